"""Background tasks, which go on after any failure."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from hachiya.tables.live.failures import log_failure

_RETRY_SECONDS = 10.0
"""The pause before a task that has failed begins anew."""
_log = logging.getLogger(__name__)


async def keep_running(name: str, work: Callable[[], Awaitable[None]], on_failure: Callable[[str], None]) -> None:
    """Run a background task to its end; if it fails, log it, call `on_failure` with its name, and begin it anew."""
    while True:
        try:
            return await work()
        except Exception as error:  # nobody waits for the task, so nobody else would hear of it
            report_failure(name, error, on_failure)
            await asyncio.sleep(_RETRY_SECONDS)


def report_failure(name: str, error: Exception, on_failure: Callable[[str], None]) -> None:
    """Log an error in a background task, and call `on_failure` with the name of the task."""
    on_failure(name)
    _log.error("the %s has failed", name)
    log_failure(error)
