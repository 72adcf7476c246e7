"""The lock that allows one server for each database: a second would work with outdated tables in memory.

Only servers and repairs take it; tools that read or copy the file work beside a server. In PostgreSQL, servers share an
advisory lock (`database.open_database`), and a repair takes it alone (`postgres.hold_alone`).
"""

from filelock import FileLock, Timeout

from hachiya.store.database import place_of, sqlite_file
from hachiya.store.problems import BadDatabase
from hachiya.words.say import serve as say


class ServerLock:
    """A lock file beside a SQLite file; the system releases it when the process ends."""

    def __init__(self, url: str) -> None:
        """Take the lock; BadDatabase if another server has it."""
        self._lock: FileLock | None = None
        try:
            file = sqlite_file(place_of(url))
        except BadDatabase:
            return  # `open_database` reports it
        if file is None:
            return
        # It is acquired before the event loop runs and released within it, so it belongs to no thread.
        lock = FileLock(file.with_name(f"{file.name}-server"), mode=0o600, thread_local=False)
        try:
            file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            lock.acquire(blocking=False)
        except Timeout:
            raise BadDatabase(say.at_database(place=str(file), what=say.served_already())) from None
        except OSError:
            return  # `open_database` reports a folder that cannot be written
        self._lock = lock

    def release(self) -> None:
        """Release the lock."""
        if self._lock:
            self._lock.release()
