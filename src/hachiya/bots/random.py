"""The random player: any legal action."""

from hachiya.engine.rng import pick
from hachiya.games.view import View


def any_action(view: View, rng: list[int]) -> list[int]:
    """A random legal action of the seat at turn."""
    return [pick(rng, view.actions)]
