"""Compiled entries of the search at bashifen."""

from hachiya.bots.search.bashifen.counts import count_trial
from hachiya.bots.search.bashifen.endings import DEPTH, Line
from hachiya.bots.search.bashifen.moves import make_choice
from hachiya.bots.search.bashifen.rollout import LEVEL, play_out, worth
from hachiya.bots.search.standings import Standings, end_world, start_race
from hachiya.engine.accel import restore, rule
from hachiya.engine.jit import entry
from hachiya.engine.ledger import clear
from hachiya.engine.record import record
from hachiya.games.bashifen.state import Rules, State
from hachiya.games.bashifen.worlds import Sketch, lay_hidden_cards

VIEW, WORLD, TRIAL = 0, 1, 2
"""Rows of an entry's states: the view of the seat, a world, the deal played on in that world, and the states of the
search of its last plays."""
STATES = TRIAL + 1 + DEPTH
UNIT = LEVEL // 4
"""The unit of a race, a quarter of a level (with flower cards it is a kan): a pair makes sixty decisions a deal."""

ROLLOUTS = 512
"""Deals played between two eliminations."""


@record
class Workspace:
    """The work space of an entry besides its states."""

    sketch: Sketch
    line: Line


@rule
def worlds_in_a_batch(choices: int) -> int:
    """The most possible deals (worlds) that are tried between two eliminations of choices."""
    return max(1, ROLLOUTS // max(1, choices))


@entry
def try_out(
    states: list[State],
    rules: Rules,
    workspaces: list[Workspace],
    rng: list[int],
    ledger: list[int],
    plays: list[int],
    counts: list[int],
    races: list[Standings],
    worlds: int,
) -> None:
    """Continue the race `races[0]` between the choices `plays` (two masks each), for at most `worlds` worlds in total.

    It stops when one choice is left, or when `worlds` worlds have been tried in total. The outcomes are counted in
    `counts` (see the module), if it and the ledger have room.
    """
    race, sketch, line = races[0], workspaces[0].sketch, workspaces[0].line
    choices = len(plays) // 2
    batch = worlds_in_a_batch(choices)
    if race.worlds == 0:
        start_race(race, choices, batch)
    seat = states[VIEW].turn
    while race.running > 1 and race.worlds < worlds:
        restore(states, WORLD, VIEW)
        lay_hidden_cards(states[WORLD], seat, sketch, rng)
        for place in range(race.running):
            restore(states, TRIAL, WORLD)
            number = race.numbers[place]
            clear(ledger)
            make_choice(states[TRIAL], rules, ledger, plays[2 * number], plays[2 * number + 1])
            play_out(states, TRIAL, line, rules, ledger)
            race.outcomes[place] = worth(states[TRIAL], states[VIEW], rules, seat % 2)
            count_trial(counts, ledger, number, states[TRIAL], states[VIEW], rules, seat)
        end_world(race, worlds, batch, UNIT)
