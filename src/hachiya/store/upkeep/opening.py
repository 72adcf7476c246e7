"""A database for work upon it: beside a server that may run, or with nobody else at it."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, event, make_url
from sqlalchemy.exc import ArgumentError

from hachiya.store.database import connect, open_database, sqlite_file
from hachiya.store.problems import BadDatabase
from hachiya.store.server_lock import ServerLock
from hachiya.words.say import db as words
from hachiya.words.say import serve as say


@contextmanager
def beside(url: str) -> Iterator[Engine]:
    """As it is, while a server may run; BadDatabase where there is none, or where it is of another version."""
    engine = connect(url)
    _take_anything(engine)
    try:
        yield engine
    finally:
        engine.dispose()


@contextmanager
def alone(url: str) -> Iterator[Engine]:
    """Brought up to date, and no server can start meanwhile; BadDatabase where there is none, or a server runs."""
    connect(url, of_any_version=True).dispose()
    server_lock = ServerLock(url)
    try:
        engine = open_database(url, may_lack=True)
        _take_anything(engine)
        try:
            yield engine
        finally:
            engine.dispose()
    finally:
        server_lock.release()


@contextmanager
def at_one_moment(engine: Engine) -> Iterator[Connection]:
    """A connection whose questions are all answered as of one moment, whatever a server writes meanwhile."""
    with engine.connect() as connection:
        if connection.dialect.name == "sqlite":
            connection.exec_driver_sql("BEGIN")
        else:
            connection.execution_options(isolation_level="REPEATABLE READ")
        yield connection


def _take_anything(engine: Engine) -> None:
    """Of text that is none the rest can still be read."""
    if engine.dialect.name == "sqlite":
        engine.dispose()
        event.listen(engine, "connect", _replacing)


def _replacing(connection: Any, _record: Any) -> None:
    connection.text_factory = lambda found: found.decode(errors="replace")


def file_of(url: str) -> Path | None:
    """The file of a SQLite database, None for other databases; BadDatabase where that is no URL."""
    try:
        return sqlite_file(make_url(url))
    except ArgumentError:
        raise BadDatabase(say.no_database_url()) from None


def refuse_itself(url: str, target: Path) -> None:
    """BadDatabase if something is to be written over the database."""
    file = file_of(url)
    if file is not None and file.exists() and target.exists() and target.samefile(file):
        raise BadDatabase(say.at_database(place=str(target), what=words.onto_itself()))
