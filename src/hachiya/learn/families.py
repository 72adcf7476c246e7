"""What each family of games has of its own in learning."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from hachiya.bots.search.bashifen.rollout import LEVEL
from hachiya.explain.families import PARTS
from hachiya.games.bashifen.game import FAMILY as BASHIFEN
from hachiya.games.game import Game
from hachiya.games.hanafuda.game import FAMILY as HANAFUDA
from hachiya.games.table import Table
from hachiya.games.view import View
from hachiya.learn.bashifen import deals as bashifen
from hachiya.learn.bashifen.reasons import reasons as of_bashifen
from hachiya.learn.hanafuda import deals as hanafuda
from hachiya.learn.hanafuda.reasons import reasons as of_hanafuda
from hachiya.learn.reasons import Reasons
from hachiya.statistics.hanafuda.tables import money_of
from hachiya.words.message import Message
from hachiya.words.say import stats


class Family(NamedTuple):
    """How its choices are judged."""

    reasons: Reasons
    unit: Callable[[Game], tuple[Message, int]]
    """In what worths are told, and how much of what the search counts is one of it."""
    worlds: tuple[int, ...]
    """After how many worlds an answer is given, one after the other."""
    review_worlds: int
    """By how many worlds the decisions of a whole match are judged."""
    again: int
    """How often bots play a deal again, to tell what its cards are worth."""
    once: frozenset[str]
    """Kinds of which the dearest decision of a seat in a deal counts alone: for who declares nothing is asked often."""
    kind: Callable[[View], str]
    """What sort of decision it is, as the messages of kinds name it."""
    number: Callable[[Any], int]
    """(state): which deal it is."""
    add_up: Callable[[Table, list[list[int]], list[int]], bool]
    """(table, what happened, what each has won): add what it brings; has the deal ended?"""


def _money(game: Game) -> tuple[Message, int]:
    _, unit, whole = money_of(game)
    return unit, whole


def _levels(_game: Game) -> tuple[Message, int]:
    return stats.levels(), LEVEL


FAMILIES: Mapping[str, Family] = {
    HANAFUDA: Family(
        of_hanafuda,
        _money,
        (240, 960, 3840, 15_360),
        2000,
        8,
        frozenset(),
        hanafuda.kind,
        PARTS[HANAFUDA].number,
        hanafuda.add_up,
    ),
    BASHIFEN: Family(
        of_bashifen,
        _levels,
        (60, 240, 960, 3840),
        480,
        4,
        frozenset({"declare"}),
        bashifen.kind,
        PARTS[BASHIFEN].number,
        bashifen.add_up,
    ),
}
