"""The compiled part of the search with flower cards: choices are tried in worlds, each played out by one policy."""

from collections.abc import Callable, Sequence
from typing import Any

from hachiya.bots.search.hanafuda.counts import count_trial
from hachiya.bots.search.hanafuda.equity import outcome
from hachiya.bots.search.hanafuda.imagination import TRIES
from hachiya.bots.search.standings import Standings, end_world, start_race
from hachiya.engine.accel import restore
from hachiya.engine.jit import entry
from hachiya.engine.ledger import NOBODY, clear
from hachiya.engine.rng import next_word, seed
from hachiya.games.hanafuda.phases import Phase
from hachiya.games.hanafuda.sight import unseen
from hachiya.games.hanafuda.worlds import imagine_hands, imagine_stock
from hachiya.games.unit import KAN

VIEW, WORLD, LINE = 0, 1, 2
"""Places in the array of states: the view of the seat, a world, and a line of play in that world."""
STATES = 3
BATCH = 24
"""The most worlds between two eliminations."""
TRUST = 200
"""The weights' estimate of a choice counts as much as its mean over this many worlds.

That is about the variance of one world's outcome divided by the variance of the estimate's error."""
HUNDREDTHS = 100
NUMBER_BITS = 6
"""A choice of several actions is packed into one number: the first action, then each further one plus 1; 0 ends it."""
ACTION = (1 << NUMBER_BITS) - 1
OVER = int(Phase.OVER)
DEAL, MIZUTEN = int(Phase.DEAL), int(Phase.MIZUTEN)

Explore = Callable[[Any, Any, list[int], list[int], list[int], Sequence[int], list[int], Any, int], None]
"""(states, rules, ledger, rng, imagination, choices, counts, races, worlds): continue the race `races[0]` between these
choices of the seat at turn, until `worlds` worlds have been tried in total, or one choice is left.

The outcomes are counted in `counts` (see the module), if it and the ledger have room."""


def pack_actions(actions: Sequence[int]) -> int:
    """A choice of several actions packed into one number."""
    return sum((action + (place > 0)) << NUMBER_BITS * place for place, action in enumerate(actions))


def make_explorer(
    room: str,
    shuffle: Callable[[Any], None],
    deal: Callable[[Any, Any, list[int]], None],
    legal: Callable[[Any], int],
    step: Callable[[Any, Any, list[int], int], None],
    policy: Callable[[Any, Any, int, list[int], list[int]], int],
    expect: Callable[[Any, Any, Sequence[int], int, int], int],
    inconsistency: Callable[[Any, Any, Sequence[int], int], int],
) -> Explore:
    """Make the compiled entry of a room that tries choices in worlds: of its rules, its policy and `inconsistency`.

    `policy` chooses for all seats, and `expect` estimates an action; both use weights. `policy` and `inconsistency`
    use a model of bids. `policy` may write into its numbers, which nothing else does.
    """

    def explore(
        states: Any,
        rules: Any,
        ledger: list[int],
        rng: list[int],
        imagination: list[int],
        choices: Sequence[int],
        counts: list[int],
        races: Sequence[Standings],
        worlds: int,
    ) -> None:
        race = races[0]
        if race.worlds == 0:
            start_race(race, len(choices), BATCH)
            hidden = unseen(states[VIEW], states[VIEW].turn)
            for number in range(len(choices)):
                promised = expect(states[VIEW], rules, imagination, hidden, choices[number] & ACTION)
                race.credits[number] = TRUST * promised // HUNDREDTHS
        viewer = states[VIEW].turn
        before = states[VIEW].books.scores[viewer]
        deals = states[VIEW].books.month
        if states[VIEW].phase == MIZUTEN:
            deals += 1
        while race.running > 1 and race.worlds < worlds:
            fewest = 1 << 30
            for _ in range(imagination[TRIES]):
                if fewest > 0:
                    restore(states, LINE, VIEW)
                    seed(states[LINE].rng, next_word(rng), 1)
                    imagine_hands(states[LINE], viewer)
                    inconsistent = 0
                    for seat in range(states[LINE].books.seats):
                        if seat != viewer:
                            inconsistent += inconsistency(states[LINE], rules, imagination, seat)
                    if inconsistent < fewest:
                        fewest = inconsistent
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
                    action = NOBODY if over else policy(st, rules, legal(st), rng, imagination)
                race.outcomes[place] = outcome(st, imagination, viewer, before)
                count_trial(counts, ledger, race.numbers[place], viewer)
            end_world(race, worlds, BATCH, KAN)

    explore.__qualname__ = f"{room}.explore"  # entries are known by their names
    return entry(explore)
