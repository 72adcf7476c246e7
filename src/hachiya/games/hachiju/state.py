"""The records of hachiju: rules as data, the books of a score keeper, the state of play.

Seats are numbered at the table (0-6, counter-clockwise); places are the two or three in play, in playing order
(`books.order[place]` is a seat). Sets of cards, yaku and seats are bit masks; NOBODY is -1.
"""

from typing import Annotated

from hachiya.engine.ledger import ACCOUNTS, NOBODY
from hachiya.engine.record import Small, record
from hachiya.engine.rng import LANES
from hachiya.games.hanafuda.cards import CARDS
from hachiya.games.hanafuda.phases import Action, Phase
from hachiya.games.hanafuda.yaku import Yaku

__all__ = ["NOBODY", "Action", "Books", "Phase", "Rules", "State"]

SEATS = 7
PLACES = 3
"""The most seats in play; two are サシ."""
HIGHEST_RATE = 4
HAND_YAKU = Yaku.SUROKU + 1
CAPTURED_YAKU = 6


@record
class Rules:
    """The rule set with its option; values of yaku are totals at rate 1, in points."""

    deals: int
    fold_points: int  # 降り賃
    hand_points: Annotated[list[int], HAND_YAKU]
    captured_yaku: Annotated[list[int], CAPTURED_YAKU]  # numbers of `Yaku`, as the next three
    captured_cards: Annotated[list[int], CAPTURED_YAKU]
    captured_need: Annotated[list[int], CAPTURED_YAKU]
    captured_points: Annotated[list[int], CAPTURED_YAKU]
    yaku_cards: int  # all cards of captured yaku


@record
class Books:
    """The part of the state that a score keeper knows without seeing cards: facts and scores."""

    seats: int
    entered: int  # number of seats in play, once the auction is over
    order: Annotated[list[int], PLACES, "i1"]  # the seats in play, by place; NOBODY without one
    month: Annotated[int, "i2"]  # the number of the deal, 1-based; 0 before the first
    dealer: Small  # 仮親 at the deal
    dealt_in: Small  # the seats that get cards, as a set: all
    leader: Small  # 仮親 now: the last seat that doubled, else the dealer
    next_dealer: Small
    rate: Small
    doubler: Small  # the seat with the cube, NOBODY before the first double
    joined: Small  # the seats that are in at the current rate, as a set
    folded: Small  # the seats that have folded
    squeezed: Small  # the seats put out free at the highest rate
    continuers: Small  # the seats that have gone on (下げ), as a set
    winners: Small
    made: Annotated[list[int], SEATS, "i4"]  # captured yaku completed
    shown: Annotated[list[int], SEATS, "i4"]  # hand yaku announced
    scores: Annotated[list[int], ACCOUNTS, "i4"]
    points: Annotated[list[int], SEATS, "i2"]  # card points of a deal that was played out
    result: Annotated[list[int], SEATS, "i4"]
    squeezed_yaku: Annotated[list[int], SEATS, "i4"]  # always 0: squeezed seats show nothing
    squeezed_cards: Annotated[list[int], SEATS]


@record
class State:
    """A match in play."""

    phase: int
    turn: int  # the seat whose choice is awaited
    place: int  # of the seat whose turn at cards it is
    to_speak: Small  # the seats that have not bid in this round of the auction
    pending: int  # the card that awaits PICK_HAND or PICK_STOCK
    played: Small  # hand cards played
    turned: int  # stock cards turned
    field: int
    fresh: int  # cards captured in the turn at hand
    hands: Annotated[list[int], SEATS]
    captured: Annotated[list[int], SEATS]
    books: Books
    deck: Annotated[list[int], CARDS, "i1"]  # as dealt; the stock is its end
    second: Annotated[list[int], CARDS, "i1"]  # the second shuffle: the order of the stock made after the auction
    exposed: Annotated[list[int], SEATS]  # hand cards that lie open
    returned: Annotated[list[int], SEATS]  # the hand that a seat not in play gave back into the stock
    rng: Annotated[list[int], LANES]
