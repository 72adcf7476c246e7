"""Lets one of several processes do a piece of work, while the others wait for it."""

import contextlib
import sys
import time
from io import FileIO
from pathlib import Path

if sys.platform != "win32":
    import fcntl

_PATIENCE_SECONDS = 300.0
"""A process that holds a lock for longer is considered stuck."""
_LOOK_SECONDS = 0.1


class OneAtATime:
    """A lock on a file between processes, which the system releases when its process ends."""

    def __init__(self, patience: float = _PATIENCE_SECONDS) -> None:
        self._patience = patience
        self._file: FileIO | None = None

    def wait(self, path: Path) -> bool:
        """Take the lock, if the system has locks; returns whether another process held it meanwhile."""
        if sys.platform == "win32" or self._file:
            return False
        try:
            path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            self._file = FileIO(path, "a")
        except OSError:
            return False
        waited = False
        until = time.monotonic() + self._patience
        while time.monotonic() < until:
            try:
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
                return waited
            except BlockingIOError:
                waited = True
                time.sleep(_LOOK_SECONDS)
            except OSError:  # a file system without locks
                break
        self.release()
        return waited

    def release(self) -> None:
        """Release the lock."""
        if self._file:
            with contextlib.suppress(OSError):
                self._file.close()
            self._file = None
