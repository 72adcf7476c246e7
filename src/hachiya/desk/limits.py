"""What asking costs, counted by client."""

from typing import Literal, Protocol

Spending = Literal["request", "file", "opening", "guess"]
"""What is counted: requests that cost something, records sent or fetched, tables opened, recovery phrases asked for or
tried."""
ON_ARRIVAL: frozenset[Spending] = frozenset({"request", "file"})
"""These are spent before anything is read; the others once it is clear that the operation may run."""


class Limits(Protocol):
    """How much a client may ask."""

    def spend(self, spending: Spending, client: str) -> None:
        """Count it against the client; TooMany if they have used up what they may."""
