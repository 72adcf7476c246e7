"""How long a table takes to open that is in the database and not in memory: from a snapshot, and from all its entries.

    HACHIYA_PURE=1 python -m bench.openings --entries 1656

Prints a table in Markdown. A match of each game is played by greedy up to so many entries, or to its last deal, into a
database of its own; then it is opened again and again in turns, with its snapshots and without them. Times are those of
the processor, in milliseconds, the median of all turns: to open the table, to tell everything to one who comes then,
and to tell one who has been here what they have missed.
"""

import argparse
import asyncio
import os
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import NamedTuple

from sqlalchemy import Connection, delete, func, select

from hachiya.bots.question import Question
from hachiya.bots.registry import find_bot
from hachiya.games.registry import GAMES, find
from hachiya.store import schema
from hachiya.store.database import open_database
from hachiya.store.event_store import EventStore
from hachiya.tables.attendance.outbox import Outbox
from hachiya.tables.live.counts import Counts
from hachiya.tables.live.rebuilding import rebuild
from hachiya.tables.live.recent import RecentPositions
from hachiya.tables.live.services import Services
from hachiya.tables.live.table import LiveTable
from hachiya.tables.match import dealing
from hachiya.tables.match.match import Match
from hachiya.tables.match.seating import setup_of_order
from hachiya.tables.match.standing import standing
from hachiya.tables.protocol.order import NewTable
from hachiya.tables.stored.defaults import Defaults
from hachiya.tables.stored.entries import Entry
from hachiya.workers.bot_pool import ServerBotPool
from hachiya.workers.worker_pool import WorkerPool

MISSED = 5
HEAD = (
    "| game | entries | snapshots, bytes | opened from one | from all entries | ratio | everything told | "
    f"{MISSED} entries told |\n| --- |{' ---: |' * 7}"
)


class Opening(NamedTuple):
    """The times of opening a table, in milliseconds of CPU."""

    opened: float
    everything: float
    missed: float


class Box(Outbox):
    """An outbox that drops all messages."""

    def __init__(self) -> None:
        super().__init__(10**9, lambda: None, lambda: None)


def next_entry(match: Match) -> tuple[Match, Entry]:
    """The match after the next entry: greedy's choice, a deal, or a card of the clock."""
    table = match.table
    if table.awaits_deal:
        return match.deal(dealing.fresh_deck(table))
    if table.clock_due:
        return match.draw_card()
    places = [(table.turn + place) % table.seats for place in range(table.seats)]
    seat = next(seat for seat in places if table.awaits(seat))
    question = Question(table.view(seat))
    while not question.is_answered:
        question.answer([int(action) for action in find_bot("greedy").choose(question.view(), dealing.fresh_rng())])
    return match.choose(seat, question.actions, None)


async def play_table(services: Services, game: str, entries: int) -> str:
    """A table with `entries` entries, or fewer if its match would be over."""
    opponents = ["greedy"] * (find(game).seats[0] - 1)
    setup = setup_of_order(NewTable.model_validate({"game": game, "options": {}, "opponents": opponents}), Defaults())
    live = LiveTable(services, RecentPositions(Match(setup)))
    await services.store.add(setup, standing(live.match))
    while live.match.version < entries:
        after, entry = next_entry(live.match)
        if after.table.over:
            break
        assert await live.commit(after, entry)
    return setup.id


async def timed(do: Callable[[], Awaitable[object]]) -> float:
    """Milliseconds of CPU, in all threads."""
    start = time.process_time()
    await do()
    return 1000 * (time.process_time() - start)


async def opening(services: Services, table: str) -> Opening:
    """Open a table that is not in memory."""
    results: list[RecentPositions] = []

    async def open_it() -> None:
        results.append(await rebuild(services, table))

    opened = await timed(open_it)
    live = LiveTable(services, results[0])
    everything = await timed(lambda: live.join(0, Box()))
    missed = await timed(lambda: live.join(0, Box(), version=live.match.version - MISSED))
    return Opening(opened, everything, missed)


def snapshot_sizes(connection: Connection) -> tuple[int, int]:
    """The number of snapshots, and their total bytes."""
    content = schema.snapshots.c.content
    row = connection.execute(select(func.count(), func.coalesce(func.sum(func.length(content)), 0))).one()
    return row[0], row[1]


def forget(connection: Connection) -> None:
    """Delete all snapshots."""
    connection.execute(delete(schema.snapshots))


async def measure(game: str, entries: int, turns: int) -> str:
    """A row of the table."""
    with TemporaryDirectory() as folder:
        store = EventStore(open_database(f"sqlite:///{Path(folder) / 'tables.sqlite'}"))
        store.start()
        services = Services(store, ServerBotPool(2.0, Counts(), WorkerPool(Counts())), Defaults(), Counts())
        table = await play_table(services, game, entries)
        number, size = await store.read(snapshot_sizes)
        version = await store.version(table)
        with_them = [await opening(services, table) for _ in range(turns)]
        await store.add(forget)
        without = [await opening(services, table) for _ in range(turns)]
        await store.close()
    fast, slow = (median(opening.opened for opening in openings) for openings in (with_them, without))
    everything, missed = (median(times) for times in list(zip(*with_them, strict=True))[1:])
    return (
        f"| {game} | {version} | {number}, {size} | {fast:.1f} ms | {slow:.1f} ms | {slow / fast:.1f} | "
        f"{everything:.1f} ms | {missed:.1f} ms |"
    )


def main() -> None:
    """Measure all games."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--entries", type=int, default=1656)
    parser.add_argument("--turns", type=int, default=15)
    options = parser.parse_args()
    print(f"load {os.getloadavg()[0]:.1f}, {os.cpu_count()} processors\n\n{HEAD}")
    for game in GAMES:
        print(asyncio.run(measure(game, options.entries, options.turns)), flush=True)


if __name__ == "__main__":
    main()
