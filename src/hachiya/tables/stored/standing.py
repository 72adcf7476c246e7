"""The stored standing of a table, for lists."""

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Standing:
    """The standing of a match at a version: `n` is the number of the deal, `scores` are by seat, in points or levels.

    Scores are empty if unknown; of a match that is over they are its result. `winners` is None until then, and `turn`
    where no seat, or more than one, is awaited.
    """

    table: str
    version: int
    n: int
    turn: int | None
    scores: Sequence[int]
    winners: Sequence[int] | None = None
    at: int | None = None
    """In milliseconds since 1970; None: now."""
