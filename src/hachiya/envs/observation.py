"""What a seat observes, as packed bits that are laid out as data.

The observation of a seat follows from what the seat knows: written from the whole state and from the seat's view, its
words are equal.
"""

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Any, NamedTuple

from hachiya.envs.layout import Layout, Plane
from hachiya.envs.planes import bashifen, hachihachi, hachiju
from hachiya.games.game import Game


class Writing(NamedTuple):
    """The parts of an observation for a room of rules."""

    planes: Callable[[int], Iterator[Plane]]
    """(most seats): the planes of a layout."""
    write: Callable[[Any, int, int, int, Any], None]
    """(state, viewer, most seats, 1 for perfect information, words): write the words of an observation."""


WRITING: Mapping[str, Writing] = {
    "hachihachi": Writing(hachihachi.planes, hachihachi.write),
    "hachiju": Writing(hachiju.planes, hachiju.write),
    "bashifen": Writing(bashifen.planes, bashifen.write),
}
"""By `Game.room`."""


def layout_of(game: Game) -> Layout:
    """Find the layout of the observations of a game.

    Args:
        game: The game, in the version that is played.

    Returns:
        The layout, one for all numbers of seats and all options.

    Example:
        >>> from hachiya import GAMES
        >>> from hachiya.envs.observation import layout_of
        >>> [(layout_of(game).name, layout_of(game).bytes) for game in GAMES.values()][:2]
        [('sannin_v1', 104), ('nakayoshi_v2', 200)]
    """
    return _layout(game.room, f"{game.name}_v{game.version}", max(game.seats))


@cache
def _layout(room: str, name: str, seats: int) -> Layout:
    return Layout(name, seats, tuple(WRITING[room].planes(seats)))


def observation(game: Game, state: Any, seat: int, *, perfect_information: bool = False) -> list[int]:
    """Write what a seat observes.

    Args:
        game: The game.
        state: The state of a match, whole or as the seat views it.
        seat: The seat, from 0.
        perfect_information: Whether the seat also sees the hands of the others, returned and buried cards. Only the
            whole state has them.

    Returns:
        The words of the observation, in the layout of the game.

    Example:
        >>> from hachiya import GAMES
        >>> from hachiya.envs.observation import layout_of, observation
        >>> from hachiya.games.table import Table
        >>> table = Table(GAMES["sannin"], seed=8)
        >>> _ = table.deal()
        >>> words = observation(table.game, table.state, 0)
        >>> len(layout_of(table.game).plane("hand", 0).read(words))
        7
    """
    layout = layout_of(game)
    words = [0] * layout.words
    WRITING[game.room].write(state, seat, layout.seats, int(perfect_information), words)
    return words
