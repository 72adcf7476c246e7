"""The records of a batch: its settings, and what it remembers of each of its matches."""

from enum import IntEnum
from typing import Annotated

from hachiya.engine.record import record

MOST_SEATS = 7


class Episode(IntEnum):
    """What an episode is."""

    DEAL = 0  # one deal; the match goes on in the next episode
    MATCH = 1


class Autoreset(IntEnum):
    """When the next episode begins after the end of one, by the names of Gymnasium."""

    NEXT_STEP = 0  # in the next step, whose action is ignored
    SAME_STEP = 1  # in the step that ends the episode
    DISABLED = 2  # when `reset` is called


@record
class Settings:
    """The settings of a batch, for its entries."""

    seats: int
    value: int  # the seed
    episode: int  # of `Episode`
    autoreset: int  # of `Autoreset`
    due: int  # of `Due`
    at_one: int  # 1: nothing multiplies
    most: int  # seats of the layout
    perfect: int  # 1: observations show all hands
    blank: int  # the index of a state of zeros


@record
class Slot:
    """What a batch remembers of one match."""

    matches: Annotated[int, "i4"]  # begun so far
    ended: Annotated[int, "i4"]  # 1: the episode has ended
    paid: Annotated[list[int], MOST_SEATS, "i4"]  # the worth of each seat when rewards were paid last
