"""A process that stores and packs matches is killed again and again; acknowledged matches are there and whole."""

import asyncio
import os
import signal
import subprocess
import sys
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random

import pytest

from hachiya.store.database import open_database
from hachiya.store.event_store import EventStore
from hachiya.store.upkeep.checking import file_faults
from tests.databases import database_in, rows
from tests.sampling import slow
from tests.server.test_packing import Played, finished, packed_tables, wait_for

SCRIPT = """
import asyncio, sys
from itertools import count
from hachiya.store.database import open_database
from hachiya.store.event_store import EventStore
from tests.server.test_packing_killed import match_at_table

async def run():
    store = EventStore(open_database(sys.argv[1]))
    store.start()
    for number in count(int(sys.argv[2])):
        played = match_at_table(number)
        await store.add(played.setup, *played.entries)
        print(number, flush=True)

asyncio.run(run())
"""


def match_at_table(number: int) -> Played:
    """A finished match at the table of this number."""
    played, table = finished(), f"{number:016}"
    return Played(replace(played.setup, id=table), [replace(entry, table=table) for entry in played.entries])


def kill_while_packing(where: str, start: int, acknowledgements: int) -> int:
    """Let a process store matches from number `start` on, and kill it after some; the last acknowledged number."""
    environment = {**os.environ, "HACHIYA_PURE": "1", "PYTHONPATH": os.pathsep.join(sys.path)}
    command = (sys.executable, "-c", SCRIPT, where, str(start))
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as process:
        assert process.stdout is not None
        lines = [process.stdout.readline() for _ in range(acknowledgements)]
        process.send_signal(signal.SIGKILL)
        lines += process.stdout.readlines()
    return int([line for line in lines if line.endswith("\n")][-1])


@pytest.mark.parametrize("kills", [slow(3), slow(60)])
def test_no_acknowledged_match_is_lost_when_a_packing_server_is_killed(kills: int, tmp_path: Path) -> None:
    where, random = database_in(tmp_path), Random(kills)
    last, acknowledged = -1, []
    for _ in range(kills):
        first = last + 2  # the one after the last may be there or not
        last = kill_while_packing(where, first, random.randrange(3, 25))
        acknowledged += [*range(first, last + 1)]
    engine = open_database(where)
    assert file_faults(engine) == []
    engine.dispose()
    assert rows(where, "SELECT count(*) FROM packed WHERE table_id IN (SELECT table_id FROM entries)") == [(0,)]
    # The test has tested something: some are packed, and some are not.
    assert rows(where, "SELECT count(*) FROM packed") != [(0,)]
    assert rows(where, "SELECT count(*) FROM entries") != [(0,)]

    async def check() -> None:
        store = EventStore(open_database(where))
        for number in acknowledged:
            assert await store.load(f"{number:016}") == match_at_table(number)
        store.start()
        try:
            while missing := await not_packed(store):
                # Thousands may be left: as long as some are packed in each minute, packing goes on.
                await wait_for(partial(fewer, store, len(missing)))
            for number in acknowledged:
                assert await store.load(f"{number:016}") == match_at_table(number)
        finally:
            await store.close()

    async def not_packed(store: EventStore) -> set[str]:
        return {f"{number:016}" for number in acknowledged} - {*await packed_tables(store)}

    async def fewer(store: EventStore, before: int) -> bool:
        return len(await not_packed(store)) < before

    asyncio.run(check())
