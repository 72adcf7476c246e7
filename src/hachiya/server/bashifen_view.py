"""What messages say of bashifen: the view of each viewer. The rules say what it holds (`games.bashifen.advice`)."""

from typing import Any

from hachiya.engine.bits import bit
from hachiya.games.bashifen.actions import shown_by
from hachiya.games.bashifen.advice import asked, does, grouped, tops
from hachiya.games.bashifen.cards import NAMES, SUITS, names
from hachiya.games.bashifen.events import NO_SUIT
from hachiya.games.bashifen.state import Phase, State
from hachiya.games.table import ACTIONS, Table
from hachiya.records.redaction import Viewer, snapshot
from hachiya.server.match import Match

_NOTHING_OWN: dict[str, Any] = {
    "suits": [],
    "tops": {"single": [], "pairs": []},
    "ask": None,
    "legal": [],
    "choices": [],
}
"""What those see who only look on."""


def view(table: Table, viewer: Viewer) -> dict[str, Any]:
    """The snapshot, the own hand in order and what is certain of it, what is asked, and what may be chosen."""
    seen = snapshot(table, viewer)
    if table.all_speak:
        seen["turn"] = None  # it would tell who may declare; and none is before the others
    if table.state.phase != Phase.PLAY:
        seen |= {"trick": [], "ahead": None}  # the last one is over
    return {**seen, **_NOTHING_OWN} if viewer == "table" else {**seen, **_own(table, viewer)}


def terms(match: Match) -> dict[str, Any]:
    """How fast the clock draws, in milliseconds a card."""
    return {"clock": match.setup.clock}


def _own(table: Table, seat: int) -> dict[str, Any]:
    own: State = table.game.observe(table.state, seat)
    may = _may(table, own, seat)
    legal = [action for action in range(ACTIONS) if may & bit(action)]
    single, pairs = tops(own, seat)
    return {
        "suits": [
            {"suit": "trumps" if suit == NO_SUIT else SUITS[suit], "cards": [NAMES[kind] for kind in kinds]}
            for suit, kinds in grouped(own, seat)
        ],
        "tops": {"single": names(single, 0), "pairs": names(pairs, 0)},
        "ask": _ask(own) if own.turn == seat else None,
        "legal": legal,
        "choices": [_choice(table, own, action) for action in legal],
    }


def _may(table: Table, own: State, seat: int) -> int:
    if table.all_speak:
        return table.game.calls(own, seat)
    return table.game.legal(own) if own.turn == seat else 0


def _ask(own: State) -> dict[str, Any] | None:
    ask = asked(own)
    if ask is None:
        return None
    return {"cards": ask.cards, "of": names(ask.of_one, ask.of_two), "least": ask.least, "pairs": ask.pairs}


def _choice(table: Table, own: State, action: int) -> dict[str, Any]:
    name = table.game.action_name(own, action)
    choice: dict[str, Any] = {"action": action, "does": does(action, own.phase), "en": name.en, "ja": name.ja}
    cards = shown_by(own, action)
    return {**choice, "cards": [NAMES[kind] for kind in cards]} if cards else choice
