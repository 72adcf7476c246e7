"""A progress bar on a terminal for long work."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol


class Advance(Protocol):
    """A function to call after each piece of work."""

    def __call__(self, pieces: int = 1, /) -> None:
        """Advance the bar by a number of pieces."""


@contextmanager
def progress(total: int, done: int = 0) -> Iterator[Advance]:
    """Make a context with a function that advances a progress bar from `done`; without a terminal there is no bar."""
    if not sys.stderr.isatty():
        yield lambda _pieces=1: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    bar = Progress(BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=Console(stderr=True))
    with bar:
        task = bar.add_task("", total=total, completed=done)
        yield lambda pieces=1: bar.advance(task, pieces)
