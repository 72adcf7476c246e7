"""The events of flower-card games in the ledger, and the enumerations of their numbers."""

from enum import IntEnum, auto

from hachiya.engine.ledger import PAY


class Event(IntEnum):
    """The numbers of ledger rows, each with the meaning of the row's numbers; sets are bit masks of cards or yaku."""

    PAY = PAY
    MIZUTEN = auto()  # seat, yes
    DEAL = auto()  # month, dealer, field as dealt, kind, carry
    REDEAL = auto()  # number of the deal to come, field that was thrown in
    BID = auto()  # seat, bid, forced
    SQUEEZED = auto()  # seat, yaku held, cards shown (NOBODY: it shows nothing)
    STOCK = auto()  # its cards are final
    SHIMA = auto()  # seat, cards
    SHOW = auto()  # seat, yaku, exposed cards
    PLAY = auto()  # seat, card, cards taken from the field
    TURN = auto()  # seat, card, cards taken from the field
    STOP = auto()  # seat, yaku, forced
    GO_ON = auto()  # seat, yaku, forced
    CANCEL = auto()  # seat, yaku, forced
    DEAL_END = auto()  # why, winner, next dealer
    MATCH_END = auto()
    WHITE_CARD = auto()  # month, seat


class Bid(IntEnum):
    """The bids of the auction."""

    IN = 0
    OUT = auto()
    DOUBLE = auto()


class EndReason(IntEnum):
    """The reasons for which a deal ends."""

    YAKU = 0
    CANCEL = auto()
    PLAYED_OUT = auto()
    SPECIAL = auto()
    FOUR_THREE = auto()
    ALONE = auto()


class Reason(IntEnum):
    """The reasons of payments; in lower case the names are the keys of records."""

    FOLD = 0
    SQUEEZE = auto()
    HAND_YAKU = auto()
    CAPTURED_YAKU = auto()
    SAGE_HALF = auto()
    SAGE_RETURN = auto()
    TOBIKOMI = auto()
    NUKE = auto()
    MIZUTEN = auto()
    SPECIAL = auto()
    REFUND = auto()
    EXEMPT = auto()
    CARD_POINTS = auto()
    POT = auto()
    STONE = auto()
    GIMMI = auto()


class Liable(IntEnum):
    """The reasons for which a seat pays another seat's share; in lower case the names are the keys of records."""

    NOT = 0
    HATTO = auto()
    SAGE = auto()
