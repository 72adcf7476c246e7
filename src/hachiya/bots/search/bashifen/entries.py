"""Compiled entries of the search at bashifen."""

from hachiya.bots.search.bashifen.endings import DEPTH, Line
from hachiya.bots.search.bashifen.moves import make
from hachiya.bots.search.bashifen.rollout import STAGE, play_out, worth
from hachiya.bots.search.standings import Standings, end_world, line_up
from hachiya.engine.accel import restore, rule
from hachiya.engine.jit import entry
from hachiya.engine.record import record
from hachiya.games.bashifen.state import Rules, State
from hachiya.games.bashifen.worlds import Sketch, imagine

VIEW, WORLD, TRIAL = 0, 1, 2
"""Rows of the states that an entry works on: what the seat sees, a world, the deal as it goes on there, and its last
plays as they are searched."""
STATES = TRIAL + 1 + DEPTH
UNIT = STAGE // 4
"""What stands for a kan here, a quarter of a stage: a pair makes sixty decisions a deal."""

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
    ones: list[int],
    twos: list[int],
    races: list[Standings],
    worlds: int,
) -> None:
    """`races[0]` goes on between these choices (two masks, see `make`) until so many worlds have been tried in all.

    Or until one choice is left. At first the race is all zeros.
    """
    race, sketch, line = races[0], desks[0].sketch, desks[0].line
    batch = worlds_in_a_batch(len(ones))
    if race.worlds == 0:
        line_up(race, len(ones), batch)
    seat = states[VIEW].turn
    while race.running > 1 and race.worlds < worlds:
        restore(states, WORLD, VIEW)
        imagine(states[WORLD], seat, sketch, rng)
        for place in range(race.running):
            restore(states, TRIAL, WORLD)
            number = race.numbers[place]
            make(states[TRIAL], rules, ledger, ones[number], twos[number])
            play_out(states, TRIAL, line, rules, ledger)
            race.brings[place] = worth(states[TRIAL], states[VIEW], rules, seat % 2)
        end_world(race, worlds, batch, UNIT)
