"""Probes of a server over HTTP: whether it runs, and whether people may be sent to it."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from hachiya.server.readiness import Readiness
from tests.databases import change, database_in
from tests.server.running import Running, running, settings_in

READY = {"status": "ok"}


def probe(server: Running, path: str) -> tuple[int, dict[str, str]]:
    """The status and the content of the answer to a probe."""
    answer = httpx.get(f"{server.address}{path}")
    return answer.status_code, answer.json()


def test_a_new_server_lives_and_is_ready(tmp_path: Path) -> None:
    with running(settings_in(tmp_path)) as server:
        assert probe(server, "livez") == (200, READY)
        assert probe(server, "readyz") == (200, READY)


@pytest.mark.sqlite
def test_a_server_is_not_ready_while_its_database_cannot_be_written(tmp_path: Path) -> None:
    with running(settings_in(tmp_path)) as server, closing(sqlite3.connect(tmp_path / "tables.sqlite")) as other:
        other.isolation_level = None
        other.execute("BEGIN IMMEDIATE")
        assert probe(server, "readyz") == (503, {"status": "not ready", "fault": "database"})
        assert probe(server, "livez") == (200, READY)
        assert probe(server, "healthz") == (200, READY), "reading is possible"


def test_a_server_is_not_ready_if_its_schema_has_another_version(tmp_path: Path) -> None:
    with running(settings_in(tmp_path)) as server:
        change(database_in(tmp_path), "UPDATE alembic_version SET version_num = '9999'")
        assert probe(server, "readyz") == (503, {"status": "not ready", "fault": "schema"})


def test_a_server_without_a_valid_row_among_the_processes_is_not_ready_and_probes_nothing() -> None:
    async def ask() -> None:
        async def fail() -> str | None:
            raise AssertionError("the database is not probed")

        assert await Readiness(fail, lambda: False, lambda: False).fault() == "lease"
        assert await Readiness(fail, lambda: True, lambda: False).fault() == "drain"

    asyncio.run(ask())


def test_frequent_requests_share_one_probe() -> None:
    async def ask() -> None:
        probes = 0

        async def healthy() -> str | None:
            nonlocal probes
            probes += 1
            await asyncio.sleep(0)
            return None

        readiness = Readiness(healthy, lambda: False)
        assert await asyncio.gather(*(readiness.fault() for _ in range(10))) == [None] * 10
        assert await readiness.fault() is None
        assert probes == 1

    asyncio.run(ask())


def test_a_probe_that_hangs_is_a_fault_of_the_database(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hachiya.server.readiness._SECONDS", 0.01)

    async def ask() -> None:
        answered = asyncio.Event()

        async def hangs() -> str | None:
            await answered.wait()
            return None

        readiness = Readiness(hangs, lambda: False)
        assert await readiness.fault() == "database"
        answered.set()

    asyncio.run(ask())
