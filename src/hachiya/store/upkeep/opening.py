"""The opening of a database for upkeep: beside a running server, or with servers locked out."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, event
from sqlalchemy.exc import SQLAlchemyError

from hachiya.store import postgres
from hachiya.store.database import connect, failure_reason, open_database, place_for_messages, place_of, sqlite_file
from hachiya.store.problems import BadDatabase
from hachiya.store.server_lock import ServerLock
from hachiya.store.transactions import Unknown
from hachiya.words.say import db as words
from hachiya.words.say import serve as say


@contextmanager
def open_beside_server(url: str) -> Iterator[Engine]:
    """Open a database without changing it, while a server may run.

    BadDatabase if it is missing or of another version.
    """
    engine = connect(url)
    _read_damaged_text(engine)
    with _to_the_end(engine):
        yield engine


@contextmanager
def open_exclusively(url: str) -> Iterator[Engine]:
    """Open and migrate a database with servers locked out; BadDatabase if it is missing or a server runs."""
    with _without_servers(url):
        engine = open_database(url, may_lack=True)
        _read_damaged_text(engine)
        with _to_the_end(engine):
            yield engine


@contextmanager
def _to_the_end(engine: Engine) -> Iterator[None]:
    """Dispose of an engine in the end; BadDatabase where the database fails meanwhile."""
    try:
        yield
    except (SQLAlchemyError, Unknown) as error:
        raise BadDatabase(say.at_database(place=place_for_messages(engine.url), what=failure_reason(error))) from None
    finally:
        engine.dispose()


@contextmanager
def _without_servers(url: str) -> Iterator[None]:
    """Lock servers out of an existing database; BadDatabase where one runs."""
    engine = connect(url, of_any_version=True)
    try:
        if engine.dialect.name == postgres.NAME:
            connecting = engine.execution_options(isolation_level="AUTOCOMMIT").connect()
            with connecting as connection, postgres.hold_alone(connection):
                yield
        else:
            engine.dispose()
            server_lock = ServerLock(url)
            try:
                yield
            finally:
                server_lock.release()
    finally:
        engine.dispose()


@contextmanager
def open_snapshot(engine: Engine) -> Iterator[Connection]:
    """Open a connection whose queries all see the same moment, whatever a server writes meanwhile."""
    with engine.connect() as connection:
        if connection.dialect.name == "sqlite":
            connection.exec_driver_sql("BEGIN")
        else:
            connection.execution_options(isolation_level="REPEATABLE READ")
        yield connection


def _read_damaged_text(engine: Engine) -> None:
    """Read text that is damaged as far as possible, with replacement characters."""
    if engine.dialect.name == "sqlite":
        engine.dispose()
        event.listen(engine, "connect", _replacing)


def _replacing(connection: Any, _record: Any) -> None:
    connection.text_factory = lambda data: data.decode(errors="replace")


def file_of(url: str) -> Path | None:
    """Return the file of a SQLite database, None for other databases; BadDatabase if that is not a URL."""
    return sqlite_file(place_of(url))


def check_target(url: str, target: Path) -> None:
    """Raise BadDatabase if the target of a copy is the database itself."""
    file = file_of(url)
    if file is not None and file.exists() and target.exists() and target.samefile(file):
        raise BadDatabase(say.at_database(place=str(target), what=words.onto_itself()))
