"""How long persons may think at a table, and until when a table waits."""

from dataclasses import dataclass
from typing import NamedTuple

SLOW_SECONDS = 3600
"""Where each choice may take so long, nobody is expected to stay."""


class Timing(NamedTuple):
    """In seconds: for each choice, for all choices of a match, and what each of these gives back. None: no limit.

    Where neither is limited the table waits for everyone, whether or not they are here.
    """

    move: int | None = None
    match: int | None = None
    more: int = 0

    @property
    def is_slow(self) -> bool:
        """May every choice take hours?"""
        return self.match is None and self.move is not None and self.move >= SLOW_SECONDS

    @property
    def is_endless(self) -> bool:
        """Does the table wait for everyone, however long that is?"""
        return self.match is None and self.move is None

    @property
    def expects_company(self) -> bool:
        """Are those who play expected to stay at the table?"""
        return not self.is_slow and not self.is_endless


@dataclass(frozen=True)
class Deadline:
    """Until when a table waits for a person, in milliseconds since 1970; None: for nobody."""

    table: str
    at: int | None
