"""The records of hachi-hachi: rules as data, the books that a score keeper holds, the state of play.

Seats are numbered at the table (0-5, counter-clockwise); places are the three in play, in playing order
(`books.order[place]` is a seat). Sets of cards, yaku, months and seats are bit masks; money is points
(12 points = 1 kan); NOBODY is -1.
"""

from enum import IntEnum
from typing import Annotated

from hachiya.engine.ledger import ACCOUNTS, NOBODY
from hachiya.engine.record import record
from hachiya.engine.rng import LANES
from hachiya.games.hanafuda.cards import CARDS
from hachiya.games.hanafuda.yaku import Yaku

__all__ = ["NOBODY", "Books", "Kind", "Phase", "Rules", "State"]

SEATS = 6
PLACES = 3
HAND = 7
STOCK_START = 27
"""Where the stock begins in a deck: 21 cards in hands and 6 on the field come before it."""
KAN = 12
"""Points in one kan."""
PAR = 88
"""Card points at which a seat neither wins nor pays."""

HAND_YAKU = Yaku.SUROKU + 1
FIRST_CAPTURED = int(Yaku.GOKO)
CAPTURED_YAKU = 7
"""goko to inoshikacho: numbers FIRST_CAPTURED and up, index 0-6 in the tables of `Rules`."""


class Kind(IntEnum):
    """The field of a month (場): 小場, 大場, 絶場. As `carry`: nothing, 大, 絶 carried to the next month."""

    SMALL = 0
    LARGE = 1
    GRAND = 2


class Phase(IntEnum):
    """Whose choice is awaited; DEAL waits for a deck, OVER for nothing."""

    DEAL = 0
    SHOW = 1  # a seat shows hand yaku or not
    EXPOSE = 2  # 赤 with five or more ribbons: the next ribbon to expose
    PLAY = 3  # a hand card
    PICK_HAND = 4  # which of two field cards the hand card takes
    PICK_STOCK = 5  # which of two field cards the stock card takes
    DECIDE = 6  # stop or 下げ
    CANCEL = 7  # the sager may cancel
    OVER = 8


class Action:
    """Numbers of actions: 0-47 are cards, the phase tells what is done with them."""

    READ = 48
    """48-55: show the hand yaku, reading 柳 with this bit set as itself: 1 rain man, 2 swallow, 4 ribbon."""
    PASS = 56
    """Show nothing; do not cancel."""
    STOP = 57
    SAGE = 58
    CANCEL = 59


@record
class Rules:
    """One rule set with its options: values in kan, factors in halves (2 is ×1)."""

    months: int
    overtime: int
    hand_kan: Annotated[list[int], HAND_YAKU]
    captured_cards: Annotated[list[int], CAPTURED_YAKU]
    captured_need: Annotated[list[int], CAPTURED_YAKU]
    captured_kan: Annotated[list[int], CAPTURED_YAKU]
    captured_extra: Annotated[list[int], CAPTURED_YAKU]  # kan for each card above the need
    yaku_cards: int  # all cards of captured yaku
    hatto: int  # the captured yaku that 法度 protects
    hatto_cards: int  # all cards of those
    special_kan: Annotated[list[int], PLACES]  # 総八, 二八, 素十六
    factor: Annotated[list[int], 3]  # by kind, of yaku, in halves
    raised: Annotated[list[int], 3]  # by kind, kan added to each yaku
    points_factor: Annotated[list[int], 3]  # by kind, of card points, in halves
    stake: int  # points that each seat holds below the even score at the start (10 kan)


@record
class Books:
    """What a score keeper of a match knows without seeing a card played: facts in, payments out."""

    seats: int
    scores: Annotated[list[int], ACCOUNTS]
    result: Annotated[list[int], SEATS]
    winners: int
    month: int  # 1-based; 0 before the first deal
    dealer: int
    order: Annotated[list[int], PLACES]
    kind: int
    carry: int
    shown: Annotated[list[int], SEATS]  # hand yaku shown and paid
    dived: Annotated[list[int], SEATS]  # months in which the seat's 飛込み came true
    dive_offender: Annotated[list[int], 12]  # by month: who fed that 飛込み, 法度
    dive_bearer: Annotated[list[int], 12]  # by month: who paid both shares, NOBODY: each his own
    dive_exempt: int  # months in which the offender is exempt
    sager: int
    standing: int  # the first 法度 offender of the sager's yaku: pays for what is added to them
    made: Annotated[list[int], SEATS]  # captured yaku completed
    surplus: Annotated[list[int], SEATS]  # ribbons above the need of 七短
    borne: Annotated[list[int], SEATS]  # by offender: the yaku of which he pays both shares
    points: Annotated[list[int], SEATS]  # card points of a month that was played out
    dregs: Annotated[list[int], SEATS]  # kasu captured in it, willows included
    next_dealer: int


@record
class State:
    """A match in play."""

    books: Books
    rng: Annotated[list[int], LANES]
    phase: int
    turn: int  # the seat whose choice is awaited
    place: int  # of the seat whose turn at cards it is
    hands: Annotated[list[int], SEATS]
    exposed: Annotated[list[int], SEATS]  # hand cards that lie open
    captured: Annotated[list[int], SEATS]
    fresh: int  # cards captured in the turn at hand
    field: int
    pending: int  # the card that awaits PICK_HAND or PICK_STOCK
    reading: int  # the reading of 柳 that awaits EXPOSE
    ribbons: int  # the ribbons chosen in EXPOSE so far
    turned: int  # stock cards turned
    reach: Annotated[list[int], SEATS]  # the cards each of which would complete a yaku that 法度 protects
    thrower: Annotated[list[int], 12]  # by month: who threw the 法度 card that lies on the field
    bait: Annotated[list[int], 12]  # by month: what that card would complete, 8 bits a seat
    excused: int  # months whose 法度 card was thrown for want of a better one: known to its thrower only
    fed: Annotated[list[int], SEATS]  # by offender: what his cards completed for the seat at turn, now
    spared: Annotated[list[int], SEATS]  # by offender: what they completed, but he was excused: known to him only
    threes: Annotated[list[int], SEATS]  # the shown threes that a 飛込み may yet follow
    deck: Annotated[list[int], CARDS, "i1"]  # as dealt; the stock is its end
