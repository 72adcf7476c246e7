"""Recorded play: decisions of `hachiya.Match` per CPU-millisecond, beside those of another checkout in turns.

    python -m bench.recorded [--before DIR] [--rounds 9]

A decision is one call of `legal()` and one of `play()`, with a choice at random; deals and the whole record of the
match are counted in. The multiple is the median over the rounds of this checkout's speed divided by the other's.
"""

import argparse
import os
import subprocess
import sys
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from statistics import median

from bench.turns import in_turns, times

GAMES = ("sannin", "nakayoshi", "shiragiku", "hachiju", "bashifen")
HERE = Path(__file__).resolve().parents[1]
PROGRAM = """
import sys, time
from random import Random
from hachiya import Match

for line in sys.stdin:
    game, seconds, seed = line.split()
    random, decisions, start = Random(int(seed)), 0, time.process_time()
    number = 0
    while time.process_time() - start < float(seconds):
        match = Match(game, seed=int(seed), number=number)
        number += 1
        for _ in range(300):
            if match.over:
                break
            if match.awaits_deal:
                match.deal()
                continue
            choices = match.legal()
            match.play(choices[random.randrange(len(choices))])
            decisions += 1
        match.events
    print(decisions / (time.process_time() - start) / 1000, flush=True)
"""


class Checkout:
    """A process that runs a program with the sources of a checkout."""

    def __init__(self, folder: Path, program: str = PROGRAM) -> None:
        environment = os.environ | {"PYTHONPATH": str(folder / "src"), "HACHIYA_PURE": "1"}
        self._process = subprocess.Popen(
            [sys.executable, "-c", program], env=environment, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )

    def speed(self, game: str, seconds: float, seed: int) -> float:
        """What the program measures; `PROGRAM` measures decisions per CPU-millisecond."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        print(game, seconds, seed, file=self._process.stdin, flush=True)
        return float(self._process.stdout.readline())

    def close(self) -> None:
        """End the process."""
        self._process.communicate()


def measured(checkouts: Mapping[str, Checkout], game: str, rounds: int, seconds: float) -> dict[str, list[float]]:
    """The speeds of each checkout at a game, round by round."""
    measures = {name: partial(checkout.speed, game) for name, checkout in checkouts.items()}
    return in_turns(measures, rounds, seconds)


def main() -> None:
    """Measure and print a line for each game."""
    parser = argparse.ArgumentParser(prog="python -m bench.recorded", description=__doc__.splitlines()[0])
    parser.add_argument("--before", type=Path, help="another checkout")
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--seconds", type=float, default=0.5)
    words = parser.parse_args()
    checkouts = {"now": Checkout(HERE)}
    if words.before:
        checkouts["before"] = Checkout(words.before)
    for game in GAMES:
        speeds = measured(checkouts, game, words.rounds, words.seconds)
        text = ", ".join(f"{name} {median(values):.1f}" for name, values in speeds.items())
        multiple = f", {times(speeds['now'], speeds['before']):.2f} times" if words.before else ""
        print(f"{game}: {text} decisions a CPU-ms{multiple}")
    for checkout in checkouts.values():
        checkout.close()


if __name__ == "__main__":
    main()
