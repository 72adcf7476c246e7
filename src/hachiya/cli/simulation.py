"""A simulation to run."""

from collections.abc import Mapping
from dataclasses import dataclass

from hachiya.games.game import Game


@dataclass(frozen=True)
class Simulation:
    """A simulation to run: matches of a game, from one seed."""

    game: Game
    options: Mapping[str, str | int]
    bots: tuple[str, ...]
    """The names of the bots, by seat."""
    matches: int
    seed: int
    form: str
    """The format of the file."""
    workers: int | None = None
    """The number of processes that play; None for one, or on a cluster one for each CPU."""
    ray: str | None = None
    """The address of a Ray cluster that plays; None for this machine. The file depends on neither of both."""
