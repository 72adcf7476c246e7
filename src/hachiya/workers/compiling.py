"""Another process compiles the search of a room into the disk cache, at low priority."""

import asyncio
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from time import monotonic

_NEARLY = 0.9
"""What takes longer than was expected is taken to be so far."""
_FIRST_SECOND = 1.0
"""Before it has had so much of a processor, nobody can tell which share of one it gets."""


class Compiling:
    """One process, and how far it is."""

    def __init__(self, room: str) -> None:
        self.room = room
        self.spent = 0.0
        """Seconds of processor time so far."""
        self._begun = monotonic()

    @property
    def share(self) -> float:
        """Of a processor, which it has had: others may be busy."""
        if self.spent < _FIRST_SECOND:
            return 1.0
        return min(1.0, self.spent / (monotonic() - self._begun))

    def seconds_left(self, expected: float) -> float:
        """About, if it is expected to take so much processor time in all."""
        return (max(expected, self.spent / _NEARLY) - self.spent) / self.share

    async def run(self) -> str:
        """Compile; what went wrong, or nothing."""
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
