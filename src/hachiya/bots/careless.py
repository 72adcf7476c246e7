"""careless: greedy, but for some choices that it leaves to chance."""

from hachiya.bots.bot import Chooser
from hachiya.bots.rooms import at_random, greedily
from hachiya.engine.rng import below
from hachiya.games.view import View


def careless(slips: int) -> Chooser:
    """A player that leaves so many of a hundred choices to chance."""

    def choose(view: View, rng: list[int]) -> list[int]:
        # What chance has begun it also ends: greedy knows only whole choices.
        slipping = view.game.half_made(view.state) or below(rng, 100) < slips
        return at_random(view, rng) if slipping else greedily(view, rng)

    return choose
