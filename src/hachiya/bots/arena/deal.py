"""One deal at a table of its own, and the result of each side; each family of games has its own class."""

from abc import ABC, abstractmethod
from typing import ClassVar, NamedTuple

from hachiya.bots.arena.job import Job
from hachiya.games.table import Table


class Unit(NamedTuple):
    """A unit in which the result of a deal is counted."""

    name: str
    whole: int
    """The points or levels that make one unit."""


class Deal(ABC):
    """The first deal of a match, with its result for each side (a seat or a pair); all results add up to 0."""

    units: ClassVar[tuple[Unit, ...]]
    """The units of the result; the last is the money as it is paid, in which bots say what they expect."""
    table: Table
    sides: int
    won: list[list[int]]
    """By unit and side: the points or levels won so far."""
    over: bool = False

    @abstractmethod
    def __init__(self, job: Job, block: int) -> None:
        """The deal of a block, before its cards are dealt."""

    @abstractmethod
    def side(self, seat: int) -> int:
        """The side of a seat."""

    @abstractmethod
    def deal(self) -> None:
        """Deal the cards, or deal them anew."""

    @abstractmethod
    def act(self, seat: int, action: int) -> None:
        """Make one action; IllegalAction says what would have been legal."""

    @abstractmethod
    def bid(self, action: int) -> str | None:
        """The bid of the seat at turn by this action; None if it has no bid to make."""

    def goes_on(self, _action: int) -> bool | None:
        """Whether the seat at turn goes on (下げ) by this action; None unless it can also stop."""
        return None

    def completions(self, _seat: int) -> int:
        """How often the seat has stopped or gone on with a captured yaku."""
        return 0

    def paid_for_hatto(self, _seat: int) -> bool:
        """Whether the seat has paid another's share because it threw a hatto (法度) card."""
        return False
