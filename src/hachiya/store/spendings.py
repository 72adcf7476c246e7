"""Limits on clients that all processes of a PostgreSQL database count together, by the clock of the database.

A row has the moment at which all permits of a client are back. Each permit moves that moment into the future; there are
no permits left when it is further away than a full bucket takes to fill. So one statement checks and takes a permit. A
row whose moment has passed is worth as much as no row, and is deleted. A row whose moment is so far away that the clock
must have been put back since is worth as much as no row, too.
"""

import asyncio
import logging
from math import ceil

from sqlalchemy import Connection, Engine, delete, select, text, tuple_
from sqlalchemy.exc import SQLAlchemyError

from hachiya.store import schema
from hachiya.store.clock import NOW
from hachiya.store.transactions import Unknown, transact
from hachiya.tables.problems import StoreFailed

_LONGEST_CLIENT = 64
_MILLISECONDS = "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS bigint)"
_SPENT = f"""
    CASE WHEN spendings.until > {_MILLISECONDS} + :whole THEN {_MILLISECONDS}
    ELSE greatest(spendings.until, {_MILLISECONDS}) END
"""
# A crash of the database may lose the last permits that were taken, so nobody waits for its disk.
_TAKE = text(f"""
    INSERT INTO spendings (spending, client, until)
    VALUES (:spending, :client, {_MILLISECONDS} + :each)
    ON CONFLICT (spending, client) DO UPDATE
    SET until = {_SPENT} + :each
    WHERE {_SPENT} + :each <= {_MILLISECONDS} + :whole
    RETURNING set_config('synchronous_commit', 'off', true)
""")
_log = logging.getLogger(__name__)


class SharedBuckets:
    """A bucket of permits in the database for each client and one kind of action, with the methods of `Buckets`."""

    def __init__(self, engine: Engine, spending: str, rate: float, burst: int) -> None:
        self._engine = engine
        self._rate = rate
        self._values = {"spending": spending, "each": round(1000 / rate), "whole": round(1000 * burst / rate)}

    @property
    def seconds_until_next(self) -> int:
        """The seconds after which an empty bucket has a permit again."""
        return ceil(1 / self._rate)

    async def take(self, client: str) -> bool:
        """Take a permit of a client; False if the client's bucket is empty, StoreFailed."""
        return await asyncio.to_thread(self._take, client[:_LONGEST_CLIENT])

    def _take(self, client: str) -> bool:
        values = {**self._values, "client": client}
        try:
            return transact(self._engine, lambda connection: connection.scalar(_TAKE, values) is not None)
        except (SQLAlchemyError, Unknown) as error:
            _log.error("cannot count a limit: %s", type(error).__name__)
            raise StoreFailed from None


def forget_spendings(connection: Connection) -> None:
    """Delete the rows of clients whose permits are all back, without waiting for anybody."""
    columns = schema.spendings.c
    key = tuple_(columns.spending, columns.client)
    full = select(columns.spending, columns.client).where(columns.until <= NOW).with_for_update(skip_locked=True)
    connection.execute(delete(schema.spendings).where(key.in_(full)))
