"""What cards pay, in a kind of field or at a rate."""

from typing import Literal, NamedTuple

KindName = Literal["small", "large", "grand"]
"""The kinds of field."""


class Pays(NamedTuple):
    """The points that each of the two others pays, in a kind of field or at a rate.

    Example:
        >>> import hachiya
        >>> hachiya.hand("BFJCGKO", "hachiju")[0].showings[0].pays[0]
        Pays(each=40, kind=None, rate=1)
    """

    each: int
    """The points of each payer; 12 points = 1 kan (貫) in games that have kan."""
    kind: KindName | None = None
    """The kind of the field: `"small"`, `"large"` or `"grand"`; None in games without fields."""
    rate: int | None = None
    """The rate; None in games without rates."""
