"""The games by name."""

from hachiya.games.bashifen.game import BASHIFEN
from hachiya.games.game import Game
from hachiya.games.hachihachi.game import NAKAYOSHI, SANNIN, SHIRAGIKU
from hachiya.games.hachiju.game import HACHIJU
from hachiya.words.errors import UnknownName
from hachiya.words.say import table as say

GAMES: dict[str, Game] = {game.name: game for game in (SANNIN, NAKAYOSHI, SHIRAGIKU, HACHIJU, BASHIFEN)}

ROOMS = tuple(dict.fromkeys(game.room for game in GAMES.values()))
"""Where the rules of the games stand; several games may share a room."""


def find(name: str) -> Game:
    """The game of this name; UnknownName lists those there are."""
    if name not in GAMES:
        raise UnknownName(say.no_game(given=repr(name), names=[*GAMES]))
    return GAMES[name]
