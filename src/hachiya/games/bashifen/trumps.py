"""Trumps, and the order of cards (BAS ランクスケール, RULES B2)."""

from hachiya.engine.accel import hot_rule, rule
from hachiya.engine.bits import bit, lowest
from hachiya.games.bashifen.cards import BIG_JOKER, JOKERS, LITTLE_JOKER, RANKS_A_SUIT, KindSet, of_rank, of_suit
from hachiya.games.bashifen.events import NO_SUIT
from hachiya.games.bashifen.state import State

OFF_SUIT_LEVEL, SUIT_LEVEL = 13, 14
STRENGTH_OF_LITTLE, STRENGTH_OF_BIG = 15, 16
"""Strengths of level cards and jokers, above the ranks of a suit, which are 0-12."""


@rule
def trump_kinds(trump_rank: int, suit: int) -> KindSet:
    """The kinds that are trumps: jokers, the level cards of all suits, the trump suit if there is one."""
    cards = JOKERS | of_rank(trump_rank)
    return cards if suit == NO_SUIT else cards | of_suit(suit)


@hot_rule
def suit_of(trumps: KindSet, kind: int) -> int:
    """The suit that a kind belongs to: 0-3, or NO_SUIT (4) for every trump."""
    return NO_SUIT if trumps >> kind & 1 else kind // RANKS_A_SUIT


@hot_rule
def cards_of(trumps: KindSet, suit: int) -> KindSet:
    """The kinds that belong to a suit (0-3), or to trumps (NO_SUIT)."""
    return trumps if suit == NO_SUIT else of_suit(suit) & ~trumps


@rule
def strength(trump_rank: int, trump_suit: int, kind: int) -> int:
    """The strength of a kind within its suit: a higher number beats a lower one (C-138).

    大Jo > 小Jo > level card of the trump suit > other level cards > A > K … > 2; without a trump suit all level cards
    are equal.
    """
    if kind >= LITTLE_JOKER:
        return STRENGTH_OF_LITTLE if kind == LITTLE_JOKER else STRENGTH_OF_BIG
    if of_rank(trump_rank) >> kind & 1:
        return SUIT_LEVEL if kind // RANKS_A_SUIT == trump_suit else OFF_SUIT_LEVEL
    return kind % RANKS_A_SUIT


@rule
def stronger_kinds(st: State, kind: int) -> KindSet:
    """The kinds that beat this kind within its suit."""
    books = st.books
    if kind == BIG_JOKER:
        return 0
    if kind == LITTLE_JOKER:
        return bit(BIG_JOKER)
    level_cards = of_rank(books.trump_rank)
    trump_level_cards = level_cards & of_suit(books.trump_suit) if books.trump_suit != NO_SUIT else 0
    if level_cards >> kind & 1:
        return JOKERS if trump_level_cards >> kind & 1 else JOKERS | trump_level_cards
    higher = of_suit(kind // RANKS_A_SUIT) & ~level_cards & ~((bit(kind) << 1) - 1)
    return higher | JOKERS | level_cards if st.trumps >> kind & 1 else higher


@rule
def unbeaten_kinds(st: State, own: KindSet, live: KindSet) -> KindSet:
    """The kinds of `own` that no kind of `live` beats; all are of one suit."""
    books = st.books
    level_cards = of_rank(books.trump_rank)
    trump_level_cards = level_cards & of_suit(books.trump_suit) if books.trump_suit != NO_SUIT else 0
    if live & bit(BIG_JOKER):
        return own & bit(BIG_JOKER)
    if live & JOKERS:
        return own & JOKERS
    if live & trump_level_cards:
        return own & (JOKERS | trump_level_cards)
    if live & level_cards:
        return own & (JOKERS | level_cards)
    # Within a suit the higher bit is the higher card: all bits below the highest live one are beaten.
    for distance in (1, 2, 4, 8):
        live |= live >> distance
    return own & ~(live >> 1 & ~level_cards)


@rule
def weakest_kind(st: State, cards: KindSet) -> int:
    """The weakest kind of a set that is not empty and is of one suit."""
    books = st.books
    weakest, least = -1, STRENGTH_OF_BIG + 1
    while cards:
        kind = lowest(cards)
        cards &= cards - 1
        power = strength(books.trump_rank, books.trump_suit, kind)
        if power < least:
            weakest, least = kind, power
    return weakest


@rule
def greatest_strength(st: State, cards: KindSet) -> int:
    """The strength of the strongest kind of a set that is not empty and is of one suit."""
    books = st.books
    most = -1
    while cards:
        most = max(most, strength(books.trump_rank, books.trump_suit, lowest(cards)))
        cards &= cards - 1
    return most
