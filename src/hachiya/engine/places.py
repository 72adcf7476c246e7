"""Where a user's files lie, by the custom of the platform."""

import os
import sys
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
