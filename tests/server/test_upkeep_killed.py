"""Killed imports, and backups of a database in use, lose nothing acknowledged."""

import asyncio
import json
import os
import signal
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from hachiya.records import jsonl
from hachiya.store.database import open_database
from hachiya.store.event_store import EventStore
from hachiya.store.upkeep import backing_up
from hachiya.store.upkeep.checking import TableState, check
from hachiya.store.upkeep.opening import open_beside_server
from tests.databases import database_in
from tests.playing import record
from tests.server.test_packing import SHORT
from tests.server.test_packing_killed import SCRIPT, match_at_table

ENVIRONMENT = {**os.environ, "HACHIYA_PURE": "1", "PYTHONPATH": os.pathsep.join(sys.path)}


@pytest.mark.slow
@pytest.mark.parametrize(("kills", "matches"), [(4, 24), (40, 200)])
def test_a_killed_import_can_be_repeated(kills: int, matches: int, tmp_path: Path) -> None:
    where, history, random = database_in(tmp_path), tmp_path / "history.jsonl", Random(kills)
    history.write_text("".join(jsonl.dump(record(value, SHORT)) for value in range(matches)), "utf-8")
    open_database(where).dispose()
    command = (sys.executable, "-m", "hachiya", "db", "import", str(history), "--database", where, "--json")
    acknowledged: dict[int, str] = {}
    for turn in range(kills + 1):
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=ENVIRONMENT) as process:
            assert process.stdout is not None
            known = len(acknowledged)
            for line in process.stdout:
                acknowledgement = json.loads(line)
                # What was acknowledged is there, as the same table.
                assert acknowledgement["new"] is False or acknowledgement["line"] not in acknowledged
                assert (
                    acknowledged.setdefault(acknowledgement["line"], acknowledgement["table"])
                    == acknowledgement["table"]
                )
                if turn < kills and len(acknowledged) - known > random.randrange(matches // kills):
                    process.send_signal(signal.SIGKILL)
                    break
    assert len(acknowledged) == len(set(acknowledged.values())) == matches
    with open_beside_server(where) as engine:
        state = {status.table: status.state for status in check(engine)}
    assert state == dict.fromkeys(acknowledged.values(), TableState.FINISHED)


@pytest.mark.slow
@pytest.mark.sqlite
@pytest.mark.parametrize("copies", [2, 40])
def test_a_backup_has_every_write_acknowledged_before_it_began(
    copies: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The backup is written page by page while another process stores and packs matches; the copies are sound."""
    monkeypatch.setattr(backing_up, "_PAGES", 5)
    where = database_in(tmp_path)
    acknowledged: list[int] = []
    with subprocess.Popen(
        (sys.executable, "-c", SCRIPT, where, "0"), stdout=subprocess.PIPE, text=True, env=ENVIRONMENT
    ) as process:
        listening = threading.Thread(target=hear, args=(process, acknowledged))
        listening.start()
        try:
            for copy in range(copies):
                wait(process, lambda: len(acknowledged) >= 5 * (copy + 1))  # noqa: B023 (it is called at once)
                before = [*acknowledged]
                target = tmp_path / f"copy-{copy}.sqlite"
                steps: list[int] = []

                def step(done: int) -> None:
                    """Let more be written between the first pages and the next."""
                    steps.append(done)  # noqa: B023 (it is called before the next round)
                    wait(process, lambda: len(acknowledged) > len(before))  # noqa: B023

                backing_up.back_up(where, target, step)
                process.send_signal(signal.SIGSTOP)
                assert len(steps) > 3
                compare(target, before)
                process.send_signal(signal.SIGCONT)
        finally:
            process.kill()
            listening.join()


def wait(process: "subprocess.Popen[str]", until: Callable[[], bool]) -> None:
    """Wait for the process."""
    while not until():
        assert process.poll() is None
        time.sleep(0.005)


def hear(process: "subprocess.Popen[str]", acknowledged: list[int]) -> None:
    assert process.stdout is not None
    acknowledged.extend(int(line) for line in process.stdout if line.endswith("\n"))


def compare(file: Path, numbers: list[int]) -> None:
    """Assert that the matches of these numbers are there, and the newest of them whole."""
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        over = "SELECT table_id FROM packed UNION SELECT table_id FROM entries WHERE events LIKE '%\"match_end\"%'"
        assert {int(table) for (table,) in connection.execute(over)} >= {*numbers}

    async def look() -> None:
        store = EventStore(open_database(f"sqlite:///{file}"))
        for number in numbers[-40:]:
            assert await store.load(f"{number:016}") == match_at_table(number)
        await store.close()

    asyncio.run(look())
