"""Worker processes: they compute, are replaced when they die, and end with their server."""

import asyncio
import fcntl
import os
import pickle
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path

import pytest

from hachiya.tables.live.counts import Counts
from hachiya.workers import worker_pool
from hachiya.workers.worker_pool import Share, WorkerPool
from hachiya.workers.worker_process import WorkerDied
from tests.workers import calls

OWN = Share("client", "table")


def run(script: Callable[[WorkerPool], Awaitable[None]], counts: Counts | None = None) -> None:
    """Run a script with a pool."""

    async def main() -> None:
        pool = WorkerPool(Counts() if counts is None else counts)
        try:
            async with asyncio.timeout(60):
                await script(pool)
        finally:
            await pool.close()

    asyncio.run(main())


def test_a_worker_is_another_process_that_computes_and_prints_no_answers() -> None:
    async def script(pool: WorkerPool) -> None:
        assert await pool.ask(OWN, lambda: partial(calls.print_and_add, 2, 3)) == 5
        pid = await pool.ask(OWN, lambda: calls.own_pid)
        assert pid != os.getpid()

    run(script)


def test_an_error_is_raised_where_the_question_was_asked() -> None:
    async def script(pool: WorkerPool) -> None:
        with pytest.raises(ZeroDivisionError):
            await pool.ask(OWN, lambda: calls.divide_by_nothing)
        with pytest.raises(RuntimeError, match="Unsendable"):
            await pool.ask(OWN, lambda: calls.raise_unsendable)
        with pytest.raises((pickle.PicklingError, AttributeError)):
            await pool.ask(OWN, lambda: lambda: 1)

    counts = Counts()
    run(script, counts)
    assert counts["failed.worker"] == 0


def test_a_question_is_asked_again_if_its_worker_is_killed(tmp_path: Path) -> None:
    async def script(pool: WorkerPool) -> None:
        others = [pool.ask(Share(f"{number}", ""), lambda: calls.own_pid) for number in range(8)]
        answers = await asyncio.gather(pool.ask(OWN, lambda: partial(calls.die_once, tmp_path / "died")), *others)
        assert all(answers)

    counts = Counts()
    run(script, counts)
    assert counts["failed.worker"] == 1


def test_a_question_that_kills_workers_fails_and_the_pool_goes_on() -> None:
    async def script(pool: WorkerPool) -> None:
        with pytest.raises(WorkerDied):
            await pool.ask(OWN, lambda: calls.die)
        assert await pool.ask(OWN, lambda: partial(calls.print_and_add, 1, 1)) == 2

    counts = Counts()
    run(script, counts)
    assert counts["failed.worker"] == 2


def test_a_worker_that_is_stuck_is_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def script(pool: WorkerPool) -> None:
        await asyncio.gather(*(pool.ask(OWN, lambda: calls.own_pid) for _ in range(4)))  # workers are there
        with monkeypatch.context() as hasty:
            hasty.setattr(pool, "_stuck_seconds", 0.05)
            with pytest.raises(WorkerDied):
                await pool.ask(OWN, lambda: partial(calls.wait_for, tmp_path / "never"))
        assert await pool.ask(OWN, lambda: partial(calls.print_and_add, 1, 1)) == 2

    run(script)


def test_questions_that_can_wait_leave_a_worker_to_the_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker_pool, "MOST_WORKERS", 2)

    async def script(pool: WorkerPool) -> None:
        marks = [tmp_path / f"{number}" for number in range(3)]
        waits = [partial(calls.wait_for, mark) for mark in marks]
        hints = [
            asyncio.create_task(pool.ask(Share("a", f"{number}"), partial(_wait_of, wait), can_wait=True))
            for number, wait in enumerate(waits)
        ]
        await asyncio.sleep(0)  # they are asked first
        assert await pool.ask(Share("b", ""), lambda: partial(calls.print_and_add, 1, 1)) == 2
        assert not any(hint.done() for hint in hints)
        for mark in marks:
            mark.touch()
        assert await asyncio.gather(*hints) == ["0", "1", "2"]

    run(script)


def test_the_questions_of_a_closed_pool_fail(tmp_path: Path) -> None:
    async def script(pool: WorkerPool) -> None:
        never = tmp_path / "never"
        asked = [asyncio.create_task(pool.ask(OWN, lambda: partial(calls.wait_for, never))) for _ in range(5)]
        asked.append(asyncio.create_task(pool.ask(Share("b", ""), lambda: partial(calls.wait_for, never))))
        await asyncio.sleep(0)
        await pool.close()
        assert all(isinstance(answer, WorkerDied) for answer in await asyncio.gather(*asked, return_exceptions=True))
        with pytest.raises(WorkerDied):
            await pool.ask(OWN, lambda: calls.own_pid)

    run(script)


def _wait_of(wait: Callable[[], str]) -> Callable[[], str]:
    return wait


SERVER = """
import asyncio
import sys
from functools import partial
from pathlib import Path
from hachiya.tables.live.counts import Counts
from hachiya.workers.worker_pool import Share, WorkerPool
from tests.workers.calls import hold_for_ever
asyncio.run(WorkerPool(Counts()).ask(Share("", ""), lambda: partial(hold_for_ever, *map(Path, sys.argv[1:]))))
"""


@pytest.mark.parametrize("end", [signal.SIGKILL, signal.SIGTERM])
def test_a_worker_ends_with_its_server_in_the_middle_of_a_call(tmp_path: Path, end: signal.Signals) -> None:
    lock, mark = tmp_path / "lock", tmp_path / "mark"
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    with subprocess.Popen([sys.executable, "-c", SERVER, str(lock), str(mark)], env=environment) as server:
        calls.wait_for(mark)
        with lock.open("w") as file:
            with pytest.raises(BlockingIOError):
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            server.send_signal(end)
            server.wait()
            fcntl.flock(file, fcntl.LOCK_EX)  # it is free once the worker has ended
