"""The dialogue with a person at a terminal table: it shows the table and asks for choices."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any

from rich.console import Console

from hachiya.games.table import Table
from hachiya.words.message import Message
from hachiya.words.voice import Voice


class Desk(ABC):
    """The dialogue with a person at a table of one family of games; it shows only what the person's seat sees."""

    def __init__(
        self, console: Console, copy_table: Callable[[], Table], seat: int, names: Sequence[str], lang: str
    ) -> None:
        self.console = console
        self._copy_table = copy_table
        self.seat = seat
        self.names = names
        self.voice = Voice(lang, names)

    @property
    def table(self) -> Table:
        """The table as it stands."""
        return self._copy_table()

    def view(self) -> Any:
        """Return the state of the match as the seat sees it."""
        table = self.table
        return table.game.observe(table.state, self.seat)

    def say(self, message: Message) -> str:
        """Write a message in the person's language."""
        return self.voice.say(message)

    @abstractmethod
    def next_deal(self) -> Message | None:
        """Return the prompt before a deal; None before the first deal and within a deal."""

    @abstractmethod
    def before_others(self) -> Message | None:
        """Show the news before another seat chooses, and return the prompt to wait for, if any."""

    @abstractmethod
    def choose(self) -> list[int]:
        """Ask the person for a choice: one action, or several that form one choice. Quit if the person leaves."""
