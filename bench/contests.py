"""The contests that are measured: every game with its default number of seats, and with its largest."""

from typing import NamedTuple

from hachiya.games.registry import GAMES, find


class Contest(NamedTuple):
    """A game with a number of seats."""

    game: str
    seats: int

    def __str__(self) -> str:
        """The game's name, with the number of seats if it is not the default."""
        return self.game if self.seats == find(self.game).seats[0] else f"{self.game}-{self.seats}"


SANNIN = Contest("sannin", 3)
CONTESTS = (
    *(Contest(name, game.seats[0]) for name, game in GAMES.items()),
    *(Contest(name, max(game.seats)) for name, game in GAMES.items() if len(game.seats) > 1),
)
