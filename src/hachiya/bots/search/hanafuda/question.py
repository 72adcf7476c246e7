"""Decisions with flower cards as questions: what each choice brings."""

from collections.abc import Sequence
from functools import cached_property
from typing import Any

from hachiya.bots.search.hanafuda import findings
from hachiya.bots.search.hanafuda.exploring import STATES, Explore, packed
from hachiya.bots.search.marshal import a_race, form_of, numbers, states_from
from hachiya.bots.search.standings import Standings
from hachiya.engine import ledger
from hachiya.engine.bits import bit
from hachiya.engine.rng import LANES, next_word
from hachiya.games.table import ACTIONS
from hachiya.games.view import View

Arguments = tuple[Any, Any, Any, Any, Any, Any, Any, Any]
"""What an exploring entry works on: states, of which the first is the view, rules, a ledger, dice, the weights of the
policy, the choices, what is found and a race."""


class HanafudaQuestion:
    """What the seat at turn does next, in points that it wins from now to the end of the deal.

    `keeps`: every choice is judged in all worlds, and what these come to is counted.
    """

    scale = 1

    def __init__(
        self,
        explore: Explore,
        weights: list[int],
        view: Any,
        rules: Any,
        choices: Sequence[list[int]],
        rng: list[int],
        *,
        keeps: bool = False,
    ) -> None:
        self.choices = choices
        self._explore, self._weights = explore, weights
        self._view, self._rules, self._keeps = view, rules, keeps
        self._dice = [next_word(rng) for _ in range(LANES)]

    @cached_property
    def _arguments(self) -> Arguments:
        choices = [packed(actions) for actions in self.choices]
        return arguments(self._view, self._rules, self._dice, self._weights, choices, keeps=self._keeps)

    def go_on(self, worlds: int) -> Standings:
        """Race on until so many worlds have been tried in all, or one choice is left."""
        self._explore(*self._arguments, worlds)
        standings: Standings = self._arguments[-1][0]
        return standings

    def found(self, choice: int) -> list[int]:
        """What the worlds came to with a choice (see `findings`)."""
        return findings.row(self._arguments[-2], choice)


def each_action(legal: int) -> list[list[int]]:
    """Every action by itself."""
    return [[action] for action in range(ACTIONS) if legal & bit(action)]


def all_choices(view: View, besides: Sequence[Sequence[int]]) -> list[list[int]]:
    """All that the seat of a view may choose, and these `besides`."""
    there = [choice.actions for choice in view.legal()]
    return [list(actions) for actions in dict.fromkeys([*there, *map(tuple, besides)])]


def arguments(
    view: Any, rules: Any, dice: list[int], weights: list[int], choices: list[int], *, keeps: bool = False
) -> Arguments:
    """The same for plain entries and for compiled ones."""
    return (
        states_from(view, STATES),
        form_of(rules),
        numbers(ledger.new(findings.ROWS if keeps else 0)),
        numbers(dice),
        numbers(weights),
        numbers(choices),
        numbers(findings.blank(len(choices)) if keeps else []),
        a_race(keeps),
    )


def compile_now(explore: Explore, state: Any, rules: Any) -> None:
    """Explore no action in no world, for its compiling."""
    explore(*arguments(state, rules, [0] * LANES, [], []), 0)
