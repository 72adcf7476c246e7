"""What the events of a deal have told so far, which later events need to be understood."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from hachiya.engine.ledger import NOBODY
from hachiya.games.bashifen.cards import LOWEST_RANK
from hachiya.games.bashifen.events import NO_SUIT
from hachiya.games.bashifen.state import PAIRS


@dataclass
class DealSoFar:
    """What is known of a deal from its events so far."""

    trump_rank: int = LOWEST_RANK
    trump_suit: int = NO_SUIT
    dealer: int = NOBODY
    level: list[int] = field(default_factory=lambda: [0, 0])
    """The levels of both pairs before the deal."""
    declaration: list[str] = field(default_factory=list)
    """The cards of the present declaration."""
    declarer: int = NOBODY
    points: int = 0
    """The points that 子 has won."""
    lead: list[str] = field(default_factory=list)
    """The cards led to this trick; empty before the lead."""
    plays: int = 0
    winner: int = NOBODY
    """The winner of the last trick."""
    failed: int = NOBODY
    """The seat that has led wrongly."""

    def is_ko(self, seat: int) -> bool:
        """Whether the seat belongs to the opponents (子)."""
        return seat % 2 != self.dealer % 2

    @property
    def widow_counts(self) -> bool:
        """Whether the points in the kitty go to the opponents (子)."""
        if self.dealer == NOBODY:
            return False
        return not self.is_ko(self.failed) if self.failed != NOBODY else self.is_ko(self.winner)


def trump_rank_of(tally: Mapping[str, Any]) -> int:
    """The trump rank of a deal that was recorded by its result: the level of its declarers, at least 2."""
    return max(int(tally["stage"][tally["dealer"] % PAIRS]), LOWEST_RANK)
