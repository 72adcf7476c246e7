"""What messages say of games with flower cards: the view of each viewer, and what stands beside the table."""

from typing import Any

from hachiya.games.advice import Shares
from hachiya.games.hanafuda.cards import letters
from hachiya.games.hanafuda.events import Liable
from hachiya.games.hanafuda.game import hanafuda
from hachiya.games.hanafuda.sight import TABLE, unseen
from hachiya.games.hanafuda.yaku import keys
from hachiya.games.table import Table
from hachiya.games.unit import Below, Unit
from hachiya.records.redaction import Viewer, snapshot
from hachiya.server.match import Match


def view(table: Table, viewer: Viewer) -> dict[str, Any]:
    """The snapshot, the yaku of the month, the unseen cards, and for the seat at turn what it may choose from."""
    seen = snapshot(table, viewer)
    return {
        **seen,
        "captured_yaku": _captured_yaku(table),
        "progress": [_progress(table, seat) if seat in seen["order"] else [] for seat in range(table.seats)],
        "unseen": letters(unseen(table.state, TABLE if viewer == "table" else viewer)),
        "choices": _choices(table, seen["legal"]),
    }


def terms(match: Match) -> dict[str, Any]:
    """What fields do to yaku, what cards count, how sums are written."""
    game = hanafuda(match.table.game)
    found = game.terms(match.table.rules)
    return {
        "fields": {kind: factor._asdict() for kind, factor in found.fields.items()},
        "card_points": dict(found.card_points),
        "money": money(game.unit),
    }


def _choices(table: Table, legal: list[int]) -> list[dict[str, Any]]:
    """The choices of the seat at turn, from what it sees (none for anyone else, whose `legal` is empty)."""
    if not legal:
        return []
    own = table.game.observe(table.state, table.turn)
    return [_choice(table, own, action) for action in legal]


def _choice(table: Table, own: Any, action: int) -> dict[str, Any]:
    name = table.game.action_name(own, action)
    advice = hanafuda(table.game).advise(own, table.rules, action)
    choice: dict[str, Any] = {"action": action, "does": advice.does, "en": name.en, "ja": name.ja}
    if advice.yaku is not None:
        choice["yaku"] = keys(advice.yaku)
    if advice.cards is not None:
        choice["cards"] = letters(advice.cards)
    if advice.ribbons:
        choice["ribbons"] = {"of": letters(advice.ribbons), "count": advice.ribbons_open}
    if advice.pays is not None:
        choice["pays"] = _shares(advice.pays)
    if advice.later is not None:
        choice["later"] = {"alone": _shares(advice.later.alone), "beaten": _shares(advice.later.beaten)}
    if advice.entrance is not None:
        choice["entrance"] = advice.entrance._asdict()
    if advice.dangers:
        choice["dangers"] = [{**danger._asdict(), "yaku": keys(danger.yaku)} for danger in advice.dangers]
    return choice


def _shares(shares: Shares) -> list[dict[str, Any]]:
    return [
        {"seat": seat, "points": points, **({"liable": Liable(liable).name.lower()} if liable else {})}
        for seat, points, liable in shares
    ]


def money(unit: Unit) -> dict[str, Any]:
    """How a game writes sums."""
    words = {"one": unit.one, "many": unit.many, "brief": unit.column}
    written = {"kan": unit.below is not Below.PLAIN, "floored": unit.below is Below.FLOOR}
    return {**{key: word._asdict() for key, word in words.items()}, **written}


def _captured_yaku(table: Table) -> list[dict[str, Any]]:
    worths = hanafuda(table.game).yaku_worths(table.state.books, table.rules)
    return [{**worth._asdict(), "yaku": keys(worth.yaku)[0], "cards": letters(worth.cards)} for worth in worths]


def _progress(table: Table, seat: int) -> list[dict[str, Any]]:
    found = hanafuda(table.game).yaku_progress(table.state, table.rules, seat)
    return [
        {
            "yaku": keys(one.yaku)[0],
            "have": letters(one.have),
            "open": letters(one.open),
            "blocked": letters(one.blocked),
            "lacks": one.lacks,
            "possible": one.possible,
            "points": one.points,
        }
        for one in found
    ]
