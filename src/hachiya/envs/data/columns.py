"""The columns of data about decisions: their names, types and widths, and their bytes for a match."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

import numpy as np

from hachiya.envs.data.decisions import Decision, decisions
from hachiya.envs.observation import layout_of
from hachiya.games.game import Game
from hachiya.matches.match import Match

SCHEMA = 1
"""The version of the columns; it changes when a column gets another name, type or meaning."""


class Column(NamedTuple):
    """A column: a number for each decision, or several.

    Example:
        >>> from hachiya import GAMES
        >>> from hachiya.envs.data.columns import columns_of
        >>> [column.name for column in columns_of(GAMES["sannin"], 3)]
        ['match', 'deal', 'decision', 'seat', 'observation', 'mask', 'action', 'deal_result', 'match_result']
    """

    name: str
    """The name of the column."""
    type: str
    """The type of its numbers, as NumPy names it."""
    width: int
    """The count of numbers for each decision; 0 where it is a single number."""


_READ: Sequence[Callable[[Decision, int], int | list[int]]] = (
    lambda _, match: match,
    lambda decision, _: decision.deal,
    lambda decision, _: decision.number,
    lambda decision, _: decision.seat,
    lambda decision, _: decision.observation,
    lambda decision, _: decision.mask,
    lambda decision, _: decision.action,
    lambda decision, _: decision.deal_result,
    lambda decision, _: decision.match_result,
)
"""By column: (decision, number of the match): the value."""


def columns_of(game: Game, seats: int) -> tuple[Column, ...]:
    """List the columns of data about a game.

    Args:
        game: The game.
        seats: The number of players.

    Returns:
        The columns, in their order.

    Example:
        >>> from hachiya import GAMES
        >>> from hachiya.envs.data.columns import columns_of
        >>> columns_of(GAMES["hachiju"], 2)[-1]
        Column(name='match_result', type='int32', width=2)
    """
    return (
        Column("match", "int32", 0),
        Column("deal", "int16", 0),
        Column("decision", "int32", 0),
        Column("seat", "int8", 0),
        Column("observation", "int64", layout_of(game).words),
        Column("mask", "int64", 0),
        Column("action", "int8", 0),
        Column("deal_result", "int32", seats),
        Column("match_result", "int32", seats),
    )


def columns_as_bytes(match: Match, number: int) -> list[bytes]:
    """Make the columns of a match.

    Args:
        match: The match, which is over.
        number: The number by which rows name the match.

    Returns:
        The bytes of each column, numbers in little-endian order, without gaps.

    Raises:
        EnvironmentNotReady: If the match is not over.

    Example:
        >>> import numpy as np
        >>> from hachiya import play
        >>> from hachiya.envs.data.columns import columns_as_bytes
        >>> match, *_ = columns_as_bytes(play("hachiju", seed=8), 5)
        >>> np.frombuffer(match, "int32")[:3].tolist()
        [5, 5, 5]
    """
    rows = [*decisions(match)]
    return [
        np.array([read(row, number) for row in rows], np.dtype(column.type).newbyteorder("<")).tobytes()
        for column, read in zip(columns_of(match.game, match.seats), _READ, strict=True)
    ]
