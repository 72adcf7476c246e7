"""The opening of the database (SQLite or PostgreSQL) by its URL, with migrations, and the reasons of failures."""

import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

from alembic.util import CommandError
from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.exc import ArgumentError, DBAPIError, OperationalError, SQLAlchemyError

from hachiya.engine.places import user_data_folder
from hachiya.store import postgres, revisions
from hachiya.store.problems import BadDatabase
from hachiya.store.soundness import missing_tables
from hachiya.store.transactions import transact
from hachiya.words.message import Message
from hachiya.words.say import db as words
from hachiya.words.say import serve as say

_LOCKED_SECONDS = 0.8
"""How long a statement waits for another program that has locked the database."""
_PATIENT_SECONDS = 20.0
"""How long a statement of work beside a server waits for a lock."""
_CHECKED_UP_TO = 64 * 1024 * 1024
"""The largest size, in bytes, of a SQLite file that is checked when it is opened."""

_REASONS = {
    "SQLITE_FULL": say.disk_full(),
    "SQLITE_NOTADB": say.no_sqlite(),
    "SQLITE_CORRUPT": say.corrupt(),
    "SQLITE_READONLY": say.read_only(),
    "SQLITE_CANTOPEN": say.cannot_open(),
    "SQLITE_BUSY": say.locked(),
    "SQLITE_IOERR": say.disk_failed(),
}


def open_database(url: str, *, may_lack: bool = False, as_server: bool = False) -> Engine:
    """Open a database for a server: migrate its tables to this version, and check that it can be written.

    Tables of a newer version stay as they are, if that version admits programs of this one.
    BadDatabase says why that is impossible. Tables of the schema may be missing only with `may_lack`, to be repaired;
    then the tables must have the revision of this program.
    In PostgreSQL no repair may begin while an engine is open `as_server`.
    """
    where = place_of(url)

    def check(connection: Connection) -> None:
        _check_sound(connection, where)
        fault = revisions.migrate(connection)
        if fault is None and may_lack and revisions.revision(connection) != revisions.own_revision():
            fault = say.newer_database()  # whose rows would seem to be bad
        missing = [] if fault or may_lack else missing_tables(connection)
        if missing:
            fault = words.tables_missing(rows=", ".join(missing))
        if fault is not None:
            raise BadDatabase(say.at_database(place=place_for_messages(where), what=fault))

    return _opened(where, check, _make_private, as_server=as_server)


def connect(url: str, *, of_any_version: bool = False) -> Engine:
    """Open an existing database without changing it, for work beside a server; BadDatabase says why that is impossible.

    This program must be able to use the tables as they are, unless `of_any_version`.
    """
    where = place_of(url)

    def check(connection: Connection) -> None:
        fault = revisions.refusal(connection)
        if fault is not None and not (of_any_version and revisions.revision(connection)):
            raise BadDatabase(say.at_database(place=place_for_messages(where), what=fault))

    return _opened(where, check, _must_exist, _PATIENT_SECONDS)


def place_of(url: str) -> URL:
    """The place that a URL names; BadDatabase."""
    try:
        return postgres.with_driver(make_url(url))
    except (ArgumentError, ValueError):  # a port that is no number
        raise BadDatabase(say.no_database_url()) from None


def with_password(url: str, password: str) -> str:
    """The URL with a password; BadDatabase where that is no URL, or the URL of a file."""
    where = place_of(url)
    if where.get_backend_name() == "sqlite":
        raise BadDatabase(say.at_database(place=place_for_messages(where), what=words.no_password_for_file()))
    return where.set(password=password).render_as_string(hide_password=False)


def place_for_messages(where: URL) -> str:
    """The place of the database, for messages."""
    return str(where.database) if where.get_backend_name() == "sqlite" else postgres.url_without_password(where)


def _opened(
    where: URL,
    check: Callable[[Connection], None],
    prepare: Callable[[Path], None],
    patience: float = _LOCKED_SECONDS,
    as_server: bool = False,
) -> Engine:
    """An engine, after its file was prepared and the database checked."""
    place = place_for_messages(where)
    try:
        engine = _engine(where, patience)
        if as_server and engine.dialect.name == postgres.NAME:
            postgres.hold_as_server(engine)
        file = sqlite_file(where)
        if file:
            prepare(file)
    except ModuleNotFoundError as error:
        raise BadDatabase(say.needs_package(package=str(error.name))) from None
    except (SQLAlchemyError, OSError) as error:
        raise BadDatabase(say.at_database(place=place, what=failure_reason(error))) from None
    try:
        transact(engine, check)
    except (SQLAlchemyError, OSError) as error:
        engine.dispose()
        raise BadDatabase(say.at_database(place=place, what=failure_reason(error))) from None
    except CommandError:
        engine.dispose()
        raise BadDatabase(say.at_database(place=place, what=say.newer_database())) from None
    except BadDatabase:
        engine.dispose()
        raise
    return engine


def sqlite_file(where: URL) -> Path | None:
    """Return the file of a SQLite database; None for a database in memory and for other databases."""
    if where.get_backend_name() != "sqlite" or where.database in (None, "", ":memory:"):
        return None
    return Path(str(where.database))


def _engine(where: URL, seconds: float) -> Engine:
    sqlite = where.get_backend_name() == "sqlite"
    settings: dict[str, Any] = {}
    if where.get_backend_name() == postgres.NAME:
        settings = postgres.settings(where)
    elif sqlite and "timeout" not in where.query:
        settings = {"timeout": seconds}
    # Logs and errors show no values: there are hands in them.
    engine = create_engine(where, hide_parameters=True, pool_pre_ping=not sqlite, connect_args=settings)
    if sqlite:
        event.listen(engine, "connect", _durable)
    return engine


def _must_exist(file: Path) -> None:
    if not file.is_file():
        raise BadDatabase(say.at_database(place=str(file), what=words.no_file()))


def _make_private(file: Path) -> None:
    """Let nobody else on this machine read the file, which holds running hands."""
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    if not file.is_dir():
        file.touch(mode=0o600)
        file.chmod(0o600)


def failure_reason(error: Exception) -> Message:
    """Describe why the database failed, without any value of a row."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    if isinstance(cause, sqlite3.Error):
        name = getattr(cause, "sqlite_errorname", "")
        for prefix, words in _REASONS.items():
            if name.startswith(prefix):
                return words
        # For a row that is no text SQLite's message would quote the row.
        return say.corrupt() if is_invalid_text(error) else say.by_system(why=str(cause))
    if isinstance(cause, OSError):
        return say.by_system(why=cause.strerror or type(cause).__name__)
    return postgres.reason(cause or error)


def concerns_all(error: Exception) -> bool:
    """Whether the database itself fails, so that no other row can be written either."""
    if isinstance(error, DBAPIError) and not isinstance(error.orig, sqlite3.Error):
        return postgres.concerns_all(error)
    return isinstance(error, OperationalError)


def is_invalid_text(error: Exception) -> bool:
    """Whether SQLite found bytes in a row where text should be."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    return isinstance(cause, sqlite3.OperationalError) and str(cause).startswith("Could not decode")


def _durable(connection: Any, _record: Any) -> None:
    """Set SQLite to lose no commit, and to let readers never wait for the writer."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


def _check_sound(connection: Connection, where: URL) -> None:
    """Read and write once, so that a broken database is noticed before anybody plays."""
    if connection.dialect.name != "sqlite":
        fault = postgres.encoding_fault(connection)
        if fault is not None:
            raise BadDatabase(say.at_database(place=place_for_messages(where), what=fault))
        return
    file = where.database
    if file and Path(file).exists() and Path(file).stat().st_size <= _CHECKED_UP_TO:
        verdict = connection.execute(text("PRAGMA quick_check(1)")).scalar_one()
        if verdict != "ok":
            raise DBAPIError.instance(None, None, _corrupt(), sqlite3.Error)
    connection.execute(text("PRAGMA user_version=1"))


def _corrupt() -> sqlite3.DatabaseError:
    error = sqlite3.DatabaseError("database disk image is malformed")
    error.sqlite_errorname = "SQLITE_CORRUPT"
    return error


def default_database() -> str:
    """Return the URL of the SQLite file in the user's data directory."""
    return URL.create("sqlite", database=str(user_data_folder() / "tables.sqlite")).render_as_string()
