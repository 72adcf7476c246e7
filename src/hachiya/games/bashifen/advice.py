"""What a seat may be told of its own cards and of what is asked of it: from its own view, by the rules themselves."""

from typing import Annotated, NamedTuple, TypeAlias

from hachiya.engine.accel import popcount
from hachiya.engine.bits import lowest
from hachiya.engine.ledger import NOBODY
from hachiya.games.bashifen.cards import RANKS_A_SUIT, count, kinds
from hachiya.games.bashifen.events import NO_SUIT
from hachiya.games.bashifen.follows import follow_choices, pairs_needed
from hachiya.games.bashifen.leads import certain_tops
from hachiya.games.bashifen.state import Declaration, Phase, State
from hachiya.games.bashifen.trumps import cards_of, strength, trump_kinds
from hachiya.games.meaning import Count, Meaning

SUITS_TRUMPS_FIRST = (NO_SUIT, 0, 1, 2, 3)
"""The order in which a hand is held: trumps, then ♠ ♥ ♦ ♣."""


SuitOrTrumps: TypeAlias = Annotated[int, Meaning("a suit, NO_SUIT for trumps")]
Kinds: TypeAlias = Annotated[list[int], Meaning("kinds of cards, in order")]
KindSet: TypeAlias = Annotated[int, Meaning("kinds of cards")]
CardSet: TypeAlias = Annotated[tuple[int, int], Meaning("cards, as two masks")]


class GroupOfHand(NamedTuple):
    """Cards of one group in the viewer's hand, the strongest first."""

    suit: SuitOrTrumps
    cards: Kinds
    """Equal cards stand side by side."""


class Ask(NamedTuple):
    """What a play must be: so many `cards` (null: a lead), `least` of them from `of`, among these so many `pairs`."""

    cards: Count | None
    """A lead may be any number."""
    suit: SuitOrTrumps | None
    """What was led."""
    of: CardSet
    """The own cards of that suit."""
    least: Count
    pairs: Count
    must: CardSet
    """Own cards that are in every play that there is."""
    may: KindSet
    """Own kinds that are in one of them."""


class Tops(NamedTuple):
    """Own kinds that surely nobody can beat: as a single, and as a pair."""

    single: KindSet
    pairs: KindSet


NO_TOPS = Tops(0, 0)


def grouped(st: State, seat: int) -> list[GroupOfHand]:
    """A hand by effective suit: level cards and jokers are trumps, whatever suit is (RULES B2 ranks, C-138).

    While cards are drawn the suit that has been shown counts as trumps, until a better one is. Equal level cards stand
    in the order of suits.
    """
    rank, suit_of_trumps = st.books.trump_rank, _in_force(st)
    trumps = trump_kinds(rank, suit_of_trumps)
    groups = []
    for suit in SUITS_TRUMPS_FIRST:
        own = cards_of(trumps, suit)
        found = kinds(st.hand_one[seat] & own, st.hand_two[seat] & own)
        found.sort(key=lambda kind: -strength(rank, suit_of_trumps, kind))
        if found:
            groups.append(GroupOfHand(suit, found))
    return groups


def _in_force(st: State) -> int:
    """The trump suit, fixed or shown so far; NO_SUIT where it is none or nothing has been shown."""
    if st.trumps:
        return st.books.trump_suit
    return NO_SUIT if st.declaration == Declaration.NONE else st.declared // RANKS_A_SUIT


def asked(st: State) -> Ask | None:
    """What the seat at turn must play: none unless it is about to lead or follow.

    A follow has as many cards as the lead, of the led suit as many as there are, and of its pairs as many as the lead
    has, or all (RULES B2, C-92). A lead of one suit is free (C-87 … C-90, C-133).
    """
    if st.phase != Phase.PLAY or st.turn == NOBODY:
        return None
    if st.plays == 0:
        return Ask(None, None, (0, 0), 0, 0, (0, 0), st.hand_one[st.turn])
    suit = cards_of(st.trumps, st.lead_suit)
    one, two = st.hand_one[st.turn] & suit, st.hand_two[st.turn] & suit
    pairs = pairs_needed(st, popcount(two))
    least = min(st.lead_cards, count(one, two))
    return Ask(st.lead_cards, st.lead_suit, (one, two), least, pairs, _needed(st, suit, pairs), follow_choices(st))


def _needed(st: State, suit: int, pairs: int) -> tuple[int, int]:
    """What is in every follow: all of a suit that is too short, pairs of which none is to spare, all but one card."""
    one, two = st.hand_one[st.turn], st.hand_two[st.turn]
    if count(one, two) <= st.lead_cards:
        return one, two
    spare, rest = count(one & suit, two & suit) - st.lead_cards, suit
    needed = 0, 0
    if spare <= 0:
        needed = one & suit, two & suit
        spare, rest = count(one, two) - st.lead_cards, ~suit
    elif pairs == popcount(two & suit):
        needed = two & suit, two & suit
    # Who may keep one card only plays at least one of two equal ones.
    return (needed[0] | (two & rest if spare == 1 else 0), needed[1])


def only_play(st: State) -> list[int] | None:
    """The one play that there is, kind by kind; None where the seat at turn can choose, or is not asked."""
    ask = asked(st)
    if ask is None:
        return None
    if ask.cards is None:
        return [lowest(st.hand_one[st.turn])] if st.held[st.turn] == 1 else None
    return kinds(*ask.must) if count(*ask.must) == ask.cards else None


def tops(st: State, seat: int) -> Tops:
    """A seat's certain top cards of all suits, by what it knows (`st` may be what it sees); none before trumps.

    What is led of them cannot fail (C-88 … C-90).
    """
    if st.phase not in (Phase.BURY, Phase.PLAY):
        return NO_TOPS
    single = pairs = 0
    for suit in SUITS_TRUMPS_FIRST:
        of_single, of_pairs = certain_tops(st, seat, suit)
        single |= of_single
        pairs |= of_pairs
    return Tops(single, pairs)
