"""Bots at a table pause before their moves, and the table goes on whatever fails."""

import asyncio
import time
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from hachiya.bots.bot import Bot, Decision
from hachiya.bots.registry import BOTS
from hachiya.games.view import View
from hachiya.tables.live import driving
from hachiya.tables.live.table import LiveTable
from hachiya.tables.problems import StoreFailed
from tests.server.at_a_table import RANDOM, At, Pauses, a_bot_at_turn, fails_with, play_out, run, until
from tests.server.running import Running, running, settings_in
from tests.tables.choosing import choice, left_to_the_table
from tests.workers import calls


def test_bots_play_the_match_to_its_end(server: Running) -> None:
    async def play(at: At) -> None:
        version = await play_out(at)
        await at.wires[0].act("late", version, 56)
        assert (await at.wires[0].hear_a("nack"))["code"] == "over"

    run(server, play, "greedy", "random")


async def play_once(at: At) -> None:
    """Let the bots play until the person has chosen."""
    message = at.first[0]
    while message["view"]["turn"] != at.opened["seat"] or left_to_the_table(message["view"]):
        message = await at.wires[0].hear_a("entry")
    await at.wires[0].act("m", message["version"], *choice(message["view"], RANDOM))
    await at.wires[0].hear_a("ack")


@pytest.mark.parametrize("fault", ["raises", "is slow", "is illegal"])
def test_a_failing_bot_is_replaced_by_greedy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fault: str) -> None:
    def choose(_view: View, _rng: list[int]) -> list[int]:
        if fault == "raises":
            raise ZeroDivisionError
        if fault == "is slow":
            time.sleep(0.3)
        return [62]

    def replaces(view: View, numbers: list[int]) -> list[int]:
        in_the_event_loop.append(asyncio._get_running_loop() is not None)
        return greedy.choose(view, numbers)

    greedy = BOTS["greedy"]
    in_the_event_loop: list[bool] = []
    monkeypatch.setitem(BOTS, "odd", Bot.of_chooser("odd", choose))
    monkeypatch.setitem(BOTS, "greedy", Bot.of_chooser("greedy", replaces))
    with running(settings_in(tmp_path, bot_seconds=0.05)) as server:
        for _ in range(3):
            run(server, play_once, "odd", "odd")
        assert server.parts.counts["failed.bot"] > 0
        assert not any(in_the_event_loop)
        assert in_the_event_loop


@pytest.fixture
def searches_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    """Searches count as compiled."""
    for name in ("adept", "master"):
        monkeypatch.setitem(BOTS, name, replace(BOTS[name], is_ready=lambda _: True))


@pytest.mark.usefixtures("searches_ready")
def test_a_table_goes_on_when_workers_are_killed_while_they_think(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first worker is killed, the next answers; nobody at the table notices."""
    monkeypatch.setattr("hachiya.workers.bot_pool.choose", partial(calls.die_once_and_choose, tmp_path / "died"))
    with running(settings_in(tmp_path, bot_seconds=60.0)) as server:
        while not server.parts.counts["failed.worker"]:  # at some tables the person is asked first
            run(server, play_once, "adept", "adept")
        assert server.parts.counts["failed.worker"] == 1
        assert server.parts.counts["failed.bot"] == 0


@pytest.mark.usefixtures("searches_ready")
@pytest.mark.slow
def test_a_table_says_that_a_lower_rung_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Adept plays where Master had to wait for a worker."""
    lower_rungs: list[Any] = []

    async def play(at: At) -> None:
        await play_once(at)
        lower_rungs.extend(message["bots"] for message in at.wires[0].told_beside if message["is"] == "lower_rungs")

    monkeypatch.setattr("hachiya.workers.bot_pool._PATIENCE", -1.0)
    with running(settings_in(tmp_path, bot_seconds=60.0)) as server:
        while not lower_rungs:  # at some tables the person is asked first
            run(server, play, "master", "master")
        assert (lower_rungs[0].count("adept"), lower_rungs[0].count(None)) == (1, 2)
        assert server.parts.counts["lower_rung.adept"] > 0


def test_greedy_plays_for_a_bot_that_is_still_compiling(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for a compilation, and a bot that compiles is no failure."""

    def think(*_asked: Any) -> Decision:
        raise AssertionError

    asked: list[str] = []

    def is_ready(room: str) -> bool:
        asked.append(room)
        return False

    monkeypatch.setitem(BOTS, "late", Bot("late", think, is_ready=is_ready))
    with running(settings_in(tmp_path)) as server:
        while len(asked) < 3:
            run(server, play_once, "late", "late")
        assert set(asked) == {"hachihachi"}
        assert server.parts.counts["failed.bot"] == 0


def test_bots_pause_before_each_move(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pauses = Pauses(monkeypatch)
    with running(settings_in(tmp_path)) as server:

        async def play() -> None:
            async with a_bot_at_turn(server, 150) as at:
                await until(lambda: pauses.asked != [])
                await at.wires[0].quiet()
                pauses.ended = True
                assert (await at.wires[0].hear_a("entry"))["version"] == at.first[0]["version"] + 1
            assert set(pauses.asked) == {150}

        asyncio.run(play())


def test_a_failing_table_driver_retries_and_logs_no_secret(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A table goes on after any failure of a bot's move."""
    pauses = Pauses(monkeypatch)
    monkeypatch.setattr(driving, "_FIRST_RETRY", 0.01)
    with running(settings_in(tmp_path)) as server:

        async def play() -> None:
            async with a_bot_at_turn(server, 0) as at:
                with monkeypatch.context() as broken:
                    broken.setattr(LiveTable, "commit", fails_with("a hand"))
                    pauses.ended = True
                    await until(lambda: server.parts.counts["failed.drive"] > 1)
                assert (await at.wires[0].hear_a("entry"))["version"] == at.first[0]["version"] + 1

        asyncio.run(play())
    lines = [f"{log_record.getMessage()} {log_record.exc_text}" for log_record in caplog.records]
    assert any("ZeroDivisionError" in text for text in lines)
    assert not any("a hand" in text for text in lines)


def test_bots_and_deals_wait_for_the_store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pauses = Pauses(monkeypatch)
    with running(settings_in(tmp_path)) as server:

        async def play() -> None:
            async with a_bot_at_turn(server, 0) as at:
                with monkeypatch.context() as broken:
                    broken.setattr(server.parts.store, "_commit", lambda group: [StoreFailed() for _ in group])
                    pauses.ended = True
                    await until(lambda: server.parts.counts["failed.drive"] > 0)
                    await at.wires[0].quiet()
                assert (await at.wires[0].hear_a("entry"))["version"] == at.first[0]["version"] + 1

        asyncio.run(play())
