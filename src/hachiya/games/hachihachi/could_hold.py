"""Checks whether hands can hold the hand yaku of a tally, although no hand is known.

Known are the yaku of hands in play, the cards shown by squeezed seats, and the brights of the field.
"""

from collections.abc import Sequence
from functools import partial
from itertools import combinations

from hachiya.engine.accel import popcount
from hachiya.engine.bits import bit, members
from hachiya.games.hachihachi.captured_yaku import captured_yaku
from hachiya.games.hachihachi.hand_yaku import (
    AKA,
    FUTASANBON,
    FUTATATESANBON,
    HANEKEN,
    ICHINISHI,
    KARASU,
    PIKAICHI,
    SANBON,
    SANBONTATESANBON,
    SHISO,
    SUIT_YAKU,
    TANICHI,
    TATESANBON,
    TESHI,
    TOICHI,
    suit_yaku,
)
from hachiya.games.hachihachi.squeeze import HELD_SETS, squeezed_hand
from hachiya.games.hachihachi.state import HAND, Books, Rules
from hachiya.games.hanafuda.cards import (
    ANIMALS,
    BRIGHTS,
    CHAFF_OR_WILLOW,
    DECK,
    RIBBONS,
    WILLOW,
    CardSet,
)
from hachiya.games.hanafuda.held_months import Need, months_suffice, months_with_fitting_cards
from hachiya.games.hanafuda.yaku import YakuSet

# ------------------------------------------------------------------------------------- squeezed hands


def squeezed_hand_can_show(cards: CardSet, yaku: YakuSet, rules: Rules) -> bool:
    """True if some squeezed hand makes exactly these hand yaku and shows exactly these cards (C-165)."""
    face_down = HAND - popcount(cards)
    if face_down < 0:
        return False
    kasu = yaku & ~SUIT_YAKU & ~HELD_SETS
    if kasu == 0 and face_down > 1:
        # Two animals and other single cards, all of months that it does not show, add no yaku to five cards.
        return suit_yaku(cards) | captured_yaku(cards, rules) == yaku
    may_hide = _MAY_HIDE.get(kasu, 0) & ~rules.squeeze_cards & ~cards
    for more in combinations(members(may_hide), face_down):
        hand_makes, hand_shows = squeezed_hand(rules, cards | sum(map(bit, more)))
        if hand_makes == yaku and hand_shows & ~cards == 0:
            return True
    return False


_MAY_HIDE = {
    0: DECK,
    AKA: RIBBONS & ~WILLOW,
    TANICHI: RIBBONS & ~WILLOW,
    TOICHI: ANIMALS & ~WILLOW,
}
"""The cards that a hand with such a kasu yaku may hide, all willows being kasu."""


# ------------------------------------------------------------------------------------- several hands


def brights_suffice(books: Books, rules: Rules, seats: Sequence[int], elsewhere: CardSet) -> bool:
    """True if there is a bright for each of these seats with 光一 (one bright); `elsewhere` lie in no hand in play."""
    brights = BRIGHTS & ~elsewhere
    if not rules.showing_free:  # the rain man is kasu then
        brights &= ~WILLOW
    return sum(books.shown[seat] & PIKAICHI != 0 for seat in seats) <= popcount(brights)


def kasu_suffice(books: Books, seats: Sequence[int], elsewhere: CardSet) -> bool:
    """True if there are enough chaff cards for the chaff yaku of these seats; aka (赤), mostly ribbons, needs none."""
    need = sum(_KASU.get(books.shown[seat] & ~SUIT_YAKU, 0) for seat in seats)
    return need <= popcount(CHAFF_OR_WILLOW & ~elsewhere)


_KASU = {TANICHI: HAND - 1, TOICHI: HAND - 1, PIKAICHI: HAND - 1, KARASU: HAND}
"""The number of kasu in a hand with a kasu yaku."""


def months_possible(books: Books, seats: Sequence[int], elsewhere: CardSet) -> bool:
    """True if each three and four of these seats' yaku has a suit, and the suits of tobikomi (飛込み) are threes."""
    needs = []
    for seat in seats:
        kasu = books.shown[seat] & ~SUIT_YAKU
        of_others = sum(books.dived[other] for other in seats if other != seat)
        for part in _PARTS.get(books.shown[seat] & SUIT_YAKU, ()):
            months = months_with_fitting_cards(partial(_serves, part, kasu, elsewhere)) & ~of_others
            needs.append(Need(seat, months, 0 if part == TESHI else books.dived[seat]))
    return months_suffice(needs)


_ANY_THREE = SANBON | TATESANBON
_PARTS = {
    SANBON: (SANBON,),
    TATESANBON: (TATESANBON,),
    HANEKEN: (_ANY_THREE,),
    TESHI: (TESHI,),
    ICHINISHI: (TESHI,),
    SHISO: (TESHI, _ANY_THREE),
    FUTASANBON: (SANBON, SANBON),
    SANBONTATESANBON: (SANBON, TATESANBON),
    FUTATATESANBON: (TATESANBON, TATESANBON),
}
"""The threes and fours of a suit yaku, each as the yaku that it makes alone; for pairs there are always months."""
_KINDS = {AKA: RIBBONS, TANICHI: RIBBONS, TOICHI: ANIMALS, PIKAICHI: BRIGHTS}
"""The cards besides kasu in a hand with a kasu yaku: several with 赤, else one."""


def _serves(part: YakuSet, kasu: YakuSet, elsewhere: CardSet, cards: CardSet) -> bool:
    """True if these cards are such a three or four, may lie in a hand with this kasu yaku (0: none), and do not lie
    elsewhere.
    """
    if suit_yaku(cards) & part == 0 or cards & elsewhere:
        return False
    others = cards & ~CHAFF_OR_WILLOW
    few = kasu == AKA or popcount(others) <= 1
    return kasu == 0 or (few and others & ~_KINDS.get(kasu, 0) == 0)
