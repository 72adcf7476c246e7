"""The entries that are compiled for the companion wheel: the playouts of every room, and its search.

`python entries.py JOB` does one of `JOBS`, into the user's cache directory.
"""

import sys
from functools import partial
from importlib import import_module

import numpy as np

from hachiya.bots.search.bot import prepare
from hachiya.engine import ledger
from hachiya.engine.record import to_numpy
from hachiya.engine.rng import LANES
from hachiya.games.registry import GAMES, ROOMS


def playouts(room: str) -> None:
    """Play no match, for its compiling."""
    game = next(game for game in GAMES.values() if game.room == room)
    state, rules = to_numpy(game.new_state()), to_numpy(game.new_rules(game.complete_options({})))
    rows, choices = np.array(ledger.new(0), np.int64), np.zeros(LANES, np.int64)
    import_module(f"hachiya.games.{room}.entries").playouts(state, rules, rows, choices, game.seats[0], 0, 1, 0)


JOBS = {
    **{f"search of {room}": partial(prepare, room) for room in ROOMS},
    **{f"playouts of {room}": partial(playouts, room) for room in ROOMS},
}

if __name__ == "__main__":
    JOBS[sys.argv[1]]()
