"""Where a user's files lie, by the custom of the platform."""

import os
import stat
import sys
import tempfile
from pathlib import Path


def user_cache() -> Path:
    """The user's cache directory: for what can be made again."""
    return _place("XDG_CACHE_HOME", "Library/Caches", ".cache")


def user_data() -> Path:
    """The user's data directory: for what must not be lost."""
    return _place("XDG_DATA_HOME", "Library/Application Support", ".local/share")


def _place(variable: str, mac: str, elsewhere: str) -> Path:
    if os.environ.get(variable):
        return Path(os.environ[variable])
    if sys.platform == "darwin":
        return Path.home() / mac
    if sys.platform == "win32" and os.environ.get("LOCALAPPDATA"):
        return Path(os.environ["LOCALAPPDATA"])
    return Path.home() / elsewhere


def own_cache() -> Path | None:
    """This program's folder in the user's cache directory; where that cannot be written, one in the system's temporary
    directory that nobody else may enter; None if there is neither.
    """
    try:
        usual = user_cache() / "hachiya"
        usual.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=usual).close()
        return usual
    except (OSError, RuntimeError):  # RuntimeError: there is no home
        return _own_temporary()


def _own_temporary() -> Path | None:
    user = os.getuid() if hasattr(os, "getuid") else None
    folder = Path(tempfile.gettempdir()) / ("hachiya" if user is None else f"hachiya-{user}")
    try:
        folder.mkdir(mode=0o700, exist_ok=True)
        found = folder.lstat()
    except OSError:
        return None
    # Others may write there too: what they have put there under this name is not ours to trust.
    ours = stat.S_ISDIR(found.st_mode) and (user is None or (found.st_uid == user and not found.st_mode & 0o077))
    return folder if ours else None
