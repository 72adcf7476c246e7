"""The quality of hints: the losses of their choices and of mc200's, judged by ten times the best bot's worlds.

    python -m bench.hints [--games sannin,bashifen] [--decisions 300] --state FILE

Decisions are those of matches that Greedy plays where a seat has a choice (as in `bench.search`), if a hint judges
them. The judge tries every choice in 8,000 worlds of its own; the loss of a choice is how much less it brings than the
best. FILE holds a line for each decision, and after Ctrl-C the same command continues.
"""

import argparse
import json
import time
from collections.abc import Iterator, Mapping
from pathlib import Path
from statistics import fmean
from typing import Any

from bench.search import between_commas, decisions
from hachiya.bots.registry import find_bot
from hachiya.bots.search.bot import module_of
from hachiya.cli.progress import progress
from hachiya.engine.rng import LANES, seed
from hachiya.games.registry import GAMES, find
from hachiya.games.view import View
from hachiya.learn.families import FAMILIES
from hachiya.learn.hints import hints
from hachiya.statistics.intervals import half_width, interval, moments
from hachiya.words.errors import IllegalAction

JUDGE = 8000
"""The judge's number of worlds; Master has 800."""
FINE = 1_000_000
"""Intervals are computed in integers, in this fraction of a kan, a point or a level."""
Line = dict[str, Any]


def judge(game: str, number: int, view: View) -> Line:
    """The losses of the first hint, of the last hint and of mc200 at one decision."""
    dice = [0] * LANES
    seed(dice, number, 5)
    adept = find_bot("mc200").choose(view, dice)
    start = time.thread_time()
    first, *_, last = hints(view, [adept])
    seconds = time.thread_time() - start
    chosen = {"first": first.best.actions, "last": last.best.actions, "mc200": tuple(adept)}
    question = module_of(view.game.room).judgement(view, [list(choice) for choice in chosen.values()], dice)
    race = question.go_on(JUDGE)
    worths = [int(race.sums[place]) for place in range(len(question.choices))]
    places = [sorted(choice) for choice in question.choices]
    _, whole = FAMILIES[view.game.family].unit(view.game)
    losses = {
        who: (max(worths) - worths[places.index(sorted(choice))]) / JUDGE / whole for who, choice in chosen.items()
    }
    return {"game": game, "number": number, "seconds": seconds, **losses}


def lines_of(path: Path, game: str) -> dict[int, Line]:
    """The decisions of a game that have been judged before, by number."""
    if not path.exists():
        return {}
    lines = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    return {line["number"]: line for line in lines if line["game"] == game}


def measure(game: str, wanted: int, path: Path) -> list[Line]:
    """The lines of `wanted` decisions of a game."""
    find_bot("mc200").prepare(find(game).room)
    lines = lines_of(path, game)
    with progress(wanted, len(lines)) as advance, path.open("a", encoding="utf-8") as state:
        for number, view in enumerate(decisions(game)):
            if len(lines) >= wanted:
                break
            if number in lines:
                continue
            try:
                line = judge(game, number, view)
            except IllegalAction:  # there is only one sensible choice
                continue
            lines[number] = line
            print(json.dumps(line), file=state, flush=True)
            advance()
    return list(lines.values())[:wanted]


def row(game: str, lines: list[Line]) -> str:
    """A line of the table."""

    def with_interval(numbers: list[float]) -> str:
        estimate = interval(moments((round(FINE * number), 1) for number in numbers), FINE)
        return f"{estimate.mean:+.3f} ± {half_width(estimate):.3f}"

    def better(line: Mapping[str, float], by: str) -> float:
        return line["mc200"] - line[by]

    losses = [f"{fmean(line[who] for line in lines):.3f}" for who in ("mc200", "first", "last")]
    leads = [with_interval([better(line, by) for line in lines]) for by in ("first", "last")]
    seconds = f"{fmean(line['seconds'] for line in lines):.2f}"
    return f"| {' | '.join([game, str(len(lines)), *losses, *leads, seconds])} |"


def table(words: Any) -> Iterator[str]:
    """The table in Markdown, line by line."""
    heads = ["game", "decisions", "mc200 loses", "first hint", "last hint", "first, better by", "last, better by"]
    yield f"| {' | '.join([*heads, 'CPU s'])} |"
    yield "| --- |" + " ---: |" * len(heads)
    for game in words.games:
        yield row(game, measure(game, words.decisions, words.state))


def main() -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(prog="python -m bench.hints", description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=between_commas, default=list(GAMES))
    parser.add_argument("--decisions", type=int, default=300)
    parser.add_argument("--state", type=Path, required=True)
    for line in table(parser.parse_args()):
        print(line, flush=True)


if __name__ == "__main__":
    main()
