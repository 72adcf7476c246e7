"""Advice to a seat about its cards and its next play, computed by the rules from its own view."""

from typing import Annotated, NamedTuple, TypeAlias

from hachiya.engine.accel import popcount
from hachiya.engine.bits import lowest
from hachiya.engine.ledger import NOBODY
from hachiya.games.bashifen.cards import RANKS_A_SUIT, CardSet, KindSet, count, kinds
from hachiya.games.bashifen.events import NO_SUIT
from hachiya.games.bashifen.follows import follow_choices, pairs_needed
from hachiya.games.bashifen.leads import certain_tops
from hachiya.games.bashifen.state import Declaration, Phase, State
from hachiya.games.bashifen.trumps import cards_of, strength, trump_kinds
from hachiya.games.meaning import Count, Meaning

SUITS_TRUMPS_FIRST = (NO_SUIT, 0, 1, 2, 3)
"""The order of the groups of a hand: trumps, then ♠ ♥ ♦ ♣."""


SuitOrTrumps: TypeAlias = Annotated[int, Meaning("a suit, NO_SUIT for trumps")]
Kinds: TypeAlias = Annotated[list[int], Meaning("kinds of cards, in order")]


class GroupOfHand(NamedTuple):
    """The cards of one suit, or the trumps, in the viewer's hand, the strongest first."""

    suit: SuitOrTrumps
    cards: Kinds
    """Equal cards stand side by side."""


class PlayRequirement(NamedTuple):
    """What the next play must be: a follow has `cards` cards, `least` of them from `of`, with `pairs` pairs."""

    cards: Count | None
    """The number of cards, None for a lead."""
    suit: SuitOrTrumps | None
    """The suit that was led."""
    of: CardSet
    """The own cards of that suit."""
    least: Count
    pairs: Count
    must: CardSet
    """Own cards that every legal play contains."""
    may: KindSet
    """Own kinds that some legal play contains."""


class CertainTops(NamedTuple):
    """The kinds of a hand that surely nobody can beat, as single cards and as pairs."""

    single: KindSet
    pairs: KindSet


NO_TOPS = CertainTops(0, 0)


def hand_groups(st: State, seat: int) -> list[GroupOfHand]:
    """A seat's hand in groups: trumps, then suit by suit; level cards and jokers are trumps (RULES B2, C-138).

    While cards are drawn, the suit of the strongest declaration so far counts as trumps. Equal level cards stand in the
    order of suits.
    """
    rank, suit_of_trumps = st.books.trump_rank, _in_force(st)
    trumps = trump_kinds(rank, suit_of_trumps)
    groups = []
    for suit in SUITS_TRUMPS_FIRST:
        own = cards_of(trumps, suit)
        own_kinds = kinds(st.hand_one[seat] & own, st.hand_two[seat] & own)
        own_kinds.sort(key=lambda kind: -strength(rank, suit_of_trumps, kind))
        if own_kinds:
            groups.append(GroupOfHand(suit, own_kinds))
    return groups


def _in_force(st: State) -> int:
    """The trump suit, fixed or declared so far; NO_SUIT if there is none."""
    if st.trumps:
        return st.books.trump_suit
    return NO_SUIT if st.declaration == Declaration.NONE else st.declared // RANKS_A_SUIT


def required_play(st: State) -> PlayRequirement | None:
    """What the rules ask of the next play of the seat at turn; None unless it is about to lead or follow.

    A follow has as many cards as the lead. It needs as many cards of the led suit, and as many pairs of it, as the lead
    has, or all that the hand holds (RULES B2, C-92). A lead of one suit is free (C-87 … C-90, C-133).
    """
    if st.phase != Phase.PLAY or st.turn == NOBODY:
        return None
    if st.plays == 0:
        return PlayRequirement(None, None, (0, 0), 0, 0, (0, 0), st.hand_one[st.turn])
    suit = cards_of(st.trumps, st.lead_suit)
    cards_one, cards_two = st.hand_one[st.turn] & suit, st.hand_two[st.turn] & suit
    pairs = pairs_needed(st, popcount(cards_two))
    least = min(st.lead_cards, count(cards_one, cards_two))
    return PlayRequirement(
        st.lead_cards, st.lead_suit, (cards_one, cards_two), least, pairs, _needed(st, suit, pairs), follow_choices(st)
    )


def _needed(st: State, suit: int, pairs: int) -> CardSet:
    """The cards of every legal follow: all of a short suit, pairs of which none is to spare, or all but one card."""
    cards_one, cards_two = st.hand_one[st.turn], st.hand_two[st.turn]
    if count(cards_one, cards_two) <= st.lead_cards:
        return cards_one, cards_two
    spare, rest = count(cards_one & suit, cards_two & suit) - st.lead_cards, suit
    needed = 0, 0
    if spare <= 0:
        needed = cards_one & suit, cards_two & suit
        spare, rest = count(cards_one, cards_two) - st.lead_cards, ~suit
    elif pairs == popcount(cards_two & suit):
        needed = cards_two & suit, cards_two & suit
    # A seat that may keep only one card plays at least one of two equal cards.
    return (needed[0] | (cards_two & rest if spare == 1 else 0), needed[1])


def only_play(st: State) -> list[int] | None:
    """The only legal play, kind by kind; None if the seat at turn can choose, or no play is due."""
    ask = required_play(st)
    if ask is None:
        return None
    if ask.cards is None:
        return [lowest(st.hand_one[st.turn])] if st.held[st.turn] == 1 else None
    return kinds(*ask.must) if count(*ask.must) == ask.cards else None


def certain_top_cards(st: State, seat: int) -> CertainTops:
    """The cards of a hand that surely nobody can beat, by all that the seat knows; none before trumps are fixed.

    A lead of such cards cannot fail (C-88 … C-90).
    """
    if st.phase not in (Phase.BURY, Phase.PLAY):
        return NO_TOPS
    single = pairs = 0
    for suit in SUITS_TRUMPS_FIRST:
        of_single, of_pairs = certain_tops(st, seat, suit)
        single |= of_single
        pairs |= of_pairs
    return CertainTops(single, pairs)
