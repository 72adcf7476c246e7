"""Is compiled random play as fast as in another checkout of this program? Both in turns, in many processes.

    python -m bench.against CHECKOUT [--games sannin,bashifen] [--starts 12] [--rounds 5] [--seconds 0.2]

Where a process lies in memory makes it faster or slower by some per cent as long as it lives, so both are started anew
again and again. Each start measures whole matches with the usual options and seats for so many CPU-seconds a round;
who is first changes from round to round. Prints by game the medians, and of how many times the other's speed ours was
in each start the median and the quartiles.
"""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median, quantiles
from typing import Self

from bench.contests import Contest
from bench.random_play import random_play
from hachiya.games.registry import GAMES, find

HERE = Path(__file__).parents[1]


class Checkout:
    """A process that plays with the program of one checkout."""

    def __init__(self, place: Path) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "bench.against", "--work", str(place)],
            cwd=HERE,
            env={**os.environ, "PYTHONPATH": str(place / "src")},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.communicate()

    def speed(self, game: str, seconds: float, seed: int) -> float:
        """Decisions a CPU-second."""
        assert self.process.stdin
        assert self.process.stdout
        print(json.dumps([game, seconds, seed]), file=self.process.stdin, flush=True)
        return float(json.loads(self.process.stdout.readline()))


def work() -> None:
    """Answer on standard output what is asked on standard input, a line of JSON each."""
    for line in sys.stdin:
        game, seconds, seed = json.loads(line)
        print(json.dumps(random_play(seconds, seed, Contest(game, find(game).seats[0])).decisions), flush=True)


def measured(checkout: Path, game: str, rounds: int, seconds: float) -> tuple[float, float]:
    """The median speeds of ours and theirs in one pair of processes."""
    with Checkout(HERE) as ours, Checkout(checkout) as theirs:
        found: dict[Checkout, list[float]] = {ours: [], theirs: []}
        for number in range(-1, rounds):
            for one in (ours, theirs) if number % 2 else (theirs, ours):
                speed = one.speed(game, seconds, number % rounds)
                if number >= 0:  # before that all is compiled
                    found[one].append(speed)
    return median(found[ours]), median(found[theirs])


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("checkout", type=Path)
    parser.add_argument("--games", default=",".join(GAMES))
    parser.add_argument("--starts", type=int, default=12)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.2)
    parser.add_argument("--work", action="store_true", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.work:
        work()
        return
    print("| game | theirs, million | ours, million | ours, × theirs | quartiles |")
    print("| --- | ---: | ---: | ---: | ---: |", flush=True)
    for game in asked.games.split(","):
        pairs = [measured(asked.checkout, game, asked.rounds, asked.seconds) for _ in range(asked.starts)]
        rates = [ours / theirs for ours, theirs in pairs]
        low, _, high = quantiles(rates, n=4)
        mine, others = (median(speeds) / 1e6 for speeds in zip(*pairs, strict=True))
        print(f"| {game} | {others:.2f} | {mine:.2f} | {median(rates):.3f} | {low:.3f} … {high:.3f} |", flush=True)


if __name__ == "__main__":
    main()
