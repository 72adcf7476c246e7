"""Positions of hachiju: the auction with doubles beside the cards."""

from collections.abc import Mapping

from hachiya.engine.ledger import NOBODY
from hachiya.games.hachiju.captured_yaku import captured_yaku
from hachiya.games.hachiju.state import Phase, Rules, State
from hachiya.records.positions import hanafuda
from hachiya.records.positions import values as of
from hachiya.records.positions.hanafuda import BOOKS, CARDS_OF_DEAL, QUIET, TABLE, can_be, counts
from hachiya.records.positions.keys import Key, Room

KEYS = (
    *BOOKS,
    Key("rate", ("books.rate",), of.NUMBER),
    Key("leader", ("books.leader",), of.SEAT, level=2),
    Key("doubler", ("books.doubler",), of.SEAT),
    Key("joined", ("books.joined",), of.SEATS),
    Key("to_speak", ("to_speak",), of.SEATS, phases=(Phase.BID,)),
    *TABLE,
    Key("sage", ("books.continuers",), of.SEATS),
    Key("points", ("books.points",), of.NUMBER, by="seat"),
)


def clear(state: State) -> None:
    """Fill a state that has just started as a deal begins."""
    hanafuda.clear(state)
    state.books.rate = 1
    state.books.doubler = NOBODY


def derive(state: State, rules: Rules, held: Mapping[int, int]) -> None:
    """Fill what follows from the dealer, the cards and the captured piles."""
    books = state.books
    hanafuda.derive(state, held)
    if state.phase in QUIET:
        return
    books.leader = books.dealer
    for seat in range(books.seats):
        books.made[seat] = captured_yaku(state.captured[seat], rules)


ROOM = Room(KEYS, of.member_of(Phase), QUIET, counts, clear, derive, can_be, lambda _state: [], CARDS_OF_DEAL)
