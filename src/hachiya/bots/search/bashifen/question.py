"""The question of one seat at bashifen: what may be chosen, and what each choice is worth in worlds that may be so."""

from collections.abc import Sequence
from functools import cached_property
from typing import Any

from hachiya.bots.search.bashifen.choices import Cards, plays_of
from hachiya.bots.search.bashifen.entries import STATES, Desk, try_out
from hachiya.bots.search.bashifen.rollout import STAGE
from hachiya.bots.search.forms import blank, form_of, numbers, states_from
from hachiya.bots.search.standings import MOST, Standings
from hachiya.engine import ledger
from hachiya.engine.rng import LANES, next_word, seed
from hachiya.games.bashifen.cards import kinds
from hachiya.games.bashifen.state import Action, Phase, Rules, State

Arguments = tuple[Any, Any, Any, Any, Any, Any, Any, Any]
"""What `try_out` works on: states, of which the first is the view, rules, a desk, random numbers for the worlds, a
ledger that keeps nothing, the choices in two parts, and a race."""


class Question:
    """A decision of the seat at turn, from what it sees, in thousandths of a stage for its pair."""

    scale = STAGE

    def __init__(self, view: State, rules: Rules, legal: int, rng: list[int]) -> None:
        self._view, self._rules = view, rules
        self._value = next_word(rng) << 31 | next_word(rng) >> 1
        self.plays = plays_of(view, legal, rng)[:MOST]
        self.choices: Sequence[list[int]] = [actions_of(view, play) for play in self.plays]

    @cached_property
    def _arguments(self) -> Arguments:
        return arguments(self._view, self._rules, self._value, self.plays)

    def go_on(self, worlds: int) -> Standings:
        """Race on until so many worlds have been tried in all, or one choice is left."""
        try_out(*self._arguments, worlds)
        standings: Standings = self._arguments[-1][0]
        return standings


def actions_of(view: State, play: Cards) -> list[int]:
    """A choice as its seat makes it."""
    if view.phase == Phase.DRAW:
        return [play[0]]
    leads = view.phase == Phase.PLAY and view.plays == 0
    return [*kinds(*play), *([Action.COMMIT] if leads else [])]


def arguments(view: State, rules: Rules, value: int, plays: Sequence[Cards]) -> Arguments:
    """The same for plain entries and for compiled ones; `value` fixes the worlds."""
    lanes = [0] * LANES
    seed(lanes, value, 0)
    return (
        states_from(view, STATES),
        form_of(rules),
        blank(Desk),
        numbers(lanes),
        numbers(ledger.new(0)),
        numbers([one for one, _ in plays]),
        numbers([two for _, two in plays]),
        blank(Standings),
    )


def question(view: State, rules: Rules, legal: int, rng: list[int]) -> Question:
    """What the seat at turn does next."""
    return Question(view, rules, legal, rng)


def prepare() -> None:
    """Compile: try nothing out."""
    try_out(*arguments(State(), Rules(), 0, []), 0)
