"""What the events of a deal have told so far, as far as the next one needs it to be understood."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from hachiya.engine.ledger import NOBODY
from hachiya.games.bashifen.cards import LOWEST_RANK
from hachiya.games.bashifen.events import NO_SUIT
from hachiya.games.bashifen.state import PAIRS


@dataclass
class SoFar:
    """One deal."""

    trump_rank: int = LOWEST_RANK
    trump_suit: int = NO_SUIT
    dealer: int = NOBODY
    level: list[int] = field(default_factory=lambda: [0, 0])
    """Before the deal, by pair."""
    shown: list[str] = field(default_factory=list)
    """The declaration that stands."""
    shown_by: int = NOBODY
    points: int = 0
    """What 子 has won."""
    lead: list[str] = field(default_factory=list)
    """The cards led to this trick; none while a lead is awaited."""
    plays: int = 0
    winner: int = NOBODY
    """Of the last trick."""
    failed: int = NOBODY
    """Who has led wrongly."""

    def is_ko(self, seat: int) -> bool:
        """Is the seat of the 子 pair?"""
        return seat % 2 != self.dealer % 2

    @property
    def widow_counts(self) -> bool:
        """Do the points in the kitty go to 子?"""
        if self.dealer == NOBODY:
            return False
        return not self.is_ko(self.failed) if self.failed != NOBODY else self.is_ko(self.winner)


def trump_rank_of(tally: Mapping[str, Any]) -> int:
    """The rank that a deal told by its result was played on: the level of its declarers, who stand on 2 at least."""
    return max(int(tally["stage"][tally["dealer"] % PAIRS]), LOWEST_RANK)
