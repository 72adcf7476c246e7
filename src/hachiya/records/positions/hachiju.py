"""Positions of hachiju: the auction with doubles beside the cards."""

from collections.abc import Mapping

from hachiya.engine.bits import bit, members
from hachiya.engine.ledger import NOBODY
from hachiya.games.hachiju.auction import auction_is_decided, not_folded
from hachiya.games.hachiju.captured_yaku import captured_yaku
from hachiya.games.hachiju.state import HIGHEST_RATE, Phase, Rules, State
from hachiya.records.positions import hanafuda
from hachiya.records.positions import values as of
from hachiya.records.positions.hanafuda import AT_CARDS, BOOKS, CARDS_OF_DEAL, QUIET, TABLE, counts
from hachiya.records.positions.keys import Key, Room

RATES = (1, 2, HIGHEST_RATE)
"""The rates, of which each double makes the next."""
KEYS = (
    *BOOKS,
    Key("rate", ("books.rate",), of.COUNT),
    Key("leader", ("books.leader",), of.SEAT, level=2),
    Key("doubler", ("books.doubler",), of.SEAT),
    Key("joined", ("books.joined",), of.SEATS),
    Key("to_speak", ("to_speak",), of.SEATS, phases=(Phase.BID,)),
    *TABLE,
    Key("sage", ("books.continuers",), of.SEATS, phases=AT_CARDS),
    Key("points", ("books.points",), of.COUNT, by="seat", phases=AT_CARDS),
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
    if state.phase == Phase.BID and not state.to_speak:
        state.to_speak = not_folded(books) & ~books.joined
    for seat in range(books.seats):
        books.made[seat] = captured_yaku(state.captured[seat], rules)


def can_be(state: State, rules: Rules) -> bool:
    """Whether the position is one of these cards, and in the auction each seat has bid, has folded or is to speak."""
    books = state.books
    if not hanafuda.can_be(state) or books.rate not in RATES:
        return False
    if state.phase != Phase.BID:
        piles = zip(books.made, state.captured, strict=True)
        is_captured = not any(yaku & ~captured_yaku(pile, rules) for yaku, pile in piles)
        have_gone_on = all(books.made[seat] for seat in members(books.continuers))
        return is_captured and have_gone_on and (state.phase in QUIET or books.entered > 1)
    in_play = books.joined | state.to_speak
    is_once = not (in_play & books.folded or books.joined & state.to_speak)
    each_once = is_once and in_play | books.folded == (1 << books.seats) - 1
    return each_once and bool(state.to_speak & bit(state.turn)) and not auction_is_decided(state)


ROOM = Room(KEYS, of.member_of(Phase), QUIET, counts, clear, derive, can_be, lambda _state: [], CARDS_OF_DEAL)
