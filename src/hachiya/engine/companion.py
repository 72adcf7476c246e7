"""The companion package `hachiya-compiled`, which carries entries compiled elsewhere."""

import sys
from functools import cache
from importlib.util import find_spec
from pathlib import Path

NAME = "hachiya_compiled"


@cache
def companion() -> Path | None:
    """Where it lies, if it is installed."""
    spec = find_spec(NAME)
    return Path(spec.origin).parent if spec and spec.origin else None


def leave_companion() -> None:
    """From now on compile here what the companion has: where compiling, or what it makes, is measured or tested."""
    sys.modules[NAME] = None  # type: ignore[assignment]  # so Python says that there is no such module
    companion.cache_clear()
