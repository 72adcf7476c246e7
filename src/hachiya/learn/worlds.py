"""The number of worlds in which choices are tried, as a caller asks for it."""

from hachiya.words.checks import check_whole
from hachiya.words.errors import BadNumber
from hachiya.words.say import match as say

MOST_WORLDS = 1 << 20
"""The most worlds in which a hint or a review tries choices."""


def check_worlds(worlds: int | None) -> int | None:
    """The number of worlds as a plain number, None for the usual one; BadNumber if it is out of its range."""
    if worlds is None:
        return None
    number = check_whole("worlds", worlds)
    if not 0 < number <= MOST_WORLDS:
        raise BadNumber(say.wrong_range(name="worlds", low=1, high=MOST_WORLDS, given=repr(worlds)))
    return number
