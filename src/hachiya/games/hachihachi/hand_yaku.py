"""手役: the hand yaku of seven cards, and the cards that are exposed for them (RULES A5).

A hand has at most one suit yaku (三本 to 四三: threes, fours and pairs of a month) and one kasu yaku (赤 to 空素:
mostly chaff); both add up. A reading of the willows says which willow cards count as chaff.
"""

from hachiya.engine.accel import popcount, rule
from hachiya.engine.bits import bit
from hachiya.games.hanafuda.cards import ANIMALS, BRIGHTS, CHAFF, RIBBONS, WILLOW, CardSet, card, mask
from hachiya.games.hanafuda.hand import months_by_count
from hachiya.games.hanafuda.yaku import Yaku, YakuSet

SANBON = 1 << Yaku.SANBON
TATESANBON = 1 << Yaku.TATESANBON
KUTTSUKI = 1 << Yaku.KUTTSUKI
TESHI = 1 << Yaku.TESHI
HANEKEN = 1 << Yaku.HANEKEN
ICHINISHI = 1 << Yaku.ICHINISHI
SHISO = 1 << Yaku.SHISO
FUTASANBON = 1 << Yaku.FUTASANBON
SANBONTATESANBON = 1 << Yaku.SANBONTATESANBON
FUTATATESANBON = 1 << Yaku.FUTATATESANBON
AKA = 1 << Yaku.AKA
TANICHI = 1 << Yaku.TANICHI
TOICHI = 1 << Yaku.TOICHI
PIKAICHI = 1 << Yaku.PIKAICHI
KARASU = 1 << Yaku.KARASU

SUIT_YAKU = AKA - 1
NUKE_YAKU = AKA | TANICHI | TOICHI | KARASU
"""The kasu yaku that 抜け may follow; 光一 has none."""
WILLOWS_AS_KASU = 0
"""The reading in which all four willows are kasu."""
RIBBON_AS_ITSELF = 4
OPEN_RIBBON = 12
"""The reading of 赤 whose willow ribbon counts as a ribbon and is exposed nevertheless (SAN 補足 (6) 1)."""

READINGS = 8
HIDDEN_RIBBONS = 4
"""The most ribbons that 赤 hides (SAN 補足 (6))."""

_TATE_MONTHS = mask("MQY")
_PAULOWNIA = mask("s")
_RAIN_MAN = card("o")
WILLOW_RIBBON = mask("q")


@rule
def suit_yaku(hand: CardSet) -> YakuSet:
    """The suit yaku of a hand, as a set of none or one, by how many cards of a suit (month) it has (SAN 手役 1-10).

    4+3 四三, 4+2 一二四, 4 手四, 3+3 二三本 and its kin, 3+2+2 はねけん, 3 三本 or 立三本, 2+2+2 喰付.
    """
    fours, threes, twos = months_by_count(hand)
    # 立: any three of wisteria, iris, clover; of paulownia only its three kasu.
    special = popcount(threes & _TATE_MONTHS)
    if threes >> 44 and hand & _PAULOWNIA == 0:
        special += 1
    if fours:
        return SHISO if threes else ICHINISHI if twos else TESHI
    trios = popcount(threes)
    pairs = popcount(twos)
    if trios == 2:
        return FUTATATESANBON if special == 2 else SANBONTATESANBON if special else FUTASANBON
    if trios == 1:
        return HANEKEN if pairs == 2 else TATESANBON if special else SANBON
    return KUTTSUKI if pairs == 3 else 0


@rule
def suit_exposed(hand: CardSet) -> CardSet:
    """The cards exposed for the suit yaku of a hand: the fours, threes and pairs that make it."""
    yaku = suit_yaku(hand)
    if yaku & (HANEKEN | ICHINISHI | SHISO):
        return hand
    fours, threes, twos = months_by_count(hand)
    if yaku == KUTTSUKI:
        return hand & (twos * 15)
    return hand & ((fours | threes) * 15)


@rule
def cards_counted_as_kasu(hand: CardSet, reading: int) -> CardSet:
    """The cards of a hand that count as kasu (chaff), by a reading of the willows (SAN 補足 (5))."""
    return hand & (CHAFF | WILLOW & ~(reading << _RAIN_MAN))


@rule
def kasu_yaku(hand: CardSet, reading: int) -> YakuSet:
    """The kasu (chaff) yaku of seven cards, as a set of none or one (SAN 手役 11-15, 補足 (6))."""
    rest = hand & ~cards_counted_as_kasu(hand, reading)
    if rest == 0:
        return KARASU
    ribbons = popcount(rest & RIBBONS)
    animals = popcount(rest & ANIMALS)
    lights = popcount(rest & BRIGHTS)
    if lights == 0 and animals == 0:
        return TANICHI if ribbons == 1 else AKA
    if ribbons == 0 and lights + animals == 1:
        return PIKAICHI if lights else TOICHI
    return 0


@rule
def hand_yaku(hand: CardSet, reading: int) -> YakuSet:
    """All hand yaku of seven cards by a reading of the willows, which says which of them count as chaff."""
    return suit_yaku(hand) | kasu_yaku(hand, reading)


@rule
def exposed(hand: CardSet, reading: int) -> CardSet:
    """The cards that hand yaku expose: all that no part of the yaku hides (SAN 補足 (7)).

    Ribbons of aka (赤, ribbons and chaff) that the owner chooses are left out.
    """
    cards = suit_exposed(hand)
    if kasu_yaku(hand, reading):
        cards |= cards_counted_as_kasu(hand, reading)
    return cards | WILLOW_RIBBON if reading == OPEN_RIBBON else cards


@rule
def ribbons_to_expose(hand: CardSet, reading: int) -> int:
    """The number of ribbons of aka (赤, ribbons and chaff) exposed by choice: those beyond the fourth (C-176)."""
    if kasu_yaku(hand, reading) != AKA:
        return 0
    ribbons = popcount(hand & ~cards_counted_as_kasu(hand, reading))
    return ribbons - HIDDEN_RIBBONS if ribbons > HIDDEN_RIBBONS else 0


@rule
def ribbon_as_kasu_differs(hand: CardSet) -> bool:
    """Whether aka (赤, ribbons and chaff) exposes other cards if the willow ribbon counts as chaff."""
    return popcount(hand & RIBBONS) <= HIDDEN_RIBBONS and suit_exposed(hand) & WILLOW_RIBBON == 0


@rule
def may_open_ribbon(hand: CardSet) -> bool:
    """Whether aka (赤, ribbons and chaff) may expose its willow ribbon although that counts as a ribbon (C-176).

    If the ribbon may count as kasu and the same cards are exposed then, that reading stands for both.
    """
    if hand & WILLOW_RIBBON == 0 or kasu_yaku(hand, RIBBON_AS_ITSELF) != AKA or suit_exposed(hand) & WILLOW_RIBBON:
        return False
    return kasu_yaku(hand, WILLOWS_AS_KASU) != AKA or popcount(hand & RIBBONS) > HIDDEN_RIBBONS


@rule
def readings(hand: CardSet) -> int:
    """The readings of a hand's willows (which of them count as chaff) with different results, as a bit mask of 0-7.

    The first reading without chaff yaku stands for all such readings (the suit yaku alone). For aka (赤, ribbons and
    chaff) the willow ribbon is a ribbon if that makes no difference: exposed for the suit yaku, or one of five and
    more. (SAN 補足 (5), C-38, C-168, C-176)
    """
    suit = suit_yaku(hand)
    different = 0
    has_suit_alone = False
    for reading in range(READINGS):
        own = reading << _RAIN_MAN
        if own & ~hand:
            continue
        kasu = kasu_yaku(hand, reading)
        if kasu == 0:
            if suit and not has_suit_alone:
                different |= bit(reading)
                has_suit_alone = True
        elif kasu != AKA or ribbon_as_kasu_differs(hand) or WILLOW_RIBBON & hand & ~own == 0:
            different |= bit(reading)
    return different
