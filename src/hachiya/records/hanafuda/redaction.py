"""Redacts events and snapshots of the games with flower cards for one viewer."""

from collections.abc import Sequence
from typing import cast

from hachiya.engine.bits import bit, members
from hachiya.engine.ledger import NOBODY, POT
from hachiya.games.hanafuda.cards import CARDS, LETTERS, UNKNOWN, letters
from hachiya.games.hanafuda.dealing import stock_start
from hachiya.games.hanafuda.game import Table as TableState
from hachiya.games.hanafuda.game import hanafuda, state_of
from hachiya.games.hanafuda.phases import Phase
from hachiya.games.hanafuda.position import Position
from hachiya.games.hanafuda.sight import HIDDEN, TABLE, CardVisibility, cards_held
from hachiya.games.hanafuda.yaku import keys
from hachiya.games.table import Table
from hachiya.records.common_events import AnyEvent, NewEvent
from hachiya.records.events import Event
from hachiya.records.fields import Viewer


def redact(event: Event, viewer: Viewer) -> Event:
    """An event as `viewer` may read it, at any time."""
    hidden_keys = HIDDEN.get(event["e"])
    if hidden_keys is None:
        return event
    copy = dict(cast(AnyEvent, event))
    for field, seen in hidden_keys.items():
        if seen is CardVisibility.BY_NOBODY:
            copy[field] = UNKNOWN * len(copy[field])
        else:
            copy[field] = [hand if seat == viewer else UNKNOWN * len(hand) for seat, hand in enumerate(copy[field])]
    return cast(Event, copy)


def snapshot(table: Table, viewer: Viewer) -> NewEvent:
    """All that `viewer` may know of a running match, as JSON-native strings and numbers.

    Hands are by seat, known cards first, then one `?` for each unknown one; `legal` lists the actions of the viewer if
    it is their turn.
    """
    view = view_of(table, viewer)
    return {**seen_by_all(table, view), **seen_alone(table, view, viewer)}


def view_of(table: Table, viewer: Viewer) -> TableState:
    """The state as `viewer` knows it."""
    return state_of(table.game.observe(table.state, TABLE if viewer == "table" else viewer))


def seen_by_all(table: Table, view: TableState) -> NewEvent:
    """The keys of a snapshot that are alike for all viewers, from the view of any of them."""
    books = view.books
    seats = range(table.seats)
    picking = view.phase in (Phase.PICK_HAND, Phase.PICK_STOCK)
    return {
        "n": books.month,
        "dealer": books.dealer,
        "order": [other for other in books.order if other != NOBODY],
        "folded": [other for other in seats if books.folded & bit(other)],
        "squeezed": [
            {"seat": other, "yaku": keys(books.squeezed_yaku[other]), "cards": letters(books.squeezed_cards[other])}
            for other in seats
            if books.squeezed & bit(other)
        ],
        "pot": books.scores[POT],
        "exposed": [letters(view.exposed[other]) for other in seats],
        "field": letters(view.field),
        "pending": LETTERS[view.pending] if picking else None,
        "captured": [letters(view.captured[other]) for other in seats],
        "stock": _left_in_stock(view),
        "shown": [keys(books.shown[other]) for other in seats],
        "made": [keys(books.made[other]) for other in seats],
        "scores": books.scores[: table.seats],
    }


def seen_alone(table: Table, view: TableState, viewer: Viewer) -> NewEvent:
    """The keys of a snapshot that depend on its viewer; `view` is the state as they know it."""
    legal = table.game.legal(view) if viewer != "table" and view.turn == viewer else 0
    return {
        "viewer": viewer,
        "phase": Phase(view.phase).name.lower(),
        "turn": _seat(view.turn),
        "hands": [_hand(view.hands[seat], cards_held(view, seat)) for seat in range(table.seats)],
        **hanafuda(table.game).view_json(view),
        "legal": [*members(legal)],
    }


def _left_in_stock(view: Position) -> int:
    """The number of cards left to turn; none before the stock is made."""
    is_made = view.books.entered > 1 and view.phase != Phase.BID
    return CARDS - stock_start(view) - view.turned if is_made else 0


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _hand(cards_known: int, count: int) -> str:
    cards = letters(cards_known)
    return cards + UNKNOWN * (count - len(cards))


def redact_record(events: Sequence[Event], viewer: Viewer, _drawn: int) -> list[Event]:
    """The events of a record, complete or not, as `viewer` may read them."""
    return [redact(event, viewer) for event in events]
