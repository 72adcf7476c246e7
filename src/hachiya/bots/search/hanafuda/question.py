"""The question that the search answers with flower cards: which choice of a seat brings most in possible worlds."""

from collections.abc import Sequence
from functools import cached_property
from typing import Any

from hachiya.bots.search.hanafuda import counts
from hachiya.bots.search.hanafuda.exploring import STATES, Explore, pack_actions
from hachiya.bots.search.hanafuda.imagination import Imagination
from hachiya.bots.search.marshal import as_argument, integers, make_states, new_standings
from hachiya.bots.search.skill import Goal
from hachiya.bots.search.standings import Standings
from hachiya.engine import ledger
from hachiya.engine.bits import bit
from hachiya.engine.rng import LANES, next_word
from hachiya.games.meaning import ActionSet
from hachiya.games.table import ACTIONS
from hachiya.games.view import View

Arguments = tuple[Any, Any, Any, Any, Any, Any, Any, Any]
"""The arguments of an exploring entry: states (the first is the view), rules, a ledger, random numbers, what the search
imagines, the choices, their counts and a race."""


class HanafudaQuestion:
    """The next decision of the seat at turn, in points that it wins from now to the end of the deal, or in its equity.

    With `keep_all` every choice is judged in all worlds, and their outcomes are counted.
    """

    def __init__(
        self,
        explore: Explore,
        imagination: Imagination,
        view: Any,
        rules: Any,
        choices: Sequence[list[int]],
        rng: list[int],
        *,
        keep_all: bool = False,
    ) -> None:
        self.choices = choices
        self.spread = imagination.spread
        self.scale = 1 if imagination.spread == 0 else None
        self._explore, self._imagination = explore, imagination
        self._view, self._rules, self._keep_all = view, rules, keep_all
        self._dice = [next_word(rng) for _ in range(LANES)]

    @cached_property
    def _arguments(self) -> Arguments:
        choices = [pack_actions(actions) for actions in self.choices]
        return arguments(self._view, self._rules, self._dice, self._imagination, choices, keep_all=self._keep_all)

    def go_on(self, worlds: int) -> Standings:
        """Continue the race until `worlds` worlds have been tried in total, or one choice is left."""
        self._explore(*self._arguments, worlds)
        standings: Standings = self._arguments[-1][0]
        return standings

    def counts(self, choice: int) -> list[int]:
        """The counts of a choice over all worlds (see the module `counts`)."""
        return counts.counts_of(self._arguments[-2], choice)


def each_action(legal: ActionSet) -> list[list[int]]:
    """The legal actions, each as a choice of one action."""
    return [[action] for action in range(ACTIONS) if legal & bit(action)]


def all_choices(view: View, besides: Sequence[Sequence[int]]) -> list[list[int]]:
    """The legal choices of the seat of a view, and the choices `besides`."""
    legal = [choice.actions for choice in view.legal()]
    return [list(actions) for actions in dict.fromkeys([*legal, *map(tuple, besides)])]


def judgement_of(
    explore: Explore, imagination: Imagination, view: View, besides: Sequence[Sequence[int]], rng: list[int], goal: Goal
) -> HanafudaQuestion | None:
    """The decision of the seat at turn with all its choices, and the choices `besides`, judged in all sampled deals.

    None if the goal is the match and it is too early to count its chances.
    """
    if goal is Goal.MATCH and imagination.spread == 0:
        return None
    choices = all_choices(view, besides)
    return HanafudaQuestion(explore, imagination, view.state, view.rules, choices, rng, keep_all=True)


def arguments(
    view: Any,
    rules: Any,
    dice: list[int],
    imagination: Imagination,
    choices: list[int],
    *,
    keep_all: bool = False,
) -> Arguments:
    """The arguments of an exploring entry, plain or compiled, for a new race between choices."""
    return (
        make_states(view, STATES),
        as_argument(rules),
        integers(ledger.new(counts.ROWS if keep_all else 0)),
        integers(dice),
        integers(imagination.numbers()),
        integers(choices),
        integers(counts.no_counts(len(choices)) if keep_all else []),
        new_standings(keep_all),
    )


def compile_now(explore: Explore, state: Any, rules: Any) -> None:
    """Compile `explore` by calling it with no choices and no worlds."""
    explore(*arguments(state, rules, [0] * LANES, Imagination([], 0, 0, []), []), 0)
