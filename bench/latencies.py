"""The server's work for each seat, in µs of CPU time: redacted events, and snapshots of a running match."""

import time
from collections.abc import Callable
from typing import Any

from bench.random_play import CHOICES_STREAM
from hachiya.bots.player import Player
from hachiya.bots.registry import find_bot
from hachiya.games.registry import find
from hachiya.games.table import Table
from hachiya.matches.streams import stream
from hachiya.records.events import HANAFUDA
from hachiya.records.recorder import recorder_of
from hachiya.records.redaction import redact, snapshot


def event_redaction(seconds: float, seed: int) -> float:
    """The time to redact an event for a seat: the mean over the events of half a year."""
    _, events = random_table(seed, 144)

    def redact_all() -> None:
        for event in events:
            redact(event, 1, HANAFUDA)

    return microseconds(redact_all, seconds) / len(events)


def deal_redaction(seconds: float, seed: int) -> float:
    """The time to redact a deal, the event with most to hide."""
    _, events = random_table(seed, 1)
    deal = next(event for event in events if event["e"] == "deal")
    return microseconds(lambda: redact(deal, 1, HANAFUDA), seconds)


def full_snapshot(seconds: float, seed: int) -> float:
    """The time of a snapshot of a running match for a seat: the mean over several points of a month."""
    tables = [random_table(seed, decisions)[0] for decisions in range(5, 25, 5)]

    def all_of_them() -> None:
        for table in tables:
            snapshot(table, 1)

    return microseconds(all_of_them, seconds) / len(tables)


LATENCIES = {"redacted event": event_redaction, "redacted deal": deal_redaction, "snapshot": full_snapshot}


def random_table(seed: int, decisions: int) -> tuple[Table, list[Any]]:
    """A sannin table after `decisions` random decisions, and its events."""
    table = Table(find("sannin"), seed=seed)
    recorder = recorder_of(table, ["a", "b", "c"])
    player = Player("random", find_bot("random"), stream(seed, CHOICES_STREAM))
    events = [recorder.match()]
    for _ in range(decisions):
        while table.awaits_deal:
            events += recorder.events(table.deal())
        events += recorder.events(table.choose(table.turn, player.think(table.view(table.turn)).choice))
    return table, events


def microseconds(call: Callable[[], object], seconds: float) -> float:
    """The CPU time of one call, in µs."""
    calls = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        for _ in range(10):
            call()
        calls += 10
    return (time.process_time() - start) / calls * 1e6
