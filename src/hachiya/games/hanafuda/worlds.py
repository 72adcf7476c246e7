"""Possible worlds of flower cards: the cards that a seat does not see are dealt anew, as it may imagine them."""

from collections.abc import Sequence

from hachiya.engine.accel import popcount, rule
from hachiya.engine.bits import bit, nth
from hachiya.engine.rng import below, shuffle
from hachiya.games.hanafuda.cards import CARDS, DECK
from hachiya.games.hanafuda.dealing import stock_start
from hachiya.games.hanafuda.phases import Phase
from hachiya.games.hanafuda.position import Position
from hachiya.games.hanafuda.sight import cards_held, on_table, unseen


def deal_anew(view: Position, viewer: int, rng: Sequence[int]) -> None:
    """Lay all cards that the viewer does not see, drawn with these random numbers, from which later decks come too."""
    view.rng[:] = rng
    if view.phase not in (Phase.DEAL, Phase.OVER):
        imagine_hands(view, viewer)
        imagine_stock(view)


@rule
def imagine_hands(st: Position, viewer: int) -> None:
    """Deal the hidden cards of hands that `viewer` does not see, with the state's random numbers."""
    if st.phase == Phase.MIZUTEN:
        return  # nothing is dealt
    pool = unseen(st, viewer)
    for seat in range(st.books.seats):
        if seat != viewer:
            for _ in range(cards_held(st, seat) - popcount(st.hands[seat])):
                card = nth(pool, below(st.rng, popcount(pool)))
                pool &= ~bit(card)
                st.hands[seat] |= bit(card)


@rule
def imagine_stock(st: Position) -> None:
    """Lay the remaining cards into the stock, in random order."""
    if st.phase == Phase.MIZUTEN:
        return
    if st.phase == Phase.BID:
        for card in range(CARDS):
            st.second[card] = card
        shuffle(st.rng, st.second)
        return
    cards = DECK & ~on_table(st)
    for seat in range(st.books.seats):
        cards &= ~st.hands[seat]
    for position in range(stock_start(st) + st.turned, CARDS):
        card = nth(cards, below(st.rng, popcount(cards)))
        cards &= ~bit(card)
        st.deck[position] = card
