"""Garbage collection at a time of our choosing.

Python looks through all objects again and again while tables and connections grow in number, and everybody waits
(0.2 s with 600 tables). What lives long is set aside instead, and looked through once in a while.
"""

import asyncio
import gc

_EVERY_SECONDS = 600.0
_YOUNG, _MIDDLE, _NEVER = 10_000, 50, 1_000_000


def begin() -> None:
    """What has been loaded so far stays for ever; full collections are left to `keep`."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(_YOUNG, _MIDDLE, _NEVER)


async def keep() -> None:
    """One full collection after the other, far apart: for cycles such as closed connections leave."""
    while True:
        await asyncio.sleep(_EVERY_SECONDS)
        gc.collect()
