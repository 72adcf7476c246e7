"""The model of bids: how much a hand must promise before a seat bids in, or doubles, in each situation of an auction.

A situation is a number. For each there are three limits of the promise of the hand: from the first on a bid is
possible, from the second on it is usual, and from the third on its absence is unlikely. In a trial a seat bids from
the second limit on. The first and the third say which hands do not fit the bids that were made.
"""

from collections.abc import Sequence

from hachiya.bots.search.hanafuda.imagination import BIDS
from hachiya.engine.accel import rule

LIMITS = 3
"""Limits of a situation."""


@rule
def bids_usually(imagination: Sequence[int], situation: int, promise: int) -> bool:
    """Whether a hand of this promise is usually bid on in this situation."""
    return promise >= imagination[BIDS + LIMITS * situation + 1]


@rule
def fits_bid(imagination: Sequence[int], situation: int, promise: int) -> bool:
    """Whether a hand of this promise may have been bid on in this situation."""
    return promise >= imagination[BIDS + LIMITS * situation]


@rule
def fits_no_bid(imagination: Sequence[int], situation: int, promise: int) -> bool:
    """Whether a hand of this promise may not have been bid on in this situation."""
    return promise < imagination[BIDS + LIMITS * situation + 2]
