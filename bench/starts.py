"""The time of the first call of a compiled entry: seconds of wall time in a fresh process."""

import tempfile
from typing import NamedTuple

from bench.process import ask


class Start(NamedTuple):
    """The times of the imports of an entry, and of its first call."""

    imports: float
    call: float


def starts(cached: int) -> tuple[Start, list[Start]]:
    """The start of sannin's playouts when compiled for the first time, and `cached` starts from the disk cache."""
    with tempfile.TemporaryDirectory() as cache:
        first, *later = (Start(*ask("start", XDG_CACHE_HOME=cache)) for _ in range(1 + cached))
    return first, later
