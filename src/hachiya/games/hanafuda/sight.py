"""Which fields of an event hold cards that not everyone sees."""

from enum import Enum, auto


class Seen(Enum):
    """Who sees the cards of a field."""

    BY_OWNER = auto()
    """A list by seat: each seat its own entry only."""
    BY_NOBODY = auto()


HIDDEN = {"deal": {"hands": Seen.BY_OWNER}, "stock": {"cards": Seen.BY_NOBODY}}
"""By event and field; every other field of every event is open to all, spectators too."""
