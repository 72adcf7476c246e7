"""What one viewer may receive of bashifen: lines of a record, and snapshots.

How much of a `deal` a viewer knows depends on the moment: what their seat has drawn by then, what was turned of the
kitty, and the whole kitty if they have taken it.
"""

from collections.abc import Sequence
from typing import Any, cast

from hachiya.engine.bits import bit, members
from hachiya.engine.ledger import NOBODY
from hachiya.games.bashifen.cards import LOWEST_RANK, NAMES, RANKS, SUITS, UNKNOWN, names
from hachiya.games.bashifen.events import By
from hachiya.games.bashifen.sight import TABLE
from hachiya.games.bashifen.state import DRAWS, KITTY, SEATS, Action, Declaration, Phase, State
from hachiya.games.table import Table
from hachiya.records.bashifen.recorder import TRUMP_SUITS
from hachiya.records.common_events import AnyEvent, NewEvent
from hachiya.records.events import Event
from hachiya.records.fields import Viewer

_BY = tuple(by.name.lower() for by in By)
_VOIDS = (*SUITS, "trumps")


# ------------------------------------------------------------------------------------- events


def redact(event: Event, viewer: Viewer) -> Event:
    """The event as `viewer` may read it when it happens: of a deal nothing has been drawn yet."""
    if event["e"] == "deal":
        return _deal(cast(AnyEvent, event), viewer, 0, None)
    if event["e"] == "bury" and event["seat"] != viewer:
        return cast(Event, {**event, "cards": [UNKNOWN] * len(event["cards"])})
    return event


def redact_record(events: Sequence[Event], viewer: Viewer, drawn: int) -> list[Event]:
    """A record as far as it goes, as `viewer` may read it by then; of a deal whose trumps are not fixed yet, `drawn`
    cards are in the hands."""
    shown = []
    trumps: AnyEvent | None = None
    for event in reversed(events):
        if event["e"] == "trumps":
            trumps, drawn = cast(AnyEvent, event), DRAWS
        if event["e"] == "deal":
            shown.append(_deal(cast(AnyEvent, event), viewer, drawn, trumps))
            trumps, drawn = None, DRAWS
        else:
            shown.append(redact(event, viewer))
    return shown[::-1]


def _deal(event: AnyEvent, viewer: Viewer, drawn: int, trumps: AnyEvent | None) -> Event:
    """The deal as far as `viewer` knows it by then; `trumps` if they are fixed."""
    draws = [
        card if place < drawn and (event["first"] + place) % SEATS == viewer else UNKNOWN
        for place, card in enumerate(event["draws"])
    ]
    known = 0 if trumps is None else KITTY if trumps["dealer"] == viewer else _turned(event, trumps)
    kitty = [card if place < known else UNKNOWN for place, card in enumerate(event["widow"])]
    return cast(Event, {**event, "draws": draws, "widow": kitty})


def _turned(deal: AnyEvent, trumps: AnyEvent) -> int:
    """How many cards of the kitty were turned: where nobody declared, all to the first level card (RULES C-95)."""
    if trumps["by"] == "declared":
        return 0
    level = RANKS[deal["trump_rank"] - LOWEST_RANK]
    return next((place for place, card in enumerate(deal["widow"], 1) if card[0] == level), KITTY)


# ------------------------------------------------------------------------------------- snapshots


def snapshot(table: Table, viewer: Viewer) -> NewEvent:
    """Everything that `viewer` may know of a running match, as JSON-native words and numbers.

    Hands are by seat, known cards first, then one `?` for each unknown one; `open` is what all know of them. In the
    drawing it is everyone's turn to declare: `turn` is told to those asked alone, `legal` to each what they may say.
    """
    seen = seen_by_all(table.game.observe(table.state, TABLE))
    if viewer == "table":
        return seen
    own = table.game.observe(table.state, viewer)
    return {**seen, **seen_alone(own, viewer), "legal": [*members(_legal(table, own, viewer))]}


def seen_by_all(view: State) -> NewEvent:
    """The snapshot of those who only look on, from what they see; seats see the same, but for what is theirs alone."""
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


def seen_alone(own: State, seat: int) -> NewEvent:
    """What is this seat's alone, beside what it may choose; `own` is the state as it sees it."""
    return {
        "viewer": seat,
        "turn": _seat(own.turn),
        "hands": [_hand(own, other) for other in range(SEATS)],
        "buried": names(own.buried_one, own.buried_two),
    }


def _legal(table: Table, view: State, seat: int) -> int:
    """What the seat may choose; who is not asked may declare all the same, and confirm after the last card."""
    if view.turn == seat:
        return table.game.legal(view)
    calls = table.game.calls(view, seat)
    return calls if view.drawn == DRAWS else calls & ~bit(Action.PASS)


def _declared(view: Any) -> NewEvent | None:
    if view.declaration == Declaration.NONE:
        return None
    shown = 1 if view.declaration == Declaration.SINGLE else 2
    return {"seat": view.declarer, "cards": [NAMES[view.declared]] * shown}


def _hand(view: Any, seat: int) -> list[str]:
    known = names(view.one[seat], view.two[seat])
    return known + [UNKNOWN] * (view.held[seat] - len(known))


def _trick(view: Any) -> list[NewEvent]:
    """The plays to the trick, in their order."""
    seats = [(view.leader + place) % SEATS for place in range(view.plays)]
    return [{"seat": seat, "cards": names(view.trick_one[seat], view.trick_two[seat])} for seat in seats]


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else seat
