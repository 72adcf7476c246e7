"""The desk's temporary store in the database, for all processes and across restarts."""

import asyncio
import time
import zlib
from contextlib import suppress
from functools import partial

from sqlalchemy import Connection, Table, and_, delete, exists, func, insert, or_, select, update

from hachiya.store import schema
from hachiya.store.event_store import EventStore
from hachiya.tables.problems import Problem
from hachiya.tables.stored.keys import Code

RECORD_SECONDS = 900
"""How long a record stays after its last use."""
MOST_RECORD_BYTES = 256_000_000
"""The total compressed size of the records that are kept; the oldest go first."""
MOST_REVIEWS = 400
REVIEW_FORM = 1
"""The version of the format of reviews."""
_RENEWED_SECONDS = 60


class TemporaryRows:
    """The rows of the temporary store: records that were sent to be replayed, spoken codes, and finished reviews."""

    def __init__(self, store: EventStore) -> None:
        self._store = store

    async def run(self) -> None:
        """Delete old records at intervals, without end."""
        while True:
            with suppress(Problem):
                if await self._store.read(_has_old_records):
                    await self._store.add(_forget_records)
            await asyncio.sleep(_RENEWED_SECONDS)

    async def put_record(self, key: str, content: bytes) -> None:
        """Store a sent record until some minutes after its last use."""
        packed = zlib.compress(content)

        def step(connection: Connection) -> None:
            _replace(connection, schema.sent_records, key, packed)
            _forget_records(connection)

        await self._store.add(step)

    async def record(self, key: str) -> bytes | None:
        """Return the record of this key; None if it is not stored."""
        table, now = schema.sent_records, _now()
        row = await self._store.read(
            lambda connection: connection.execute(
                select(table.c.content, table.c.at).where(table.c.key == key, table.c.at > now - 1000 * RECORD_SECONDS)
            ).one_or_none()
        )
        if row is None:
            return None
        if row.at < now - 1000 * _RENEWED_SECONDS:
            await self._store.add(partial(_renew, key=key, at=now))
        return decompress(row.content)

    async def put_code(self, code: Code) -> bool:
        """Store a spoken code in place of the seat's former one; return False if the digits are another seat's.

        Codes that are no longer valid are deleted.
        """
        columns = schema.codes.c
        added: list[bool] = []

        def step(connection: Connection) -> None:
            former = and_(columns.table_id == code.table, columns.seat == code.seat)
            connection.execute(delete(schema.codes).where(or_(former, columns.until <= _now())))
            is_free = not connection.scalar(select(exists().where(columns.digest == code.digest)))
            if is_free:
                values = {"table_id": code.table, "seat": code.seat, "number": code.number, "until": code.until}
                connection.execute(insert(schema.codes), {"digest": code.digest, **values})
            added[:] = [is_free]

        await self._store.add(step)
        return added == [True]

    async def code(self, digest: str) -> Code | None:
        """Return the code with this digest; None if there is none, or no longer."""
        columns = schema.codes.c
        query = select(schema.codes).where(columns.digest == digest, columns.until > _now())
        row = await self._store.read(lambda connection: connection.execute(query).one_or_none())
        return None if row is None else Code(row.digest, row.table_id, row.seat, row.number, row.until)

    async def put_review(self, key: str, content: bytes) -> None:
        """Store a review; the oldest are deleted when there are too many."""
        packed = zlib.compress(content)

        def step(connection: Connection) -> None:
            _replace(connection, schema.reviews, key, packed, form=REVIEW_FORM)
            columns = schema.reviews.c
            last = select(columns.at).order_by(columns.at.desc()).offset(MOST_REVIEWS).limit(1)
            oldest = connection.scalar(last)
            if oldest is not None:
                connection.execute(delete(schema.reviews).where(columns.at <= oldest))

        await self._store.add(step)

    async def review(self, key: str) -> bytes | None:
        """Return the review of this key; None if it is not stored."""
        columns = schema.reviews.c
        query = select(columns.content).where(columns.key == key, columns.form == REVIEW_FORM)
        content = await self._store.read(lambda connection: connection.scalar(query))
        return None if content is None else decompress(content)


def _replace(connection: Connection, table: Table, key: str, content: bytes, **more: int) -> None:
    connection.execute(delete(table).where(table.c.key == key))
    connection.execute(insert(table), {"key": key, "at": _now(), "content": content, **more})


def _has_old_records(connection: Connection) -> bool:
    at = schema.sent_records.c.at
    return bool(connection.scalar(select(exists().where(at <= _now() - 1000 * RECORD_SECONDS))))


def _forget_records(connection: Connection) -> None:
    """Delete records that are too old, and the oldest of too many."""
    table = schema.sent_records
    connection.execute(delete(table).where(table.c.at <= _now() - 1000 * RECORD_SECONDS))
    sizes = connection.execute(select(table.c.at, func.length(table.c.content)).order_by(table.c.at.desc())).all()
    total = 0
    for at, size in sizes:
        total += size
        if total > MOST_RECORD_BYTES:
            connection.execute(delete(table).where(table.c.at <= at))
            break


def _renew(connection: Connection, key: str, at: int) -> None:
    table = schema.sent_records
    connection.execute(update(table).where(table.c.key == key).values(at=at))


def decompress(content: bytes) -> bytes | None:
    """Decompress stored content; None if it is damaged."""
    try:
        return zlib.decompress(content)
    except zlib.error:
        return None


def _now() -> int:
    return time.time_ns() // 1_000_000
