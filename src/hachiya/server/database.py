"""Opens the database, SQLite or PostgreSQL by URL: brings its tables up to date, and says what is wrong with it."""

import sqlite3
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError

from hachiya.server.problems import BadDatabase

_MIGRATIONS = Path(__file__).parent / "migrations"
_CHECKED_UP_TO = 64 * 1024 * 1024
"""Bytes of a SQLite file that is looked through when it is opened; for larger ones that takes too long."""

_REASONS = {
    "SQLITE_FULL": ("the disk is full", "ディスクに空きがありません"),
    "SQLITE_NOTADB": ("the file is no SQLite database", "SQLiteのデータベースではありません"),
    "SQLITE_CORRUPT": ("the database is corrupt", "データベースが壊れています"),
    "SQLITE_READONLY": ("the database cannot be written", "データベースに書き込めません"),
    "SQLITE_CANTOPEN": ("the database cannot be opened or made", "データベースを開けません（作れません）"),
    "SQLITE_BUSY": ("another program holds the database locked", "ほかのプログラムがデータベースを使っています"),
    "SQLITE_IOERR": ("the disk cannot be read or written", "ディスクを読み書きできません"),
}


def open_database(url: str) -> Engine:
    """An engine whose tables are up to date and can be written; BadDatabase says why not."""
    try:
        where = make_url(url)
    except ArgumentError:
        raise BadDatabase("this is no database URL", "データベースのURLが正しくありません") from None
    place = where.database if where.get_backend_name() == "sqlite" else where.render_as_string(hide_password=True)
    try:
        if where.get_backend_name() == "sqlite" and where.database:
            Path(where.database).parent.mkdir(mode=0o700, parents=True, exist_ok=True)  # running hands lie there
        # Neither a log nor an error shows what was written: there are hands in it.
        engine = create_engine(where, hide_parameters=True, pool_pre_ping=where.get_backend_name() != "sqlite")
        if engine.dialect.name == "sqlite":
            event.listen(engine, "connect", _durable)
        with engine.begin() as connection:
            _prove_sound(connection, where.database)
            _migrate(connection)
    except ModuleNotFoundError as error:
        raise BadDatabase(
            f"for this database the package {error.name} must be installed",
            f"このデータベースには {error.name} のインストールが必要です",
        ) from None
    except (SQLAlchemyError, OSError) as error:
        en, ja = reason(error)
        raise BadDatabase(f"{place}: {en}", f"{place}: {ja}") from None
    except CommandError:
        raise BadDatabase(
            f"{place}: the database was written by a newer version of hachiya",
            f"{place}: 新しい版の hachiya が使っているデータベースです",
        ) from None
    return engine


def reason(error: Exception) -> tuple[str, str]:
    """Why the database failed, in both languages, without any value that was to be written."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    if isinstance(cause, sqlite3.Error):
        name = getattr(cause, "sqlite_errorname", "")
        for prefix, words in _REASONS.items():
            if name.startswith(prefix):
                return words
        return str(cause), str(cause)
    if isinstance(cause, OSError):
        what = cause.strerror or type(cause).__name__
        return what, what
    return "the database cannot be reached", "データベースに接続できません"


def _durable(connection: Any, _record: Any) -> None:
    """SQLite forgets nothing that it has committed, and readers never wait for the writer."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


def _prove_sound(connection: Connection, file: str | None) -> None:
    """Read and write once now, so that a database that is no good is found before anybody plays."""
    if connection.dialect.name != "sqlite":
        return
    if file and Path(file).exists() and Path(file).stat().st_size <= _CHECKED_UP_TO:
        found = connection.execute(text("PRAGMA quick_check(1)")).scalar_one()
        if found != "ok":
            raise DBAPIError.instance(None, None, _corrupt(), sqlite3.Error)
    connection.execute(text("PRAGMA user_version=1"))


def _corrupt() -> sqlite3.DatabaseError:
    error = sqlite3.DatabaseError("database disk image is malformed")
    error.sqlite_errorname = "SQLITE_CORRUPT"
    return error


def _migrate(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
