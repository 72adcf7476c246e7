"""A worker process ends completely: nothing of it outlives its event loop."""

import asyncio
import os
import signal

import pytest

from hachiya.workers.worker_process import WorkerProcess


def test_a_cancelled_kill_still_waits_for_the_end() -> None:
    async def script() -> None:
        worker = await WorkerProcess.start()
        killing = asyncio.create_task(worker.kill())
        await asyncio.sleep(0)
        killing.cancel()
        with pytest.raises(asyncio.CancelledError):
            await killing
        assert worker._process.returncode == -signal.SIGKILL

    asyncio.run(script())


def test_a_worker_is_killed_while_a_question_is_half_written() -> None:
    async def script() -> None:
        worker = await WorkerProcess.start()
        os.kill(worker._process.pid, signal.SIGSTOP)
        asking = asyncio.create_task(worker.answer(bytes(3_000_000)))
        await asyncio.sleep(0)
        asking.cancel()
        await asyncio.gather(asking, return_exceptions=True)
        await worker.kill()
        assert worker._process.returncode == -signal.SIGKILL

    asyncio.run(script())
