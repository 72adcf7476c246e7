"""What a number in an answer of the rules stands for, so that whoever passes the answer on can spell it.

To rules and to the type checker each of these is the plain number; `get_type_hints` still tells them apart.
"""

from typing import Annotated, NamedTuple, TypeAlias


class Meaning(NamedTuple):
    """In a word."""

    word: str


Seat: TypeAlias = Annotated[int, Meaning("seat")]
Points: TypeAlias = Annotated[int, Meaning("points")]
"""12 points = 1 kan, where there are kan."""
Count: TypeAlias = Annotated[int, Meaning("count")]
