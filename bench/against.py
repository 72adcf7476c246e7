"""Is compiled random play as fast as in another checkout of this program? Both in turns, round by round.

    python -m bench.against CHECKOUT [--games sannin,bashifen] [--rounds 40] [--seconds 0.2]

Each measures whole matches with the usual options and seats for so many CPU-seconds a round, in a process of its own;
who is first changes from round to round. Prints by game the medians, and the median of how many times the other's
speed ours was, with its quartiles.
"""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median, quantiles

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


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("checkout", type=Path)
    parser.add_argument("--games", default=",".join(GAMES))
    parser.add_argument("--rounds", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=0.2)
    parser.add_argument("--work", action="store_true", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.work:
        work()
        return
    ours, theirs = Checkout(HERE), Checkout(asked.checkout)
    print(
        "| game | theirs, million | ours, million | ours, × theirs | quartiles |\n| --- | ---: | ---: | ---: | ---: |"
    )
    for game in asked.games.split(","):
        pairs = []
        for number in range(-1, asked.rounds):
            turn = (ours, theirs) if number % 2 else (theirs, ours)
            found = {checkout: checkout.speed(game, asked.seconds, number) for checkout in turn}
            if number >= 0:  # before that all is compiled
                pairs.append((found[ours], found[theirs]))
        rates = [one / other for one, other in pairs]
        low, _, high = quantiles(rates, n=4)
        mine, others = (median(speeds) / 1e6 for speeds in zip(*pairs, strict=True))
        print(f"| {game} | {others:.2f} | {mine:.2f} | {median(rates):.3f} | {low:.3f} … {high:.3f} |", flush=True)


if __name__ == "__main__":
    main()
