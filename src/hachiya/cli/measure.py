"""Measures the engine: decisions a CPU-second, latencies, compile times. Each figure says what is counted.

A decision is one step by a seat, forced ones included, chance not; at bashifen each card of a play is one, the end
of a lead too. Times are CPU time of one core.
"""

import importlib
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from typing import Any, NamedTuple

from hachiya.games.game import Game
from hachiya.games.registry import GAMES, find
from hachiya.games.table import Table

LEDGER_ROWS = 256
_BATCH = 50
"""Matches a compiled call: some 2 ms."""


Arguments = tuple[Any, Any, Any, Any]
"""State, rules, ledger and the players' random numbers."""


class Speed(NamedTuple):
    """Random play of whole matches, per CPU-second."""

    decisions: float
    deals: float


class Contest(NamedTuple):
    """What is played: a game with a number of seats."""

    game: str
    seats: int

    def __str__(self) -> str:
        """The game's name, with the seats where they are not its usual number."""
        return self.game if self.seats == find(self.game).seats[0] else f"{self.game}-{self.seats}"


SANNIN = Contest("sannin", 3)
CONTESTS = (
    *(Contest(name, game.seats[0]) for name, game in GAMES.items()),
    *(Contest(name, max(game.seats)) for name, game in GAMES.items() if len(game.seats) > 1),
)
"""Every game with its usual number of seats, and with the most that it has."""


def random_play(seconds: float, seed: int, contest: Contest = SANNIN, *, compiled: bool = True) -> Speed:
    """Whole random matches with full rules and a ledger, for about so long; plain where entries are not compiled."""
    playouts = playouts_of(contest.game)
    prepare: Callable[[Game, int], Arguments] = _compiled_arguments if compiled else _plain_arguments
    arguments = prepare(find(contest.game), seed)
    batch = _BATCH if compiled else 1
    playouts(*arguments, contest.seats, 1, seed, 0)
    decisions = deals = 0
    stream = 1
    start = time.process_time()
    while time.process_time() - start < seconds:
        more_decisions, more_deals = playouts(*arguments, contest.seats, batch, seed, stream)
        decisions += more_decisions
        deals += more_deals
        stream += batch
    spent = time.process_time() - start
    return Speed(decisions / spent, deals / spent)


def playouts_of(game: str) -> Callable[..., tuple[int, int]]:
    """The playout entry of the room that has the rules of this game."""
    entries = importlib.import_module(f"hachiya.games.{find(game).room}.entries")
    playouts: Callable[..., tuple[int, int]] = entries.playouts
    return playouts


def _plain_arguments(game: Game, seed: int) -> Arguments:
    """As plain Python runs over them."""
    from hachiya.engine import ledger, rng

    choices = [0] * rng.LANES
    rng.seed(choices, seed, 1 << 29)
    return game.new_state(), game.new_rules(game.complete_options({})), ledger.new(LEDGER_ROWS), choices


def _compiled_arguments(game: Game, seed: int) -> Arguments:
    """The same as NumPy records."""
    import numpy as np

    from hachiya.engine.record import to_numpy

    state, rules, ledger, choices = _plain_arguments(game, seed)
    return to_numpy(state), to_numpy(rules), np.array(ledger, np.int64), np.array(choices, np.int64)


def random_table(seed: int, decisions: int) -> tuple[Table, list[Any]]:
    """A sannin table after so many random decisions, and the events that led there."""
    from hachiya.bots.registry import find_bot
    from hachiya.cli.simulate import bot_turn, stream
    from hachiya.records.recorder import recorder_of

    table = Table(find("sannin"), seed=seed)
    recorder, choices = recorder_of(table, ["a", "b", "c"]), stream(seed, 1 << 29)
    events = [recorder.match()]
    for _ in range(decisions):
        while table.awaits_deal:
            events += recorder.events(table.deal())
        events += recorder.events(bot_turn(table, find_bot("random"), choices))
    return table, events


def microseconds(call: Callable[[], object], seconds: float) -> float:
    """CPU time of one call, in µs."""
    calls = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        for _ in range(10):
            call()
        calls += 10
    return (time.process_time() - start) / calls * 1e6


def redaction_latency(seconds: float, seed: int) -> float:
    """µs to redact one event for one seat: the mean over the events of half a year."""
    from hachiya.records.redaction import redact

    _, events = random_table(seed, 144)

    def redact_all() -> None:
        for event in events:
            redact(event, 1)

    return microseconds(redact_all, seconds) / len(events)


def deal_redaction_latency(seconds: float, seed: int) -> float:
    """µs to redact a deal, the event with most to hide."""
    from hachiya.records.redaction import redact

    _, events = random_table(seed, 1)
    deal = next(event for event in events if event["e"] == "deal")
    return microseconds(lambda: redact(deal, 1), seconds)


def snapshot_latency(seconds: float, seed: int) -> float:
    """µs for a full snapshot of a running match for one seat: the mean over points of a month."""
    from hachiya.records.redaction import snapshot

    tables = [random_table(seed, decisions)[0] for decisions in range(5, 25, 5)]

    def all_of_them() -> None:
        for table in tables:
            snapshot(table, 1)

    return microseconds(all_of_them, seconds) / len(tables)


# ------------------------------------------------------------------------------------- other processes


def _worker(*arguments: str, **environment: str) -> Any:
    """What this module prints when it runs in a process of its own."""
    found = subprocess.run(
        [sys.executable, "-m", "hachiya.cli.measure", *arguments],
        env={**os.environ, **environment},
        stdout=subprocess.PIPE,
        check=True,
    )
    return json.loads(found.stdout)


def plain_play(seconds: float, seed: int, contest: Contest = SANNIN) -> Speed:
    """`random_play` of the same source without Numba, in a process of its own."""
    return Speed(*_worker("plain", str(seconds), str(seed), contest.game, str(contest.seats), HACHIYA_PURE="1"))


class Start(NamedTuple):
    """Seconds of wall time in a fresh process: importing what the entry needs, and its first call."""

    imports: float
    call: float


def starts(cached: int) -> tuple[Start, list[Start]]:
    """The playout entry compiled for the first time, and then `cached` times from the disk cache."""
    with tempfile.TemporaryDirectory() as cache:
        first, *later = (Start(*_worker("start", XDG_CACHE_HOME=cache)) for _ in range(1 + cached))
    return first, later


def _plain_worker(seconds: str, seed: str, game: str, seats: str) -> Speed:
    return random_play(float(seconds), int(seed), Contest(game, int(seats)), compiled=False)


def _first_call() -> Start:
    begin = time.perf_counter()
    playouts = playouts_of("sannin")
    arguments = _compiled_arguments(find("sannin"), 1)
    imported = time.perf_counter()
    playouts(*arguments, 3, 1, 1, 0)
    return Start(imported - begin, time.perf_counter() - imported)


if __name__ == "__main__":
    what, *words = sys.argv[1:]
    print(json.dumps(_plain_worker(*words) if what == "plain" else _first_call()))
