"""Decisions from which a network learns: search plays deals of sannin, and the network plays the trials of the search.

The search plays all seats. It tries each hand card in the same possible deals, which the network plays to their end in
all seats. So a decision teaches more than the deal in which it stands: it has a result for every card. Some cards are
played at random, for varied positions.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

import numpy as np

from examples.self_play.network import (
    GAME,
    ROWS_OF_POSITION,
    SUITS,
    Integers,
    best_take,
    choose,
    gift_row,
    held_row,
    row_after,
    row_before,
    sum_up,
)
from hachiya.bots.hanafuda.greedy_hachihachi import choose as choose_greedily
from hachiya.bots.search.hanafuda.exploring import STATES, make_explorer
from hachiya.bots.search.hanafuda.hachihachi import inconsistency
from hachiya.bots.search.marshal import as_argument, integers, make_states, new_standings
from hachiya.engine import ledger
from hachiya.engine.accel import rule
from hachiya.engine.jit import COMPILED, entry
from hachiya.engine.rng import LANES, below, next_word, seed
from hachiya.games.hachihachi.deal import deal, shuffle_for
from hachiya.games.hachihachi.moves import legal, step
from hachiya.games.hachihachi.state import HAND, Phase, Rules, State
from hachiya.games.hanafuda.game import hanafuda
from hachiya.games.table import Table
from hachiya.games.view import View

ONE_IN = 7
"""One card in so many is played at random."""


class Decisions(NamedTuple):
    """Choices of a hand card."""

    cards: Integers
    """By decision: the number of cards that could be played."""
    rows: Integers
    """By decision, by card, 7 at most: the rows of the position after the card (see `network`); 0 beyond the cards."""
    results: Integers
    """By decision, by card: what the seat wins after it, in points, summed over the trials; 0 beyond the cards."""

    @classmethod
    def joined(cls, parts: Iterable["Decisions"]) -> "Decisions":
        """The decisions of all parts, in their order."""
        return cls(*(np.concatenate(columns) for columns in zip(*parts, strict=True)))


@rule
def promise_nothing(_st: State, _rules: Rules, _numbers: Sequence[int], _hidden: int, _action: int) -> int:
    """The search counts its trials alone."""
    return 0


@entry
def describe(states: Sequence[State], rules: Rules, numbers: list[int], cards: Sequence[int], rows: list[int]) -> None:
    """Write the rows of the positions after these cards of the seat at turn."""
    st = states[0]
    seat = st.turn
    sum_up(st, numbers, seat)
    for place in range(len(cards)):
        card = cards[place]
        takes = best_take(st, rules, numbers, seat, card)
        first = place * ROWS_OF_POSITION
        for suit in range(SUITS):
            rows[first + suit] = row_before(st, seat, suit)
        rows[first + card // 4] = row_after(st, seat, card, takes)
        rows[first + SUITS] = held_row(st, seat, card)
        rows[first + SUITS + 1] = gift_row(st, rules, seat, card, takes)


explore = make_explorer("self_play", shuffle_for, deal, legal, step, choose, promise_nothing, inconsistency)


class Gathering:
    """Deals that search plays, with trials by one network."""

    def __init__(self, numbers: Integers, worlds: int, value: int) -> None:
        self.numbers: Any = numbers if COMPILED else numbers.tolist()
        self.worlds, self.value = worlds, value

    def decisions(self, deals: Iterable[int]) -> Decisions:
        """The decisions of the deals with these numbers. A deal depends on its number, seed and network alone."""
        parts = [decision for number in deals for decision in self._deal(number)]
        return Decisions.joined(parts)

    def _deal(self, number: int) -> Iterator[Decisions]:
        """Play the first deal of a new match at ×1."""
        seats = GAME.seats[0]
        table = Table(GAME, {}, seats=seats, dealer=number % seats, seed=self.value, stream=number)
        dice = [0] * LANES
        seed(dice, self.value, number)
        while table.state.books.month == 0 or table.state.phase not in (Phase.DEAL, Phase.OVER):
            hanafuda(GAME).play_at_one(table.state, table.rules)
            if table.awaits_deal:
                table.deal()
                continue
            view, actions = table.view(table.turn), table.legal()
            if len(actions) == 1:
                action = actions[0]
            elif table.state.phase == Phase.PLAY:
                decision = self.judge(view, actions, dice)
                yield decision
                at_random = below(dice, ONE_IN) == 0
                best = int(decision.results[0, : len(actions)].argmax())
                action = actions[below(dice, len(actions)) if at_random else best]
            else:
                action = choose_greedily(view.state, view.rules, view.actions, dice)
            table.act(table.turn, action)

    def judge(self, view: View, actions: Sequence[int], dice: list[int]) -> Decisions:
        """Try these cards of the seat at turn."""
        cards, lanes = integers([*actions]), integers([next_word(dice) for _ in range(LANES)])
        states, rules, race = make_states(view.state, STATES), as_argument(view.rules), new_standings(keep_all=True)
        rows = integers([0] * (HAND * ROWS_OF_POSITION))
        describe(states, rules, self.numbers, cards, rows)
        explore(states, rules, integers(ledger.new(0)), lanes, self.numbers, cards, integers([]), race, self.worlds)
        return Decisions(
            np.array([len(actions)]),
            np.array(rows, np.uint16).reshape(1, HAND, ROWS_OF_POSITION),
            np.array([race[0].sums[:HAND]], np.int32),
        )
