"""Where a user's files lie, by the custom of the platform."""

import os
import stat
import tempfile
from pathlib import Path

from platformdirs import user_cache_path, user_data_path

NAME = "hachiya"


def own_data() -> Path:
    """This program's folder in the user's data directory: for what must not be lost. Nobody has made it yet."""
    return user_data_path(NAME, appauthor=False)


def own_cache() -> Path | None:
    """This program's folder in the user's cache directory; where that cannot be written, one in the system's temporary
    directory that nobody else may enter; None if there is neither.
    """
    try:
        usual = user_cache_path(NAME, appauthor=False)
        usual.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=usual).close()
        return usual
    except (OSError, RuntimeError):  # RuntimeError: there is no home
        return _own_temporary()


def _own_temporary() -> Path | None:
    user = os.getuid() if hasattr(os, "getuid") else None
    folder = Path(tempfile.gettempdir()) / (NAME if user is None else f"{NAME}-{user}")
    try:
        folder.mkdir(mode=0o700, exist_ok=True)
        found = folder.lstat()
    except OSError:
        return None
    # Others may write there too: what they have put there under this name is not ours to trust.
    ours = stat.S_ISDIR(found.st_mode) and (user is None or (found.st_uid == user and not found.st_mode & 0o077))
    return folder if ours else None
