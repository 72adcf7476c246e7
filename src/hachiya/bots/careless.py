"""The careless players: greedy, except for some choices at random."""

from hachiya.bots.bot import Policy
from hachiya.bots.rooms import greedy_choice, random_choice
from hachiya.engine.rng import below
from hachiya.games.view import View


def careless_chooser(slips: int) -> Policy:
    """A player like greedy that makes `slips` of a hundred choices at random."""

    def choose(view: View, rng: list[int]) -> list[int]:
        # A choice begun at random is also finished at random: greedy knows only whole choices.
        slipping = view.game.half_made(view.state) or below(rng, 100) < slips
        return random_choice(view, rng) if slipping else greedy_choice(view, rng)

    return choose
