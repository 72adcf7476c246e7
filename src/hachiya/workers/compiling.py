"""The compilation of a search into the disk cache, by another process at low priority."""

import asyncio
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from time import monotonic

_NEARLY = 0.9
"""The progress of a compilation that takes longer than expected."""
_FIRST_SECOND = 1.0
"""The processor time before which the share of a processor cannot be estimated."""


class CompilingProcess:
    """A process that compiles the search of a room, and its progress."""

    def __init__(self, room: str) -> None:
        self.room = room
        self.spent = 0.0
        """Seconds of processor time so far."""
        self._begun = monotonic()

    @property
    def share(self) -> float:
        """The share of a processor that the process has had."""
        if self.spent < _FIRST_SECOND:
            return 1.0
        return min(1.0, self.spent / (monotonic() - self._begun))

    def seconds_left(self, expected: float) -> float:
        """Estimate the remaining seconds, if the process takes `expected` seconds of processor time in all."""
        return (max(expected, self.spent / _NEARLY) - self.spent) / self.share

    async def run(self) -> str:
        """Compile; return the error as text, which is empty if there is none."""
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "hachiya.bots.search", self.room, stdin=DEVNULL, stdout=PIPE, stderr=PIPE
        )
        try:
            _, complaints = await asyncio.gather(self._listen(process), _last_line(process))
            return complaints if await process.wait() else ""
        finally:
            if process.returncode is None:
                process.kill()
                await process.wait()

    async def _listen(self, process: Process) -> None:
        assert process.stdout
        async for line in process.stdout:
            self.spent = float(line)


async def _last_line(process: Process) -> str:
    assert process.stderr
    last = b"it gave no reason"
    async for line in process.stderr:
        last = line
    return last.decode(errors="replace").strip()
