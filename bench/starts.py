"""What the first call of a compiled entry takes: seconds of wall time in a fresh process."""

import tempfile
from typing import NamedTuple

from bench.process import ask


class Start(NamedTuple):
    """Importing what the entry needs, and its first call."""

    imports: float
    call: float


def starts(cached: int) -> tuple[Start, list[Start]]:
    """Sannin's playouts compiled for the first time, and then so many times from the disk cache."""
    with tempfile.TemporaryDirectory() as cache:
        first, *later = (Start(*ask("start", XDG_CACHE_HOME=cache)) for _ in range(1 + cached))
    return first, later
