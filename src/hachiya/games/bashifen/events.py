"""The events of a match in the ledger, each with the meaning of its numbers."""

from enum import IntEnum, auto


class Event(IntEnum):
    """The numbers of ledger rows; a set of cards is two masks."""

    DEAL = 1  # n, dealer (NOBODY in deal 1)
    DECLARE = auto()  # seat, cards_one, cards_two, cards drawn
    TRUMPS = auto()  # suit (0-3, NO_SUIT), dealer, by
    BURY = auto()  # seat, cards_one, cards_two
    PLAY = auto()  # seat, cards_one, cards_two
    TRICK = auto()  # winner, points
    FAILED_LEAD = auto()  # seat
    DEAL_END = auto()  # points of the opponents, points in the kitty (NOBODY: unknown), next dealer (NOBODY: none)
    MATCH_END = auto()  # the pair that won


class TrumpsFixedBy(IntEnum):
    """The ways in which trumps are fixed and, in deal 1, the dealer (ダーチャ) is found."""

    DECLARED = 0
    CUT = auto()  # nobody declared in deal 1
    WIDOW = auto()  # nobody declared later


NO_SUIT = 4
"""Trumps are jokers and level cards alone; also the number of the suit that trumps are when led."""
