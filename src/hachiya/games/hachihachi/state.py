"""The records of hachi-hachi: rules as data, the books of a score keeper, the state of play.

Seats are numbered at the table (0-6, counter-clockwise); places are the three in play, in playing order
(`books.order[place]` is a seat). A month is one deal of a match, and also one of the twelve suits of four cards.
Sets of cards, yaku, suits and seats are bit masks; money is points (12 points = 1 kan); NOBODY is -1.
"""

from enum import IntEnum, auto
from typing import Annotated

from hachiya.engine.ledger import ACCOUNTS, NOBODY
from hachiya.engine.record import Small, record
from hachiya.engine.rng import LANES
from hachiya.games.hanafuda.cards import CARDS
from hachiya.games.hanafuda.dealing import HAND
from hachiya.games.hanafuda.phases import Action, Phase
from hachiya.games.hanafuda.yaku import Yaku

__all__ = [
    "HAND",
    "NOBODY",
    "Action",
    "Books",
    "BrightsGrow",
    "Cancelling",
    "DiveHatto",
    "FailedGoingOn",
    "FieldKind",
    "FourThree",
    "HattoReach",
    "Phase",
    "Rules",
    "State",
    "YearEnd",
]

SEATS = 7
"""The most seats at a table; at a table of seven one seat sits out each month."""
PLACES = 3
STOCK_START = 27
"""The place in the deck where the stock begins, after 21 cards in hands and 6 on the field."""
PAR = 88
"""Card points at which a seat neither wins nor pays."""

HAND_YAKU = Yaku.SUROKU + 1
FIRST_CAPTURED = int(Yaku.GOKO)
CAPTURED_YAKU = 7
"""goko to inoshikacho: numbers FIRST_CAPTURED and up, index 0-6 in the tables of `Rules`."""


class FieldKind(IntEnum):
    """The kind of a deal's field (場): small 小場 (counts once), large 大場 (twice), grand 絶場 (four times)."""

    SMALL = 0
    LARGE = 1
    GRAND = 2


class BrightsGrow(IntEnum):
    """The effect of the fifth bright after four brights (四光) have been made (C-25, C-42, RULES A6)."""

    REPLACED = 0  # 五光 replaces it
    BARRED = auto()  # 五光 cannot follow 四光
    ADDED = auto()  # 五光 counts in addition


class FailedGoingOn(IntEnum):
    """The end of a month (deal) in which a seat went on (下げ) and made no further yaku (RULES A7)."""

    CANCELLED = 0  # the month ends on the continuer's last card, for half
    HALVED = auto()  # played out, half is paid and the month is over
    RETURNED = auto()  # played out, half goes back and the month is settled as any other


class HattoReach(IntEnum):
    """The cards that hatto (法度) forbids to throw, besides the last card that a yaku lacks (RULES A8)."""

    LAST_CARD = 0
    SHADOW = auto()  # its 影札, if the two must meet
    MONTH = auto()  # any card of its month, and leaving the last one of two on the field


class Cancelling(IntEnum):
    """The times at which a seat that went on may cancel that (下げの取消し, RULES A7)."""

    NEVER = 0
    AFTER_TURNS = auto()  # after the end of anybody's turn
    BEFORE_OWN = auto()  # before an own turn, with two hand cards or more


class FourThree(IntEnum):
    """The effect of the hand yaku of a four and a three (四三) on a match (RULES A5)."""

    PLAYED = 0  # none, it is a yaku like others
    DECIDES = auto()  # the match ends and its owner wins; two 四三 make the match void
    ENDS = auto()  # the match ends; seats that folded pay for it too


class DiveHatto(IntEnum):
    """The acts by which hatto (法度) forbids to help a seat to tobikomi (飛込み), the fourth of its shown three."""

    NONE = 0
    DISCARD = auto()  # throwing the fourth card
    INACTION = auto()  # that, while the owner holds the three, and leaving one of the three that one could take


class YearEnd(IntEnum):
    """The kinds of final settlement after the last month (deal) (RULES A10)."""

    BALANCE = 0  # the others' balances, cut to whole kan, are the winner's
    PRIZE = auto()  # the bank pays the winner a prize
    GIMMI = auto()  # the others pay the winner their kan and five more for each seat


@record
class Rules:
    """A rule set with its options: values in kan, factors in halves (2 is ×1), policies as numbers of their enums."""

    months: int
    overtime: int
    start: int  # points that each seat has at the start
    carry_queue: int  # 1: every bright beyond the first is carried to a month of its own; 0: 二代しばり
    showing_free: int  # 1: hand yaku are shown by choice, 柳 read as kasu or as itself; 0: always, and as kasu
    four_three: int  # FourThree
    unseen: int  # 1: the dealer may come in before the deal (みずてん), where there is an auction
    squeeze_shows: int  # 1: a squeezed seat shows the cards that earn 追い込み代; 0: none
    fold_points: Annotated[list[int], PLACES]  # 下り賃 of the first, second and third seat to fold
    squeeze_cards: int  # the cards that a squeezed hand is paid for
    squeeze_points: int  # points for one of them, from each seat in play
    diving: int  # the hand yaku each of whose threes 飛込み may follow
    dive_at_once: int  # 1: 飛込み is paid when it happens; 0: at the end of the month
    dive_hatto: int  # DiveHatto
    extras_on_yaku_end: int  # 1: 飛込み, 抜け and みずてん count also where a captured yaku has ended the month
    declare_at_once: int  # 1: yaku are declared after the hand card too; 0: after the whole turn
    collect_at_once: int  # 1: a yaku is paid when it is completed, 下げ or not; 0: at the end
    brights_grow: int  # BrightsGrow
    going_on_needs_hope: int  # 1: 下げ only where another yaku is still possible
    going_on_before_stock: int  # 1: 下げ also with the last hand card, while the own stock card is to come
    cancelling: int  # Cancelling
    failed_going_on: int  # FailedGoingOn
    going_on_survives: int  # 1: half of the continuer's yaku survive another's completion; 0: they are void
    hatto_reach: int  # HattoReach
    hatto_excuses: int  # 1: a seat that holds only 法度 cards may throw the cheapest
    hatto_stands: int  # 1: the offender answers also for what is added after 下げ
    sohachi_stays: int  # 1: 総八 keeps the dealer whatever else is made
    stone: int  # points that the winner of a month puts on the board
    deals_on: int  # 1: a next dealer is named after the last month too
    year_end: int  # YearEnd
    prize: int  # points for each seat at the table in the winner's prize
    gimmi_kan: int  # kan for each seat at a larger table that every loser pays beside the winner's own
    gimmi_of_three: int  # those kan at a table of three
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
    stake: int  # points taken off every score before the final settlement (10 kan)


@record
class Books:
    """The part of the state that a score keeper knows without seeing cards: facts and scores."""

    seats: int
    entered: Small  # number of places filled so far
    order: Annotated[list[int], PLACES, "i1"]  # the seats in play; NOBODY where the auction still goes on
    continuer: int
    kind: int
    dealer: Small
    dealt_in: Small  # the seats that get cards, as a set: all but the one with the white card
    mizuten_answered: Small  # 1: the dealer has declared みずてん or declined it
    next_dealer: Small
    mizuten: Small  # the dealer who declared みずてん, else NOBODY
    folded: Small  # the seats that have folded, as a set
    squeezed: Small  # the seats put out because three were in, as a set
    standing: Small  # the first 法度 offender of the continuer's yaku, who also pays for yaku added to them
    escaped: Small  # the seats with 89 card points or more at the end of play, as a set
    winners: Small
    month: Annotated[int, "i2"]  # 1-based; 0 before the first deal
    carry: Annotated[int, "i4"]  # as `field` counts it
    made: Annotated[list[int], SEATS, "i4"]  # captured yaku completed
    hatto_borne: Annotated[list[int], SEATS, "i4"]  # by offender: the yaku for which they pay both shares
    shown: Annotated[list[int], SEATS, "i4"]  # hand yaku shown and paid
    scores: Annotated[list[int], ACCOUNTS, "i4"]
    surplus: Annotated[list[int], SEATS, "i1"]  # ribbons above the need of 七短
    dregs: Annotated[list[int], SEATS, "i1"]  # kasu captured in a month that was played out, willows included
    points: Annotated[list[int], SEATS, "i2"]  # card points of such a month
    dive_exempt: int  # months in which the offender is exempt
    dived: Annotated[list[int], SEATS]  # months in which the seat made a 飛込み
    dive_offender: Annotated[list[int], 12, "i1"]  # by month: the 法度 offender who fed its 飛込み
    dive_bearer: Annotated[
        list[int], 12, "i1"
    ]  # by month: the seat that paid both shares of 飛込み, NOBODY: each their own
    result: Annotated[list[int], SEATS, "i4"]
    squeezed_yaku: Annotated[list[int], SEATS, "i4"]  # yaku in a squeezed hand
    squeezed_cards: Annotated[list[int], SEATS]  # cards that it showed


@record
class State:
    """A match in play."""

    phase: int
    turn: int  # the seat whose choice is awaited
    place: int  # of the seat whose turn at cards it is
    pending: int  # the card that awaits PICK_HAND or PICK_STOCK
    turned: int  # stock cards turned
    field: int
    fresh: int  # cards captured in the turn at hand
    played: Small  # hand cards played
    reading: Small  # the reading of 柳 that awaits EXPOSE
    deck: Annotated[list[int], CARDS, "i1"]  # as dealt; the stock is its end
    hands: Annotated[list[int], SEATS]
    exposed: Annotated[list[int], SEATS]  # hand cards that lie open
    captured: Annotated[list[int], SEATS]
    reach: Annotated[list[int], SEATS]  # the cards that would each complete a yaku protected by 法度
    threes: Annotated[list[int], SEATS]  # the shown threes that a 飛込み may yet follow
    hatto_bait: Annotated[
        list[int], 12, "i4"
    ]  # by month: the yaku that its 法度 card on the field would complete, 8 bits a place
    books: Books
    hatto_thrower: Annotated[list[int], 12, "i1"]  # by month: the seat that threw the 法度 card on the field
    hatto_fed: Annotated[list[int], SEATS, "i4"]  # by offender: the yaku that their cards completed in this turn
    hatto_spared: Annotated[
        list[int], SEATS, "i4"
    ]  # by offender: completed yaku for which they are excused; known to them only
    excused: int  # months whose 法度 card was thrown for lack of a better one; known to its thrower only
    ribbons: int  # the ribbons chosen in EXPOSE so far
    rng: Annotated[list[int], LANES]
    second: Annotated[list[int], CARDS, "i1"]  # the second shuffle: the order of the stock made after an auction
    returned: Annotated[list[int], SEATS]  # the hand that a seat not in play gave back into the stock
    lots: Annotated[list[int], LANES]  # random numbers for the draw of the white card
