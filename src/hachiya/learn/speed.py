"""How much is thought: less where nothing is compiled, so that it still ends."""

from collections.abc import Sequence
from typing import NamedTuple

from hachiya.games.game import Game
from hachiya.learn.families import FAMILIES


class Effort(NamedTuple):
    """What a judgement may cost."""

    rounds: Sequence[int]
    """After how many worlds a hint is told, one after the other."""
    review_worlds: int
    """By how many the decisions of a whole match are judged."""
    again: int
    """How often a deal is played again, to tell what its cards are worth,"""
    bot: str
    """and by whom."""


BOT = "adept"
PLAIN = Effort((2, 6, 18, 54), 2, 1, "greedy")


def effort(game: Game) -> Effort:
    """For this game, as the program runs here."""
    from hachiya.engine.jit import COMPILED  # noqa: PLC0415  (brings Numba, for which who only refuses need not wait)

    family = FAMILIES[game.family]
    return Effort(family.worlds, family.review_worlds, family.again, BOT) if COMPILED else PLAIN
