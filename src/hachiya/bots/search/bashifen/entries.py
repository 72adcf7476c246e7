"""Compiled entries of the search at bashifen."""

from hachiya.bots.search.bashifen.endings import DEPTH, Line
from hachiya.bots.search.bashifen.findings import write_down
from hachiya.bots.search.bashifen.moves import make
from hachiya.bots.search.bashifen.rollout import LEVEL, play_out, worth
from hachiya.bots.search.standings import Standings, end_world, line_up
from hachiya.engine.accel import restore, rule
from hachiya.engine.jit import entry
from hachiya.engine.ledger import clear
from hachiya.engine.record import record
from hachiya.games.bashifen.state import Rules, State
from hachiya.games.bashifen.worlds import Sketch, imagine

VIEW, WORLD, TRIAL = 0, 1, 2
"""Rows of the states that an entry works on: what the seat sees, a world, the deal as it goes on there, and its last
plays as they are searched."""
STATES = TRIAL + 1 + DEPTH
UNIT = LEVEL // 4
"""What stands for a kan here, a quarter of a level: a pair makes sixty decisions a deal."""

ROLLOUTS = 512
"""Deals played between two moments at which losers drop out."""


@record
class Desk:
    """What an entry works with beside states."""

    sketch: Sketch
    line: Line


@rule
def worlds_in_a_batch(choices: int) -> int:
    """How many worlds lie at most between two moments at which losers drop out."""
    return max(1, ROLLOUTS // max(1, choices))


@entry
def try_out(
    states: list[State],
    rules: Rules,
    desks: list[Desk],
    rng: list[int],
    ledger: list[int],
    plays: list[int],
    found: list[int],
    races: list[Standings],
    worlds: int,
) -> None:
    """`races[0]` goes on between these choices (two masks each, see `make`), until one of them is left.

    Or until so many worlds have been tried in all. At first nothing has been tried. What the worlds come to is counted
    in `found` (see `findings`), where it and the ledger have room for that.
    """
    race, sketch, line = races[0], desks[0].sketch, desks[0].line
    choices = len(plays) // 2
    batch = worlds_in_a_batch(choices)
    if race.worlds == 0:
        line_up(race, choices, batch)
    seat = states[VIEW].turn
    while race.running > 1 and race.worlds < worlds:
        restore(states, WORLD, VIEW)
        imagine(states[WORLD], seat, sketch, rng)
        for place in range(race.running):
            restore(states, TRIAL, WORLD)
            number = race.numbers[place]
            clear(ledger)
            make(states[TRIAL], rules, ledger, plays[2 * number], plays[2 * number + 1])
            play_out(states, TRIAL, line, rules, ledger)
            race.brings[place] = worth(states[TRIAL], states[VIEW], rules, seat % 2)
            write_down(found, ledger, number, states[TRIAL], states[VIEW], rules, seat)
        end_world(race, worlds, batch, UNIT)
