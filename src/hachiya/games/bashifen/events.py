"""What happens in a match, as the ledger writes it; the numbers behind each event stand beside it."""

from enum import IntEnum, auto


class Event(IntEnum):
    """Rows of the ledger; a set of cards is two masks."""

    DEAL = 1  # n, dealer (NOBODY in deal 1)
    DECLARE = auto()  # seat, one, two, cards drawn
    TRUMPS = auto()  # suit (0-3, NO_SUIT), dealer, by
    BURY = auto()  # seat, one, two
    PLAY = auto()  # seat, one, two
    TRICK = auto()  # winner, points
    FAILED_LEAD = auto()  # seat
    DEAL_END = auto()  # points of the 子 pair, points in the kitty (NOBODY: unknown), next dealer (NOBODY: none)
    MATCH_END = auto()  # the pair that won


class By(IntEnum):
    """What fixed trumps and, in deal 1, the ダーチャ."""

    DECLARED = 0
    CUT = auto()  # nobody declared in deal 1
    WIDOW = auto()  # nobody declared later


NO_SUIT = 4
"""Trumps are jokers and level cards alone; also the number of the suit that trumps are when led."""
