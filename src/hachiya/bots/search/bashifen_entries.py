"""Compiled entries of the search at bashifen."""

from hachiya.bots.search.bashifen_endings import DEPTH, Line
from hachiya.bots.search.bashifen_moves import make
from hachiya.bots.search.bashifen_rollout import play_out, worth
from hachiya.bots.search.bashifen_worlds import Sketch, imagine
from hachiya.engine.accel import restore
from hachiya.engine.jit import entry
from hachiya.games.bashifen.state import Rules, State

VIEW, WORLD, TRIAL = 0, 1, 2
"""Rows of the states that an entry works on: what the seat sees, a world, the deal as it goes on there, and its last
plays as they are searched."""
STATES = TRIAL + 1 + DEPTH


@entry
def try_out(
    states: list[State],
    rules: Rules,
    sketch: list[Sketch],
    line: list[Line],
    rng: list[int],
    ledger: list[int],
    ones: list[int],
    twos: list[int],
    found: list[int],
) -> None:
    """What each choice (two masks, see `make`) is worth in each of some worlds, into `found`, world by world."""
    seat = states[VIEW].turn
    choices = len(ones)
    for start in range(0, len(found), max(choices, 1)):
        restore(states, WORLD, VIEW)
        imagine(states[WORLD], seat, sketch[0], rng)
        for number in range(choices):
            restore(states, TRIAL, WORLD)
            make(states[TRIAL], rules, ledger, ones[number], twos[number])
            play_out(states, TRIAL, line[0], rules, ledger)
            found[start + number] = worth(states[TRIAL], states[VIEW], rules, seat % 2)
