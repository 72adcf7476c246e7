"""Builds what goes out to a viewer, as JSON text. What he may see is for `records.redaction` to say, as anywhere."""

import json
from collections.abc import Iterable
from typing import Any, cast

from hachiya.games.advice import Shares
from hachiya.games.hanafuda.cards import letters
from hachiya.games.hanafuda.events import Liable
from hachiya.games.hanafuda.game import hanafuda
from hachiya.games.hanafuda.yaku import keys
from hachiya.games.table import Table
from hachiya.games.unit import Below, Unit
from hachiya.records.events import Event
from hachiya.records.jsonl import dump_line
from hachiya.records.redaction import HIDING, Viewer, redact, snapshot
from hachiya.server.match import Match
from hachiya.server.protocol import PROTOCOL, NackCode

_dump = json.JSONEncoder(ensure_ascii=False, allow_nan=False, separators=(",", ":")).encode

_REDACTED = tuple(f'{{"e":"{kind}"' for kind in HIDING)
"""How the lines begin that `redact` does not leave as they are; all others go out as they are stored."""

PONG = '{"is":"pong"}'


def shown(lines: Iterable[str], viewer: Viewer) -> list[str]:
    """Lines of a record as this viewer may read them."""
    return [
        dump_line(redact(cast(Event, json.loads(line)), viewer)) if line.startswith(_REDACTED) else line
        for line in lines
    ]


def view(table: Table, viewer: Viewer) -> dict[str, Any]:
    """The snapshot, the yaku of the month, and for the seat at turn what it may choose from."""
    seen = snapshot(table, viewer)
    return {**seen, "captured_yaku": _captured_yaku(table), "choices": _choices(table, seen["legal"])}


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
    return choice


def _shares(shares: Shares) -> list[dict[str, Any]]:
    return [
        {"seat": seat, "points": points, **({"liable": Liable(liable).name.lower()} if liable else {})}
        for seat, points, liable in shares
    ]


def _money(unit: Unit) -> dict[str, Any]:
    words = {"one": unit.one, "many": unit.many, "brief": unit.column}
    written = {"kan": unit.below is not Below.PLAIN, "floored": unit.below is Below.FLOOR}
    return {**{key: word._asdict() for key, word in words.items()}, **written}


def _captured_yaku(table: Table) -> list[dict[str, Any]]:
    worths = hanafuda(table.game).yaku_worths(table.state.books, table.rules)
    return [{**worth._asdict(), "yaku": keys(worth.yaku)[0], "cards": letters(worth.cards)} for worth in worths]


def table_message(match: Match, viewer: Viewer, lines: Iterable[str]) -> str:
    """Everything, for one who comes or has lost the thread; `lines` are those of all entries so far."""
    setup = match.setup
    terms = hanafuda(match.table.game).terms(match.table.rules)
    start = {
        "is": "table",
        "protocol": PROTOCOL,
        "version": match.version,
        "table": setup.id,
        "viewer": viewer,
        "game": setup.game,
        "options": dict(setup.options),
        "names": setup.names,
        "players": setup.players,
        "fields": {kind: factor._asdict() for kind, factor in terms.fields.items()},
        "card_points": dict(terms.card_points),
        "money": _money(hanafuda(match.table.game).unit),
    }
    record = ",".join(shown([*setup.head(), *lines], viewer))
    return f'{_dump(start)[:-1]},"record":[{record}],"view":{_dump(view(match.table, viewer))}}}'


def entry_message(match: Match, viewer: Viewer, lines: Iterable[str]) -> str:
    """The entry that led to this position; `lines` are its own."""
    record = ",".join(shown(lines, viewer))
    seen = _dump(view(match.table, viewer))
    return f'{{"is":"entry","version":{match.version},"record":[{record}],"view":{seen}}}'


def ack(message: str, version: int) -> str:
    """A choice is stored."""
    return _dump({"is": "ack", "id": message, "version": version})


def nack(match: Match, viewer: Viewer, message: str | None, code: NackCode, en: str, ja: str) -> str:
    """A message is refused."""
    seen = view(match.table, viewer)
    start = {"is": "nack", "id": message, "code": code, "en": en, "ja": ja, "version": match.version, "view": seen}
    return _dump(start)
