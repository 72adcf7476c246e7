"""The careless players: greedy, except for some choices at random."""

from hachiya.bots.bot import Chooser
from hachiya.bots.rooms import at_random, greedily
from hachiya.engine.rng import below
from hachiya.games.view import View


def careless(slips: int) -> Chooser:
    """A player that makes `slips` of a hundred choices at random."""

    def choose(view: View, rng: list[int]) -> list[int]:
        # A choice begun at random is also finished at random: greedy knows only whole choices.
        slipping = view.game.half_made(view.state) or below(rng, 100) < slips
        return at_random(view, rng) if slipping else greedily(view, rng)

    return choose
