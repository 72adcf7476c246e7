"""A worker as its server sees it: a process that answers one call at a time, and may die."""

import asyncio
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from contextlib import suppress

from hachiya.workers.worker import LENGTH, Answer

_COMMAND = (sys.executable, "-m", "hachiya.workers")


class WorkerDied(Exception):
    """The error that a worker has ended before it answered."""


class WorkerProcess:
    """A process that answers calls (`hachiya.workers.worker`).

    `concurrent.futures` has no such process: its executor breaks when one of its processes dies, and its processes
    outlive a server that is killed.
    """

    def __init__(self, process: Process) -> None:
        self._process = process

    @classmethod
    async def start(cls, own_bots: Sequence[str] = ()) -> "WorkerProcess":
        """Start a process, and wait until it has loaded the compiled searches, or bots of the operator's own.

        WorkerDied if it ends before.
        """
        starting = asyncio.create_subprocess_exec(*_COMMAND, *own_bots, stdin=PIPE, stdout=PIPE)
        creating = asyncio.create_task(starting)
        try:
            worker = cls(await asyncio.shield(creating))
        except asyncio.CancelledError:  # asyncio would leave the process and its pipes open
            with suppress(OSError):
                await cls(await creating).kill()
            raise
        try:
            await worker._read()
        except BaseException:
            await worker.kill()
            raise
        return worker

    async def answer(self, call: bytes) -> object:
        """Send a framed call; return its result or raise its error, or WorkerDied if the process ends before."""
        assert self._process.stdin
        with suppress(ConnectionError):  # the process has ended, as reading will tell
            self._process.stdin.write(call)
            await self._process.stdin.drain()
        result, error = await self._read()
        if error is not None:
            raise error
        return result

    async def kill(self) -> None:
        """End the process, whatever it does, and wait for its end, also when cancelled.

        Its pipes are closed at once: asyncio would close them some turns later, when the event loop may have ended.
        """
        assert self._process.stdin
        with suppress(ProcessLookupError):
            self._process.kill()
        if not self._process.stdin.is_closing():
            self._process.stdin.transport.abort()  # a question may be half written
        self._transport.close()
        end = asyncio.create_task(self._process.wait())
        try:
            await asyncio.shield(end)
        except asyncio.CancelledError:
            await end
            raise

    @property
    def _transport(self) -> asyncio.SubprocessTransport:
        transport: asyncio.SubprocessTransport = self._process._transport  # type: ignore[attr-defined]
        return transport

    async def _read(self) -> Answer:
        assert self._process.stdout
        try:
            (size,) = LENGTH.unpack(await self._process.stdout.readexactly(LENGTH.size))
            answer = pickle.loads(await self._process.stdout.readexactly(size))
        except (asyncio.IncompleteReadError, ConnectionError) as end:
            raise WorkerDied from end
        assert isinstance(answer, Answer)
        return answer
