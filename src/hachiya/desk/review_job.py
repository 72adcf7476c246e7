"""A review in progress or finished."""

from dataclasses import dataclass


@dataclass
class ReviewJob:
    """A review in progress (`done` of `steps` steps) or finished (`review` as JSON text)."""

    done: int = 0
    steps: int = 0
    """The number of steps; 0 while it is unknown."""
    review: str | None = None
    """The finished review as JSON."""
    failed: bool = False
