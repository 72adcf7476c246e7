"""With a drawing clock the next deal waits for persons who read the bill, so that they can declare."""

import asyncio
from random import Random

from hachiya.tables.live.counts import Counts
from hachiya.tables.live.services import Services
from hachiya.tables.live.tables import Tables
from hachiya.tables.stored.defaults import Defaults
from tests.tables.memory import ImmediateBotPool, MemoryStore
from tests.tables.test_tables import Seat, everyone, order, sit, until

LONG = 600.0
"""More seconds than any of these tests takes."""


def after_a_deal(reading_seconds: float) -> int:
    """Play a deal of two persons and two bots; return the number of the next deal when it is dealt."""

    async def run() -> int:
        tables = Tables(Services(MemoryStore(), ImmediateBotPool(), Defaults(0, 0, 0.0, reading_seconds), Counts()))
        try:
            setup, tokens = await everyone(tables, order("greedy", "person", "greedy", game="bashifen"))
            persons = await sit(tables, setup.id, *tokens)
            live = persons[0].live
            playing = [asyncio.create_task(person.play(Random(1), 1)) for person in persons]
            await until(lambda: live.match.table.awaits_deal)
            if reading_seconds:
                await _all_read(persons)
            await until(lambda: not live.match.table.awaits_deal)
            await asyncio.gather(*playing)
            return int(live.match.table.state.books.deal)
        finally:
            await tables.close()

    return asyncio.run(run())


async def _all_read(persons: list[Seat]) -> None:
    """Assert that the next deal waits until the last person has closed the bill of this deal."""
    live, version = persons[0].live, persons[0].live.match.version
    first, other = persons
    live.note_read(first.viewer, version)
    live.note_read(other.viewer, version - 1)
    live.note_read("table", version)
    for _ in range(1000):
        await asyncio.sleep(0)
    assert live.match.version == version
    live.note_read(other.viewer, version)


def test_the_next_deal_waits_until_every_person_has_read_the_bill() -> None:
    assert after_a_deal(LONG) == 2


def test_a_single_person_reads_the_bill_without_a_time_limit() -> None:
    """No limit is given for reading; nobody waits for a page that never reports what it has shown."""

    async def run(says: bool) -> bool:
        tables = Tables(Services(MemoryStore(), ImmediateBotPool(), Defaults(0, 0, 0.0, 0.0), Counts()))
        try:
            setup, tokens = await everyone(tables, order("greedy", "greedy", "greedy", game="bashifen"))
            (person,) = await sit(tables, setup.id, *tokens)
            live = person.live
            if says:
                live.note_read(person.viewer, 0)
            playing = asyncio.create_task(person.play(Random(1), 1))
            await until(lambda: live.match.table.state.books.deal == 1 and live.match.table.awaits_deal)
            for _ in range(1000):
                await asyncio.sleep(0)
            waited = bool(live.match.table.awaits_deal)
            live.note_read(person.viewer, live.match.version)
            await until(lambda: not live.match.table.awaits_deal)
            await playing
            return waited
        finally:
            await tables.close()

    assert asyncio.run(run(True))
    assert not asyncio.run(run(False))


def test_waiting_for_readers_of_the_bill_has_a_time_limit() -> None:
    assert after_a_deal(0.0) == 2
