"""One server a database: of two, each would go on from what the other has not heard of.

The lock is the servers' own. Tools that read the file, or copy it, work beside a server.
"""

from filelock import FileLock, Timeout
from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from hachiya.store.database import sqlite_file
from hachiya.store.problems import BadDatabase
from hachiya.words.say import serve as say


class ServerLock:
    """The lock on a SQLite file, beside it; the system takes it back from a process that ends."""

    def __init__(self, url: str) -> None:
        """BadDatabase if another server has it."""
        self._lock: FileLock | None = None
        try:
            file = sqlite_file(make_url(url))
        except ArgumentError:
            return  # `open_database` says so
        if file is None:
            return
        # Taken before the event loop runs, given back within it: not a lock of a thread.
        lock = FileLock(file.with_name(f"{file.name}-server"), mode=0o600, thread_local=False)
        try:
            file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            lock.acquire(blocking=False)
        except Timeout:
            raise BadDatabase(say.at_database(place=str(file), what=say.served_already())) from None
        except OSError:
            return  # where nothing can be written, `open_database` says so
        self._lock = lock

    def release(self) -> None:
        """Let another."""
        if self._lock:
            self._lock.release()
