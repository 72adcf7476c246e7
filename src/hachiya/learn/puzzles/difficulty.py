"""The difficulty of a puzzle: how often each rung of the bots finds its solution."""

from collections.abc import Sequence
from typing import Literal

from hachiya.bots.player import Player
from hachiya.bots.registry import rungs_of
from hachiya.matches.match import Match
from hachiya.matches.streams import BOTS, stream

TRIES = 20
"""The number of times that each rung tries a puzzle, each time with other random numbers."""
GREEDY, ADEPT = 3, 4
"""The places of these rungs on the ladder."""
Difficulty = Literal[1, 2, 3, 4]
"""From easy to hard."""
MOST = 0.5
"""The share of tries from which on a rung finds a solution as a rule."""
FEW = 0.1
"""The share of tries below which a rung hardly ever finds a solution."""


def times_solved(match: Match, best: Sequence[int]) -> tuple[int, ...]:
    """Count for each rung, from the weakest, how many of its `TRIES` choices are the best one.

    `match` stands at the choice; `best` are the actions of the best choice in any order.
    """
    return tuple(
        sum(
            sorted(Player(bot.name, bot, stream(0, BOTS + number)).choose(match.view()).actions) == sorted(best)
            for number in range(TRIES)
        )
        for bot in rungs_of(match.game.name)
    )


def difficulty(solved: Sequence[int]) -> Difficulty:
    """Return the difficulty of a puzzle that the rungs have solved so often, in the order of `times_solved`.

    1: Greedy finds it as a rule, or Adept in all tries. 2: Adept finds it as a rule. 3: Adept finds it sometimes. 4:
    Adept hardly ever finds it.
    """
    greedy, adept = (count / TRIES for count in solved[GREEDY : ADEPT + 1])
    if greedy >= MOST or adept == 1:
        return 1
    if adept >= MOST:
        return 2
    return 3 if adept >= FEW else 4


def is_obvious(solved: Sequence[int]) -> bool:
    """Whether greedy and Adept have found the solution in all tries."""
    return solved[GREEDY] == solved[ADEPT] == TRIES
