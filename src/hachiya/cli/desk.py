"""A person's place at a table of one family: what it shows him, asks and tells."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

from rich.console import Console

from hachiya.cli.language import Words, say
from hachiya.games.table import Table


class Desk(ABC):
    """All of it from what the seat sees."""

    def __init__(self, console: Console, table: Table, seat: int, names: Sequence[str], lang: str) -> None:
        self.console = console
        self.table = table
        self.seat = seat
        self.names = names
        self.lang = lang

    def view(self) -> Any:
        """The state as the seat sees it."""
        return self.table.game.observe(self.table.state, self.seat)

    def say(self, template: Words, **filled: object) -> str:
        """The words in the person's language, filled in."""
        return say(template, self.lang).format(**filled)

    @abstractmethod
    def next_deal(self) -> Words | None:
        """Before a deal: what to wait for, None before the first and in the middle of one."""

    @abstractmethod
    def before_others(self) -> Words | None:
        """Another seat is at turn: what to wait for before it chooses; what there is to see has been shown."""

    @abstractmethod
    def choose(self) -> list[int]:
        """The person's choice: one action, or several that are one together. Quit if he leaves."""
