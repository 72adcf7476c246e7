"""The bots of a server: who thinks where, a worker that dies of a question, and lower rungs while workers are busy."""

import asyncio
import os
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random

import pytest

from hachiya.bots.question import Question
from hachiya.bots.registry import BOTS
from hachiya.bots.search import bot as search
from hachiya.tables.live.bot_pool import BotChoice
from hachiya.tables.live.counts import Counts
from hachiya.tables.match.match import Match
from hachiya.workers import worker_pool
from hachiya.workers.bot_pool import ServerBotPool
from hachiya.workers.choosing import choose
from hachiya.workers.worker import framed
from hachiya.workers.worker_pool import Share, WorkerPool
from tests.tables.play import new_setup, two_shuffles
from tests.workers import calls


@pytest.fixture(autouse=True)
def ready() -> Iterator[None]:
    """The search of sannin counts as compiled."""
    was_ready = "hachihachi" in search._prepared
    search._prepared.add("hachihachi")
    yield
    if not was_ready:
        search._prepared.discard("hachihachi")


@asynccontextmanager
async def bots_with(seconds: float = 60.0) -> AsyncIterator[ServerBotPool]:
    """Bots with workers of their own."""
    counts = Counts()
    workers = WorkerPool(counts)
    bots = ServerBotPool(seconds, counts, workers)
    try:
        async with asyncio.timeout(100):
            yield bots
    finally:
        await bots.close()
        await workers.close()


def match_of(bot: str) -> Match:
    """A match of bots that has been dealt; the seat at turn has a choice."""
    setup = new_setup()
    match = Match(replace(setup, players=(bot,) * len(setup.players)))
    return match.deal(two_shuffles(match, Random(1)))[0]


async def ask(bots: ServerBotPool, match: Match) -> BotChoice:
    """The choice of the bot at turn; it is legal."""
    choice = await bots.choose(match, match.table.turn, "client")
    assert Question(match.table.view(match.table.turn)).answer(choice.actions)
    return choice


@asynccontextmanager
async def busy(bots: ServerBotPool, mark: Path) -> AsyncIterator[None]:
    """All workers have begun to wait until a file is there."""
    bots.workers.start()
    begun = 0

    def begin() -> partial[str]:
        nonlocal begun
        begun += 1
        return partial(calls.wait_for, mark)

    waits = [asyncio.create_task(bots.workers.ask(Share("other", ""), begin)) for _ in range(worker_pool.MOST_WORKERS)]
    while begun < worker_pool.MOST_WORKERS:
        await asyncio.sleep(0.01)
    try:
        yield
    finally:
        mark.touch()
        await asyncio.gather(*waits)


def test_bots_that_search_think_in_workers_and_the_others_in_threads(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hachiya.workers.bot_pool.choose", partial(calls.note_pid_and_choose, tmp_path))

    async def script() -> None:
        async with bots_with() as bots:
            for name in BOTS:
                assert (await ask(bots, match_of(name))).lower_rung is None
        pids = {name: int((tmp_path / name).read_text()) for name in BOTS}
        assert [name for name in BOTS if pids[name] != os.getpid()] == ["adept", "master", "grandmaster"]

    asyncio.run(script())


def test_a_bot_whose_worker_is_killed_thinks_in_another(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hachiya.workers.bot_pool.choose", partial(calls.die_once_and_choose, tmp_path / "died"))

    async def script() -> None:
        async with bots_with() as bots:
            assert (await ask(bots, match_of("adept"))).lower_rung is None
            assert (bots.counts["failed.worker"], bots.counts["failed.bot"]) == (1, 0)

    asyncio.run(script())


def test_greedy_plays_for_a_bot_that_kills_its_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hachiya.workers.bot_pool.choose", calls.die_instead_of_choosing)

    async def script() -> None:
        async with bots_with() as bots:
            assert (await ask(bots, match_of("master"))).lower_rung is None
            assert (bots.counts["failed.worker"], bots.counts["failed.bot"]) == (2, 1)

    asyncio.run(script())


def test_a_lower_rung_answers_what_has_waited_for_long(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hachiya.workers.bot_pool._PATIENCE", 0.0)

    async def script() -> None:
        async with bots_with() as bots:
            async with busy(bots, tmp_path / "free"):
                master = asyncio.create_task(ask(bots, match_of("master")))
                adept = asyncio.create_task(ask(bots, match_of("adept")))
                while bots.waiting < 2:
                    await asyncio.sleep(0)
                assert bots.thinking == 0
            assert (await master).lower_rung == "adept"
            assert (await adept).lower_rung is None
            assert bots.counts == {"lower_rung.adept": 1}

    asyncio.run(script())


def test_greedy_answers_what_could_not_begin_in_time(tmp_path: Path) -> None:
    async def script() -> None:
        async with bots_with(seconds=0.05) as bots, busy(bots, tmp_path / "free"):
            assert (await ask(bots, match_of("master"))).lower_rung == "greedy"
            assert (await ask(bots, match_of("adept"))).lower_rung == "greedy"
            assert bots.counts == {"lower_rung.greedy": 2}
            assert (bots.thinking, bots.waiting) == (0, 0)

    asyncio.run(script())


def test_a_worker_gets_no_cards_that_the_seat_does_not_know() -> None:
    """What a worker is sent is the same, wherever the hidden cards lie."""
    match = match_of("master")
    seat = match.table.turn
    other = match.table.copy()
    hands = other.state.hands
    first, second = (place for place in range(match.table.seats) if place != seat)
    hands[first], hands[second] = hands[second], hands[first]
    assert hands != match.table.state.hands
    sent = [framed(partial(choose, "master", table.view(seat), [1, 2, 3, 4])) for table in (match.table, other)]
    assert sent[0] == sent[1]
