"""The compiled part of search with flower cards: choices tried in worlds, each played out by one policy."""

from collections.abc import Callable, Sequence
from typing import Any

from hachiya.bots.search.hanafuda.findings import write_down
from hachiya.bots.search.standings import Standings, end_world, line_up
from hachiya.engine.accel import restore
from hachiya.engine.jit import entry
from hachiya.engine.ledger import NOBODY, clear
from hachiya.engine.rng import next_word, seed
from hachiya.games.hanafuda.phases import Phase
from hachiya.games.hanafuda.sight import unseen
from hachiya.games.hanafuda.worlds import imagine_hands, imagine_stock
from hachiya.games.unit import KAN

VIEW, WORLD, LINE = 0, 1, 2
"""Places in the array of states: what the seat sees, a world, and a line of play in it."""
STATES = 3
TRIES = 6
"""Deals of which the one that fits best with what was shown and said is taken."""
BATCH = 24
"""Worlds after which losers drop out, again and again."""
TRUST = 200
"""In so many worlds a choice must bring more than another before what the weights promise of the two no longer counts.

About the variance of what a world brings by that of what the weights do not see."""
HUNDREDTHS = 100
NUMBER_BITS = 6
"""A choice of several actions is one number: the first as it is, then each one more than it is, so that 0 ends it."""
ACTION = (1 << NUMBER_BITS) - 1
OVER = int(Phase.OVER)
DEAL, MIZUTEN = int(Phase.DEAL), int(Phase.MIZUTEN)

Explore = Callable[[Any, Any, list[int], list[int], Sequence[int], Sequence[int], list[int], Any, int], None]
"""(states, rules, ledger, rng, weights, choices, found, races, worlds): `races[0]` goes on, between these choices of
the seat at turn, until so many worlds have been tried in all or one is left; at first nothing has been tried.

What the worlds come to is counted in `found` (see `findings`), where it and the ledger have room for that."""


def packed(actions: Sequence[int]) -> int:
    """A choice of several actions as one number."""
    return sum((action + (place > 0)) << NUMBER_BITS * place for place, action in enumerate(actions))


def explorer(
    shuffle: Callable[[Any], None],
    deal: Callable[[Any, Any, list[int]], None],
    legal: Callable[[Any], int],
    step: Callable[[Any, Any, list[int], int], None],
    policy: Callable[[Any, Any, int, list[int], Sequence[int]], int],
    expect: Callable[[Any, Any, Sequence[int], int, int], int],
    inconsistency: Callable[[Any, Any, int], int],
) -> Explore:
    """The entry of a game, over its own rules.

    And over who plays for all seats and what they expect of an action, both by weights; and what speaks against a
    world.
    """

    @entry
    def explore(
        states: Any,
        rules: Any,
        ledger: list[int],
        rng: list[int],
        weights: Sequence[int],
        choices: Sequence[int],
        found: list[int],
        races: Sequence[Standings],
        worlds: int,
    ) -> None:
        race = races[0]
        if race.worlds == 0:
            line_up(race, len(choices), BATCH)
            hidden = unseen(states[VIEW], states[VIEW].turn)
            for number in range(len(choices)):
                promised = expect(states[VIEW], rules, weights, hidden, choices[number] & ACTION)
                race.credits[number] = TRUST * promised // HUNDREDTHS
        viewer = states[VIEW].turn
        before = states[VIEW].books.scores[viewer]
        deals = states[VIEW].books.month
        if states[VIEW].phase == MIZUTEN:
            deals += 1
        while race.running > 1 and race.worlds < worlds:
            fewest = 1 << 30
            for _ in range(TRIES):
                if fewest > 0:
                    restore(states, LINE, VIEW)
                    seed(states[LINE].rng, next_word(rng), 1)
                    imagine_hands(states[LINE], viewer)
                    against = 0
                    for seat in range(states[LINE].books.seats):
                        if seat != viewer:
                            against += inconsistency(states[LINE], rules, seat)
                    if against < fewest:
                        fewest = against
                        restore(states, WORLD, LINE)
            imagine_stock(states[WORLD])
            for place in range(race.running):
                restore(states, LINE, WORLD)
                st = states[LINE]
                clear(ledger)
                action = choices[race.numbers[place]] & ACTION
                rest = choices[race.numbers[place]] >> NUMBER_BITS
                while action >= 0:
                    step(st, rules, ledger, action)
                    if rest:
                        action = (rest & ACTION) - 1
                        rest >>= NUMBER_BITS
                        continue
                    while st.phase == DEAL and st.books.month < deals:
                        shuffle(st)
                        deal(st, rules, ledger)
                    over = st.phase == OVER or st.phase == DEAL or st.phase == MIZUTEN
                    action = NOBODY if over else policy(st, rules, legal(st), rng, weights)
                race.brings[place] = st.books.scores[viewer] - before
                write_down(found, ledger, race.numbers[place], viewer)
            end_world(race, worlds, BATCH, KAN)

    return explore
