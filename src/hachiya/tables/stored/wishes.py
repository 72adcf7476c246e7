"""What the persons at a table wish for all of them: to end the match early, and to allow hints."""

from collections.abc import Set
from dataclasses import dataclass, replace


@dataclass(frozen=True)
class Wishes:
    """The seats whose persons would end the match here, and those whose persons allow hints.

    `declined` is the seat whose person would rather play on, since the end was proposed last.
    """

    table: str
    would_end: frozenset[int] = frozenset()
    allow_hints: frozenset[int] = frozenset()
    declined: int | None = None

    @property
    def is_empty(self) -> bool:
        """Whether nobody wishes anything, and nobody has declined."""
        return not self.would_end and not self.allow_hints and self.declined is None

    def end(self, seat: int, wish: bool) -> "Wishes":
        """The wishes once a seat would end the match, or would not (any more).

        Whoever does not wish what others have proposed declines it, and nobody is asked any more.
        """
        if wish:
            return replace(self, would_end=self.would_end | {seat}, declined=None)
        if seat in self.would_end:
            return replace(self, would_end=self.would_end - {seat})
        if self.would_end:
            return replace(self, would_end=frozenset(), declined=seat)
        return self

    def hints(self, seat: int, wish: bool) -> "Wishes":
        """The wishes once a seat allows hints, or does not (any more)."""
        return replace(self, allow_hints=self.allow_hints | {seat} if wish else self.allow_hints - {seat})

    def of(self, playing: Set[int], owning: Set[int]) -> "Wishes":
        """The wishes of the persons who play now; hints are allowed by all who own a seat, also while they are away."""
        declined = self.declined if self.declined in owning else None
        return replace(
            self, would_end=self.would_end & playing, allow_hints=self.allow_hints & owning, declined=declined
        )
