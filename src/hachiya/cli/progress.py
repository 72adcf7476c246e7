"""A bar on a terminal for work that takes long."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager


@contextmanager
def progress(total: int, done: int = 0) -> Iterator[Callable[[], None]]:
    """A bar that begins at `done`, nothing where stderr goes elsewhere; gives what to call after each piece."""
    if not sys.stderr.isatty():
        yield lambda: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    bar = Progress(BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=Console(stderr=True))
    with bar:
        task = bar.add_task("", total=total, completed=done)
        yield lambda: bar.advance(task)
