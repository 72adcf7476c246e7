"""What one seat sees of a match: all that a player may know, and no more."""

from dataclasses import dataclass
from typing import Any

from hachiya.games.choices import Choice, choices
from hachiya.games.game import Game


@dataclass(frozen=True, slots=True)
class View:
    """A copy of the state from which all is taken that the seat does not know; rules run over it unchanged."""

    game: Game
    rules: Any
    state: Any
    seat: int

    @property
    def actions(self) -> int:
        """The actions with which its choice may begin or go on, as a set; empty if it is not at turn."""
        return self.game.legal(self.state) if self.seat == self.state.turn else 0

    def legal(self) -> list[Choice]:
        """What the seat may choose, as in `Match.legal`."""
        return choices(self)
