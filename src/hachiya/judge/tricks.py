"""Plays of 八十分: whether a lead is surely right, whether a follow is legal, and who wins a trick."""

from collections.abc import Sequence
from typing import NamedTuple, cast

from hachiya.engine.accel import popcount
from hachiya.engine.bits import bit, lowest
from hachiya.games.bashifen.advice import SUITS_TRUMPS_FIRST, required_play
from hachiya.games.bashifen.cards import ACE, LOWEST_RANK, SUITS, CardSet, count, kinds, masks, names
from hachiya.games.bashifen.events import NO_SUIT
from hachiya.games.bashifen.follows import follow_choices
from hachiya.games.bashifen.leads import certain_tops, is_surely_right
from hachiya.games.bashifen.sets import add
from hachiya.games.bashifen.state import Phase, State
from hachiya.games.bashifen.tricks import follow_strength
from hachiya.games.bashifen.trumps import cards_of, greatest_strength, suit_of, trump_kinds
from hachiya.records.fields import Group
from hachiya.words.errors import BadCards, BadNumber, UnknownName
from hachiya.words.say import judge as say

WITHOUT_TRUMP_SUIT = "none"
TRUMPS: Group = "trumps"
OWN, OTHER = 0, 1
"""The seat that plays, and another."""


class Trumps(NamedTuple):
    """The trumps of a deal.

    Example:
        >>> from hachiya.judge.tricks import Trumps
        >>> Trumps(2, "S")
        Trumps(level=2, suit='S')
    """

    level: int
    """The rank of the level cards, 2 … 14 (ace)."""
    suit: str
    """The trump suit: `"S"`, `"H"`, `"D"`, `"C"`, or `"none"`."""


class Requirement(NamedTuple):
    """What a follow must be: so many `cards`, with so many of the suit that was led.

    Example:
        >>> from hachiya.judge.tricks import Trumps, requirement
        >>> requirement(["5S"], ["3S", "AH"], Trumps(2, "S"))
        Requirement(cards=1, suit='trumps', least=1, pairs=0)
    """

    cards: int
    """The number of cards of the lead."""
    suit: Group
    """The suit that was led, or `"trumps"`."""
    least: int
    """The least number of cards of that suit."""
    pairs: int
    """The least number of pairs of that suit."""


def is_certain(lead: Sequence[str], hand: Sequence[str], trumps: Trumps, gone: Sequence[str] = ()) -> bool:
    """Tell whether a lead of top cards cannot be beaten, whatever the others hold (RULES C-88, C-89).

    Args:
        lead: The cards of the lead, by name.
        hand: All cards in the leader's hand.
        trumps: The trumps of the deal.
        gone: The cards that the leader knows to be out of play: played, or buried by themselves.

    Returns:
        True if the lead is surely right. A single card and a pair always are.

    Raises:
        BadCards: If a name is no card, a card stands three times, or the lead is not of one suit of the hand.
        BadNumber: If there is no such level.
        UnknownName: If there is no such suit.

    Example:
        >>> from hachiya.judge.tricks import Trumps, is_certain
        >>> hand = ["AH", "KH", "KH", "3S"]
        >>> is_certain(["AH", "KH", "KH"], hand, Trumps(2, "S"))
        True
        >>> is_certain(["AH", "KH"], ["AH", "KH"], Trumps(2, "S"))
        False
    """
    state, cards = _leading(lead, hand, trumps, gone)
    return bool(is_surely_right(state, OWN, *cards))


def suits(cards: Sequence[str], trumps: Trumps) -> list[Group]:
    """Find the suits of cards, trumps as a suit of their own (RULES C-138).

    Args:
        cards: The cards, by name.
        trumps: The trumps of the deal.

    Returns:
        The suits, trumps first, then spades, hearts, diamonds, clubs.

    Raises:
        BadCards: If a name is no card, or a card stands three times.
        BadNumber: If there is no such level.
        UnknownName: If there is no such suit.

    Example:
        >>> from hachiya.judge.tricks import Trumps, suits
        >>> suits(["KH", "2H", "3S"], Trumps(2, "S"))
        ['trumps', 'H']
    """
    state = _state(trumps, ())
    present = {suit_of(state.trumps, kind) for kind in kinds(*_cards(cards))}
    return [_group(suit) for suit in SUITS_TRUMPS_FIRST if suit in present]


def beatable(lead: Sequence[str], hand: Sequence[str], trumps: Trumps, gone: Sequence[str] = ()) -> list[str]:
    """Find the cards of a lead that another hand may beat (RULES C-88, C-89).

    Args:
        lead: The cards of the lead, by name.
        hand: All cards in the leader's hand.
        trumps: The trumps of the deal.
        gone: The cards that the leader knows to be out of play: played, or buried by themselves.

    Returns:
        The cards, a pair twice; none if the lead is surely right.

    Raises:
        BadCards: If a name is no card, a card stands three times, or the lead is not of one suit of the hand.
        BadNumber: If there is no such level.
        UnknownName: If there is no such suit.

    Example:
        >>> from hachiya.judge.tricks import Trumps, beatable
        >>> beatable(["AH", "KH"], ["AH", "KH"], Trumps(2, "S"))
        ['KH']
    """
    state, cards = _leading(lead, hand, trumps, gone)
    if is_surely_right(state, OWN, *cards):
        return []
    singles, pairs = certain_tops(state, OWN, suit_of(state.trumps, lowest(cards[0])))
    in_pairs = cards[1] & ~pairs
    return names(cards[0] & ~cards[1] & ~singles | in_pairs, in_pairs)


def requirement(lead: Sequence[str], hand: Sequence[str], trumps: Trumps) -> Requirement:
    """Tell what the rules ask of a follow (RULES C-92).

    Args:
        lead: The cards of the lead, by name.
        hand: All cards in the hand of the seat that follows.
        trumps: The trumps of the deal.

    Returns:
        The number of cards, and what of the suit of the lead must be among them.

    Raises:
        BadCards: If a name is no card, a card stands three times, or the lead has no card.
        BadNumber: If there is no such level.
        UnknownName: If there is no such suit.

    Example:
        >>> from hachiya.judge.tricks import Trumps, requirement
        >>> requirement(["AH", "AH"], ["KH", "KH", "3H", "3S"], Trumps(2, "S"))
        Requirement(cards=2, suit='H', least=2, pairs=1)
    """
    state = _state(trumps, hand)
    _lead(state, _cards([*lead]))
    ask = required_play(state)
    assert ask is not None
    return Requirement(state.lead_cards, _group(state.lead_suit), ask.least, ask.pairs)


def may_follow(follow: Sequence[str], lead: Sequence[str], hand: Sequence[str], trumps: Trumps) -> bool:
    """Tell whether a hand may follow a lead with these cards (RULES C-92).

    Args:
        follow: The cards of the follow, by name.
        lead: The cards of the lead.
        hand: All cards in the hand of the seat that follows.
        trumps: The trumps of the deal.

    Returns:
        True if the follow is legal.

    Raises:
        BadCards: If a name is no card, a card stands three times, or the follow is not in the hand.
        BadNumber: If there is no such level.
        UnknownName: If there is no such suit.

    Example:
        >>> from hachiya.judge.tricks import Trumps, may_follow
        >>> hand = ["KH", "KH", "3H", "3S"]
        >>> may_follow(["KH", "3H"], ["AH", "AH"], hand, Trumps(2, "S"))
        False
        >>> may_follow(["KH", "KH"], ["AH", "AH"], hand, Trumps(2, "S"))
        True
    """
    state = _state(trumps, hand)
    cards = _part_of_hand(state, follow)
    _lead(state, _cards([*lead]))
    if count(*cards) != state.lead_cards:
        return False
    for kind in kinds(*cards):
        if not follow_choices(state) & bit(kind):
            return False
        state.chosen_one, state.chosen_two = add(state.chosen_one, state.chosen_two, bit(kind))
    return True


def winner(plays: Sequence[Sequence[str]], trumps: Trumps) -> int:
    """Find the play that wins a trick, the lead first (RULES C-91).

    Args:
        plays: The cards of each play, by name, in the order of playing.
        trumps: The trumps of the deal.

    Returns:
        The place of the winning play, from 0.

    Raises:
        BadCards: If a name is no card, a card stands three times, or the plays are not of equally many cards.
        BadNumber: If there is no such level.
        UnknownName: If there is no such suit.

    Example:
        >>> from hachiya.judge.tricks import Trumps, winner
        >>> winner([["KH"], ["3H"], ["3S"], ["AH"]], Trumps(2, "S"))
        2
    """
    state = _state(trumps, ())
    lead, *follows = [_cards(play) for play in plays]
    _cards([name for play in plays for name in play])
    _lead(state, lead)
    ahead, strength = 0, greatest_strength(state, lead[0])
    for place, cards in enumerate(follows, 1):
        if count(*cards) != state.lead_cards:
            raise BadCards(say.other_number(number=state.lead_cards, cards=" ".join(names(*cards))))
        own = follow_strength(state, *cards)
        if own > strength:
            ahead, strength = place, own
    return ahead


def _state(trumps: Trumps, hand: Sequence[str]) -> State:
    """A state in which the seat that plays holds these cards."""
    if trumps.suit not in (*SUITS, WITHOUT_TRUMP_SUIT):
        raise UnknownName(say.no_suit(given=repr(trumps.suit), names=[*SUITS, WITHOUT_TRUMP_SUIT]))
    if trumps.level not in range(LOWEST_RANK, ACE + 1):
        raise BadNumber(say.no_level(given=repr(trumps.level), low=LOWEST_RANK, high=ACE))
    state = State()
    state.phase, state.turn = Phase.PLAY, OWN
    suit = NO_SUIT if trumps.suit == WITHOUT_TRUMP_SUIT else SUITS.index(trumps.suit)
    state.books.trump_rank, state.books.trump_suit, state.books.dealer = trumps.level, suit, OTHER
    state.trumps = trump_kinds(trumps.level, suit)
    state.hand_one[OWN], state.hand_two[OWN] = _cards(hand)
    return state


def _group(suit: int) -> Group:
    """The name of a suit, or of the trumps."""
    return TRUMPS if suit == NO_SUIT else cast(Group, SUITS[suit])


def _leading(lead: Sequence[str], hand: Sequence[str], trumps: Trumps, gone: Sequence[str]) -> tuple[State, CardSet]:
    """A state in which the seat leads, and the cards of its lead, which are of one suit."""
    state = _state(trumps, hand)
    cards = _part_of_hand(state, lead)
    state.gone_one, state.gone_two = _cards([*gone])
    if cards[0] & ~cards_of(state.trumps, suit_of(state.trumps, lowest(cards[0]))):
        raise BadCards(say.several_suits(cards=" ".join(lead)))
    return state, cards


def _lead(state: State, cards: CardSet) -> None:
    """Lay a lead to which the seat follows."""
    if not cards[0]:
        raise BadCards(say.nothing_led())
    state.plays = 1
    state.lead_cards, state.lead_pairs = count(*cards), popcount(cards[1])
    state.lead_suit = suit_of(state.trumps, lowest(cards[0]))


def _cards(card_names: Sequence[str]) -> CardSet:
    """A set of cards by their names."""
    try:
        return masks(card_names)
    except KeyError as error:
        raise BadCards(say.no_card(given=repr(error.args[0]))) from None
    except ValueError as error:
        raise BadCards(say.three_times(card=error.args[0])) from None


def _part_of_hand(state: State, card_names: Sequence[str]) -> CardSet:
    """A set of cards that must be in the hand."""
    cards = _cards(card_names)
    if not card_names or cards[0] & ~state.hand_one[OWN] or cards[1] & ~state.hand_two[OWN]:
        raise BadCards(say.not_in_hand(cards=" ".join(card_names)))
    return cards
