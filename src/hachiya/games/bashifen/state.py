"""The records of bashifen: rules as data, the books of a score keeper, the state of play.

Seats 0-3 sit counter-clockwise; pair 0 is seats 0 and 2, pair 1 seats 1 and 3. A set of cards is two masks of kinds
(`…_one`, `…_two`, see `cards`); NOBODY is -1.
"""

from enum import IntEnum, auto
from typing import Annotated

from hachiya.engine.ledger import NOBODY
from hachiya.engine.record import Small, record
from hachiya.engine.rng import LANES
from hachiya.games.bashifen.cards import PACK

__all__ = ["NOBODY", "Action", "Books", "Declaration", "Phase", "Rules", "State"]

SEATS = 4
PAIRS = 2
HAND = 25
KITTY = 8
DRAWS = SEATS * HAND
NO_TRUMPS_YET = -1
"""The trump suit before it is fixed."""


class Phase(IntEnum):
    """The choice that is awaited; DEAL waits for a pack, OVER for nothing."""

    DEAL = 0
    DRAW = auto()  # declarations while cards are drawn, and after the last one until all four have confirmed
    BURY = auto()  # the ダーチャ lays eight cards face down, one at a time
    PLAY = auto()  # a lead or a follow, one card at a time
    OVER = auto()


class Action:
    """The numbers of actions: 0-53 are kinds of cards; in the drawing they show a level card of that kind."""

    COMMIT = 54
    """The lead is complete."""
    PASS = 55
    """Make no declaration; after the last card: confirm."""
    PAIR = 56
    """56-59: show the pair of level cards of suit S, H, D, C."""
    LITTLE_JOKERS, BIG_JOKERS = 60, 61
    """Show a pair of jokers."""


class Declaration(IntEnum):
    """The strength of a declaration; only a stronger one beats it (BAS 反乱, C-93, C-94)."""

    NONE = 0
    SINGLE = auto()
    PAIR = auto()
    LITTLE_JOKERS = auto()
    BIG_JOKERS = auto()


class Undeclared(IntEnum):
    """The ways to fix trumps without a declaration and without a level card in the kitty (C-164)."""

    HIGHEST_OF_WIDOW = 0
    NO_SUIT = auto()


@record
class Rules:
    """The rule set with its options."""

    first_level: int  # of both pairs: 0 below 2, or 2 (C-83)
    winning_level: int  # the first position on the ladder that wins: 15 past A, 14 at A (C-82)
    undeclared: int  # of `Undeclared`
    most_steps: int  # the most levels that the opponents rise (C-85)
    jokers_over: int  # the least `Declaration` that a pair of jokers comes over (C-94)


@record
class Books:
    """The part of the state that a score keeper knows: levels, the dealer, the points of the opponents (子)."""

    deal: Annotated[int, "i2"]  # its number, 1-based; 0 before the first
    points: Annotated[int, "i2"]  # won by the opponents
    level: Annotated[list[int], PAIRS, "i1"]  # 0, 2 … 14
    last_dealer: Annotated[list[int], PAIRS, "i1"]  # each pair's last ダーチャ, NOBODY before its first
    first: Small  # the seat that draws first
    dealer: Small  # ダーチャ; NOBODY until trumps of deal 1 are fixed
    next_dealer: Small  # of the next deal; NOBODY before deal 1 and after the last
    trump_rank: Small
    trump_suit: Small  # 0-3, NO_SUIT, NO_TRUMPS_YET
    trumps_by: Small  # of `TrumpsFixedBy`
    winners: Small  # the pair that has won the match, NOBODY


@record
class State:
    """A match in play."""

    phase: int
    turn: int  # the seat whose choice is awaited
    plays: int  # made to this trick
    leader: int
    ahead: int  # the seat that wins the trick so far
    lead_suit: int  # 0-3, 4 for trumps
    lead_cards: int
    lead_pairs: int
    drawn: int  # cards drawn by all four
    passed: int  # the seats that have passed since the last card or declaration, as a set
    by_clock: Small  # 1: a clock draws the next card, without waiting for passes
    jokers_over: Small  # as in the rules
    declarer: Small  # the seat of the strongest declaration so far, NOBODY
    declared: Small  # its kind
    declaration: int  # of `Declaration`
    turned: Small  # cards of the kitty that lie open
    voids: Annotated[list[int], SEATS, "i1"]  # suits (bit 4: trumps) that a seat has shown not to hold
    held: Annotated[list[int], SEATS, "i1"]  # number of cards of each hand
    books: Books
    strength: int  # of the play that is ahead
    trumps: int  # the kinds that are trumps, 0 until they are fixed
    hand_one: Annotated[list[int], SEATS]  # cards in hand
    hand_two: Annotated[list[int], SEATS]
    open_one: Annotated[list[int], SEATS]  # cards that all know to be in a hand
    open_two: Annotated[list[int], SEATS]
    trick_one: Annotated[list[int], SEATS]  # cards of each seat in this trick
    trick_two: Annotated[list[int], SEATS]
    chosen_one: int  # cards of the half made play or burial
    chosen_two: int
    gone_one: int  # cards played in this deal, to complete tricks and to this one
    gone_two: int
    taken_one: int  # point cards that the opponents have won, which lie open
    taken_two: int
    buried_one: int
    buried_two: int
    rng: Annotated[list[int], LANES]
    deck: Annotated[list[int], PACK, "i1"]  # the kitty in the order in which it would be turned, then the draws
