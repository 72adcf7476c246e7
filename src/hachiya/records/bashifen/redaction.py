"""Redacts events and snapshots of bashifen for one viewer.

Of a `deal` a viewer knows the cards that their seat has drawn so far, the turned cards of the kitty, and the whole
kitty if their seat has taken it.
"""

from collections.abc import Sequence
from typing import cast

from hachiya.engine.bits import bit, members
from hachiya.engine.ledger import NOBODY
from hachiya.games.bashifen.cards import LOWEST_RANK, NAMES, RANKS, SUITS, UNKNOWN, names
from hachiya.games.bashifen.events import TrumpsFixedBy
from hachiya.games.bashifen.game import state_of
from hachiya.games.bashifen.sight import TABLE
from hachiya.games.bashifen.state import DRAWS, KITTY, SEATS, Action, Declaration, Phase, State
from hachiya.games.table import Table
from hachiya.records.bashifen.recorder import TRUMP_SUITS
from hachiya.records.common_events import AnyEvent, NewEvent
from hachiya.records.events import Event
from hachiya.records.fields import Viewer

_BY = tuple(by.name.lower() for by in TrumpsFixedBy)
_VOIDS = (*SUITS, "trumps")


# ------------------------------------------------------------------------------------- events


def redact(event: Event, viewer: Viewer) -> Event:
    """An event as `viewer` may read it when it happens; of a deal no card has been drawn then."""
    if event["e"] == "deal":
        return _deal(cast(AnyEvent, event), viewer, 0, None)
    if event["e"] == "bury" and event["seat"] != viewer:
        return cast(Event, {**event, "cards": [UNKNOWN] * len(event["cards"])})
    return event


def redact_record(events: Sequence[Event], viewer: Viewer, drawn: int) -> list[Event]:
    """The events of a record, complete or not, as `viewer` may read them after the last one.

    `drawn` is the number of cards drawn in a last deal whose trumps are not fixed yet.
    """
    lines = []
    trumps: AnyEvent | None = None
    for event in reversed(events):
        if event["e"] == "trumps":
            trumps, drawn = cast(AnyEvent, event), DRAWS
        if event["e"] == "deal":
            lines.append(_deal(cast(AnyEvent, event), viewer, drawn, trumps))
            trumps, drawn = None, DRAWS
        else:
            lines.append(redact(event, viewer))
    return lines[::-1]


def _deal(event: AnyEvent, viewer: Viewer, drawn: int, trumps: AnyEvent | None) -> Event:
    """The deal as `viewer` knows it after `drawn` cards, and after the event `trumps` if there is one."""
    draws = [
        card if place < drawn and (event["first"] + place) % SEATS == viewer else UNKNOWN
        for place, card in enumerate(event["draws"])
    ]
    known_count = 0 if trumps is None else KITTY if trumps["dealer"] == viewer else _turned(event, trumps)
    kitty = [card if place < known_count else UNKNOWN for place, card in enumerate(event["widow"])]
    return cast(Event, {**event, "draws": draws, "widow": kitty})


def _turned(deal: AnyEvent, trumps: AnyEvent) -> int:
    """The number of kitty cards that were turned: without a declaration all to the first level card (RULES C-95)."""
    if trumps["by"] == "declared":
        return 0
    level = RANKS[deal["trump_rank"] - LOWEST_RANK]
    return next((place for place, card in enumerate(deal["widow"], 1) if card[0] == level), KITTY)


# ------------------------------------------------------------------------------------- snapshots


def snapshot(table: Table, viewer: Viewer) -> NewEvent:
    """All that `viewer` may know of a running match, as JSON-native strings and numbers.

    Hands are by seat, known cards first, then one `?` for each unknown one; `open` has the cards that all know. In the
    drawing all may declare: `turn` is shown to the seat that is asked alone, `legal` to each seat.
    """
    seen = seen_by_all(state_of(table.game.observe(table.state, TABLE)))
    if viewer == "table":
        return seen
    own = state_of(table.game.observe(table.state, viewer))
    return {**seen, **seen_alone(own, viewer), "legal": [*members(_legal(table, own, viewer))]}


def seen_by_all(view: State) -> NewEvent:
    """The keys of a snapshot that everybody sees, by the onlookers' view."""
    books = view.books
    seats = range(SEATS)
    confirming = view.phase == Phase.DRAW and view.drawn == DRAWS
    return {
        "viewer": "table",
        "n": books.deal,
        "phase": Phase(view.phase).name.lower(),
        "turn": _seat(view.turn),
        "first": books.first,
        "dealer": _seat(books.dealer),
        "stage": list(books.level),
        "trump_rank": books.trump_rank,
        "trumps": {"suit": TRUMP_SUITS[books.trump_suit], "by": _BY[books.trumps_by]} if view.trumps else None,
        "drawn": view.drawn,
        "declared": _declared(view),
        "confirmed": [other for other in seats if confirming and view.passed & bit(other)],
        "hands": [_hand(view, other) for other in seats],
        "open": [names(view.open_one[other], view.open_two[other]) for other in seats],
        "turned": [NAMES[card >> 1] for card in view.deck[: view.turned]],
        "buried": names(view.buried_one, view.buried_two),
        "trick": _trick(view),
        "ahead": view.ahead if view.plays else None,
        "points": books.points,
        "taken": names(view.taken_one, view.taken_two),
        "voids": [[name for suit, name in enumerate(_VOIDS) if view.voids[other] & bit(suit)] for other in seats],
        "legal": [],
    }


def seen_alone(own: State, viewer: Viewer) -> NewEvent:
    """The keys of a snapshot that depend on its viewer, without `legal`; `own` is the state as they know it."""
    return {
        "viewer": viewer,
        "turn": _seat(own.turn),
        "hands": [_hand(own, other) for other in range(SEATS)],
        "buried": names(own.buried_one, own.buried_two),
    }


def _legal(table: Table, view: State, seat: int) -> int:
    """The legal actions of the seat; a seat that is not asked may declare too, and confirm after the last card."""
    if view.turn == seat:
        return table.game.legal(view)
    calls = table.game.calls(view, seat)
    return calls if view.drawn == DRAWS else calls & ~bit(Action.PASS)


def _declared(view: State) -> NewEvent | None:
    if view.declaration == Declaration.NONE:
        return None
    count = 1 if view.declaration == Declaration.SINGLE else 2
    return {"seat": view.declarer, "cards": [NAMES[view.declared]] * count}


def _hand(view: State, seat: int) -> list[str]:
    known_cards = names(view.hand_one[seat], view.hand_two[seat])
    return known_cards + [UNKNOWN] * (view.held[seat] - len(known_cards))


def _trick(view: State) -> list[NewEvent]:
    """The plays to the trick, in their order."""
    seats = [(view.leader + place) % SEATS for place in range(view.plays)]
    return [{"seat": seat, "cards": names(view.trick_one[seat], view.trick_two[seat])} for seat in seats]


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else seat
