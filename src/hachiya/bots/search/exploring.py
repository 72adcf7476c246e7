"""The compiled part of search with flower cards: choices tried in worlds, each played out by greedy at all seats."""

from collections.abc import Callable, Sequence
from typing import Any

from hachiya.bots.search.hanafuda_worlds import deal_anew
from hachiya.engine.accel import restore
from hachiya.engine.jit import entry
from hachiya.engine.ledger import NOBODY
from hachiya.engine.rng import next_word, seed
from hachiya.games.hanafuda.phases import Phase

VIEW, WORLD, LINE = 0, 1, 2
"""Places in the array of states: what the seat sees, a world, and a line of play in it."""
STATES = 3
TRIES = 6
"""Deals of which the one that fits best with what was shown and said is taken."""
OVER = int(Phase.OVER)
DEAL, MIZUTEN = int(Phase.DEAL), int(Phase.MIZUTEN)

Explore = Callable[[Any, Any, list[int], list[int], Sequence[int], Any], None]
"""(states, rules, ledger, rng, actions, found): what each action wins for the seat at turn, in as many worlds as
`found` has rows."""


def explorer(
    shuffle: Callable[[Any], None],
    deal: Callable[[Any, Any, list[int]], None],
    legal: Callable[[Any], int],
    step: Callable[[Any, Any, list[int], int], None],
    policy: Callable[[Any, Any, int, list[int]], int],
    doubts: Callable[[Any, Any, int], int],
) -> Explore:
    """The entry of a game, over its own rules, who plays for all seats, and what speaks against a world."""

    @entry
    def explore(states: Any, rules: Any, ledger: list[int], rng: list[int], actions: Sequence[int], found: Any) -> None:
        viewer = states[VIEW].turn
        deals = states[VIEW].books.month
        if states[VIEW].phase == MIZUTEN:
            deals += 1
        for row in range(len(found)):
            fewest = 1 << 30
            for _ in range(TRIES):
                if fewest > 0:
                    restore(states, LINE, VIEW)
                    seed(states[LINE].rng, next_word(rng), 1)
                    deal_anew(states[LINE], viewer)
                    against = 0
                    for seat in range(states[LINE].books.seats):
                        if seat != viewer:
                            against += doubts(states[LINE], rules, seat)
                    if against < fewest:
                        fewest = against
                        restore(states, WORLD, LINE)
            for column in range(len(actions)):
                restore(states, LINE, WORLD)
                st = states[LINE]
                action = actions[column]
                while action >= 0:
                    step(st, rules, ledger, action)
                    while st.phase == DEAL and st.books.month < deals:
                        shuffle(st)
                        deal(st, rules, ledger)
                    over = st.phase == OVER or st.phase == DEAL or st.phase == MIZUTEN
                    action = NOBODY if over else policy(st, rules, legal(st), rng)
                found[row, column] = st.books.scores[viewer] - states[VIEW].books.scores[viewer]

    return explore
