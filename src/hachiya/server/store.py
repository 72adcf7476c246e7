"""The event store: the truth about every table. What it has confirmed is on the disk.

Writes wait for one another only: a single writer takes all that is waiting, for whatever tables, into one transaction
(group commit) and then tells each whether it is stored. SQLAlchemy runs in threads of its own, a whole transaction to
a hop, which costs the event loop less than a hop for every statement.
"""

import asyncio
import json
import logging
import time
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine, func, insert, select
from sqlalchemy.exc import IntegrityError, OperationalError, SQLAlchemyError

from hachiya.server import schema
from hachiya.server.database import reason
from hachiya.server.problems import DamagedTable, StoreFailed
from hachiya.server.setup import Entry, Setup

T = TypeVar("T")
_log = logging.getLogger(__name__)
_READERS = 4


class Conflict(Exception):
    """Another has written that version, message or follower before: what memory holds is not the truth."""


class Unstorable(StoreFailed):
    """A row that the database cannot take; others can be written."""


class Line(NamedTuple):
    """A row to write: its table and values."""

    table: str
    values: Mapping[str, Any]


def new_table(setup: Setup) -> Line:
    """The row that opens a table."""
    return Line(
        "tables",
        {
            "id": setup.id,
            "game": setup.game,
            "rules": setup.rules,
            "options": _dump(dict(setup.options)),
            "names": _dump(setup.names),
            "players": _dump(setup.players),
            "draws": _dump(setup.draws),
            "sat": None if setup.sat is None else _dump(setup.sat),
            "follows": setup.follows,
            "pace": setup.pace,
            "clock": setup.clock,
            "at": _now(),
        },
    )


def new_key(table: str, seat: int, digest: str) -> Line:
    """The row that lets the owner of a token sit there."""
    return Line("keys", {"digest": digest, "table_id": table, "seat": seat})


def new_entry(table: str, entry: Entry) -> Line:
    """The row of an entry."""
    return Line(
        "entries",
        {
            "table_id": table,
            "version": entry.version,
            "seat": entry.seat,
            "message": entry.message,
            "actions": _dump(entry.actions),
            "events": "\n".join(entry.lines),
            "at": _now(),
        },
    )


class Store:
    """Reads and writes of a database that `database.open_database` has opened."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._waiting: list[tuple[tuple[Line, ...], asyncio.Future[None]]] = []
        self._wake = asyncio.Event()
        self._closing = False
        self._writing = ThreadPoolExecutor(1, "store-write")
        self._reading = ThreadPoolExecutor(_READERS, "store-read")
        self._writer: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to write; within the event loop."""
        self._writer = asyncio.create_task(self._write())

    async def close(self) -> None:
        """Write what waits and tell those who wait for it, then close the database."""
        self._closing = True
        self._wake.set()
        if self._writer is not None:
            await self._writer
        self._writing.shutdown()
        self._reading.shutdown()
        self.engine.dispose()

    # ---------------------------------------------------------------- writing

    async def add(self, *lines: Line) -> None:
        """Store these rows, all or none; when this returns they are on the disk. Conflict or StoreFailed if not."""
        if self._closing:
            raise StoreFailed
        stored: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((lines, stored))
        self._wake.set()
        await stored

    async def _write(self) -> None:
        loop = asyncio.get_running_loop()
        while self._waiting or not self._closing:
            await self._wake.wait()
            self._wake.clear()
            group, self._waiting = self._waiting, []
            if not group:
                continue
            faults = await loop.run_in_executor(self._writing, self._commit, [lines for lines, _ in group])
            for (_, stored), fault in zip(group, faults, strict=True):
                if stored.done():
                    continue
                if fault is None:
                    stored.set_result(None)
                else:
                    stored.set_exception(fault)

    def _commit(self, group: list[tuple[Line, ...]]) -> list[Exception | None]:
        """One transaction for all; where one of them is at fault, one for each."""
        fault = self._transaction(line for lines in group for line in lines)
        if fault is None or type(fault) is StoreFailed or len(group) == 1:
            return [fault] * len(group)
        return [self._transaction(lines) for lines in group]

    def _transaction(self, lines: Iterable[Line]) -> Exception | None:
        rows: dict[str, list[Mapping[str, Any]]] = {"tables": [], "keys": [], "entries": []}
        for line in lines:
            rows[line.table].append(line.values)
        try:
            with self.engine.begin() as connection:
                for name, values in rows.items():
                    if values:
                        connection.execute(insert(schema.metadata.tables[name]), values)
        except IntegrityError:
            return Conflict()
        except OperationalError as error:
            _log.error("cannot write: %s", reason(error)[0])
            return StoreFailed()
        except Exception as error:  # whatever it is, nobody may wait for an answer for ever
            _log.error("a row cannot be stored: %s", type(error).__name__)
            return Unstorable()
        return None

    # ---------------------------------------------------------------- reading

    async def _read(self, question: Callable[[Connection], T]) -> T:
        def ask() -> T:
            try:
                with self.engine.connect() as connection:
                    return question(connection)
            except SQLAlchemyError as error:
                _log.error("cannot read: %s", reason(error)[0])
                raise StoreFailed from None
            except (ValueError, TypeError):  # what should be JSON is not
                raise DamagedTable from None

        return await asyncio.get_running_loop().run_in_executor(self._reading, ask)

    async def table(self, table: str) -> Setup | None:
        """The table of this id."""
        return await self._read(lambda connection: _table(connection, schema.tables.c.id == table))

    async def follower(self, table: str) -> Setup | None:
        """The table that follows this one."""
        return await self._read(lambda connection: _table(connection, schema.tables.c.follows == table))

    async def load(self, table: str) -> tuple[Setup, list[Entry]] | None:
        """The table and all its entries."""

        def ask(connection: Connection) -> tuple[Setup, list[Entry]] | None:
            setup = _table(connection, schema.tables.c.id == table)
            return None if setup is None else (setup, _entries(connection, table))

        return await self._read(ask)

    async def lines(self, table: str, version: int | None = None) -> list[str]:
        """The lines that the entries up to that version (all, if None) have written."""
        columns = schema.entries.c
        query = select(columns.events).where(columns.table_id == table).order_by(columns.version)
        if version is not None:
            query = query.where(columns.version <= version)
        texts = await self._read(lambda connection: connection.scalars(query).all())
        return [line for text in texts for line in _lines(text)]

    async def record(self, table: str) -> tuple[list[str], int]:
        """All lines of the table, and how many cards a clock has drawn since its last deal, the first with the deal."""
        columns = schema.entries.c
        is_tick = columns.actions == "[]"
        query = select(columns.events, columns.seat, is_tick.label("is_tick"))
        query = query.where(columns.table_id == table).order_by(columns.version)
        rows = await self._read(lambda connection: connection.execute(query).all())
        drawn = 0
        for row in rows:
            if row.seat is None:
                drawn = drawn + 1 if row.is_tick else 1
        return [line for row in rows for line in _lines(row.events)], drawn

    async def version(self, table: str) -> int:
        """How many entries the table has."""
        columns = schema.entries.c
        query = select(func.max(columns.version)).where(columns.table_id == table)
        return await self._read(lambda connection: connection.scalar(query)) or 0

    async def version_of(self, table: str, seat: int, message: str) -> int | None:
        """As which version a seat's message was stored."""
        columns = schema.entries.c
        query = select(columns.version).where(
            columns.table_id == table, columns.seat == seat, columns.message == message
        )
        return await self._read(lambda connection: connection.scalar(query))

    async def owns(self, digest: str, table: str, seat: int) -> bool:
        """Does this token open this seat?"""
        columns = schema.keys.c
        query = select(columns.seat).where(columns.digest == digest, columns.table_id == table, columns.seat == seat)
        return await self._read(lambda connection: connection.scalar(query)) is not None


def _table(connection: Connection, condition: Any) -> Setup | None:
    row = connection.execute(select(schema.tables).where(condition)).one_or_none()
    if row is None:
        return None
    return Setup(
        id=row.id,
        game=row.game,
        rules=row.rules,
        options=json.loads(row.options),
        names=tuple(json.loads(row.names)),
        players=tuple(json.loads(row.players)),
        draws=json.loads(row.draws),
        pace=row.pace,
        clock=row.clock,
        follows=row.follows,
        sat=None if row.sat is None else tuple(json.loads(row.sat)),
    )


def _entries(connection: Connection, table: str) -> list[Entry]:
    columns = schema.entries.c
    query = (
        select(columns.version, columns.seat, columns.message, columns.actions, columns.events)
        .where(columns.table_id == table)
        .order_by(columns.version)
    )
    return [_entry(row) for row in connection.execute(query)]


def _entry(row: Any) -> Entry:
    return Entry(row.version, row.seat, row.message, json.loads(row.actions), _lines(row.events))


def _lines(text: str) -> list[str]:
    return text.split("\n") if text else []


def _dump(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _now() -> int:
    return time.time_ns() // 1_000_000
