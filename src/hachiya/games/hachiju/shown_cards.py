"""The hand yaku that cards lying open can stand for, although the rest of the hand is hidden (RULES B1)."""

from collections.abc import Iterator

from hachiya.engine.accel import popcount
from hachiya.engine.bits import bit, members
from hachiya.games.hachiju.hand_yaku import showings, shown_cards, shown_yaku
from hachiya.games.hanafuda.cards import DECK, CardSet
from hachiya.games.hanafuda.dealing import HAND
from hachiya.games.hanafuda.hidden_cards import plain_rest
from hachiya.games.hanafuda.yaku import YakuSet


def yaku_of_shown(cards: CardSet) -> list[YakuSet]:
    """The sets of hand yaku for which a hand shows exactly these cards, in rising order.

    Seven cards are a whole hand, of which everything is announced.
    """
    if popcount(cards) == HAND:
        families = [*members(showings(cards))]
        return [shown_yaku(cards, families[-1])] if families else []
    possible = {
        shown_yaku(hand, families)
        for hand in _hands(cards)
        for families in members(showings(hand))
        if shown_cards(hand, families) == cards
    }
    return sorted(possible)


def _hands(cards: CardSet) -> Iterator[CardSet]:
    """Hands with these cards, among them one for each set of yaku that shows them all."""
    hidden = HAND - popcount(cards)
    if hidden == 1:
        yield from (cards | bit(card) for card in members(DECK & ~cards))
    elif hidden > 1:
        yield cards | plain_rest(cards, hidden)
