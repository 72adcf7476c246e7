"""The games by name."""

import copyreg
from collections.abc import Iterator, Mapping

from hachiya.games.bashifen.game import BASHIFEN
from hachiya.games.game import Game
from hachiya.games.hachihachi.game import NAKAYOSHI, SANNIN, SHIRAGIKU
from hachiya.games.hachiju.game import HACHIJU
from hachiya.games.hanafuda.game import HanafudaGame
from hachiya.games.options import Option
from hachiya.words.errors import UnknownName
from hachiya.words.say import table as say


class Games(Mapping[str, Game]):
    """The games by name; its `repr()` is a table of all games and their options.

    Example:
        >>> from hachiya import GAMES
        >>> list(GAMES)
        ['sannin', 'nakayoshi', 'shiragiku', 'hachiju', 'bashifen']
    """

    def __init__(self, *games: Game) -> None:
        """Collect games by name.

        Args:
            *games: The games, in the order in which they are listed.
        """
        self._games = {game.name: game for game in games}

    def __getitem__(self, name: str) -> Game:
        return self._games[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._games)

    def __len__(self) -> int:
        return len(self._games)

    def __repr__(self) -> str:
        rows = [("game", "seats", "options, the usual value first")]
        for game in self._games.values():
            seats = ", ".join(map(str, sorted(game.seats)))
            usual = f" (usually {game.seats[0]})" if len(game.seats) > 1 else ""
            options = [f"{option.name}: {_values(option)}" for option in game.options]
            rows.append((game.name, f"{seats}{usual}", options[0] if options else ""))
            rows += [("", "", option) for option in options[1:]]
        widths = [max(len(row[column]) for row in rows) for column in (0, 1)]
        return "\n".join(f"{name:{widths[0]}}  {seats:{widths[1]}}  {option}".rstrip() for name, seats, option in rows)


def _values(option: Option) -> str:
    if isinstance(option.values, range):
        return f"{option.usual} ({option.spelt})"
    usual = str(option.usual)
    return ", ".join([usual, *(str(value) for value in option.values if value != option.usual)])


FLOWER_GAMES: tuple[HanafudaGame, ...] = (SANNIN, NAKAYOSHI, SHIRAGIKU, HACHIJU)
"""The games with flower cards."""
GAMES = Games(*FLOWER_GAMES, BASHIFEN)
"""All games by name."""


def _game_of(name: str, version: int) -> Game:
    game = GAMES[name].of_version(version)
    assert game is not None
    return game


# Views go to other processes: a game is pickled by its name, because its rules are functions.
for _kind in {type(game) for game in GAMES.values()}:
    copyreg.pickle(_kind, lambda game: (_game_of, (game.name, game.version)))

MOST_SEATS = max(seats for game in GAMES.values() for seats in game.seats)
"""The largest number of seats that any game has."""

ROOMS = tuple(dict.fromkeys(game.room for game in GAMES.values()))
"""The packages of the games' rules; several games may share one."""


def usual_options(name: str) -> dict[str, str | int]:
    """List the options of a game with their usual values.

    Args:
        name: The name of a game.

    Returns:
        The usual values by the name of the option.

    Raises:
        UnknownName: If there is no such game.

    Example:
        >>> from hachiya.games.registry import usual_options
        >>> usual_options("hachiju")
        {'deals': 12}
    """
    return find(name).complete_options({})


def find(name: str) -> Game:
    """Find a game by name.

    Args:
        name: The name of a game.

    Returns:
        The game.

    Raises:
        UnknownName: If there is no such game; the message lists the games.

    Example:
        >>> from hachiya.games.registry import find
        >>> find("sannin")
        <Game sannin: 3 seats>
    """
    if name not in GAMES:
        raise UnknownName(say.no_game(given=repr(name), names=[*GAMES]))
    return GAMES[name]
