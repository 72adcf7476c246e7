"""Replays over HTTP: who may see them, what is refused, and that no file is kept."""

import asyncio
import json
import logging
import socket
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import cast
from urllib.parse import urlsplit

import pytest
from pydantic import TypeAdapter
from sqlalchemy import func, insert, select, update

from hachiya.desk import replay_cache
from hachiya.desk.replay_cache import ReplayCache
from hachiya.desk.workers import Workers
from hachiya.store import schema
from hachiya.store.rows import row_of
from hachiya.tables.live.counts import Counts
from hachiya.tables.match.match import Match
from hachiya.tables.replays.replay import MOST_BYTES, MatchReplay
from hachiya.tables.replays.shapes import DealAnswer, RecordOutline
from hachiya.workers.desk_workers import DeskWorkers
from hachiya.workers.preparing import Preparation
from hachiya.workers.worker_pool import WorkerPool
from tests.playing import MENUS, PLAIN_MENUS, SANNIN
from tests.server.running import NO_LIMITS, Running, running, settings_in
from tests.server.test_http import a_problem, http, opened, problem_text
from tests.tables.play import entries, new_setup
from tests.tables.replays.followed import ORIGIN, only, played

SECRET = "Yamabuki"


@pytest.fixture(scope="module")
def finished(server: Running) -> str:
    """A table of this server with a finished match."""
    return keep_finished(server, "finishedfinished")


def keep_finished(server: Running, table: str) -> str:
    """Store a finished match at a table with this id."""
    menu = next(menu for menu in PLAIN_MENUS if (menu.game, menu.seats) == ("hachiju", 2))
    setup = new_setup(menu._replace(options={"deals": 1}))
    setup = replace(setup, id=table, players=("person", "random"))
    kept = [setup, *(entry for _, entry in entries(Match(setup), Random(4)))]
    with server.parts.store.engine.begin() as connection:
        for row in map(row_of, kept):
            connection.execute(insert(schema.metadata.tables[row.table]).values(row.values))
    return setup.id


def test_a_finished_match_is_replayed_from_every_seat(server: Running, finished: str) -> None:
    with http(server) as client:
        outline = client.get(f"/api/replays/{finished}").json()
        record = client.get(f"/t/{finished}/table/record.jsonl").content
        (match,) = TypeAdapter(RecordOutline).validate_python(outline)["matches"]
        assert match["winners"] == json.loads(record.splitlines()[-1])["winners"]
        assert match["players"] == ["person", "random"]
        for viewer in (0, 1, "table"):
            deal = client.get(f"/api/replays/{finished}/0/0/{viewer}").json()
            TypeAdapter(DealAnswer).validate_python(deal)
            assert deal["table"]["viewer"] == viewer
            assert len(deal["entries"]) == match["deals"][0]["moments"]
            (dealt,) = [event for event in deal["entries"][0]["record"] if event["e"] == "deal"]
            assert ["?" in hand for hand in dealt["hands"]] == [seat != viewer for seat in range(2)]
        assert client.get(f"/api/replays/{finished}/0/record.jsonl").content == record
        fuda = client.get(f"/api/replays/{finished}/0/record.fuda")
        assert fuda.headers["content-disposition"].endswith('.fuda"')
        assert only(fuda.content).winners == match["winners"]
        a_problem(client.get(f"/api/replays/{finished}/0/record.pdf"), 404, "not_found")
        everything = client.get(f"/api/replays/{finished}/0/0/table?open=true").json()
        (dealt,) = [event for event in everything["entries"][0]["record"] if event["e"] == "deal"]
        assert not any("?" in hand for hand in dealt["hands"])


def test_a_running_match_is_not_replayed(server: Running) -> None:
    seated = opened(server)
    with http(server) as client:
        for path in ("", "/0/0/table", "/0/0/table?open=true", f"/0/0/{seated['seat']}"):
            a_problem(client.get(f"/api/replays/{seated['table']}{path}"), 409, "running")


@pytest.mark.parametrize(
    ("table", "right", "wrong"),
    [
        ("anotherseatplays", '"seat":0', '"seat":1'),
        ("aneventlacksakey", '"bid":', '"bad":'),
        ("acardisnotshown0", '"hands":["', '"hands":["?'),
    ],
)
def test_a_damaged_match_is_reported_by_its_replay(server: Running, table: str, right: str, wrong: str) -> None:
    keep_finished(server, table)
    columns = schema.entries.c
    with server.parts.store.engine.begin() as connection:
        connection.execute(
            update(schema.entries)
            .where(columns.table_id == table)
            .values(events=func.replace(columns.events, right, wrong))
        )
    with http(server) as client:
        a_problem(client.get(f"/api/replays/{table}"), 500, "damaged")


def test_an_unknown_replay_deal_or_seat_is_not_found(server: Running, finished: str) -> None:
    with http(server) as client:
        a_problem(client.get("/api/replays/0123456789abcdef"), 404, "no_table")
        a_problem(client.get(f"/api/replays/{'A' * 43}"), 404, "forgotten")
        for place in ("1/0/0", "0/99/0", "0/0/2"):
            a_problem(client.get(f"/api/replays/{finished}/{place}"), 404, "no_deal")
        a_problem(client.get(f"/api/replays/{finished}/0/0/everyone"), 404, "not_found")


def test_an_uploaded_record_is_replayed_and_deleted_after_some_minutes(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """No line of the file is logged; another process finds it while it is stored."""
    data = played(MENUS[14], 3).replace(b'"Ume"', f'"{SECRET}"'.encode())
    caplog.set_level(logging.DEBUG)
    with running(settings_in(tmp_path)) as server, http(server) as client:
        before = rows(server)
        outline = client.post("/api/replays", content=data).json()
        key = outline["key"]
        assert outline["matches"][0]["names"][0] == SECRET
        assert client.get(f"/api/replays/{key}").json() == outline
        last = len(outline["matches"][0]["deals"]) - 1
        deal = client.get(f"/api/replays/{key}/0/{last}/1").json()
        assert deal["entries"][-1]["story"]
        wrong = data.replace(b'"e":"play"', b'"e":"plsy"', 1)
        problem = a_problem(client.post("/api/replays", content=wrong), 422, "bad_record")
        line = next(at for at, line in enumerate(wrong.splitlines(), 1) if b"plsy" in line)
        assert problem_text(problem).startswith(f"Line {line}")
        assert f"{line}行" in problem_text(problem, "ja")
    with running(settings_in(tmp_path)) as server, http(server) as client:
        assert client.get(f"/api/replays/{key}").json()["matches"][0]["names"][0] == SECRET
        with server.parts.store.engine.begin() as connection:
            connection.execute(update(schema.sent_records).values(at=0))
    with running(settings_in(tmp_path)) as server, http(server) as client:
        a_problem(client.get(f"/api/replays/{key}"), 404, "forgotten")
        until(lambda: rows(server) == before)
    assert SECRET not in caplog.text


def until(is_so: Callable[[], bool]) -> None:
    """Wait until the condition holds."""
    end = time.monotonic() + 60
    while not is_so():
        assert time.monotonic() < end
        time.sleep(0.02)


def rows(server: Running) -> list[int]:
    """The number of rows of each table of the database."""
    with server.parts.store.engine.connect() as connection:
        return [
            connection.scalar(select(func.count()).select_from(table)) or 0 for table in schema.metadata.sorted_tables
        ]


def test_an_upload_above_the_size_limit_is_refused_unread(server: Running) -> None:
    place = urlsplit(server.address)
    with socket.create_connection((place.hostname, place.port), timeout=20) as line:
        line.sendall(b"POST /api/replays HTTP/1.1\r\nhost: localhost\r\ncontent-length: 50000000\r\n\r\n")
        assert line.recv(12) == b"HTTP/1.1 413"
    with http(server) as client:
        a_problem(client.post("/api/replays", content=b"x" * (MOST_BYTES + 1)), 413, "too_large")
        # Who does not say how much it will be is stopped when it is too much.
        a_problem(client.post("/api/replays", content=(b"x" * 100_000 for _ in range(30))), 413, "too_large")


def test_uploads_of_a_client_are_rate_limited(tmp_path: Path) -> None:
    limits = replace(NO_LIMITS, files_rate=0.001, files_burst=2)
    with running(settings_in(tmp_path, limits=limits)) as server, http(server) as client:
        for _ in range(2):
            a_problem(client.post("/api/replays", content=b"x"), 422, "bad_record")
        refused = client.post("/api/replays", content=b"x")
        a_problem(refused, 429, "too_many")
        assert int(refused.headers["retry-after"]) > 0


def test_an_upload_from_another_origin_is_refused(server: Running) -> None:
    with http(server) as client:
        answer = client.post("/api/replays", content=b"x", headers={"origin": "https://elsewhere.example"})
        a_problem(answer, 403, "wrong_origin")


def test_a_record_is_verified_once_for_all_who_ask_and_delays_no_other_record() -> None:
    data = played(SANNIN, 1, months=1)

    async def script() -> None:
        workers = HaltingWorkers()
        memory = ReplayCache(cast(Workers, workers))
        first, second = (asyncio.create_task(memory.read_file("slow", "one", data, ORIGIN)) for _ in range(2))
        await workers.halts.wait()
        assert await memory.read_file("quick", "two", data, ORIGIN)
        second.cancel()
        await asyncio.wait([second])
        workers.may_go_on.set()
        assert await first is memory.get("one")
        assert workers.asked == ["slow", "quick"]

    asyncio.run(script())


class HaltingWorkers:
    """Workers that keep a slow client waiting until they may go on."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.halts, self.may_go_on = asyncio.Event(), asyncio.Event()

    async def compute(self, client: str, make: Callable[[], Sequence[MatchReplay]]) -> Sequence[MatchReplay]:
        self.asked.append(client)
        if client == "slow":
            self.halts.set()
            await self.may_go_on.wait()
        return make()


def test_the_replay_cache_drops_old_and_large_replays(monkeypatch: pytest.MonkeyPatch) -> None:
    data = played(SANNIN, 1)
    deals = len(only(data).deals)
    monkeypatch.setattr(replay_cache, "_MOST_BYTES", 2 * deals * replay_cache._DEAL_BYTES)
    counts = Counts()
    memory = ReplayCache(DeskWorkers(Preparation(), WorkerPool(counts), counts))

    async def read(key: str) -> None:
        await memory.read_file("client", key, data, ORIGIN)

    for key in ("one", "two"):
        asyncio.run(read(key))
    assert memory.get("one")
    asyncio.run(read("three"))
    assert [memory.get(key) is not None for key in ("one", "two", "three")] == [True, False, True]
    monkeypatch.setattr(replay_cache, "_SECONDS", -1.0)
    assert memory.get("one") is None
    assert memory.weight == 0
