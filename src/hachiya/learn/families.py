"""What each family of games has of its own in learning."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from hachiya.bots.search.bashifen.rollout import STAGE
from hachiya.games.bashifen.game import FAMILY as BASHIFEN
from hachiya.games.game import Game
from hachiya.games.hanafuda.game import FAMILY as HANAFUDA
from hachiya.learn.bashifen.reasons import reasons as of_bashifen
from hachiya.learn.hanafuda.reasons import reasons as of_hanafuda
from hachiya.learn.reasons import Reasons
from hachiya.statistics.hanafuda.telling import money_of
from hachiya.words.message import Message
from hachiya.words.say import stats


class Family(NamedTuple):
    """How its choices are judged."""

    reasons: Reasons
    unit: Callable[[Game], tuple[Message, int]]
    """In what worths are told, and how much of what the search counts is one of it."""
    worlds: tuple[int, ...]
    """After how many worlds an answer is given, one after the other."""


def _money(game: Game) -> tuple[Message, int]:
    _, unit, whole = money_of(game)
    return unit, whole


def _stages(_game: Game) -> tuple[Message, int]:
    return stats.levels(), STAGE


FAMILIES: Mapping[str, Family] = {
    HANAFUDA: Family(of_hanafuda, _money, (240, 960, 3840, 15_360)),
    BASHIFEN: Family(of_bashifen, _stages, (60, 240, 960, 3840)),
}
PLAIN_WORLDS = (2, 6, 18, 54)
"""Where nothing is compiled."""
