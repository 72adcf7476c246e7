"""Bots that search get ready while the server already serves: until then greedy plays for them.

Compiling takes minutes of a processor the first time, and would hold up every table if it ran here. So another process
compiles into the disk cache, at low priority; here it is only loaded.
"""

import asyncio
import logging
import sys

from hachiya.bots.search.bot import prepare
from hachiya.engine.accel import PLAIN
from hachiya.games.registry import GAMES

_log = logging.getLogger(__name__)


async def prepare_bots() -> None:
    """Get every game's search ready, one after the other. Where nothing is compiled they are never ready."""
    if PLAIN:
        return
    for room in dict.fromkeys(game.room for game in GAMES.values()):
        if not await _compiled(room):
            _log.error("the search of %s could not be compiled; greedy plays there", room)
            continue
        await asyncio.to_thread(prepare, room)


async def _compiled(room: str) -> bool:
    """Let another process compile; whether it could."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        *("-m", "hachiya.bots.search", room),
        stdin=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.DEVNULL,
        stderr=asyncio.subprocess.DEVNULL,
    )
    try:
        return await process.wait() == 0
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
