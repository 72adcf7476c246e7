"""How strong each bot of the ladder is: duplicate deals in the arena, one bot against greedy (greedy against random).

    python bench/strengths.py [--games sannin,bashifen] [--bots mc200,master] [--blocks 400] [--workers 2]

Prints a row in Markdown for each game and bot, and writes the figures at ×1 (stages at bashifen) into
src/hachiya/bots/strengths.json, from which the page tells them. The seed was used for nothing else.
"""

import argparse
import json
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from hachiya.bots.arena.job import Job, Pair
from hachiya.bots.arena.spread import in_processes
from hachiya.bots.arena.summary import Summary, summary
from hachiya.bots.registry import LADDER, find_bot
from hachiya.games.registry import GAMES

FIGURES = Path(__file__).parents[1] / "src/hachiya/bots/strengths.json"
SEALED = 20261122
MEASURE = {"greedy": "random"}
"""Against whom a bot is measured, if not against greedy."""


@dataclass(frozen=True)
class Rung(Job):
    """A bot among others of one kind; the other way round is not asked."""

    @property
    def pairs(self) -> list[Pair]:
        """The one pair."""
        return [(self.bots[0], self.bots[1])]


def measure(game: str, bot: str, blocks: int, workers: int) -> Summary:
    """Play the deals."""
    rules = GAMES[game]
    bots = (bot, MEASURE.get(bot, "greedy"))
    rung = Rung(game, rules.complete_options({}), rules.seats[0], bots, blocks, SEALED, find_bot)
    return summary(rung, in_processes(rung, range(blocks), workers))


def row(game: str, found: Summary, seconds: float) -> str:
    """A line of the table in bench/RESULTS.md."""
    bot, against = found.job.bots
    at_one = found.results[0].interval
    as_played = found.results[-1].interval
    times = found.conduct[bot]
    return (
        f"| {game} | {bot} | {against} | {at_one.mean:+.2f} | {at_one.low:+.2f} … {at_one.high:+.2f} | {at_one.sd:.2f} "
        f"| {at_one.blocks} | {as_played.mean:+.2f} | {times.p50:.1f} | {times.p95:.1f} | {seconds:.0f} |"
    )


def keep(game: str, found: Summary) -> None:
    """Into the file of figures, in the place of what was there of this bot."""
    rows = json.loads(FIGURES.read_text("utf-8")) if FIGURES.exists() else []
    result = found.results[0].plain()
    names = [bot.name for bot in LADDER]
    new = {"game": game, "bot": result.pop("a"), "against": result.pop("b")} | result
    rows = [old for old in rows if (old["game"], old["bot"]) != (game, new["bot"])] + [new]
    rows.sort(key=lambda old: (list(GAMES).index(old["game"]), names.index(old["bot"])))
    lines = ",\n".join(json.dumps(old) for old in rows)
    FIGURES.write_text(f"[\n{lines}\n]\n", "utf-8")


def names(text: str) -> Sequence[str]:
    """What stands between commas."""
    return text.split(",")


def main() -> None:
    """Measure what was asked for."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=names, default=list(GAMES))
    parser.add_argument("--bots", type=names, default=[bot.name for bot in LADDER[1:]])
    parser.add_argument("--blocks", type=int, default=400)
    parser.add_argument("--workers", type=int, default=2)
    asked = parser.parse_args()
    print("| game | bot | against | mean | 95 % | sd | blocks | as played | p50 ms | p95 ms | s |")
    print("| --- | --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |")
    for game in asked.games:
        for bot in asked.bots:
            start = time.perf_counter()
            found = measure(game, bot, asked.blocks, asked.workers)
            keep(game, found)
            print(row(game, found, time.perf_counter() - start), flush=True)


if __name__ == "__main__":
    main()
