"""The folders of a user's files, by the conventions of the platform."""

import os
import stat
import tempfile
from pathlib import Path

from platformdirs import user_cache_path, user_data_path

NAME = "hachiya"


def user_data_folder() -> Path:
    """This program's folder in the user's data directory, for files that must not be lost; it may not exist yet."""
    return user_data_path(NAME, appauthor=False)


def user_cache_folder() -> Path | None:
    """This program's folder in the user's cache directory, made if it does not exist.

    If that cannot be written, it is a private folder in the system's temporary directory; None if neither is possible.
    """
    try:
        usual = user_cache_path(NAME, appauthor=False)
        usual.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=usual).close()
        return usual
    except (OSError, RuntimeError):  # RuntimeError: the user has no home
        return _own_temporary()


def _own_temporary() -> Path | None:
    user = os.getuid() if hasattr(os, "getuid") else None
    folder = Path(tempfile.gettempdir()) / (NAME if user is None else f"{NAME}-{user}")
    try:
        folder.mkdir(mode=0o700, exist_ok=True)
        status = folder.lstat()
    except OSError:
        return None
    # Other users may write there too: a folder of theirs with this name must not be trusted.
    ours = stat.S_ISDIR(status.st_mode) and (user is None or (status.st_uid == user and not status.st_mode & 0o077))
    return folder if ours else None
