"""The effort of judgements, which is smaller where nothing is compiled."""

from collections.abc import Sequence
from typing import NamedTuple

from hachiya.games.game import Game
from hachiya.learn.families import FAMILIES


class Effort(NamedTuple):
    """The effort of a judgement."""

    rounds: Sequence[int]
    """The numbers of worlds after which a hint is given, in turn."""
    review_worlds: int
    """The number of worlds by which the decisions of a whole match are judged."""
    luck_replays: int
    """The number of times that a deal is replayed, to estimate the worth of its cards."""
    bot: str
    """The bot that replays deals."""


BOT = "adept"
PLAIN = Effort((2, 6, 18, 54), 2, 1, "greedy")


def effort(game: Game) -> Effort:
    """The effort for this game, compiled or not."""
    from hachiya.engine.jit import COMPILED  # noqa: PLC0415  (imports Numba, which a refusal does not need)

    family = FAMILIES[game.family]
    return Effort(family.worlds, family.review_worlds, family.luck_replays, BOT) if COMPILED else PLAIN
