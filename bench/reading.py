"""Reading records: matches per CPU-second that `hachiya.load` reads, verified and trusted, beside another checkout.

    python -m bench.reading [--before DIR] [--rounds 9]

A record has ten matches of random play as JSON Lines. A match is read when its result and its events are at hand. The
multiples are medians over the rounds: of the trusted reading by the verified one, and of the verified reading by that
of the other checkout, which is measured in turns.
"""

import argparse
from functools import partial
from pathlib import Path
from statistics import median

from bench.recorded import GAMES, HERE, Checkout
from bench.turns import in_turns, times

PROGRAM = """
import sys, time
from functools import partial
from hachiya import load, play
from pathlib import Path
from tempfile import TemporaryDirectory

read = partial(load, **({"verify": False} if %r else {}))
with TemporaryDirectory() as folder:
    for line in sys.stdin:
        game, seconds, _ = line.split()
        path = Path(folder) / f"{game}.jsonl"
        if not path.exists():
            matches = (play(game, bots="random", seed=1, number=number) for number in range(10))
            path.write_text("".join(match.to_jsonl() for match in matches), "utf-8")
        count, start = 0, time.process_time()
        while time.process_time() - start < float(seconds):
            for match in read(path):
                assert match.result and match.events
                count += 1
        print(count / (time.process_time() - start), flush=True)
"""


def main() -> None:
    """Measure and print a line for each game."""
    parser = argparse.ArgumentParser(prog="python -m bench.reading", description=__doc__.splitlines()[0])
    parser.add_argument("--before", type=Path, help="another checkout")
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--seconds", type=float, default=0.5)
    words = parser.parse_args()
    checkouts = {"verified": Checkout(HERE, PROGRAM % False), "trusted": Checkout(HERE, PROGRAM % True)}
    if words.before:
        checkouts["before"] = Checkout(words.before, PROGRAM % False)
    for game in GAMES:
        measures = {name: partial(checkout.speed, game) for name, checkout in checkouts.items()}
        speeds = in_turns(measures, words.rounds, words.seconds)
        texts = [f"{name} {1000 / median(values):.1f} ms" for name, values in speeds.items()]
        texts.append(f"trusted {times(speeds['trusted'], speeds['verified']):.2f} times verified")
        if words.before:
            texts.append(f"verified {times(speeds['verified'], speeds['before']):.2f} times before")
        print(f"{game}: {', '.join(texts)}")
    for checkout in checkouts.values():
        checkout.close()


if __name__ == "__main__":
    main()
