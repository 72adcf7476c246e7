"""What a ledger row of a flower-card game says, beside payments: the event and its numbers."""

from enum import IntEnum, auto

from hachiya.engine.ledger import PAY


class Event(IntEnum):
    """Row numbers; behind each the meaning of its numbers. Sets are card or yaku masks."""

    PAY = PAY
    DEAL = auto()  # month, dealer, field as dealt, kind, carry
    SHIMA = auto()  # seat, cards
    SHOW = auto()  # seat, yaku, exposed cards
    PLAY = auto()  # seat, card, cards taken from the field
    TURN = auto()  # seat, card, cards taken from the field
    STOP = auto()  # seat, yaku, forced
    SAGE = auto()  # seat, yaku, forced
    CANCEL = auto()  # seat, yaku, forced
    DEAL_END = auto()  # why, winner, next dealer
    MATCH_END = auto()


class Why(IntEnum):
    """Why a deal ended."""

    YAKU = 0
    CANCEL = auto()
    PLAYED_OUT = auto()
    SPECIAL = auto()
    FOUR_THREE = auto()


class Reason(IntEnum):
    """What a payment is for."""

    HAND_YAKU = 0
    CAPTURED_YAKU = auto()
    SAGE_HALF = auto()
    TOBIKOMI = auto()
    NUKE = auto()
    SPECIAL = auto()
    REFUND = auto()
    EXEMPT = auto()
    CARD_POINTS = auto()
    STONE = auto()


class Liable(IntEnum):
    """Why a seat pays another's share."""

    NOT = 0
    HATTO = auto()
    SAGE = auto()
