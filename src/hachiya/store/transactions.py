"""Transactions that are repeated where PostgreSQL asks for it or the connection is lost, and are never made twice."""

from collections.abc import Callable
from contextlib import suppress
from random import random
from time import monotonic, sleep
from typing import TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError

from hachiya.store import postgres

T = TypeVar("T")
_ATTEMPTS = 6
_PAUSE_SECONDS = 0.02
"""The first pause before a transaction is repeated; each pause is about twice as long as the one before."""
_UNKNOWN_SECONDS = 5.0
"""How long the state of a transaction is asked for whose connection was lost while it ended."""
_CHECK_SECONDS = 0.1


class Unknown(Exception):
    """It is not known whether a transaction was committed."""


def look_up(engine: Engine, query: Callable[[Connection], T]) -> T:
    """The result of a query, which is asked once more if the connection is lost meanwhile."""
    try:
        with engine.connect() as connection:
            return query(connection)
    except DBAPIError as error:
        if not error.connection_invalidated:
            raise
    with engine.connect() as connection:
        return query(connection)


def transact(engine: Engine, step: Callable[[Connection], T]) -> T:
    """The result of a step in a transaction of its own; the step may run several times.

    A transaction is repeated only when nothing of it was committed. Raises what the step raises, and Unknown.
    """
    for attempt in range(1, _ATTEMPTS):
        try:
            return _once(engine, step)
        except DBAPIError as error:
            if engine.dialect.name != postgres.NAME or not postgres.passes(error):
                raise
        sleep(_PAUSE_SECONDS * 2**attempt * random())
    return _once(engine, step)


def _once(engine: Engine, step: Callable[[Connection], T]) -> T:
    if engine.dialect.name != postgres.NAME:
        with engine.begin() as connection:
            return step(connection)
    with engine.connect() as connection:
        transaction = connection.begin()
        result = step(connection)  # an error of it rolls the transaction back when the connection is given back
        written = postgres.written_transaction(connection)
        try:
            transaction.commit()
        except DBAPIError as error:
            if written is None or not error.connection_invalidated:
                raise
            failure = error
        else:
            return result
    if _was_committed(engine, written):
        return result
    raise failure


def _was_committed(engine: Engine, transaction: postgres.Transaction) -> bool:
    """Whether a transaction whose connection was lost while it ended was committed; Unknown."""
    until = monotonic() + _UNKNOWN_SECONDS
    while monotonic() < until:
        sleep(_CHECK_SECONDS)
        with suppress(DBAPIError):  # PostgreSQL starts again
            state = postgres.transaction_state(engine, transaction)
            if state == "committed":
                postgres.wait_until_durable(engine)
                return True
            if state == "aborted":
                return False
            if state == "unknown":
                raise Unknown("another server has taken the place of the database")
    raise Unknown("the connection is lost")
