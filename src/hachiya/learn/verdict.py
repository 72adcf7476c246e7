"""The verdict on a choice: how much it lost, in one word."""

from typing import Literal

from hachiya.games.game import Game
from hachiya.learn.margin import margin_of

Verdict = Literal["best", "small", "mistake", "blunder"]
"""`best`: nothing was lost. `small`: less than the margin of the game (0.7 kan, 12 points, 0.35 levels).

`mistake`: less than three margins. `blunder`: more.
"""
BLUNDER = 3
"""The number of margins from which on a loss is a blunder."""


def verdict(game: Game, loss: float) -> Verdict:
    """Judge a choice by its loss.

    Args:
        game: The game.
        loss: The sum that the choice surely lost, in the unit of the game's hints.

    Returns:
        The verdict.

    Example:
        >>> from hachiya import GAMES
        >>> from hachiya.learn.verdict import verdict
        >>> [verdict(GAMES["sannin"], kan) for kan in (0, 0.5, 1.5, 4)]
        ['best', 'small', 'mistake', 'blunder']
    """
    if not loss:
        return "best"
    margins = loss / margin_of(game)
    return "small" if margins < 1 else "mistake" if margins < BLUNDER else "blunder"
