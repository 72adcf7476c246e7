"""Decisions with flower cards as questions: every legal action is a choice."""

from functools import cached_property
from typing import Any

from hachiya.bots.search.forms import blank, form_of, numbers, states_from
from hachiya.bots.search.hanafuda.exploring import STATES, Explore
from hachiya.bots.search.standings import Standings
from hachiya.engine import ledger
from hachiya.engine.bits import bit
from hachiya.engine.rng import LANES, next_word
from hachiya.games.table import ACTIONS

Arguments = tuple[Any, Any, Any, Any, Any, Any, Any]
"""What an exploring entry works on: states, of which the first is the view, rules, an empty ledger, dice, the weights
of the policy, the actions and a race."""


class HanafudaQuestion:
    """What the seat at turn does next, in points that it wins from now to the end of the deal."""

    scale = 1

    def __init__(self, explore: Explore, weights: list[int], view: Any, rules: Any, legal: int, rng: list[int]) -> None:
        self.choices = [[action] for action in range(ACTIONS) if legal & bit(action)]
        self._explore, self._weights = explore, weights
        self._view, self._rules = view, rules
        self._dice = [next_word(rng) for _ in range(LANES)]

    @cached_property
    def _arguments(self) -> Arguments:
        actions = [action for (action,) in self.choices]
        return arguments(self._view, self._rules, self._dice, self._weights, actions)

    def go_on(self, worlds: int) -> Standings:
        """Race on until so many worlds have been tried in all, or one choice is left."""
        self._explore(*self._arguments, worlds)
        standings: Standings = self._arguments[-1][0]
        return standings


def arguments(view: Any, rules: Any, dice: list[int], weights: list[int], actions: list[int]) -> Arguments:
    """The same for plain entries and for compiled ones."""
    return (
        states_from(view, STATES),
        form_of(rules),
        numbers(ledger.new(0)),
        numbers(dice),
        numbers(weights),
        numbers(actions),
        blank(Standings),
    )


def compile_now(explore: Explore, state: Any, rules: Any) -> None:
    """Explore no action in no world, for its compiling."""
    explore(*arguments(state, rules, [0] * LANES, [], []), 0)
