"""The question of one seat at bashifen: what may be chosen, and what each choice is worth in worlds that may be so."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from hachiya.bots.search.bashifen_choices import Cards, plays_of
from hachiya.bots.search.bashifen_endings import Line
from hachiya.bots.search.bashifen_entries import STATES, VIEW, try_out
from hachiya.bots.search.bashifen_rollout import STAGE
from hachiya.bots.search.bashifen_worlds import Sketch
from hachiya.bots.search.racing import Values
from hachiya.engine.jit import COMPILED
from hachiya.engine.ledger import WIDTH
from hachiya.engine.record import array, copy_into, to_numpy
from hachiya.engine.record import values as values_of
from hachiya.engine.rng import LANES, next_word, seed
from hachiya.games.bashifen.cards import kinds
from hachiya.games.bashifen.state import Action, Phase, Rules, State

Scratch = tuple[Any, Any, Any, Any, Any, Any]
"""What `try_out` works on: states, of which the first is the view, rules, a sketch, a line, random numbers for the
worlds, and a ledger that keeps nothing."""

ROLLOUTS = 512
"""Deals played between two looks at the clock."""


class Question:
    """A decision of the seat at turn, from what it sees."""

    unit = 0.25
    """A quarter of a stage: a pair makes sixty decisions a deal, so that a stage of softness in each would lose it."""

    def __init__(self, view: State, rules: Rules, legal: int, rng: list[int]) -> None:
        self._scratch = scratch(view, rules, rng)
        self.plays = plays_of(view, legal, rng)
        self.choices: Sequence[list[int]] = [actions_of(view, play) for play in self.plays]
        self.batch = max(1, ROLLOUTS // len(self.plays))

    def values(self, alive: Sequence[int], worlds: int) -> Values:
        """What each of the choices still `alive` brings in as many further worlds, in stages for the seat's pair."""
        found = numbers([0] * (worlds * len(alive)))
        ones, twos = (numbers([self.plays[number][part] for number in alive]) for part in (0, 1))
        try_out(*self._scratch, ones, twos, found)
        return np.array(found).reshape(worlds, len(alive)) / STAGE


def actions_of(view: State, play: Cards) -> list[int]:
    """A choice as its seat makes it."""
    if view.phase == Phase.DRAW:
        return [play[0]]
    leads = view.phase == Phase.PLAY and view.plays == 0
    return [*kinds(*play), *([Action.COMMIT] if leads else [])]


def scratch(view: State, rules: Rules, rng: list[int]) -> Scratch:
    """The same for plain entries and, as NumPy records, for compiled ones."""
    lanes = [0] * LANES
    seed(lanes, next_word(rng) << 31 | next_word(rng) >> 1, 0)
    if not COMPILED:
        states = [State() for _ in range(STATES)]
        copy_into(states[VIEW], view)
        return states, rules, [Sketch()], [Line()], lanes, [0] * WIDTH
    states = array(State, STATES)
    states[VIEW] = values_of(view)
    return states, to_numpy(rules), array(Sketch, 1), array(Line, 1), numbers(lanes), numbers([0] * WIDTH)


def numbers(found: list[int]) -> Any:
    """Integers as entries take them."""
    return np.array(found, np.int64) if COMPILED else found


def question(view: State, rules: Rules, legal: int, rng: list[int]) -> Question:
    """What the seat at turn does next."""
    return Question(view, rules, legal, rng)


def prepare() -> None:
    """Compile: try nothing out."""
    nothing = numbers([])
    try_out(*scratch(State(), Rules(), [0] * LANES), nothing, nothing, nothing)
