"""Checks whether hands and piles can hold the yaku of a tally, although no card is known (RULES B1)."""

from functools import partial

from hachiya.engine.accel import popcount
from hachiya.engine.bits import bit
from hachiya.games.hachiju.hand_yaku import (
    FUTASANBON,
    HANEKEN,
    KARASU,
    KASU_YAKU,
    SANBON,
    SHISO,
    SUROKU,
    TESHI,
    suit_yaku,
)
from hachiya.games.hachiju.state import CAPTURED_YAKU, Books, Rules
from hachiya.games.hanafuda.cards import CHAFF, CHAFF_OR_WILLOW, RIBBONS, CardSet, card_points
from hachiya.games.hanafuda.held_months import Need, months_suffice, months_with_fitting_cards
from hachiya.games.hanafuda.yaku import YakuSet

_PARTS = {
    SANBON: (SANBON,),
    TESHI: (TESHI,),
    HANEKEN: (SANBON,),
    SHISO: (TESHI, SANBON),
    FUTASANBON: (SANBON, SANBON),
}
"""The threes and fours of a suit yaku, each as the yaku that it makes alone; for pairs there are always months."""
_NOT_KASU = {KARASU: 0, SUROKU: 1}
"""The number of other cards in a hand with a kasu yaku."""
_RIBBON_POINTS = 5


def hands_possible(books: Books) -> bool:
    """True if there is a suit (month) for each three and four of the announced hand yaku."""
    needs = [
        Need(seat, months_with_fitting_cards(partial(_serves, part, books.shown[seat] & KASU_YAKU)))
        for seat in books.order[: books.entered]
        for part in _PARTS.get(books.shown[seat] & ~KASU_YAKU, ())
    ]
    return months_suffice(needs)


def _serves(part: YakuSet, kasu: YakuSet, cards: CardSet) -> bool:
    """True if these cards are such a three or four, and may lie in a hand with this kasu yaku (0: none)."""
    others = popcount(cards & ~CHAFF_OR_WILLOW)
    return suit_yaku(cards) == part and (kasu == 0 or others <= _NOT_KASU[kasu])


def least_points(books: Books, rules: Rules, seat: int) -> int:
    """The least card points of a pile with the yaku that its seat has made; chaff counts nothing (C-159)."""
    sure = ribbons = 0
    for index in range(CAPTURED_YAKU):
        if books.made[seat] & bit(rules.captured_yaku[index]):
            cards, need = rules.captured_cards[index], rules.captured_need[index]
            if popcount(cards) == need:
                sure |= cards
            elif cards & ~RIBBONS == 0:
                ribbons = need
    more_ribbons = max(ribbons - popcount(sure & RIBBONS), 0)
    return card_points(sure & ~CHAFF) + _RIBBON_POINTS * more_ribbons
