"""One deal at a table of its own, and what it brings each side; each family of games reads it in its own way."""

from abc import ABC, abstractmethod
from typing import ClassVar, NamedTuple

from hachiya.bots.arena.job import Job
from hachiya.games.table import Table


class Unit(NamedTuple):
    """In what the value of a deal is told."""

    name: str
    whole: int
    """How many of what is counted (points, levels) make one."""


class Deal(ABC):
    """A deal of a new match. A side is a seat, or a pair of them; what all sides win adds up to nothing."""

    units: ClassVar[tuple[Unit, ...]]
    """The last one is the money as it is paid, in which a bot says what it expects."""
    table: Table
    sides: int
    won: list[list[int]]
    """By unit and side: points or levels so far."""
    over: bool = False

    @abstractmethod
    def __init__(self, job: Job, block: int) -> None:
        """The deal of a block, not dealt yet."""

    @abstractmethod
    def side(self, seat: int) -> int:
        """The side of a seat."""

    @abstractmethod
    def deal(self) -> None:
        """The cards are dealt, or dealt anew."""

    @abstractmethod
    def act(self, seat: int, action: int) -> None:
        """One action; IllegalAction says what would have been legal."""

    @abstractmethod
    def bid(self, action: int) -> str | None:
        """What the seat at turn says by this action, if it has a bid to make."""

    def goes_on(self, _action: int) -> bool | None:
        """Does the seat at turn say 下げ by this action, if it may choose between that and the end?"""
        return None

    def completions(self, _seat: int) -> int:
        """How often the seat has ended the deal with its yaku, or gone on with them."""
        return 0

    def paid_for_hatto(self, _seat: int) -> bool:
        """Has the seat paid another's share because it threw a 法度 card?"""
        return False
