"""The family of a game in answers."""

from typing import Literal, cast

from hachiya.games.registry import GAMES

Family = Literal["hanafuda", "bashifen"]


def family_of(game: str) -> Family:
    """Return the family (`hanafuda` or `bashifen`) of a game by the name of the game."""
    return cast(Family, GAMES[game].family)
