"""The wishes of the persons at a table: to end the match early, and to allow hints."""

from collections.abc import Set
from dataclasses import dataclass, replace


@dataclass(frozen=True)
class Wishes:
    """The seats whose persons wish to end the match here, and those whose persons allow hints.

    `declined` is the seat that has declined the last proposal to end.
    """

    table: str
    would_end: frozenset[int] = frozenset()
    allow_hints: frozenset[int] = frozenset()
    declined: int | None = None

    @property
    def is_empty(self) -> bool:
        """Whether there is no wish and no decline."""
        return not self.would_end and not self.allow_hints and self.declined is None

    def wish_end(self, seat: int, wish: bool) -> "Wishes":
        """Return the wishes after a seat wishes to end the match, or no longer does.

        A seat that does not wish what others have proposed declines it, which withdraws the proposal.
        """
        if wish:
            return replace(self, would_end=self.would_end | {seat}, declined=None)
        if seat in self.would_end:
            return replace(self, would_end=self.would_end - {seat})
        if self.would_end:
            return replace(self, would_end=frozenset(), declined=seat)
        return self

    def wish_hints(self, seat: int, wish: bool) -> "Wishes":
        """Return the wishes after a seat allows hints, or no longer does."""
        return replace(self, allow_hints=self.allow_hints | {seat} if wish else self.allow_hints - {seat})

    def restricted_to(self, playing: Set[int], owning: Set[int]) -> "Wishes":
        """Return the wishes of seats that count: of `playing` seats to end the match, of `owning` seats to allow hints.

        Owning seats include those of absent persons.
        """
        declined = self.declined if self.declined in owning else None
        return replace(
            self, would_end=self.would_end & playing, allow_hints=self.allow_hints & owning, declined=declined
        )
