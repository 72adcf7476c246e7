"""random: any of the legal actions."""

from hachiya.engine.rng import pick
from hachiya.games.view import View


def any_action(view: View, rng: list[int]) -> list[int]:
    """A choice of the seat at turn."""
    return [pick(rng, view.actions)]
