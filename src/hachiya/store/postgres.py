"""The parts of the store that only PostgreSQL needs: connection settings, reasons of failures, and shared locks."""

import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from typing import Any, NamedTuple

from sqlalchemy import URL, Connection, Engine, event, text
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError, SQLAlchemyError

from hachiya.store.problems import BadDatabase
from hachiya.words.message import Message
from hachiya.words.say import db as words
from hachiya.words.say import serve as say

NAME = "postgresql"
_DRIVER = "postgresql+psycopg"
_SETTINGS: Mapping[str, str] = {
    "application_name": "hachiya",
    "connect_timeout": "10",
    "keepalives_idle": "30",
    "keepalives_interval": "10",
    "keepalives_count": "3",
}
"""Settings of every connection, by libpq's names, unless the URL has others: a server that is gone is noticed."""
_OF_PLACE = frozenset({"host", "port", "service"})
"""Settings in a URL that a message may show; others may be secret."""

_MIGRATING, _SERVING = 8081, 8082
"""The keys of advisory locks, which PostgreSQL holds for each database."""

# ------------------------------------------------------------------------------------- where it is


def with_driver(where: URL) -> URL:
    """The URL with the driver that the extra `postgres` installs, where the URL names none."""
    return where.set(drivername=_DRIVER) if where.drivername in (NAME, "postgres") else where


def settings(where: URL) -> dict[str, str]:
    """The settings of connections to this place that its URL does not have."""
    return {name: value for name, value in _SETTINGS.items() if name not in where.query}


def url_without_password(where: URL) -> str:
    """The place for messages, without a password."""
    place = {name: value for name, value in where.query.items() if name in _OF_PLACE}
    return where.set(query=place).render_as_string()


# ------------------------------------------------------------------------------------- why it fails

_BY_STATE: Mapping[str, Message] = {
    "28P01": words.wrong_password(),
    "28": words.not_admitted(),
    "3D": words.no_database(),
    "42501": words.no_rights(),
    "25006": say.read_only(),
    "53100": say.disk_full(),
    "53300": words.too_many_connections(),
    "53": words.no_resources(),
    "40": say.locked(),
    "55P03": say.locked(),
    "57P": words.starting_or_stopping(),
    "08": words.connection_lost(),
    "58": say.disk_failed(),
    "XX": say.corrupt(),
}
"""The reasons by the beginning of PostgreSQL's code of an error (SQLSTATE); a longer beginning comes first."""
_BY_WORDS: Mapping[str, Message] = {
    "password authentication failed|authentication failed for user": words.wrong_password(),
    "no password supplied": words.no_password(),
    'role ".*" does not exist|no pg_hba.conf entry|is not permitted to log in': words.not_admitted(),
    'database ".*" does not exist': words.no_database(),
    "permission denied for": words.no_rights(),
    "too many (clients|connections)|connection slots are reserved": words.too_many_connections(),
    "the database system is": words.starting_or_stopping(),
    "closed the connection|been closed|is closed|is lost|terminating connection|SSL SYSCALL": words.connection_lost(),
    "SSL error|SSL negotiation|support SSL|SSL was|sslmode|certificate (verif|file|for)": words.no_tls(),
    "resolve host|translate host name": words.unknown_host(),
    "refused|No such file|[Tt]imeout|timed out|unreachable|No route": words.no_server(),
}
"""The reasons by what libpq says of a connection that was not made, for which it has no code."""


def reason(error: Exception) -> Message:
    """The reason of an error of psycopg in words, without any value of a row and without a password."""
    state = getattr(error, "sqlstate", None)
    if state is not None:
        by_state = next((why for start, why in _BY_STATE.items() if state.startswith(start)), None)
        return by_state or words.error_code(code=state)
    line = " ".join(str(error).split())  # a server may speak any language; its words name no password
    by_words = next((why for pattern, why in _BY_WORDS.items() if re.search(pattern, line)), None)
    return by_words or (say.by_system(why=line) if line else say.unreachable())


_OF_ALL = ("08", "25006", "42", "53", "57", "58", "F0", "XX")
"""The beginnings of codes of errors that any other row would meet too."""
_PASSING = ("40001", "40P01", "55P03")
"""The codes of errors after which PostgreSQL asks to repeat the transaction."""


def concerns_all(error: DBAPIError) -> bool:
    """Whether other rows cannot be written either."""
    state = _state(error)
    if state is None:  # an error of the connection, or of a value that psycopg does not send
        return isinstance(error, OperationalError | InterfaceError)
    return error.connection_invalidated or state.startswith(_OF_ALL)


def passes(error: DBAPIError) -> bool:
    """Whether a transaction that was rolled back may succeed when it is repeated."""
    return error.connection_invalidated or _state(error) in _PASSING


def _state(error: DBAPIError) -> str | None:
    state: str | None = getattr(error.orig, "sqlstate", None)
    return state


# ------------------------------------------------------------------------------------- what was committed


_HISTORY = "substr(pg_walfile_name(pg_current_wal_insert_lsn()), 1, 8)"
"""The number of the server's history (its timeline): a standby that is promoted begins another."""


class Transaction(NamedTuple):
    """The number of a transaction, which another history gives to another transaction."""

    history: str
    number: int


def written_transaction(connection: Connection) -> Transaction | None:
    """The connection's transaction; None where it has written nothing."""
    history, number = connection.execute(text(f"SELECT {_HISTORY}, txid_current_if_assigned()")).one()
    return None if number is None else Transaction(history, number)


def transaction_state(engine: Engine, transaction: Transaction) -> str | None:
    """The state of a transaction: `committed`, `aborted`, `in progress`.

    `unknown` where the server has another history by now, None where the transaction is forgotten.
    """
    query = f"SELECT CASE WHEN {_HISTORY} = :history THEN txid_status(:number) ELSE 'unknown' END"
    with engine.connect() as connection:
        state: str | None = connection.scalar(text(query), transaction._asdict())
        return state


def wait_until_durable(engine: Engine) -> None:
    """Wait until everything that is committed by now is as durable as a commit: on the synchronous standbys too.

    A commit that waits for a standby is made when its connection is lost, but may be on this server only.
    """
    with engine.begin() as connection:
        connection.execute(text("SELECT pg_logical_emit_message(true, 'hachiya', 'durable')"))


# ------------------------------------------------------------------------------------- what programs share


def wait_to_migrate(connection: Connection) -> None:
    """Wait until no other program migrates the database, and let others wait until the transaction ends."""
    connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _MIGRATING})


def encoding_fault(connection: Connection) -> Message | None:
    """The fault of a database whose encoding cannot hold every name; None for UTF8."""
    encoding = connection.scalar(text("SHOW server_encoding"))
    return None if encoding == "UTF8" else words.not_utf8(encoding=str(encoding))


def hold_as_server(engine: Engine) -> None:
    """Let every connection of a server hold the lock that servers share, so that no repair runs beside them."""
    psycopg: Any = engine.dialect.loaded_dbapi

    def share(connection: Any, _record: Any) -> None:
        (is_free,) = connection.execute("SELECT pg_try_advisory_lock_shared(%s)", (_SERVING,)).fetchone()
        connection.commit()
        if not is_free:
            raise psycopg.errors.LockNotAvailable

    event.listen(engine, "connect", share)


@contextmanager
def hold_alone(connection: Connection) -> Iterator[None]:
    """Hold the lock of servers alone; BadDatabase where a server runs."""
    if not connection.scalar(text("SELECT pg_try_advisory_lock(:key)"), {"key": _SERVING}):
        raise BadDatabase(say.at_database(place=url_without_password(connection.engine.url), what=say.served_already()))
    try:
        yield
    finally:
        # PostgreSQL notices only a while after its end that a connection is closed; one that is lost has no lock.
        with suppress(SQLAlchemyError):
            connection.execute(text("SELECT pg_advisory_unlock(:key)"), {"key": _SERVING})
