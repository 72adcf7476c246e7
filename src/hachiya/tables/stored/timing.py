"""Time limits of persons, and deadlines of tables."""

from dataclasses import dataclass
from typing import NamedTuple

SLOW_SECONDS = 3600
"""The time for a choice from which persons are not expected to stay."""


class Timing(NamedTuple):
    """Time limits in seconds: for each choice (`move`), for the match, and what a choice gives back (`more`).

    None: no limit. Without any limit the table waits for everybody, whether they are there or not.
    """

    move: int | None = None
    match: int | None = None
    more: int = 0

    @property
    def is_slow(self) -> bool:
        """Whether every choice may take hours."""
        return self.match is None and self.move is not None and self.move >= SLOW_SECONDS

    @property
    def is_endless(self) -> bool:
        """Whether the table waits for everybody without limit."""
        return self.match is None and self.move is None

    @property
    def expects_company(self) -> bool:
        """Whether players are expected to stay at the table, since no choice may take hours."""
        return not self.is_slow and not self.is_endless


@dataclass(frozen=True)
class Deadline:
    """The moment until which a table waits for a person, in milliseconds since 1970; None: it waits for nobody."""

    table: str
    at: int | None
