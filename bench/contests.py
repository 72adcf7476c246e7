"""What is played: every game with its usual number of seats, and with the most that it has."""

from typing import NamedTuple

from hachiya.games.registry import GAMES, find


class Contest(NamedTuple):
    """A game with a number of seats."""

    game: str
    seats: int

    def __str__(self) -> str:
        """The game's name, with the seats where they are not its usual number."""
        return self.game if self.seats == find(self.game).seats[0] else f"{self.game}-{self.seats}"


SANNIN = Contest("sannin", 3)
CONTESTS = (
    *(Contest(name, game.seats[0]) for name, game in GAMES.items()),
    *(Contest(name, max(game.seats)) for name, game in GAMES.items() if len(game.seats) > 1),
)
