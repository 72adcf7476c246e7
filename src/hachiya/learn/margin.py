"""The margin of a game: a difference between two choices that is worth thinking about."""

from hachiya.games.bashifen.game import FAMILY as BASHIFEN
from hachiya.games.game import Game
from hachiya.games.unit import NegativeStyle

IN_KAN = 0.7
IN_POINTS = 12.0
"""The margin for games without kan."""
IN_LEVELS = 0.35
"""The margin for bashifen."""


def margin_of(game: Game) -> float:
    """Return the margin of a game in its unit: kan, points where there are no kan, or levels."""
    if game.family == BASHIFEN:
        return IN_LEVELS
    return IN_POINTS if game.unit and game.unit.below is NegativeStyle.PLAIN else IN_KAN
