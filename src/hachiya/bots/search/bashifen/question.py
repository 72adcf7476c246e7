"""The question that the search answers at bashifen: which choice of a seat is worth most in possible worlds."""

from collections.abc import Sequence
from functools import cached_property
from typing import Any

from hachiya.bots.search.bashifen import counts
from hachiya.bots.search.bashifen.choices import Cards, plays_of
from hachiya.bots.search.bashifen.entries import STATES, Workspace, try_out
from hachiya.bots.search.bashifen.manners import is_called_wrong
from hachiya.bots.search.bashifen.network import Room
from hachiya.bots.search.bashifen.rollout import LEVEL, choose_play
from hachiya.bots.search.bashifen.weights import numbers_of_network
from hachiya.bots.search.marshal import as_argument, integers, make_states, new_record, new_standings
from hachiya.bots.search.skill import Goal, Others, Skill
from hachiya.bots.search.standings import MOST, Standings
from hachiya.engine import ledger
from hachiya.engine.bits import bit
from hachiya.engine.rng import LANES, next_word, seed
from hachiya.games.bashifen.cards import kinds
from hachiya.games.bashifen.game import rules_of, state_of
from hachiya.games.bashifen.sets import add
from hachiya.games.bashifen.state import Action, Phase, Rules, State
from hachiya.games.view import View

Arguments = tuple[Any, Any, Any, Any, Any, Any, Any, Any, Any]
"""The arguments of `try_out`: states (the first is the view), rules, a workspace, random numbers for the worlds, a
ledger, the choices, the numbers of a network or none, the counts of the choices and a race."""


class Question:
    """A decision of the seat at turn; worths are in thousandths of a level for its pair.

    `value` fixes the worlds. `numbers` are those of a network that plays in them, or empty for the quick policy. With
    `keep_all` every choice is judged in all worlds, and their outcomes are counted.
    """

    scale = LEVEL

    def __init__(
        self,
        view: State,
        rules: Rules,
        plays: Sequence[Cards],
        value: int,
        numbers: Sequence[int] = (),
        *,
        keep_all: bool = False,
    ) -> None:
        self._view, self._rules, self._value, self._numbers, self._keep_all = view, rules, value, numbers, keep_all
        self.plays = plays
        self.choices: Sequence[list[int]] = [actions_of(view, play) for play in plays]

    @cached_property
    def _arguments(self) -> Arguments:
        return arguments(self._view, self._rules, self._value, self.plays, self._numbers, keep_all=self._keep_all)

    def go_on(self, worlds: int) -> Standings:
        """Continue the race until `worlds` worlds have been tried in total, or one choice is left."""
        try_out(*self._arguments, worlds)
        standings: Standings = self._arguments[-1][0]
        return standings

    def counts(self, choice: int) -> list[int]:
        """The counts of a choice over all worlds (see the module `counts`)."""
        return counts.counts_of(self._arguments[-2], choice)


def actions_of(view: State, play: Cards) -> list[int]:
    """The actions by which a seat makes a choice of the search."""
    if view.phase == Phase.DRAW:
        return [play[0]]
    leads = view.phase == Phase.PLAY and view.plays == 0
    return [*kinds(*play), *([Action.COMMIT] if leads else [])]


def play_of(view: State, actions: Sequence[int]) -> Cards:
    """The choice of the search that a seat makes by these actions."""
    if view.phase == Phase.DRAW:
        return actions[0], 0
    cards_one = cards_two = 0
    for action in actions:
        if action != Action.COMMIT:
            cards_one, cards_two = add(cards_one, cards_two, bit(action))
    return cards_one, cards_two


def value_from(rng: list[int]) -> int:
    """A random seed for the possible deals of the hidden cards in which a question is tried."""
    return next_word(rng) << 31 | next_word(rng) >> 1


def arguments(
    view: State,
    rules: Rules,
    value: int,
    plays: Sequence[Cards],
    numbers: Sequence[int] = (),
    *,
    keep_all: bool = False,
) -> Arguments:
    """The arguments of `try_out`, plain or compiled, for a new race of choices; `value` seeds the sampled deals."""
    lanes = [0] * LANES
    seed(lanes, value, 0)
    return (
        make_states(view, STATES),
        as_argument(rules),
        new_record(Workspace),
        integers(lanes),
        integers(ledger.new(counts.ROWS if keep_all else 0)),
        integers([cards for play in plays for cards in play]),
        integers(list(numbers)),
        integers(counts.no_counts(len(plays)) if keep_all else []),
        new_standings(keep_all),
    )


def question(view: View, rng: list[int], skill: Skill) -> Question:
    """The next decision of the seat at turn, for the search to answer by trials in sampled deals."""
    value = value_from(rng)
    state = state_of(view.state)
    numbers = numbers_of_network() if skill.others is Others.MASTERS else []
    plays = _likely_plays(view, state, rng, numbers)
    if numbers and state.phase == Phase.PLAY:
        plays = [play for play in plays if not is_called_wrong(state, play)] or plays
    return Question(state, rules_of(view.rules), plays[:MOST], value, numbers)


def judgement(
    view: View, besides: Sequence[Sequence[int]], rng: list[int], goal: Goal = Goal.POINTS
) -> Question | None:
    """The decision of the seat at turn with every sensible choice, and those `besides`, judged in all sampled deals.

    The network of Grandmaster plays in these. Where only one choice is sensible, the others are judged too: a person
    may want to know what they cost. None if the goal is the match, whose chances are not counted here.
    """
    if goal is Goal.MATCH:
        return None
    value = value_from(rng)
    state = state_of(view.state)
    numbers = numbers_of_network()
    sensible = _likely_plays(view, state, rng, numbers)[: MOST - len(besides)]
    plays = dict.fromkeys([*sensible, *(play_of(state, actions) for actions in besides)])
    if len(plays) == 1:
        others = (play_of(state, choice.actions) for choice in view.legal() if choice.is_whole)
        plays = dict.fromkeys([*plays, *others])
    return Question(state, rules_of(view.rules), [*plays][:MOST], value, numbers, keep_all=True)


def _likely_plays(view: View, state: State, rng: list[int], numbers: list[int]) -> list[Cards]:
    """The choices that are worth a trial, that of the network first if there is one."""
    plays = plays_of(state, view.actions, rng)
    if not numbers or state.phase != Phase.PLAY:
        return plays
    return list(dict.fromkeys([choose_play(state, numbers, Room()), *plays]))


def prepare() -> None:
    """Compile `try_out` by calling it with no choices and no worlds."""
    try_out(*arguments(State(), Rules(), 0, []), 0)
