"""The time that the searching bots need: milliseconds per move and worlds per second, at every game and level.

    python -m bench.search [--games sannin,bashifen] [--levels adept,master] [--moves 150] [--rounds 3] [--prepare]
                           [--against CHECKOUT]

Positions are those of matches that greedy plays where a seat has a choice. Every move is thought out `--rounds` times
and the fastest counts, in CPU time of one core. `--against` lets another checkout of this program think about the same
positions in turns, ten moves at a time. `--prepare` adds what compiling a search costs from an empty cache.
"""

import argparse
import hashlib
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from statistics import fmean, median
from typing import Any, NamedTuple

from hachiya.bots.registry import find_bot
from hachiya.bots.search.bot import module_of
from hachiya.engine.rng import LANES, seed
from hachiya.games.registry import GAMES, find
from hachiya.games.table import Table
from hachiya.games.view import View

HERE = Path(__file__).parents[1]
LEVELS = ("adept", "master")
SEED = 20261123
IN_TURN = 10
"""Moves that one checkout thinks out before the other does."""
EVERY = {"bashifen": 7}
"""One decision in so many is used, so that they come from as many deals as in other games."""


class Move(NamedTuple):
    """The time of one move, the worlds and deals tried, and a digest of the choice."""

    ms: float
    worlds: int | None
    deals: int | None
    digest: str


# ------------------------------------------------------------------------------------- in a process for each checkout


@cache
def positions(game: str, moves: int) -> Sequence[View]:
    """The views of the first `moves` decisions of a game."""
    views = decisions(game)
    return [next(views) for _ in range(moves)]


def decisions(game: str) -> Iterator[View]:
    """The views of decisions in matches of greedy, without end."""
    number = match = 0
    greedy, dice = find_bot("greedy"), [0] * LANES
    while True:
        table = Table(find(game), seed=SEED, stream=match)
        match += 1
        while not table.over:
            if table.awaits_deal:
                table.deal()
                continue
            seat, view = table.turn, table.view(table.turn)
            if view.actions & (view.actions - 1):
                if number % EVERY.get(game, 1) == 0:
                    yield view
                number += 1
            for action in greedy.choose(view, dice):
                table.act(seat, action)


class Watched:
    """A question that remembers the final standings of its race."""

    last: "Watched"

    def __init__(self, question: Any) -> None:
        self.question = question
        self.standings: Any = None
        Watched.last = self

    def __getattr__(self, name: str) -> Any:
        return getattr(self.question, name)

    def go_on(self, worlds: int) -> Any:
        self.standings = self.question.go_on(worlds)
        return self.standings


@cache
def ready(room: str) -> None:
    """Compile, and watch the questions of this room."""
    find_bot(LEVELS[0]).prepare(room)
    module = module_of(room)
    ask = module.question
    module.question = lambda *words: Watched(ask(*words))


def think(game: str, level: str, moves: int, number: int) -> Move:
    """Let a bot think about the position `number` of `moves` positions."""
    ready(find(game).room)
    view = positions(game, moves)[number]
    dice = [0] * LANES
    seed(dice, number, 1)
    start = time.thread_time()
    decision = find_bot(level).think(view, dice)
    ms = 1000 * (time.thread_time() - start)
    standings = Watched.last.standings
    digest = hashlib.sha256(repr((decision.choice, dice)).encode()).hexdigest()
    if standings is None:
        return Move(ms, None, None, digest)
    return Move(ms, int(standings.worlds), sum(map(int, standings.trials)), digest)


def work() -> None:
    """Answer requests on standard input on standard output, one line of JSON each."""
    for line in sys.stdin:
        game, level, moves, first, last = json.loads(line)
        print(json.dumps([think(game, level, moves, number) for number in range(first, last)]), flush=True)


# ------------------------------------------------------------------------------------- who asks


class Checkout:
    """A process that thinks with the program of one checkout."""

    def __init__(self, place: Path) -> None:
        self.environment = {**os.environ, "PYTHONPATH": str(place / "src")}
        self.process = subprocess.Popen(
            [sys.executable, "-P", __file__, "--work"],
            env=self.environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def moves(self, *question: Any) -> list[Move]:
        """The moves of `think` in this checkout."""
        assert self.process.stdin
        assert self.process.stdout
        print(json.dumps(question), file=self.process.stdin, flush=True)
        return [Move(*move) for move in json.loads(self.process.stdout.readline())]

    def prepared(self, room: str) -> float:
        """CPU seconds of compiling a search with an empty cache."""
        code = f"""
import time
from hachiya.bots.search.bot import prepare
start = time.process_time()
prepare({room!r})
print(time.process_time() - start)
"""
        with tempfile.TemporaryDirectory() as empty:
            environment = {**self.environment, "XDG_CACHE_HOME": empty}
            result = subprocess.run([sys.executable, "-c", code], env=environment, stdout=subprocess.PIPE, check=True)
        return float(result.stdout)


def measure(checkouts: Sequence[Checkout], game: str, level: str, moves: int, rounds: int) -> list[list[Move]]:
    """For each checkout, the fastest round of each move."""
    best: list[list[Move]] = [[] for _ in checkouts]
    for checkout in checkouts:
        checkout.moves(game, level, moves, 0, 1)  # imports, compiling, positions
    for first in range(0, moves, IN_TURN):
        question = (game, level, moves, first, min(first + IN_TURN, moves))
        turns = [[checkout.moves(*question) for checkout in checkouts] for _ in range(rounds)]
        for number, of_checkout in enumerate(best):
            of_checkout += [min(tries) for tries in zip(*(turn[number] for turn in turns), strict=True)]
    return best


def row(game: str, level: str, of_each: Sequence[Sequence[Move]]) -> str:
    """A line of the table; checkouts that do not report worlds are assumed to try the same ones."""
    ours = of_each[-1]
    alike = [sum(a.digest == b.digest for a, b in zip(ours, theirs, strict=True)) for theirs in of_each[:-1]]
    worlds = [move.worlds or 0 for move in ours]
    cells = [game, level, f"{fmean(worlds):.0f}", f"{fmean(move.deals or 0 for move in ours):.0f}"]
    cells += [f"{count} of {len(ours)}" for count in alike]
    for moves in of_each:
        raced = [move for move, tried in zip(moves, worlds, strict=True) if tried]
        known = moves is ours or alike == [len(ours)]
        speed = sum(worlds) / sum(move.ms for move in raced) if known else None
        cells.append(f"{speed:.1f}" if speed else "")
    for of_moves in (median, p95, fmean):
        cells += [f"{of_moves([move.ms for move in moves]):.2f}" for moves in of_each]
    if alike:
        cells.append(f"{fmean(move.ms for move in of_each[0]) / fmean(move.ms for move in ours):.2f} ×")
    return f"| {' | '.join(cells)} |"


def p95(values: list[float]) -> float:
    """The 95th percentile."""
    return sorted(values)[len(values) * 19 // 20]


def table(words: Any) -> Iterator[str]:
    """The table in Markdown, line by line."""
    places = [*([words.against] if words.against else []), HERE]
    checkouts = [Checkout(place) for place in places]
    names = ["before", "after"] if words.against else [""]
    heads = ["game", "level", "worlds a move", "deals a move"] + ["moves alike"] * (len(places) - 1)
    for figure in ("1,000 worlds/s", "median ms", "p95 ms", "mean ms"):
        heads += [f"{figure} {name}".strip() for name in names]
    heads += [""] * (len(places) - 1)
    yield f"| {' | '.join(heads)} |"
    yield "| --- | --- |" + " ---: |" * (len(heads) - 2)
    for game in words.games:
        for level in words.levels:
            yield row(game, level, measure(checkouts, game, level, words.moves, words.rounds))
    if words.prepare:
        for room in dict.fromkeys(find(game).room for game in words.games):
            times = [f"{name} {checkout.prepared(room):.1f}" for name, checkout in zip(names, checkouts, strict=True)]
            yield f"compiling the search of {room}, CPU seconds: {', '.join(times)}"
    for checkout in checkouts:
        checkout.process.communicate()


def between_commas(text: str) -> list[str]:
    """The parts of a text between commas."""
    return text.split(",")


def main() -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(prog="python -m bench.search", description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=between_commas, default=list(GAMES))
    parser.add_argument("--levels", type=between_commas, default=list(LEVELS))
    parser.add_argument("--moves", type=int, default=150)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--against", type=Path)
    parser.add_argument("--prepare", action="store_true")
    parser.add_argument("--work", action="store_true", help=argparse.SUPPRESS)
    words = parser.parse_args()
    if words.work:
        work()
    else:
        for line in table(words):
            print(line, flush=True)


if __name__ == "__main__":
    main()
