"""What a seat is rewarded with, and when: two choices of an environment.

| unit | the reward of a seat |
| --- | --- |
| `points` | the change of its points, as played; at the end of a match its result takes the place of its score |
| `at_one` | the same, at a table where no field and no rate multiplies (×1) |
| `levels` | 八十分: the levels by which its pair gets ahead of the other pair |

A reward that is paid at the end of a deal or match is the sum of those of its decisions. The rewards of all seats add
up to 0 but for what moves to or from the table: stones on the board, fees in the pot, prizes of the bank.
"""

from collections.abc import Sequence
from enum import IntEnum

from hachiya.games.game import Game

POINTS, AT_ONE, LEVELS = "points", "at_one", "levels"


class Due(IntEnum):
    """The time at which rewards are paid.

    Example:
        >>> from hachiya.envs.rewards import Due
        >>> [due.name.lower() for due in Due]
        ['decision', 'deal', 'match']
    """

    DECISION = 0
    """After every decision."""
    DEAL = 1
    """At the end of a deal."""
    MATCH = 2
    """At the end of a match."""


def units_of(game: Game) -> Sequence[str]:
    """List the units of reward that a game has.

    Args:
        game: The game.

    Returns:
        The units, the usual one first.

    Example:
        >>> from hachiya import GAMES
        >>> from hachiya.envs.rewards import units_of
        >>> units_of(GAMES["bashifen"]), units_of(GAMES["hachiju"])
        (('levels',), ('points', 'at_one'))
    """
    return (LEVELS,) if game.unit is None else (POINTS, AT_ONE)
