"""The speed of `rules.wasm` in Node, measured in turns with the native entries of the same sources.

    python -m bench.wasm [--rounds 7] [--seconds 0.5]

Prints a table in Markdown: decisions per second in random matches, and worlds per second in searches of positions from
matches of greedy, in CPU time of one core. The last figure of each is the median over the rounds of WebAssembly's speed
divided by the native speed.
"""

import argparse
import time
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from statistics import median
from typing import Any

from bench.contests import CONTESTS, Contest
from bench.random_play import BATCH, entry_arguments, playouts_of, random_play
from bench.search import positions
from bench.turns import Measure, in_turns, times
from hachiya.bots.search.bot import module_of
from hachiya.engine.jit import COMPILED
from hachiya.engine.rng import LANES
from hachiya.engine.rng import seed as seed_lanes
from hachiya.engine.wasm.frame import Frame
from hachiya.games.registry import find
from tools.wasm.build import built
from tools.wasm.entries import WasmEntry, entries_of
from tools.wasm.node_host import NodeHost

NATIVE, WASM = "native", "wasm"
MOVES = 24
"""The number of positions of a game that are searched in turn."""
WORLDS = 400
"""The most worlds of one search."""
WARM_SECONDS = 1.0
"""The time after which V8 has optimised an entry."""


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=0.5)
    options = parser.parse_args()
    if not COMPILED:
        raise SystemExit("native entries need Numba")
    print("| contest | decisions/s, native | wasm | ratio | worlds/s, native | wasm | ratio |")
    print("| --- | --- | --- | --- | --- | --- | --- |")
    with NodeHost(built()) as host:
        for contest in CONTESTS:
            playouts, search = entries_of(find(contest.game).room)
            pairs = [
                {NATIVE: partial(native_play, contest), WASM: partial(wasm_play, host, playouts, contest)},
                {NATIVE: partial(native_search, search, contest), WASM: partial(wasm_search, host, search, contest)},
            ]
            cells = [cell for pair in pairs for cell in compared(pair, options.rounds, options.seconds)]
            print(f"| {contest} | {' | '.join(cells)} |", flush=True)


def compared(pair: Mapping[str, Measure[float]], rounds: int, seconds: float) -> list[str]:
    """The median speeds, and the median of their ratio."""
    in_turns(pair, 1, WARM_SECONDS)
    samples = in_turns(pair, rounds, seconds)
    return [
        *(f"{median(samples[name]):,.0f}" for name in (NATIVE, WASM)),
        f"{times(samples[WASM], samples[NATIVE]):.2f}",
    ]


def native_play(contest: Contest, seconds: float, seed: int) -> float:
    """Decisions per second of native playouts."""
    return random_play(seconds, seed, contest).decisions


def wasm_play(host: NodeHost, entry: WasmEntry, contest: Contest, seconds: float, seed: int) -> float:
    """Decisions per second of playouts in WebAssembly."""
    playouts_of(contest.game)
    match = [*entry_arguments(find(contest.game), seed), contest.seats, BATCH, seed]
    decisions, spent, stream = 0, 0.0, 1
    while spent < seconds:
        more, _ = run(host, entry, [*match, stream])
        decisions += more
        spent += host.seconds
        stream += BATCH
    return decisions / spent


def native_search(entry: WasmEntry, contest: Contest, seconds: float, seed: int) -> float:
    """Worlds per second of native searches."""

    def search(arguments: Sequence[Any]) -> tuple[int, float]:
        start = time.process_time()
        entry.entry(*arguments)
        return int(arguments[-2][0].worlds), time.process_time() - start

    return searches(contest, seconds, seed, search)


def wasm_search(host: NodeHost, entry: WasmEntry, contest: Contest, seconds: float, seed: int) -> float:
    """Worlds per second of searches in WebAssembly."""

    def search(arguments: Sequence[Any]) -> tuple[int, float]:
        plain = entry.plain_arguments(arguments)
        frame = Frame(plain, entry.results)
        host.run(entry.name, frame.content)
        frame.unpack()
        return plain[-2][0].worlds, host.seconds

    return searches(contest, seconds, seed, search)


def searches(
    contest: Contest, seconds: float, seed: int, search: Callable[[Sequence[Any]], tuple[int, float]]
) -> float:
    """Worlds per second over all positions, searched again and again for about `seconds`."""
    ask = module_of(find(contest.game).room).question
    worlds, spent = 0, 0.0
    while spent < seconds:
        for number, view in enumerate(positions(contest.game, MOVES)):
            dice = [0] * LANES
            seed_lanes(dice, seed, number)
            question = ask(view.state, view.rules, view.actions, dice)
            more, time_of_search = search([*question._arguments, WORLDS])
            worlds += more
            spent += time_of_search
    return worlds / spent


def run(host: NodeHost, entry: WasmEntry, arguments: Sequence[Any]) -> tuple[int, ...]:
    """Run an entry on plain copies of native arguments, and return its results."""
    frame = Frame(entry.plain_arguments(arguments), entry.results)
    host.run(entry.name, frame.content)
    return frame.unpack()


if __name__ == "__main__":
    main()
