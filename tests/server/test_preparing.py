"""Searches compile beside the server: their order, progress and reports, and failures."""

import asyncio
import logging
import math
import signal
from importlib import import_module
from typing import Any

import httpx
import pytest

from hachiya.bots.rooms import PARTS
from hachiya.games.registry import ROOMS
from hachiya.workers import preparing
from hachiya.workers.compiling import CompilingProcess
from hachiya.workers.preparing import Preparation, Progress
from tests.server.client import open_table, order, wire
from tests.server.running import Running


def test_every_search_room_has_an_estimated_compile_time() -> None:
    assert set(PARTS) == set(ROOMS)


class FakeCompilers:
    """Fake compilers that end when the test says so, and a disk cache with some rooms."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, cached: tuple[str, ...] = (), at_once: int = 2) -> None:
        self.begun: dict[str, asyncio.Future[str]] = {}
        self.loaded: list[str] = []
        self.reports: list[Progress] = []
        self.preparation = Preparation()

        async def run(compiling: CompilingProcess) -> str:
            self.begun[compiling.room] = asyncio.get_running_loop().create_future()
            return await self.begun[compiling.room]

        monkeypatch.setattr(CompilingProcess, "run", run)
        monkeypatch.setattr(preparing, "PLAIN", False)
        monkeypatch.setattr(preparing, "_AT_ONCE", at_once)
        monkeypatch.setattr(preparing, "_TELL_SECONDS", 0.01)
        monkeypatch.setattr(preparing, "load", cached.__contains__)
        monkeypatch.setattr(preparing, "prepare", self.loaded.append)

    async def __aenter__(self) -> "FakeCompilers":
        self.running = asyncio.create_task(self.preparation.run(self.reports.append))
        await self.news()
        return self

    async def __aexit__(self, *_: object) -> None:
        self.running.cancel()
        await asyncio.gather(self.running, return_exceptions=True)

    async def news(self) -> None:
        for _ in range(20):
            await asyncio.sleep(0.01)

    async def end(self, room: str, fault: str = "") -> None:
        self.begun[room].set_result(fault)
        await self.news()

    def counted(self) -> tuple[int, int]:
        return self.reports[-1].done, self.reports[-1].total

    def left(self) -> list[float | None]:
        return [self.preparation.seconds_left(room) for room in ROOMS]


def test_no_search_will_be_ready_before_the_preparation_runs_or_in_plain_python(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    compilers = FakeCompilers(monkeypatch)
    assert compilers.left() == [None] * 3
    monkeypatch.setattr(preparing, "PLAIN", True)
    asyncio.run(compilers.preparation.run(compilers.reports.append))
    assert compilers.left() == [None] * 3
    assert not compilers.reports


def test_cached_searches_are_ready_without_a_progress_report(monkeypatch: pytest.MonkeyPatch) -> None:
    compilers = FakeCompilers(monkeypatch, cached=ROOMS)
    asyncio.run(compilers.preparation.run(compilers.reports.append))
    assert compilers.left() == [0, 0, 0]
    assert not compilers.reports
    assert not compilers.begun


def test_two_searches_compile_at_a_time_until_all_are_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    hachihachi, hachiju, bashifen = (PARTS[room].seconds for room in ("hachihachi", "hachiju", "bashifen"))

    async def follow() -> None:
        async with FakeCompilers(monkeypatch) as compilers:
            assert list(compilers.begun) == ["hachihachi", "hachiju"]
            expected = (hachihachi, hachiju, hachiju + bashifen)
            assert compilers.left() == [pytest.approx(seconds) for seconds in expected]
            assert compilers.counted() == (0, 3)
            assert compilers.reports[-1].seconds_left == pytest.approx(max(expected))
            await compilers.end("hachiju")
            assert compilers.loaded == ["hachiju"]
            assert list(compilers.begun) == ["hachihachi", "hachiju", "bashifen"]
            assert compilers.preparation.seconds_left("hachiju") == 0
            assert compilers.counted() == (1, 3)
            await compilers.end("hachihachi")
            await compilers.end("bashifen")
            assert compilers.left() == [0, 0, 0]
            assert compilers.reports[-1] == Progress(3, 3, 0)
            assert compilers.running.done()

    asyncio.run(follow())


def test_searches_compile_in_the_order_in_which_their_games_are_visited(monkeypatch: pytest.MonkeyPatch) -> None:
    async def follow() -> None:
        compilers = FakeCompilers(monkeypatch, at_once=1)
        compilers.preparation.note_visit("bashifen")
        async with compilers:
            assert list(compilers.begun) == ["bashifen"]
            compilers.preparation.note_visit("hachiju")
            compilers.preparation.note_visit("hachihachi")
            compilers.preparation.note_visit("bashifen")
            await compilers.end("bashifen")
            await compilers.end("hachiju")
            assert list(compilers.begun) == ["bashifen", "hachiju", "hachihachi"]

    asyncio.run(follow())


def test_a_search_that_fails_to_compile_is_never_ready_and_logged(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def damaged(room: str) -> bool:
        raise ModuleNotFoundError(room)

    def impossible(room: str) -> None:
        raise MemoryError(room)

    async def follow() -> None:
        compilers = FakeCompilers(monkeypatch)
        monkeypatch.setattr(preparing, "load", damaged)
        async with compilers:
            await compilers.end("hachihachi", "No module named 'numpy'")
            await compilers.end("hachiju")
            monkeypatch.setattr(preparing, "prepare", impossible)
            await compilers.end("bashifen")
            assert compilers.left() == [None, 0, None]
            assert compilers.reports[-1] == Progress(1, 3, 0)

    with caplog.at_level(logging.ERROR):
        asyncio.run(follow())
    assert "the search of hachihachi could not be compiled (No module named 'numpy')" in caplog.text
    assert "the search of bashifen could not be compiled (MemoryError('bashifen'))" in caplog.text


def test_a_slow_compilation_lengthens_the_estimates_of_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    async def follow() -> None:
        async with FakeCompilers(monkeypatch, at_once=1) as compilers:
            usual = PARTS["hachihachi"].seconds
            compilers.preparation._processes["hachihachi"].spent = 2 * usual
            first, second, third = compilers.left()
            assert first is not None
            assert second is not None
            assert third is not None
            assert 0.1 * usual < first < math.inf
            await compilers.end("hachihachi")
            assert compilers.preparation.seconds_left("hachiju") == pytest.approx(2 * PARTS["hachiju"].seconds)

    asyncio.run(follow())


def test_the_remaining_time_depends_on_the_processor_share() -> None:
    compiling = CompilingProcess("hachiju")
    assert compiling.seconds_left(10) == pytest.approx(10)
    compiling.spent = 4
    compiling._begun -= 8
    assert compiling.share == pytest.approx(0.5, rel=0.01)
    assert compiling.seconds_left(10) == pytest.approx(12, rel=0.01)
    compiling.spent = 90
    assert compiling.seconds_left(10) == pytest.approx(10)


def test_a_subprocess_compiles_a_search_and_reports_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """The subprocess is plain, so that nothing is compiled."""
    monkeypatch.setenv("HACHIYA_PURE", "1")
    compiling = CompilingProcess("bashifen")
    assert asyncio.run(compiling.run()) == ""
    assert compiling.spent > 0
    assert "nowhere" in asyncio.run(CompilingProcess("nowhere").run())


def test_a_compiling_subprocess_ends_with_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HACHIYA_PURE", "1")

    begun: asyncio.Future[asyncio.subprocess.Process]
    begin = asyncio.create_subprocess_exec

    async def beginning(*arguments: Any, **options: Any) -> asyncio.subprocess.Process:
        begun.set_result(await begin(*arguments, **options))
        return begun.result()

    async def stop() -> None:
        nonlocal begun
        begun = asyncio.get_running_loop().create_future()
        compiling = asyncio.create_task(CompilingProcess("bashifen").run())
        process = await begun
        assert process.returncode is None
        compiling.cancel()
        await asyncio.gather(compiling, return_exceptions=True)
        assert process.returncode == -signal.SIGKILL

    monkeypatch.setattr(asyncio, "create_subprocess_exec", beginning)
    asyncio.run(stop())


def test_the_games_list_shows_when_each_bot_will_be_ready(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    def bots() -> dict[str, dict[str, int | None]]:
        games = httpx.get(f"{server.address}api/games").json()
        return {game["name"]: {bot["name"]: bot["ready_in"] for bot in game["bots"]} for game in games}

    import_module("hachiya.bots.search.bot")._prepared.clear()
    ready = dict.fromkeys(("random", "novice", "apprentice", "greedy"), 0)
    assert bots()["sannin"] == ready | {"adept": None, "master": None}
    left = {"hachihachi": 12.2, "hachiju": 0, "bashifen": None}
    monkeypatch.setattr(server.parts.preparation, "seconds_left", left.get)
    assert {name: bot["master"] for name, bot in bots().items()} == {
        **dict.fromkeys(("sannin", "nakayoshi", "shiragiku"), 13),
        "hachiju": 0,
        "bashifen": None,
    }


def test_a_player_who_connects_counts_as_a_visitor_of_the_game(server: Running) -> None:
    async def sit() -> None:
        opened = await open_table(server.address, order(game="hachiju"))
        async with wire(server.address, *opened["seats"][0]) as own:
            await own.hear_a("table")
            await asyncio.sleep(0.05)

    asyncio.run(sit())
    assert server.parts.preparation._visited == ["hachiju"]
