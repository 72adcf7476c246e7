"""The companion package `hachiya-compiled`, which has entries compiled elsewhere."""

import sys
from functools import cache
from importlib.util import find_spec
from pathlib import Path

NAME = "hachiya_compiled"


@cache
def companion() -> Path | None:
    """The folder of the package `hachiya-compiled` with compiled code, None if it is not installed."""
    spec = find_spec(NAME)
    return Path(spec.origin).parent if spec and spec.origin else None


def ignore_companion() -> None:
    """Ignore the package `hachiya-compiled` from now on, so that entries are compiled here; for tests and timings."""
    sys.modules[NAME] = None  # type: ignore[assignment]  # Python reports that there is no such module
    companion.cache_clear()
