"""Whole random matches with full rules and a ledger, compiled and plain, in decisions per CPU-second."""

import importlib
import time
from collections.abc import Callable
from typing import Any

from bench.contests import SANNIN, Contest
from bench.process import ask
from bench.turns import Speed
from hachiya.engine import ledger, rng
from hachiya.engine.companion import ignore_companion
from hachiya.engine.jit import COMPILED
from hachiya.games.game import Game
from hachiya.games.registry import find

LEDGER_ROWS = 256
CHOICES_STREAM = 1 << 29
"""The stream of the players' random numbers; a match uses the streams below."""
BATCH = 200
"""Matches in a compiled call, which takes some milliseconds, so that the cost of calling it is negligible."""

Arguments = tuple[Any, Any, Any, Any]
"""State, rules, ledger and the players' random numbers."""


def random_play(seconds: float, seed: int, contest: Contest = SANNIN) -> Speed:
    """The speed of random play, compiled or plain as in this process, measured for about `seconds`."""
    playouts = playouts_of(contest.game)
    arguments = entry_arguments(find(contest.game), seed)
    batch = BATCH if COMPILED else 1
    playouts(*arguments, contest.seats, 1, seed, 0)
    decisions = deals = 0
    stream = 1
    start = time.process_time()
    while time.process_time() - start < seconds:
        more_decisions, more_deals = playouts(*arguments, contest.seats, batch, seed, stream)
        decisions += more_decisions
        deals += more_deals
        stream += batch
    spent = time.process_time() - start
    return Speed(decisions / spent, deals / spent)


def plain_play(seconds: float, seed: int, contest: Contest = SANNIN) -> Speed:
    """The speed of random play without Numba, measured in a separate process."""
    return Speed(*ask("plain", str(seconds), str(seed), contest.game, str(contest.seats), HACHIYA_PURE="1"))


def playouts_of(game: str) -> Callable[..., tuple[int, int]]:
    """The playout entry of the room that has the rules of this game, compiled for this machine."""
    ignore_companion()
    entries = importlib.import_module(f"hachiya.games.{find(game).room}.entries")
    playouts: Callable[..., tuple[int, int]] = entries.playouts
    return playouts


def entry_arguments(game: Game, seed: int, rows: int = LEDGER_ROWS) -> Arguments:
    """The arguments of an entry: a state, rules with default options, an empty ledger of `rows` rows, random numbers.

    They are NumPy records if entries are compiled, else plain ones.
    """
    choices = [0] * rng.LANES
    rng.seed(choices, seed, CHOICES_STREAM)
    state, rules, empty = game.new_state(), game.new_rules(game.complete_options({})), ledger.new(rows)
    if not COMPILED:
        return state, rules, empty, choices

    import numpy as np

    from hachiya.engine.record import to_numpy

    return to_numpy(state), to_numpy(rules), np.array(empty, np.int64), np.array(choices, np.int64)
