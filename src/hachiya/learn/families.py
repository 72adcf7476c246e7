"""The parts of learning that differ between the families of games."""

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
    """The functions and numbers by which choices are judged in the games of a family."""

    reasons: Reasons
    unit: Callable[[Game], tuple[Message, int]]
    """(game): the unit of worths, and how many points of the search make one unit."""
    worlds: tuple[int, ...]
    """The numbers of worlds after which a hint is given, in turn."""
    review_worlds: int
    """The number of worlds by which the decisions of a whole match are judged."""
    luck_replays: int
    """The number of times that bots replay a deal, to estimate the worth of its cards."""
    counted_once: frozenset[str]
    """Kinds of which only a seat's worst decision in a deal counts: a seat that does not declare is asked often."""
    decision_kind: Callable[[View], str]
    """(view): the kind of decision, as in the keys of messages."""
    deal_number: Callable[[Any], int]
    """(state): the number of the deal."""
    add_winnings: Callable[[Table, list[list[int]], list[int]], bool]
    """(table, rows of its ledger, wins by account): add the rows to the wins; return whether the deal has ended."""


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
        hanafuda.decision_kind,
        PARTS[HANAFUDA].number,
        hanafuda.add_winnings,
    ),
    BASHIFEN: Family(
        of_bashifen,
        _levels,
        (60, 240, 960, 3840),
        480,
        4,
        frozenset({"declare"}),
        bashifen.decision_kind,
        PARTS[BASHIFEN].number,
        bashifen.add_winnings,
    ),
}
