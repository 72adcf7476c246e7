"""All figures of `python -m bench`: engine, C program and peers are measured in turns."""

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from statistics import median
from typing import Any

from bench import openspiel
from bench.c_program import CProgram, programs
from bench.contests import CONTESTS, SANNIN
from bench.equality import check_matches, check_states
from bench.latencies import LATENCIES
from bench.machine import machine
from bench.random_play import plain_play, random_play
from bench.starts import Start, starts
from bench.states import EngineStates, States, batch_time, copy_time, spread
from bench.turns import Measure, Speed, in_turns, medians, times
from hachiya.engine.jit import COMPILED
from hachiya.engine.record import dtype
from hachiya.games.registry import GAMES

ROUNDS = 7
SECONDS = 0.5
"""CPU seconds of one measurement."""
MATCHES = 10_000
"""The number of matches in which the C program must write the same rows as the engine."""
ENGINE = "engine"
COPIED_FROM = (1, 64, 1024, 16_384)
BATCHES = (1024, 8192, 65_536)


def measured(
    rounds: int = ROUNDS,
    seconds: float = SECONDS,
    matches: int = MATCHES,
    compile_times: bool = True,
    copied_from: Sequence[int] = COPIED_FROM,
    batches: Sequence[int] = BATCHES,
) -> dict[str, Any]:
    """The medians over the rounds; figures that cannot be measured on this machine are absent.

    Raises Different if the C program is not equal to the engine.
    """
    in_c = programs() if COMPILED else []
    for program in in_c:
        check_matches(program, matches)
        check_states(program)
    figures: dict[str, Any] = _speeds(in_c, rounds, seconds)
    if COMPILED:
        figures["copies"] = [_states(in_c, count, copy_time, rounds, seconds / 5) for count in copied_from]
        figures["batches"] = [_states(in_c, count, batch_time, rounds, seconds / 5) for count in batches]
    figures["state_bytes"] = _state_bytes(in_c)
    figures["latency_us"] = medians(in_turns(LATENCIES, rounds, seconds / 2))
    if COMPILED and compile_times:
        first, cached = starts(rounds)
        figures["compile_s"] = {"compiling": _start([first]), "from the disk cache": _start(cached)}
    figures["machine"] = machine()
    return figures


def _speeds(in_c: Sequence[CProgram], rounds: int, seconds: float) -> dict[str, Any]:
    """The speeds of random play of every game, and their ratios to the C program and to peers."""
    ours: dict[str, Measure[Speed]] = {}
    if COMPILED:
        ours = {str(contest): partial(random_play, contest=contest) for contest in CONTESTS}
    c = {program.name: program.random_play for program in in_c}
    peers = openspiel.measures()
    speeds = in_turns({**ours, **c, **peers}, rounds, seconds)
    decisions = {name: [speed.decisions for speed in samples] for name, samples in speeds.items()}
    plain = in_turns({str(contest): partial(plain_play, contest=contest) for contest in CONTESTS}, rounds, seconds)
    yardsticks = [name for game in openspiel.GAMES if (name := openspiel.playout(game)) in peers]

    games: dict[str, dict[str, Any]] = {}
    for name, samples in plain.items():
        games[name] = {"plain": median(speed.decisions for speed in samples)}
        if name in ours:
            beside = [*(c if name == str(SANNIN) else ()), *yardsticks]
            games[name] |= {
                "compiled": median(decisions[name]),
                "deals": median(speed.deals for speed in speeds[name]),
                "times": {other: times(decisions[name], decisions[other]) for other in beside},
            }
    alone = medians(decisions)
    return {
        "games": games,
        "peers": {name: alone[name] for name in peers},
        "c": {name: alone[name] for name in c},
    }


def _states(in_c: Sequence[CProgram], count: int, measure: Any, rounds: int, seconds: float) -> dict[str, Any]:
    """The time in ns of a decision in one of `count` states, and the speed of the engine relative to the C program."""
    sides: Mapping[str, States] = {
        ENGINE: EngineStates(count, 1),
        **{program.name: program.states(count, 1) for program in in_c},
    }
    for side in sides.values():
        spread(side)
    samples = in_turns({name: partial(measure, side) for name, side in sides.items()}, rounds, seconds)
    return {
        "states": count,
        "ns": medians(samples),
        "times": {program.name: times(samples[program.name], samples[ENGINE]) for program in in_c},
    }


def _state_bytes(in_c: Sequence[CProgram]) -> dict[str, int]:
    """The sizes of the states of each game, and of the C program."""
    ours = {name: dtype(type(game.new_state())).itemsize for name, game in GAMES.items()}
    return {**ours, **{program.name: program.state_bytes for program in in_c}}


def _start(starts_of_runs: Iterable[Start]) -> dict[str, float]:
    runs = list(starts_of_runs)
    return {"imports": median(start.imports for start in runs), "call": median(start.call for start in runs)}
