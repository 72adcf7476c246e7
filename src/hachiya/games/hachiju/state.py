"""The records of hachiju: rules as data, the books that a score keeper holds, the state of play.

Seats are numbered at the table (0-5, counter-clockwise); places are the two or three in play, in playing order
(`books.order[place]` is a seat). Sets of cards, yaku and seats are bit masks; NOBODY is -1.
"""

from typing import Annotated

from hachiya.engine.ledger import ACCOUNTS, NOBODY
from hachiya.engine.record import record
from hachiya.engine.rng import LANES
from hachiya.games.hanafuda.cards import CARDS
from hachiya.games.hanafuda.phases import Action, Phase
from hachiya.games.hanafuda.yaku import Yaku

__all__ = ["NOBODY", "Action", "Books", "Phase", "Rules", "State"]

SEATS = 6
PLACES = 3
"""As many as play at most; two is サシ."""
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
    """What a score keeper of a match knows without seeing a card played: facts in, payments out."""

    seats: int
    scores: Annotated[list[int], ACCOUNTS]
    result: Annotated[list[int], SEATS]
    winners: int
    month: int  # the number of the deal, 1-based; 0 before the first
    dealer: int  # 仮親 at the deal
    leader: int  # 仮親 now: who doubled last, else the dealer
    next_dealer: int
    rate: int
    doubler: int  # before whom the cube lies, NOBODY while nobody has doubled
    entered: int  # how many are in play, once the auction is over
    order: Annotated[list[int], PLACES]  # they, by place; NOBODY where there is none
    joined: int  # the seats that are in at the current rate, as a set
    folded: int  # the seats that have folded
    squeezed: int  # the seats put out free at the highest rate
    squeezed_yaku: Annotated[list[int], SEATS]  # nothing: they show nothing
    squeezed_cards: Annotated[list[int], SEATS]
    shown: Annotated[list[int], SEATS]  # hand yaku announced
    made: Annotated[list[int], SEATS]  # captured yaku completed
    sagers: int  # the seats that have said 下げ
    points: Annotated[list[int], SEATS]  # card points of a deal that was played out


@record
class State:
    """A match in play."""

    books: Books
    rng: Annotated[list[int], LANES]
    phase: int
    turn: int  # the seat whose choice is awaited
    place: int  # of the seat whose turn at cards it is
    to_speak: int  # the seats that have not answered in this round of the auction
    hands: Annotated[list[int], SEATS]
    exposed: Annotated[list[int], SEATS]  # hand cards that lie open
    captured: Annotated[list[int], SEATS]
    returned: Annotated[list[int], SEATS]  # the hand that a seat not in play gave back into the stock
    fresh: int  # cards captured in the turn at hand
    field: int
    pending: int  # the card that awaits PICK_HAND or PICK_STOCK
    played: int  # hand cards played
    turned: int  # stock cards turned
    deck: Annotated[list[int], CARDS, "i1"]  # as dealt; the stock is its end
    second: Annotated[list[int], CARDS, "i1"]  # the second shuffle: the order of the stock made after the auction
