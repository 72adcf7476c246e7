"""The policy of Python's garbage collection in the server: full collections are rare.

By default Python examines all objects again and again while tables and connections grow in number, and everybody waits
(0.2 s with 600 tables). Here loaded modules are frozen, and full collections run at long intervals.
"""

import asyncio
import gc

_EVERY_SECONDS = 600.0
_YOUNG, _MIDDLE, _NEVER = 10_000, 50, 1_000_000


def freeze_loaded() -> None:
    """Exclude all loaded objects from garbage collection, and leave full collections to `collect_rarely`."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(_YOUNG, _MIDDLE, _NEVER)


async def collect_rarely() -> None:
    """Run full collections at long intervals, since closed connections leave cycles of objects."""
    while True:
        await asyncio.sleep(_EVERY_SECONDS)
        gc.collect()
