"""The progress of the server's compilation of searches, on stderr."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.live import Live
from rich.text import Text

from hachiya.words.say import command as command_words
from hachiya.words.voice import say
from hachiya.workers.preparing import Progress


@contextmanager
def progress_of_preparation(lang: str) -> Iterator[Callable[[Progress], None]]:
    """Make a context with a function that shows progress: on a terminal in one line, elsewhere a line a search."""
    if not sys.stderr.isatty():
        yield progress_by_search(lambda progress: print(progress_text(progress, lang), file=sys.stderr, flush=True))
        return
    # No automatic refresh: its thread would take time from the tables.
    console = Console(stderr=True)
    line = Live(console=console, auto_refresh=False, redirect_stdout=sys.stdout.isatty())

    def show(progress: Progress) -> None:
        line.start()
        line.update(Text(progress_text(progress, lang)), refresh=True)

    try:
        yield show
    finally:
        if line.is_started:
            line.stop()


def progress_by_search(show: Callable[[Progress], None]) -> Callable[[Progress], None]:
    """Make a function that calls `show` whenever another search is compiled."""
    done = -1

    def show_new(progress: Progress) -> None:
        nonlocal done
        if progress.done > done:
            done = progress.done
            show(progress)

    return show_new


def progress_text(progress: Progress, lang: str) -> str:
    """Write the number of compiled searches and the remaining time, in steps of five seconds."""
    done, total, seconds_left = progress
    if not seconds_left:
        return say(command_words.compiled(number=done, total=total), lang)
    seconds = max(5, 5 * round(seconds_left / 5))
    return say(command_words.compiling(number=done, total=total, seconds=seconds), lang)
