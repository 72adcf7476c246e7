"""The view of a running match of 八十分 that a viewer may have, from the advice of `games.bashifen.advice`."""

from collections.abc import Mapping
from typing import Any, Literal

from pydantic import with_config
from typing_extensions import TypedDict

from hachiya.engine.bits import members
from hachiya.games.bashifen.advice import (
    NO_TOPS,
    CertainTops,
    GroupOfHand,
    PlayRequirement,
    certain_top_cards,
    hand_groups,
    required_play,
)
from hachiya.games.bashifen.cards import names
from hachiya.games.bashifen.game import state_of
from hachiya.games.bashifen.sight import TABLE
from hachiya.games.bashifen.state import Phase, State
from hachiya.games.game import EVERYTHING
from hachiya.games.table import Table
from hachiya.records.bashifen.redaction import seen_alone, seen_by_all
from hachiya.records.common_events import STRICT
from hachiya.records.fields import Count, Group, LevelByPair, PackCard, Rank, Seat, TrumpsBy, TrumpSuit, Viewer
from hachiya.tables.messages.bashifen.shapes import SHAPES, Spelt
from hachiya.tables.protocol.names import ActionNumber

BashifenPhase = Literal["deal", "draw", "bury", "play", "over"]


@with_config(STRICT)
class TrumpsFixed(TypedDict):
    """The trump suit, and what has fixed it."""

    suit: TrumpSuit
    by: TrumpsBy


@with_config(STRICT)
class Shown(TypedDict):
    """Cards that a seat has declared with, or played to the trick."""

    seat: Seat
    cards: list[PackCard]


# The key is one of the protocol, not a name of ours: it is spelt as data.
_PointCards = TypedDict("_PointCards", {"taken": list[PackCard]})  # noqa: UP013


@with_config(STRICT)
class BashifenView(_PointCards):
    """The view of a running match of 八十分: everything that its viewer may know.

    Hands are by seat, known cards first. `open` has the cards of each hand that everybody knows, `suits` the viewer's
    own hand in order, `turned` the cards of the kitty that lay open, `taken` the point cards that the opponents have
    won. Pairs (`stage`) are seats 0 and 2, seats 1 and 3. During the draw nobody is at turn: each seat may make its
    `legal` declarations at any moment.
    """

    viewer: Viewer
    n: Count
    phase: BashifenPhase
    turn: Seat | None
    first: Seat
    dealer: Seat | None
    stage: LevelByPair
    trump_rank: Rank
    trumps: TrumpsFixed | None
    drawn: Count
    declared: Shown | None
    confirmed: list[Seat]
    hands: list[list[PackCard]]
    open: list[list[PackCard]]
    suits: list[Spelt[GroupOfHand]]
    turned: list[PackCard]
    buried: list[PackCard]
    trick: list[Shown]
    ahead: Seat | None
    points: Count
    voids: list[list[Group]]
    tops: Spelt[CertainTops]
    ask: Spelt[PlayRequirement] | None
    legal: list[ActionNumber]


_OF_VIEWER = ("viewer", "turn", "hands", "buried", "suits", "tops", "ask", "legal")
"""The keys of the view that depend on its viewer."""
_NOTHING_OWN: dict[str, Any] = {"suits": [], "tops": SHAPES.to_json(NO_TOPS), "ask": None, "legal": []}
"""The own part of the view, for spectators."""


def shared_view(table: Table, _before: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """The part of the view that is alike for all viewers."""
    seen = seen_by_all(state_of(table.game.observe(table.state, TABLE)))
    if table.state.phase != Phase.PLAY:
        seen |= {"trick": [], "ahead": None}  # the last one is over
    return {key: value for key, value in seen.items() if key not in _OF_VIEWER}


def own_view(table: Table, viewer: Viewer) -> dict[str, Any]:
    """The part of the view that depends on its viewer: the own hand in order, what it must play and may choose."""
    if viewer == "table":
        return {**seen_alone(state_of(table.game.observe(table.state, TABLE)), viewer), **_NOTHING_OWN}
    own = state_of(table.game.observe(table.state, viewer))
    alone = {**seen_alone(own, viewer), **_own(table, own, viewer)}
    if table.is_open_call:
        alone["turn"] = None  # it would tell who may declare; and none is before the others
    return alone


def open_all_hands(table: Table, seen: dict[str, Any]) -> dict[str, Any]:
    """Return a copy of the view `seen` in which all hands and the buried cards lie open, for replays."""
    everything = state_of(table.game.observe(table.state, EVERYTHING))
    hands = [names(everything.hand_one[seat], everything.hand_two[seat]) for seat in range(table.seats)]
    others = [known if seat == seen["viewer"] else hands[seat] for seat, known in enumerate(seen["open"])]
    buried = names(everything.buried_one, everything.buried_two)
    return {**seen, "hands": hands, "open": others, "buried": buried}


def _own(table: Table, own: State, seat: int) -> dict[str, Any]:
    may = _may(table, own, seat)
    ask = required_play(own) if own.turn == seat else None
    return {
        "suits": [SHAPES.to_json(group) for group in hand_groups(own, seat)],
        "tops": SHAPES.to_json(certain_top_cards(own, seat)),
        "ask": ask and SHAPES.to_json(ask),
        "legal": [*members(may)],
    }


def _may(table: Table, own: State, seat: int) -> int:
    if table.is_open_call:
        return table.game.calls(own, seat)
    return table.game.legal(own) if own.turn == seat else 0
