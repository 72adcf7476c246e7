"""Measurements that need a process of their own: `python -m bench.worker WHAT …` prints the result as JSON."""

import json
import sys
import time
from collections.abc import Callable


def plain(seconds: str, seed: str, game: str, seats: str) -> tuple[float, float]:
    """Decisions and deals per CPU-second of `random_play`."""
    from bench.contests import Contest
    from bench.random_play import random_play

    return random_play(float(seconds), int(seed), Contest(game, int(seats)))


def start() -> tuple[float, float]:
    """Seconds of imports, and of the first call of sannin's playouts."""
    begin = time.perf_counter()
    from bench.random_play import entry_arguments, playouts_of
    from hachiya.games.registry import find

    playouts = playouts_of("sannin")
    arguments = entry_arguments(find("sannin"), 1)
    imported = time.perf_counter()
    playouts(*arguments, 3, 1, 1, 0)
    return imported - begin, time.perf_counter() - imported


WORK: dict[str, Callable[..., tuple[float, float]]] = {"plain": plain, "start": start}

if __name__ == "__main__":
    what, *words = sys.argv[1:]
    print(json.dumps(WORK[what](*words)))
