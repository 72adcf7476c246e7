"""How strong each bot of the ladder is: duplicate deals in the arena, one bot among others that are all alike.

    python -m bench.strengths [--games sannin,bashifen] [--bots adept,master] [--against reference,below]
                              [--blocks 400] [--state FOLDER] [--workers 1] [--keep]

Each bot is measured among Greedy, which gives the one scale, and among those a rung below. Prints a row in Markdown for
each game and pair: what the bot wins a deal in kan at ×1 and as played (levels at bashifen). With --keep, what was
measured among Greedy goes into src/hachiya/bots/strengths.json. The page tells it, and `make docs` makes the table of
docs/research/baselines.md from it. FOLDER keeps the blocks that are done, so that the same command goes on where it was
stopped, and more blocks are added to fewer. The seed was used for nothing else.
"""

import argparse
import json
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from hachiya.bots.arena.checkpoint import Checkpoint
from hachiya.bots.arena.job import Job, Pair
from hachiya.bots.arena.runners import run_in_processes, run_serial
from hachiya.bots.arena.summary import Summary, summary
from hachiya.bots.registry import LADDER, find_bot, rungs_of
from hachiya.bots.strength import REFERENCE
from hachiya.cli.progress import progress
from hachiya.games.registry import GAMES

FIGURES = Path(__file__).parents[1] / "src/hachiya/bots/strengths.json"
SEALED = 20261125
NAMES = [bot.name for bot in LADDER]


@dataclass(frozen=True)
class Rung(Job):
    """A job of one bot against others of one kind, without the reversed pair."""

    @property
    def pairs(self) -> list[Pair]:
        """The only pair."""
        return [(self.bots[0], self.bots[1])]


def opponents(bot: str, against: Sequence[str]) -> Sequence[str]:
    """The bots against which a bot is measured."""
    place = NAMES.index(bot)
    below = NAMES[place - 1 : place] if place else []
    names_of_opponents = [*([REFERENCE] if "reference" in against else []), *(below if "below" in against else [])]
    return list(dict.fromkeys(names_of_opponents))


def measure(game: str, pair: Pair, blocks: int, state: Path | None, workers: int) -> Summary:
    """Play the deals that are missing, and sum up all."""
    rules = GAMES[game]
    rung = Rung(game, rules.complete_options({}), rules.seats[0], pair, blocks, SEALED, find_bot)
    checkpoint = Checkpoint(state / f"{game}-{'-'.join(pair)}.jsonl", rung) if state else None
    done = dict(checkpoint.blocks) if checkpoint else {}
    missing = [number for number in range(blocks) if number not in done]
    played = run_serial(rung, missing) if workers == 1 else run_in_processes(rung, missing, workers)
    with progress(blocks, len(done)) as advance:
        for block in checkpoint.save(played) if checkpoint else played:
            done[block.number] = block
            advance()
    return summary(rung, done.values())


def row(game: str, total: Summary, seconds: float) -> str:
    """A line of the table in bench/RESULTS.md."""
    bot, against = total.job.bots
    at_one = total.results[0].interval
    as_played = total.results[-1].interval
    times = total.conduct[bot]
    return (
        f"| {game} | {bot} | {against} | {at_one.mean:+.2f} | {at_one.low:+.2f} … {at_one.high:+.2f} | {at_one.sd:.2f} "
        f"| {at_one.blocks} | {as_played.mean:+.2f} | {as_played.low:+.2f} … {as_played.high:+.2f} | {times.p50:.1f} "
        f"| {times.p95:.1f} | {seconds:.0f} |"
    )


def keep(game: str, total: Summary) -> None:
    """Replace the figures of this bot in the file."""
    rows = json.loads(FIGURES.read_text("utf-8")) if FIGURES.exists() else []
    at_one, as_played = total.results[0], total.results[-1]
    new = {"game": game, "bot": at_one.a, "unit": at_one.unit, **at_one.interval._asdict()}
    new["as_played"] = as_played.interval._asdict()
    rows = [old for old in rows if (old["game"], old["bot"]) != (game, new["bot"]) and old["bot"] in NAMES] + [new]
    rows.sort(key=lambda old: (list(GAMES).index(old["game"]), NAMES.index(old["bot"])))
    lines = ",\n".join(json.dumps(old) for old in rows)
    FIGURES.write_text(f"[\n{lines}\n]\n", "utf-8")


def names(text: str) -> Sequence[str]:
    """The parts of a text between commas."""
    return text.split(",")


def main() -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(prog="python -m bench.strengths", description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=names, default=list(GAMES))
    parser.add_argument("--bots", type=names, default=NAMES)
    parser.add_argument("--against", type=names, default=["reference", "below"])
    parser.add_argument("--blocks", type=int, default=400)
    parser.add_argument("--state", type=Path)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--keep", action="store_true")
    options = parser.parse_args()
    print("| game | bot | against | mean | 95 % | sd | blocks | as played | 95 % | p50 ms | p95 ms | s |")
    print("| --- | --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |")
    for game in options.games:
        for bot in [each.name for each in rungs_of(game) if each.name in options.bots]:
            for against in opponents(bot, options.against):
                start = time.perf_counter()
                total = measure(game, (bot, against), options.blocks, options.state, options.workers)
                if options.keep and against == REFERENCE:
                    keep(game, total)
                print(row(game, total, time.perf_counter() - start), flush=True)


if __name__ == "__main__":
    main()
