"""A bar on a terminal for work that takes long."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol


class Advance(Protocol):
    """What to call after each piece."""

    def __call__(self, pieces: int = 1, /) -> None:
        """Or after so many at once."""


@contextmanager
def progress(total: int, done: int = 0) -> Iterator[Advance]:
    """A bar that begins at `done`, nothing where stderr goes elsewhere; gives what to call after each piece."""
    if not sys.stderr.isatty():
        yield lambda _pieces=1: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    bar = Progress(BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=Console(stderr=True))
    with bar:
        task = bar.add_task("", total=total, completed=done)
        yield lambda pieces=1: bar.advance(task, pieces)
