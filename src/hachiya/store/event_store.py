"""The event store: the entries of all tables in a database, on disk once a write is confirmed.

A single writer takes all waiting changes, of any tables, into one transaction (group commit), then reports the result
of each. SQLAlchemy runs in its own threads, one hop for a whole transaction: a hop for every statement would cost the
event loop more.
"""

import asyncio
import logging
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from time import perf_counter
from typing import Any, TypeAlias, TypeVar

from sqlalchemy import Connection, Engine, exists, func, select
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from hachiya.store import counting, own_seats, reading, schema
from hachiya.store.database import concerns_all, failure_reason, is_invalid_text
from hachiya.store.ownership import LeasedOwnership
from hachiya.store.packer import NAME as PACKER
from hachiya.store.packer import Packer
from hachiya.store.reading import Waiting, find_table
from hachiya.store.rows import Row, entry_of, place_of, row_of, wishes_of
from hachiya.store.swapping import swap
from hachiya.store.transactions import Unknown, look_up, transact
from hachiya.store.writing import AlreadyPacked, Change, WriteStep, table_of, write
from hachiya.tables.live.background import keep_running
from hachiya.tables.match.counting import TableCounts
from hachiya.tables.problems import DamagedTable, NoTable, NotOwner, Problem, StoreFailed
from hachiya.tables.stored.chat_line import ChatLine
from hachiya.tables.stored.entries import Entry, Record, ends_match, record_of_lines
from hachiya.tables.stored.keys import Invitation, Revocation
from hachiya.tables.stored.places import Closing, Place, Vacancy
from hachiya.tables.stored.setup import OPEN, Setup
from hachiya.tables.stored.snapshot import Snapshot
from hachiya.tables.stored.store import Conflict, StoreChange
from hachiya.tables.stored.visits import LastSeen, Visitor
from hachiya.tables.stored.wishes import Wishes
from hachiya.words.voice import say

T = TypeVar("T")
_Group: TypeAlias = list[tuple[list[Change], asyncio.Future[None]]]
"""Writes, each with the future for which its caller waits."""
_log = logging.getLogger(__name__)
_READERS = 4


class Unstorable(StoreFailed):
    """A row that the database cannot store, although it can store others."""


class EventStore:
    """Reads and writes a database that `database.open_database` has opened; with an `ownership`, own tables only.

    `on_failure` is called after a failure of a background task, with the name of the task.
    """

    def __init__(
        self,
        engine: Engine,
        ownership: LeasedOwnership | None = None,
        on_failure: Callable[[str], None] = lambda _name: None,
    ) -> None:
        self.engine = engine
        self.on_commit: Callable[[float, Sequence[Exception | None]], None] = lambda _seconds, _faults: None
        """The callback after each transaction of the writer, with its seconds and the fault of each write."""
        self._on_failure = on_failure
        self._ownership = ownership
        self._waiting: _Group = []
        self._wake = asyncio.Event()
        self._closing = False
        self._writing = ThreadPoolExecutor(1, "store-write")
        self._reading = ThreadPoolExecutor(_READERS, "store-read")
        self._writer: asyncio.Task[None] | None = None
        self._packer = Packer(self, on_failure)
        self._packing: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start the writer and the packer of finished matches, within the event loop."""
        self._writer = asyncio.create_task(keep_running("writer", self._write, self._on_failure))
        self._packing = asyncio.create_task(keep_running(PACKER, self._packer.run, self._on_failure))

    async def close(self) -> None:
        """Write the waiting changes, report their results, and close the database."""
        self._closing = True
        self._wake.set()
        if self._packing is not None:
            self._packing.cancel()
            await asyncio.gather(self._packing, return_exceptions=True)
        if self._writer is not None:
            await self._writer
        self._writing.shutdown()
        self._reading.shutdown()
        self.engine.dispose()

    # ---------------------------------------------------------------- writing

    async def add(self, *changes: StoreChange | WriteStep) -> None:
        """Store all changes or none, durably once this returns; exceptions of write steps are raised here."""
        if self._closing:
            raise StoreFailed
        stored: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        rows = [_change(change) for change in changes]
        self._waiting.append((rows, stored))
        self._wake.set()
        try:
            await stored
        except NotOwner:
            if self._ownership is not None:
                self._ownership.refused(rows)
            raise
        for change in changes:
            if isinstance(change, Entry) and ends_match(change):
                self._packer.add(change.table)

    @property
    def waiting_writes(self) -> int:
        """The number of writes that wait for the next transaction."""
        return len(self._waiting)

    async def _write(self) -> None:
        loop = asyncio.get_running_loop()
        while self._waiting or not self._closing:
            await self._wake.wait()
            self._wake.clear()
            group, self._waiting = self._waiting, []
            if not group:
                continue
            began = perf_counter()
            try:
                faults = await loop.run_in_executor(self._writing, self._commit, [rows for rows, _ in group])
            except Exception:  # perhaps no thread can be started; the callers would wait for ever
                _report(group, [StoreFailed() for _ in group])
                raise
            seconds = perf_counter() - began
            _report(group, faults)
            self.on_commit(seconds, faults)

    def _commit(self, group: list[list[Change]]) -> list[Exception | None]:
        """Write all in one transaction; if that fails because of one of them, each in its own."""
        fault = self._transaction([row for rows in group for row in rows])
        if fault is None or type(fault) is StoreFailed or len(group) == 1:
            return [fault] * len(group)
        return [self._transaction(rows) for rows in group]

    def _transaction(self, changes: Sequence[Change]) -> Exception | None:
        def step(connection: Connection) -> None:
            if self._ownership is not None:
                self._ownership.guard(connection, changes)
            write(connection, changes)

        try:
            transact(self.engine, step)
        except Problem as fault:
            return fault
        except IntegrityError:
            return self._conflict(changes)
        except AlreadyPacked:
            return Conflict()
        except Unknown:
            _log.error("cannot write: the connection was lost, and it is not known what was written")
            return StoreFailed()
        except Exception as error:  # any failure must be reported, or its caller waits for ever
            if concerns_all(error):
                _log.error("cannot write: %s", say(failure_reason(error), "en"))
                return StoreFailed()
            _log.error("a row cannot be stored: %s", type(error).__name__)
            return Unstorable()
        if self._ownership is not None:
            self._ownership.note_stored(changes)
        return None

    def _conflict(self, changes: Sequence[Change]) -> Exception:
        """NoTable if a change refers to a table that does not exist, else Conflict; StoreFailed."""
        new_tables = {change.values["id"] for change in changes if isinstance(change, Row) and change.table == "tables"}
        tables = {table for change in changes if (table := table_of(change)) is not None} - new_tables
        columns = schema.tables.c
        try:
            with self.engine.connect() as connection:
                there = connection.scalars(select(columns.id).where(columns.id.in_(tables))).all()
        except SQLAlchemyError as error:
            _log.error("cannot read: %s", say(failure_reason(error), "en"))
            return StoreFailed()
        return Conflict() if tables <= {*there} else NoTable()

    # ---------------------------------------------------------------- packing

    async def waiting(self, after: str, number: int) -> Waiting:
        """Return some tables that can be packed or counted."""
        return await self.read(lambda connection: reading.waiting(connection, after, number))

    async def pack(self, table: str) -> bool:
        """Pack the entries of a finished table into one row; False if there is nothing to pack."""
        row = await self.read(lambda connection: reading.packed_row(connection, table))
        if row is None:
            return False
        return await asyncio.get_running_loop().run_in_executor(self._writing, self._swap, row)

    def _swap(self, row: Mapping[str, Any]) -> bool:
        try:
            return transact(self.engine, lambda connection: swap(connection, row))
        except IntegrityError:
            raise DamagedTable from None
        except (SQLAlchemyError, Unknown) as error:
            _log.error("cannot pack: %s", say(failure_reason(error), "en"))
            raise StoreFailed from None

    async def count(self, table: str) -> bool:
        """Count a finished match; False if there is nothing to count."""
        counts = await self.read(lambda connection: counting.count_match(connection, table))
        if counts is None:
            return False
        await asyncio.get_running_loop().run_in_executor(self._writing, self._keep_counts, counts)
        return True

    def _keep_counts(self, counts: TableCounts) -> None:
        try:
            transact(self.engine, lambda connection: counting.add_counts(connection, counts))
        except IntegrityError:  # another process was quicker, or the table is gone
            return
        except (SQLAlchemyError, Unknown) as error:
            _log.error("cannot keep counts: %s", say(failure_reason(error), "en"))
            raise StoreFailed from None

    # ---------------------------------------------------------------- reading

    async def read(self, query: Callable[[Connection], T]) -> T:
        """Run a query and return its result; raise StoreFailed, or DamagedTable if a row cannot be read."""

        def ask() -> T:
            try:
                return look_up(self.engine, query)
            except SQLAlchemyError as error:
                if is_invalid_text(error):
                    raise DamagedTable from None
                _log.error("cannot read: %s", say(failure_reason(error), "en"))
                raise StoreFailed from None
            except (ValueError, TypeError):  # a column holds no JSON
                raise DamagedTable from None

        return await asyncio.get_running_loop().run_in_executor(self._reading, ask)

    async def ask(self) -> None:
        """Check that the database answers; raise StoreFailed if it does not."""
        await self.read(lambda connection: connection.execute(select(schema.tables.c.id).limit(1)).one_or_none())

    async def table(self, table: str) -> Setup | None:
        """Return the setup of the table with this id; None if there is none."""
        return await self.read(lambda connection: find_table(connection, schema.tables.c.id == table))

    async def follower(self, table: str) -> Setup | None:
        """Return the setup of the rematch that follows this table; None if there is none."""
        return await self.read(lambda connection: find_table(connection, schema.tables.c.follows == table))

    async def invitation(self, table: str, seat: int) -> Invitation | None:
        """Return the newest invitation to a seat; None if there is none."""
        columns = schema.invitations.c
        query = select(columns.number, columns.digest).where(columns.table_id == table, columns.seat == seat)

        def ask(connection: Connection) -> Invitation | None:
            row = connection.execute(query.order_by(columns.number.desc()).limit(1)).one_or_none()
            return None if row is None else Invitation(table, seat, row.number, row.digest)

        return await self.read(ask)

    async def entries(self, table: str) -> list[Entry]:
        """Return all entries of a table."""
        return await self.read(lambda connection: _entries(connection, table))

    async def load(self, table: str) -> tuple[Setup, list[Entry]] | None:
        """Return the setup of a table and all its entries; None if there is no such table."""

        def ask(connection: Connection) -> tuple[Setup, list[Entry]] | None:
            setup = find_table(connection, schema.tables.c.id == table)
            return None if setup is None else (setup, _entries(connection, table))

        return await self.read(ask)

    async def resume(self, table: str, least: int) -> tuple[Setup, Snapshot | None, list[Entry]] | None:
        """Return the setup of a table, its newest usable snapshot and the entries after the snapshot.

        The snapshot has `least` entries or more after it; without such a snapshot all entries are returned. None if
        there is no such table.
        """

        def ask(connection: Connection) -> tuple[Setup, Snapshot | None, list[Entry]] | None:
            setup = find_table(connection, schema.tables.c.id == table)
            if setup is None:
                return None
            snapshot = reading.find_snapshot(connection, table, least)
            rows = reading.entry_rows(connection, table, snapshot.version if snapshot else 0)
            return setup, snapshot, [*map(entry_of, rows)]

        return await self.read(ask)

    async def record(self, table: str, version: int) -> Record:
        """Return the record of the entries up to a version."""
        return await self.read(lambda connection: record_of_lines(reading.lines_up_to(connection, table, version)))

    async def secrets(self, table: str) -> dict[int, str]:
        """Return the secrets of a table's deals, by the number of the deal; packing a finished match deletes them."""
        columns = schema.secrets.c
        query = select(columns.n, columns.secret).where(columns.table_id == table)
        return await self.read(lambda connection: {row.n: row.secret for row in connection.execute(query)})

    async def deadline(self, table: str) -> int | None:
        """Return until when a table waits for a person, in milliseconds since 1970; None if it waits for nobody."""
        columns = schema.deadlines.c
        return await self.read(
            lambda connection: connection.scalar(select(columns.at).where(columns.table_id == table))
        )

    async def due(self, before: int) -> list[str]:
        """Return the ids of the tables whose deadline is before a moment, the earliest first.

        The moment is in milliseconds since 1970.
        """
        columns = schema.deadlines.c
        query = select(columns.table_id).where(columns.at < before).order_by(columns.at)
        return await self.read(lambda connection: list(connection.scalars(query)))

    async def since(self, table: str, version: int) -> list[Entry]:
        """Return the entries of a table after a version."""
        return await self.read(lambda connection: [*map(entry_of, reading.entry_rows(connection, table, version))])

    async def chat_lines(self, table: str) -> list[ChatLine]:
        """Return the chat lines of a table, in order."""
        query = select(schema.chat).where(schema.chat.c.table_id == table).order_by(schema.chat.c.number)
        return await self.read(lambda connection: [ChatLine(*row) for row in connection.execute(query)])

    async def sent_away(self, table: str) -> set[str]:
        """Return the ids of the persons whom the host of a table has sent away."""
        columns = schema.sent_away.c
        return await self.read(
            lambda connection: set(connection.scalars(select(columns.person).where(columns.table_id == table)))
        )

    async def wishes(self, table: str) -> Wishes:
        """Return the wishes of the persons at a table."""
        query = select(schema.wishes).where(schema.wishes.c.table_id == table)

        def ask(connection: Connection) -> Wishes:
            row = connection.execute(query).one_or_none()
            return Wishes(table) if row is None else wishes_of(row)

        return await self.read(ask)

    async def visitors(self, table: str) -> list[Visitor]:
        """Return the known persons who have been seen at the seats of a table."""
        query = select(schema.visitors).where(schema.visitors.c.table_id == table)
        return await self.read(lambda connection: [Visitor(*row) for row in connection.execute(query)])

    async def last_seen(self, table: str) -> list[LastSeen]:
        """Return when the seats of a table were last seen, as far as it is stored."""
        query = select(schema.last_seen).where(schema.last_seen.c.table_id == table)
        return await self.read(lambda connection: [LastSeen(*row) for row in connection.execute(query)])

    async def changed(self, table: str) -> int | None:
        """Return when the standing of a table was last stored, in milliseconds since 1970; None if it never was."""
        columns = schema.standings.c
        return await self.read(
            lambda connection: connection.scalar(select(columns.at).where(columns.table_id == table))
        )

    async def in_lobby(self, since: int) -> list[tuple[Setup, LastSeen]]:
        """Return the tables in the lobby that still have open seats, each with when its host was last seen.

        The host must have been there at this moment (in milliseconds since 1970) or later. The oldest table is first.
        """
        columns, seen = schema.tables.c, schema.last_seen.c
        has_begun = exists().where(schema.entries.c.table_id == columns.id)
        is_over = exists().where(schema.packed.c.table_id == columns.id)
        open_seat = columns.players.contains(f'"{OPEN}"', autoescape=True)
        waits = (columns.manners.contains('"lobby":true', autoescape=True), open_seat, ~has_begun, ~is_over)
        was_there = func.coalesce(seen.left, seen.answered) >= since
        hosts = schema.last_seen.join(schema.tables, (seen.table_id == columns.id) & (seen.seat == columns.host))
        query = select(schema.last_seen).select_from(hosts).where(*waits, was_there).order_by(columns.at)

        def ask(connection: Connection) -> list[tuple[Setup, LastSeen]]:
            hosts_seen = [LastSeen(*row) for row in connection.execute(query)]
            setups = own_seats.setups(connection, [host.table for host in hosts_seen])
            return [(setups[host.table], host) for host in hosts_seen if setups[host.table].in_lobby]

        return await self.read(ask)

    async def places(self, table: str) -> list[Place]:
        """Return the places of a table's persons who have chosen a sign or were silenced."""
        query = select(schema.places).where(schema.places.c.table_id == table)
        return await self.read(lambda connection: [place_of(row) for row in connection.execute(query)])

    async def version(self, table: str) -> int:
        """Return the number of entries of a table."""
        return await self.read(lambda connection: reading.last_version(connection, table))

    async def tables_handed_over(self) -> list[str]:
        """Return the ids of the running tables at which a seat has changed hands."""
        entries, standings = schema.entries.c, schema.standings.c
        changed = exists().where(entries.table_id == standings.table_id, entries.kind == "seat")
        query = select(standings.table_id).where(standings.winners.is_(None), changed)
        return await self.read(lambda connection: list(connection.scalars(query)))

    async def version_of(self, table: str, seat: int, message: str) -> int | None:
        """Return the version of the choice that a seat's message has made; None if there is none."""
        return await self.read(lambda connection: reading.version_of(connection, table, seat, message))

    async def owns(self, digest: str, table: str, seat: int) -> bool:
        """Whether the token with this digest opens this seat."""
        columns = schema.keys.c
        query = select(columns.seat).where(columns.digest == digest, columns.table_id == table, columns.seat == seat)
        return await self.read(lambda connection: connection.scalar(query)) is not None


def _report(group: _Group, faults: Sequence[Exception | None]) -> None:
    """Tell the callers of a group of writes that they are stored, or why they are not."""
    for (_, stored), fault in zip(group, faults, strict=True):
        if stored.done():
            continue
        if fault is None:
            stored.set_result(None)
        else:
            stored.set_exception(fault)


def _entries(connection: Connection, table: str) -> list[Entry]:
    return [entry_of(row) for row in reading.entry_rows(connection, table)]


def _change(change: StoreChange | WriteStep) -> Change:
    return change if isinstance(change, Revocation | Vacancy | Closing) or callable(change) else row_of(change)
