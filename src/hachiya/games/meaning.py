"""The meanings of numbers in results of the rules, so that messages can spell them, and readers know what an `int` is.

For rules and the type checker each of these types is a plain number; `get_type_hints` tells them apart.
"""

from typing import Annotated, NamedTuple, TypeAlias


class Meaning(NamedTuple):
    """What an annotated number stands for, in a word."""

    word: str


Seat: TypeAlias = Annotated[int, Meaning("seat")]
Points: TypeAlias = Annotated[int, Meaning("points")]
"""Points, 12 of which are 1 kan in games with kan."""
Count: TypeAlias = Annotated[int, Meaning("count")]
SeatSet: TypeAlias = Annotated[int, Meaning("seats")]
"""A set of seats as a bit mask: bit `s` stands for seat `s`."""
ActionSet: TypeAlias = Annotated[int, Meaning("actions")]
"""A set of actions as a bit mask: bit `a` stands for action `a`."""
