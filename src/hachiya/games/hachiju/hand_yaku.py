"""手役 of hachiju: a kasu (chaff) yaku, a suit yaku (threes, fours and pairs of a month), or both (RULES B1).

`families` is a number 1-3: 1 the kasu yaku, 2 the suit yaku, 3 both.
"""

from hachiya.engine.accel import popcount, rule
from hachiya.games.hachiju.state import HAND_YAKU, Rules
from hachiya.games.hanafuda.cards import CHAFF_OR_WILLOW, CardSet
from hachiya.games.hanafuda.hand import months_by_count
from hachiya.games.hanafuda.yaku import Yaku, YakuSet

SANBON = 1 << Yaku.SANBON
KUTTSUKI = 1 << Yaku.KUTTSUKI
TESHI = 1 << Yaku.TESHI
HANEKEN = 1 << Yaku.HANEKEN
SHISO = 1 << Yaku.SHISO
FUTASANBON = 1 << Yaku.FUTASANBON
SUROKU = 1 << Yaku.SUROKU
KARASU = 1 << Yaku.KARASU
KASU_YAKU = SUROKU | KARASU

KASU_SHOWN, SUIT_SHOWN = 1, 2
"""The families of hand yaku that a seat may show, as bits."""


@rule
def kasu_yaku(hand: CardSet) -> YakuSet:
    """The kasu (chaff) yaku of a hand, as a set of none or one: 素六 of six chaff cards, 空素 of seven (C-75)."""
    dregs = popcount(hand & CHAFF_OR_WILLOW)
    if dregs == 7:
        return KARASU
    return SUROKU if dregs == 6 else 0


@rule
def suit_yaku(hand: CardSet) -> YakuSet:
    """The suit yaku of a hand, as a set of none or one; 4 + 2 of a suit (month) is a four (手四) (C-76)."""
    fours, threes, twos = months_by_count(hand)
    if fours:
        return SHISO if threes else TESHI
    if threes:
        trios, pairs = popcount(threes), popcount(twos)
        if trios == 2:
            return FUTASANBON
        return HANEKEN if pairs == 2 else SANBON
    return KUTTSUKI if popcount(twos) == 3 else 0


@rule
def suit_exposed(hand: CardSet) -> CardSet:
    """The cards exposed for the suit yaku of a hand: the fours, threes and pairs that make it."""
    yaku = suit_yaku(hand)
    fours, threes, twos = months_by_count(hand)
    if yaku == HANEKEN or yaku == SHISO:
        return hand
    if yaku == KUTTSUKI:
        return hand & (twos * 15)
    return hand & ((fours | threes) * 15)


@rule
def shown_yaku(hand: CardSet, families: int) -> YakuSet:
    """The yaku that a hand makes of these families: 1 chaff yaku, 2 suit yaku, 3 both."""
    yaku = 0
    if families & KASU_SHOWN:
        yaku |= kasu_yaku(hand)
    if families & SUIT_SHOWN:
        yaku |= suit_yaku(hand)
    return yaku


@rule
def shown_cards(hand: CardSet, families: int) -> CardSet:
    """The cards that a hand exposes for its yaku of these families: 1 chaff yaku, 2 suit yaku, 3 both."""
    cards = 0
    if families & KASU_SHOWN and kasu_yaku(hand):
        cards |= hand & CHAFF_OR_WILLOW
    if families & SUIT_SHOWN:
        cards |= suit_exposed(hand)
    return cards


@rule
def showings(hand: CardSet) -> int:
    """The families that a hand may show, as a bit mask of numbers 1-3: either, or both (C-76)."""
    kasu, suit = kasu_yaku(hand), suit_yaku(hand)
    choices = 0
    if kasu:
        choices |= 1 << KASU_SHOWN
    if suit:
        choices |= 1 << SUIT_SHOWN
    if kasu and suit:
        choices |= 1 << (KASU_SHOWN | SUIT_SHOWN)
    return choices


@rule
def hand_total(rules: Rules, yaku: YakuSet) -> int:
    """The total of a set of hand yaku at rate 1, in points."""
    total = 0
    for index in range(HAND_YAKU):
        if yaku >> index & 1:
            total += rules.hand_points[index]
    return total
