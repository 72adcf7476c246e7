"""The copying of a SQLite database while a server writes to it; the copy has everything committed before it began."""

import errno
import os
import secrets
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from hachiya.store.database import failure_reason
from hachiya.store.problems import BadDatabase
from hachiya.store.upkeep.opening import check_target, file_of
from hachiya.words.say import db as words
from hachiya.words.say import serve as say

_PAGES = 2000
"""Pages that are copied at a time."""


def page_count(url: str) -> int:
    """Return the approximate number of database pages to copy; 0 if there is no such file."""
    file = file_of(url)
    return 0 if file is None or not file.is_file() else file.stat().st_size // 4096


def back_up(url: str, target: Path, step: Callable[[int], None] = lambda _: None) -> int:
    """Copy the database to `target`, which appears once the copy is complete and sound; return its size in bytes.

    `step` is called with the number of copied pages. BadDatabase for the source, OSError for the target.
    """
    file = file_of(url)
    if file is None:
        raise BadDatabase(words.only_files())
    if not file.is_file():
        raise BadDatabase(say.at_database(place=str(file), what=words.no_file()))
    target = Path(os.path.realpath(target))
    check_target(url, target)
    if target.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(target))
    unfinished = target.with_name(f".hachiya-{os.getpid()}-{secrets.token_hex(4)}.part")
    try:
        os.close(os.open(unfinished, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    except OSError as error:
        raise type(error)(error.errno, error.strerror, str(target)) from None
    try:
        _copy(file, unfinished, step)
        with unfinished.open("rb") as stream:
            os.fsync(stream.fileno())
        unfinished.replace(target)
    except sqlite3.Error as error:
        raise BadDatabase(say.at_database(place=str(file), what=failure_reason(error))) from None
    finally:
        for rest in ("", "-journal", "-wal", "-shm"):
            unfinished.with_name(unfinished.name + rest).unlink(missing_ok=True)
    return target.stat().st_size


def _copy(file: Path, target: Path, step: Callable[[int], None]) -> None:
    with (
        closing(sqlite3.connect(file, timeout=20, isolation_level=None)) as source,
        closing(sqlite3.connect(target, isolation_level=None)) as copy,
    ):
        # One read transaction for all pages: without it every write to the source restarts the copy.
        source.execute("BEGIN")
        source.execute("SELECT count(*) FROM sqlite_master").fetchone()
        source.backup(copy, pages=_PAGES, progress=lambda _, left, total: step(total - left))
        source.execute("ROLLBACK")
        copy.execute("PRAGMA journal_mode=DELETE")  # a single file without a log beside it
        (verdict,) = copy.execute("PRAGMA quick_check(1)").fetchone()
        if verdict != "ok":
            raise BadDatabase(say.at_database(place=str(file), what=say.corrupt()))
