"""The view of a match with flower cards."""

from collections.abc import Iterable, Mapping
from typing import Any, Literal, NotRequired

from pydantic import with_config
from typing_extensions import TypedDict

from hachiya.engine.ledger import NOBODY
from hachiya.games.game import EVERYTHING
from hachiya.games.hanafuda.advice import YakuProgress, YakuWorth
from hachiya.games.hanafuda.cards import letters
from hachiya.games.hanafuda.game import hanafuda, state_of
from hachiya.games.hanafuda.sight import TABLE, unseen
from hachiya.games.table import Table
from hachiya.records.common_events import STRICT
from hachiya.records.fields import CapturedYaku, Card, Cards, Carry, Count, HandYaku, Kind, Points, Seat, Viewer
from hachiya.records.hanafuda.redaction import seen_alone, seen_by_all, view_of
from hachiya.tables.messages.hanafuda.choices import Choice, choices
from hachiya.tables.messages.hanafuda.shapes import SHAPES, RuleCards, Spelt
from hachiya.tables.protocol.names import ActionNumber

Phase = Literal[
    "mizuten",
    "deal",
    "bid",
    "show",
    "expose",
    "play",
    "pick_hand",
    "decide_hand",
    "pick_stock",
    "decide",
    "cancel",
    "over",
]


@with_config(STRICT)
class SqueezedOut(TypedDict):
    """A seat that was put out of the month by the auction, the yaku of its hand, and the cards that it has shown."""

    seat: Seat
    yaku: list[Literal[HandYaku, CapturedYaku]]
    cards: Cards


@with_config(STRICT)
class View(TypedDict):
    """The view of a running match with flower cards: everything that its viewer may know.

    `field` is the field (場), the open cards in the middle. `progress` is by seat, empty for seats that are not in
    play; `unseen` are the cards of which the viewer does not know whether they are in a hand or in the stock. Games
    with kinds of fields have `kind` and `carry`, and `sager`, the seat that has gone on (下げ); tables of seven have
    `white`, the seat that sits out by the white card. Games in which bids double have the `rate`, the `doubler`
    before whom the cube lies, the `leader` who speaks and plays first, the seats that have `joined` at this rate,
    and all `sagers`.
    """

    viewer: Viewer
    n: Count
    dealer: Seat
    order: list[Seat]
    mizuten: NotRequired[Seat | None]
    white: NotRequired[Seat | None]
    folded: list[Seat]
    squeezed: list[SqueezedOut]
    pot: Points
    kind: NotRequired[Kind]
    carry: NotRequired[Carry]
    rate: NotRequired[Count]
    doubler: NotRequired[Seat | None]
    leader: NotRequired[Seat]
    joined: NotRequired[list[Seat]]
    phase: Phase
    turn: Seat | None
    hands: list[Cards]
    exposed: list[Cards]
    field: Cards
    pending: Card | None
    captured: list[Cards]
    stock: Count
    shown: list[list[HandYaku]]
    made: list[list[CapturedYaku]]
    sager: NotRequired[Seat | None]
    sagers: NotRequired[list[Seat]]
    scores: list[Points]
    captured_yaku: list[Spelt[YakuWorth]]
    progress: list[list[Spelt[YakuProgress]]]
    unseen: RuleCards
    legal: list[ActionNumber]
    choices: list[Spelt[Choice]]


_PROGRESS_DEPENDS_ON = ("order", "captured", "made", "captured_yaku")


def shared_view(table: Table, before: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """The part of the view that is alike for all viewers, with the yaku of the month and each seat's progress.

    Progress is taken from an earlier view of the match, `before`, where nothing has changed on which it depends.
    """
    worths = hanafuda(table.game).yaku_worths(state_of(table.state).books, table.rules)
    view = {
        **seen_by_all(table, view_of(table, "table")),
        "captured_yaku": [SHAPES.to_json(worth) for worth in worths],
    }
    if before and all(before[key] == view[key] for key in _PROGRESS_DEPENDS_ON):
        view["progress"] = before["progress"]
    else:
        playing = {seat for seat in state_of(table.state).books.order if seat != NOBODY}
        view["progress"] = [_progress(table, seat, worths) if seat in playing else [] for seat in range(table.seats)]
    return view


def own_view(table: Table, viewer: Viewer) -> dict[str, Any]:
    """The part of the view that depends on its viewer; for the seat at turn with its choices."""
    known_state = view_of(table, viewer)
    seen = seen_alone(table, known_state, viewer)
    return {
        **seen,
        "unseen": letters(unseen(state_of(table.state), TABLE if viewer == "table" else viewer)),
        "choices": choices(table, known_state, seen["legal"]),
    }


def open_all_hands(table: Table, seen: dict[str, Any]) -> dict[str, Any]:
    """Return a copy of the view `seen` in which all hands lie open, for replays."""
    everything = state_of(table.game.observe(table.state, EVERYTHING))
    return {**seen, "hands": [letters(everything.hands[seat]) for seat in range(table.seats)], "unseen": ""}


def _progress(table: Table, seat: int, worths: Iterable[YakuWorth]) -> list[dict[str, Any]]:
    return [
        SHAPES.to_json(progress)
        for progress in hanafuda(table.game).yaku_progress(table.state, table.rules, seat, worths)
    ]
