"""The question of one seat at bashifen: what may be chosen, and what each choice is worth in worlds that may be so."""

from collections.abc import Sequence
from functools import cached_property
from typing import Any

from hachiya.bots.search.bashifen import findings
from hachiya.bots.search.bashifen.choices import Cards, plays_of
from hachiya.bots.search.bashifen.entries import STATES, Desk, try_out
from hachiya.bots.search.bashifen.rollout import LEVEL
from hachiya.bots.search.marshal import a_race, blank, form_of, numbers, states_from
from hachiya.bots.search.standings import MOST, Standings
from hachiya.engine import ledger
from hachiya.engine.bits import bit
from hachiya.engine.rng import LANES, next_word, seed
from hachiya.games.bashifen.cards import kinds
from hachiya.games.bashifen.sets import add
from hachiya.games.bashifen.state import Action, Phase, Rules, State
from hachiya.games.view import View

Arguments = tuple[Any, Any, Any, Any, Any, Any, Any, Any]
"""What `try_out` works on: states, of which the first is the view, rules, a desk, random numbers for the worlds, a
ledger, the choices, what is found and a race."""


class Question:
    """A decision of the seat at turn, from what it sees, in thousandths of a level for its pair.

    `value` fixes the worlds. `keeps`: every choice is judged in all worlds, and what these come to is counted.
    """

    scale = LEVEL

    def __init__(self, view: State, rules: Rules, plays: Sequence[Cards], value: int, *, keeps: bool = False) -> None:
        self._view, self._rules, self._value, self._keeps = view, rules, value, keeps
        self.plays = plays
        self.choices: Sequence[list[int]] = [actions_of(view, play) for play in plays]

    @cached_property
    def _arguments(self) -> Arguments:
        return arguments(self._view, self._rules, self._value, self.plays, keeps=self._keeps)

    def go_on(self, worlds: int) -> Standings:
        """Race on until so many worlds have been tried in all, or one choice is left."""
        try_out(*self._arguments, worlds)
        standings: Standings = self._arguments[-1][0]
        return standings

    def found(self, choice: int) -> list[int]:
        """What the worlds came to with a choice (see `findings`)."""
        return findings.row(self._arguments[-2], choice)


def actions_of(view: State, play: Cards) -> list[int]:
    """A choice as its seat makes it."""
    if view.phase == Phase.DRAW:
        return [play[0]]
    leads = view.phase == Phase.PLAY and view.plays == 0
    return [*kinds(*play), *([Action.COMMIT] if leads else [])]


def play_of(view: State, actions: Sequence[int]) -> Cards:
    """A choice as the search makes it."""
    if view.phase == Phase.DRAW:
        return actions[0], 0
    one = two = 0
    for action in actions:
        if action != Action.COMMIT:
            one, two = add(one, two, bit(action))
    return one, two


def value_from(rng: list[int]) -> int:
    """What fixes the worlds of a question."""
    return next_word(rng) << 31 | next_word(rng) >> 1


def arguments(view: State, rules: Rules, value: int, plays: Sequence[Cards], *, keeps: bool = False) -> Arguments:
    """The same for plain entries and for compiled ones; `value` fixes the worlds."""
    lanes = [0] * LANES
    seed(lanes, value, 0)
    return (
        states_from(view, STATES),
        form_of(rules),
        blank(Desk),
        numbers(lanes),
        numbers(ledger.new(findings.ROWS if keeps else 0)),
        numbers([cards for play in plays for cards in play]),
        numbers(findings.blank(len(plays)) if keeps else []),
        a_race(keeps),
    )


def question(view: State, rules: Rules, legal: int, rng: list[int]) -> Question:
    """What the seat at turn does next."""
    value = value_from(rng)
    return Question(view, rules, plays_of(view, legal, rng)[:MOST], value)


def judgement(view: View, besides: Sequence[Sequence[int]], rng: list[int]) -> Question:
    """What each choice that may be sensible would bring the seat at turn, and these `besides`."""
    value = value_from(rng)
    thought_of = plays_of(view.state, view.actions, rng)[: MOST - len(besides)]
    plays = dict.fromkeys([*thought_of, *(play_of(view.state, actions) for actions in besides)])
    return Question(view.state, view.rules, [*plays], value, keeps=True)


def prepare() -> None:
    """Compile: try nothing out."""
    try_out(*arguments(State(), Rules(), 0, []), 0)
