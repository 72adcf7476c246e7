"""The family of a game, as answers name it."""

from typing import Literal, cast

from hachiya.games.registry import GAMES

Family = Literal["hanafuda", "bashifen"]


def family_of(game: str) -> Family:
    """The family of a game of the house."""
    return cast(Family, GAMES[game].family)
