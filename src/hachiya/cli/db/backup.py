"""`hachiya db backup`: a complete copy of a SQLite database."""

from pathlib import Path

from hachiya.cli.progress import progress
from hachiya.store.upkeep.backing_up import back_up, page_count
from hachiya.words.say import db as words
from hachiya.words.voice import say

_UNITS = ("B", "kB", "MB", "GB")


def backup(url: str, path: str, lang: str) -> None:
    """Copy the database and print the size of the copy."""
    with progress(page_count(url)) as advance:
        done = 0

        def step(pages: int) -> None:
            nonlocal done
            advance(pages - done)
            done = pages

        size = back_up(url, Path(path), step)
    print(say(words.backed_up(file=path, size=_readable(size)), lang))


def _readable(size: int) -> str:
    """A size as text, such as `12.3 MB`."""
    number, unit = float(size), 0
    while number >= 1000 and unit < len(_UNITS) - 1:
        number, unit = number / 1000, unit + 1
    return f"{number:.1f} {_UNITS[unit]}" if unit else f"{size} B"
