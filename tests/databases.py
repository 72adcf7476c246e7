"""A database of its own for each folder of a test: a SQLite file, or with HACHIYA_TEST_ON=postgres one of PostgreSQL.

One PostgreSQL server is started for all processes of a run. Its databases are copies of one that has been migrated.
"""

import hashlib
import os
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager, suppress
from functools import cache
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, NullPool, create_engine, make_url, text
from sqlalchemy.exc import IntegrityError, ProgrammingError

from hachiya.store.database import open_database
from tests.store.postgres import postgres

ON_POSTGRES = os.environ.get("HACHIYA_TEST_ON") == "postgres"
"""Whether the tests of this run have their databases in PostgreSQL."""
_SERVER = "HACHIYA_TEST_POSTGRES"
"""The environment variable with the address of the run's PostgreSQL server, which child processes read."""
_TEMPLATE = "hachiya_template"
_running = ExitStack()
_folders: dict[str, Path] = {}


def start() -> None:
    """Start the PostgreSQL server of this run, unless a parent process has started it."""
    if _SERVER not in os.environ:
        address = _running.enter_context(postgres())
        _running.callback(os.environ.pop, _SERVER)
        os.environ[_SERVER] = address
        _statement(make_url(address), f"CREATE DATABASE {_TEMPLATE} TEMPLATE template0 {_collation()}")
        open_database(_shown(make_url(address).set(database=_TEMPLATE))).dispose()


def stop() -> None:
    """Stop the PostgreSQL server, if this process has started it."""
    _running.close()


def server() -> URL:
    """The address of the PostgreSQL server, whose database `postgres` is empty."""
    start()
    return make_url(os.environ[_SERVER])


def database_in(folder: Path, name: str = "tables") -> str:
    """The URL of a folder's database, which is the same at every call and in every process."""
    return postgres_in(folder, name) if ON_POSTGRES else f"sqlite:///{folder / f'{name}.sqlite'}"


def empty_database_in(folder: Path) -> str:
    """The URL of a folder's database, which has no tables yet."""
    return postgres_in(folder, template="template0") if ON_POSTGRES else database_in(folder)


def postgres_in(folder: Path, name: str = "tables", *, template: str = _TEMPLATE) -> str:
    """The URL of a folder's database in PostgreSQL; `template0` makes one without tables."""
    database = f"test_{hashlib.sha256(str(folder / name).encode()).hexdigest()[:20]}"
    if database not in _folders:
        with suppress(IntegrityError, ProgrammingError):  # another process of the same test makes it, or has made it
            _statement(server(), f"CREATE DATABASE {database} TEMPLATE {template} {_strategy()}")
        _folders[database] = folder
    return _shown(server().set(database=database))


@cache
def _version() -> int:
    with changing(_shown(server())) as connection:
        return int(connection.scalar(text("SHOW server_version_num")) or 0)


def _strategy() -> str:
    """The quick way to copy small databases; PostgreSQL has had another way too since version 15."""
    return "STRATEGY FILE_COPY" if _version() >= 150_000 else ""


def _collation() -> str:
    """Another order of texts than that of SQLite and Python, as most servers have it."""
    return "LOCALE_PROVIDER icu ICU_LOCALE 'en-US'" if _version() >= 150_000 else ""


def drop(under: Path) -> None:
    """Drop the databases in PostgreSQL that this process has made for folders below this one."""
    for database in [name for name, folder in _folders.items() if folder.is_relative_to(under)]:
        _statement(server(), f"DROP DATABASE IF EXISTS {database} WITH (FORCE)")
        del _folders[database]


def copy(folder: Path, target: Path) -> None:
    """Copy the database of a folder, with which nobody works, to another folder."""
    if ON_POSTGRES:
        postgres_in(target, template=str(make_url(postgres_in(folder)).database))
    else:
        target.mkdir(parents=True, exist_ok=True)
        for file in folder.glob("tables.sqlite*"):
            (target / file.name).write_bytes(file.read_bytes())


@contextmanager
def changing(where: str) -> Iterator[Connection]:
    """A transaction in which a test damages or reads a database, past all checks of the store."""
    engine = create_engine(where, poolclass=NullPool)
    with engine.begin() as connection:
        yield connection
    engine.dispose()


def change(where: str, statement: str, values: Mapping[str, Any] | None = None) -> None:
    """Execute a statement with values for its `:names`, or without any."""
    with changing(where) as connection:
        if values is None:
            connection.execution_options(no_parameters=True).exec_driver_sql(statement)
        else:
            connection.execute(text(statement), values)


def rows(where: str, query: str) -> list[tuple[Any, ...]]:
    """The rows of a query without values."""
    with changing(where) as connection:
        return [tuple(row) for row in connection.execution_options(no_parameters=True).exec_driver_sql(query)]


def _statement(where: URL, statement: str) -> None:
    """Execute a statement that stands in no transaction."""
    engine = create_engine(where, poolclass=NullPool, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(text(statement))
    engine.dispose()


def _shown(where: URL) -> str:
    return where.render_as_string(hide_password=False)
