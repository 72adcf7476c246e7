"""The steps of a deal: what chance has dealt, and what seats have chosen."""

from collections.abc import Callable, Iterable
from typing import NamedTuple, Protocol

import pyspiel

from hachiya.games.table import Table
from hachiya.matches.match import Match


class Dealt(NamedTuple):
    """A deck that chance has dealt."""

    deck: list[int]
    """Every card, in dealing order."""
    second: list[int]
    """Every card, in the order of a stock that is made after an auction."""
    white: int | None
    """The seat that has drawn the white card, where seven play."""
    dealer: int
    """The seat that deals."""
    field: list[int]
    """The field as dealt; no cards at bashifen."""


class Chosen(NamedTuple):
    """An action that a seat has chosen."""

    seat: int
    """The seat."""
    action: int
    """The action."""
    phase: int
    """The phase of the game before it."""


Step = Dealt | Chosen
"""A step of a deal."""
Sampler = Callable[[], float]
"""Random numbers from 0 to 1."""


class Deal(Protocol):
    """A state of OpenSpiel with its table and its steps."""

    table: Table
    """The table."""
    steps: list[Step]
    """All that has happened."""

    def match(self) -> Match:
        """The match so far, with its record."""
        ...

    def get_game(self) -> pyspiel.Game:
        """The game, of which `new_initial_state` is another deal."""
        ...

    def is_terminal(self) -> bool:
        """Whether the deal is over."""
        ...

    def clone(self) -> "Deal":
        """Copy the state."""
        ...

    def legal_actions(self) -> list[int]:
        """The actions or outcomes that may come next."""
        ...

    def apply_action(self, action: int) -> None:
        """Take an action or outcome."""
        ...

    def information_state_string(self, player: int) -> str:
        """All that a seat has seen and done."""
        ...


def shuffled(cards: Iterable[int], sampler: Sampler) -> list[int]:
    """List cards in random order."""
    return sorted(cards, key=lambda _: sampler())
