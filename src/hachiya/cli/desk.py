"""A person's place at a table of one family: what it shows them, asks and tells."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

from rich.console import Console

from hachiya.games.table import Table
from hachiya.words.message import Message
from hachiya.words.voice import Voice


class Desk(ABC):
    """All of it from what the seat sees."""

    def __init__(self, console: Console, table: Table, seat: int, names: Sequence[str], lang: str) -> None:
        self.console = console
        self.table = table
        self.seat = seat
        self.names = names
        self.voice = Voice(lang, names)

    def view(self) -> Any:
        """The state as the seat sees it."""
        return self.table.game.observe(self.table.state, self.seat)

    def say(self, message: Message) -> str:
        """A message in the person's language."""
        return self.voice.say(message)

    @abstractmethod
    def next_deal(self) -> Message | None:
        """Before a deal: what to wait for, None before the first and in the middle of one."""

    @abstractmethod
    def before_others(self) -> Message | None:
        """Another seat is at turn: what to wait for before it chooses; what there is to see has been shown."""

    @abstractmethod
    def choose(self) -> list[int]:
        """The person's choice: one action, or several that are one together. Quit if they leave."""
