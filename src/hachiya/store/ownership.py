"""The ownership of tables by leases in PostgreSQL, for processes that share a database.

A thread renews the row of this process. A process that could not renew its row for a while gives up its tables, by its
own clock and before the database gives them away; then it goes on as a new process.
"""

import asyncio
import logging
from collections.abc import Callable, Collection, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from secrets import token_hex
from threading import Event, Thread
from time import monotonic
from typing import TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from hachiya.store import leases, postgres
from hachiya.store.bans import add_ban, forget_bans, remove_ban, seconds_of_bans
from hachiya.store.leases import Holding, PeerProcess, Survey
from hachiya.store.problems import BadDatabase
from hachiya.store.rows import Row
from hachiya.store.spendings import forget_spendings
from hachiya.store.transactions import Unknown, transact
from hachiya.store.writing import Change, table_of
from hachiya.tables.live.background import keep_running
from hachiya.tables.live.ownership import names_table
from hachiya.tables.problems import NoNewTables, NoTable, NotOwner, OwnedElsewhere, StoreFailed

T = TypeVar("T")
_RENEWAL_SECONDS = 1.0
_SURE_SECONDS = 2.5
"""How long a process owns its tables since the start of the last successful renewal, by its own clock."""
_LOOK_SECONDS = 0.25
_SURVEY_SECONDS = 0.5
_TIDY_SECONDS = 60.0
"""The interval at which the rows of limits and bans that have ended are deleted."""
_MOST_ORPHANS = 500
_UNLEASED = {"tables", "keys", "standings", "deadlines"}
"""Rows that any process may write: they change no match, or come with rows that need the lease."""
_log = logging.getLogger(__name__)


class LeasedOwnership:
    """The tables that this process owns, by its leases.

    Within the event loop `on_loss` is called with names that are lost, and `on_survey` twice a second with the other
    processes and the tables that have lost their owner.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._me = _new_process("")
        self._epochs: dict[str, int] = {}
        self._sure_until = 0.0
        self._tidied = monotonic() - _TIDY_SECONDS
        self._ended: PeerProcess | None = None
        """The process in whose name this one offers its tables to others; None until it drains."""
        self._asking = ThreadPoolExecutor(1, "leases")
        """One thread, so that claims and releases take effect in their order."""
        self._renewing = Thread(target=self._renew, name="lease-renewal", daemon=True)
        self._stop = Event()
        self._tasks: list[asyncio.Task[None]] = []
        self.on_loss: Callable[[Collection[str]], None] = lambda _: None
        self.on_survey: Callable[[Survey], None] = lambda _: None
        self.on_failure: Callable[[str], None] = lambda _name: None
        """The callback after a failure of a background task, with the name of the task."""

    @property
    def me(self) -> PeerProcess:
        """This process, as other processes see it."""
        return self._me

    @property
    def is_sure(self) -> bool:
        """Whether no other process can have taken the tables of this one."""
        return monotonic() < self._sure_until

    async def start(self, address: str) -> None:
        """Enter this process in the database under the address of its peer line, and renew its row.

        StoreFailed; BadDatabase if the program cannot use the database any more.
        """
        began, me = monotonic(), _new_process(address)
        await self._run(lambda connection: leases.register(connection, me))
        self._me, self._sure_until = me, began + _SURE_SECONDS
        self._renewing.start()
        self._tasks = [
            asyncio.create_task(keep_running(name, work, self.on_failure))
            for name, work in (("watch over the leases", self._watch), ("survey", self._survey))
        ]

    async def close(self) -> None:
        """Give everything up, so that others can take it at once; closing twice is harmless."""
        if self._stop.is_set():
            return
        self._stop.set()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._renewing.ident is not None:
            await asyncio.to_thread(self._renewing.join)
            try:
                await self._run(lambda connection: leases.end(connection, self._me.id))
            except StoreFailed:
                _log.warning("the leases of this process end by themselves")
        self._asking.shutdown()

    def drain(self) -> None:
        """Claim nothing more: this process is about to end."""
        if self._ended is None:
            self._ended = _new_process("")

    async def peer(self, process: str) -> PeerProcess:
        """Return another process that is alive; StoreFailed if it is not."""
        peer = await self._run(lambda connection: leases.find_process(connection, process))
        if peer is None:
            raise StoreFailed
        return peer

    async def holdings(self) -> list[Holding]:
        """Return the processes that are alive with what they own; StoreFailed."""
        return await self._run(leases.holdings)

    # ---------------------------------------------------------------- bans

    async def ban(self, network: str, seconds: float | None) -> None:
        """Ban a network at all processes, for a time or without an end; StoreFailed."""
        await self._run(lambda connection: add_ban(connection, network, seconds))

    async def lift_ban(self, network: str) -> bool:
        """End the ban of a network at all processes; False if it was not banned, StoreFailed."""
        return await self._run(lambda connection: remove_ban(connection, network))

    async def seconds_of_bans(self) -> Mapping[str, float]:
        """Return the banned networks with the seconds until the end of each ban; StoreFailed."""
        return await self._run(seconds_of_bans)

    # ---------------------------------------------------------------- owning

    def owns(self, name: str) -> bool:
        """Whether this process owns a table or the lobby, as far as it knows."""
        return name in self._epochs and self.is_sure

    async def claim(self, name: str) -> None:
        """Own a table, the lobby or a review; OwnedElsewhere while another process does, NoTable, StoreFailed."""
        if self.owns(name):
            return
        me = self._me

        def ask(connection: Connection) -> int:
            if self._ended is not None or not self.is_sure:
                return _refuse(connection, name, me)
            epoch = leases.take_lease(connection, name, me.id)
            return _refuse(connection, name, me) if epoch is None else epoch

        epoch = await self._run(ask)
        if me is not self._me or not self.is_sure:
            raise StoreFailed
        self._epochs[name] = epoch

    async def release(self, names: Collection[str]) -> None:
        """Own these no longer; others may claim them at once."""
        own = [name for name in names if self._epochs.pop(name, None) is not None]
        if own:
            await self._run(lambda connection: leases.release_leases(connection, own, self._me.id))

    async def offer(self, names: Collection[str]) -> None:
        """Own these no longer, and let other processes take them at once, as if this one had ended; StoreFailed."""
        self.drain()
        own = [name for name in names if self._epochs.pop(name, None) is not None]
        if own:
            await self._run(lambda connection: self._offer(connection, own))

    def _offer(self, connection: Connection, names: Collection[str]) -> None:
        assert self._ended is not None
        leases.register_ended(connection, self._ended)
        leases.move_leases(connection, names, self._me.id, self._ended.id)

    def guard(self, connection: Connection, changes: Sequence[Change]) -> None:
        """Insert the leases of new tables, and raise NotOwner if another process owns a table that is changed.

        The leases stay locked until the transaction ends. NoNewTables while this process drains.
        """
        opened = _new_tables(changes)
        names = {table for change in changes if _needs_lease(change) and (table := table_of(change)) is not None}
        names -= opened
        epochs = {name: epoch for name in names if (epoch := self._epochs.get(name)) is not None}
        if names != epochs.keys():
            raise NotOwner
        if epochs:
            leases.check_leases(connection, epochs, self._me.id)
        if opened:
            if self._ended is not None:
                raise NoNewTables
            if not self.is_sure:
                raise NotOwner
            leases.add_leases(connection, opened, self._me.id)

    def note_stored(self, changes: Sequence[Change]) -> None:
        """Own the new tables, after the transaction of these changes."""
        self._epochs |= dict.fromkeys(_new_tables(changes), 1)

    def refused(self, changes: Sequence[Change]) -> None:
        """Call `on_loss` with those tables of refused changes that this process believes to own."""
        names = {table for change in changes if (table := table_of(change)) is not None}
        self._lose([name for name in names if name in self._epochs])

    def _lose(self, names: Collection[str]) -> None:
        for name in names:
            self._epochs.pop(name, None)
        if names:
            _log.warning("%d tables are owned by another process now", len(names))
            self.on_loss(names)

    # ---------------------------------------------------------------- tasks

    async def _watch(self) -> None:
        """Give everything up when this process is no longer sure to own it."""
        while True:
            await asyncio.sleep(_LOOK_SECONDS)
            if self._epochs and not self.is_sure:
                self._lose([*self._epochs])

    async def _survey(self) -> None:
        """Report at intervals which processes are alive and which tables have lost their owner."""
        while True:
            try:
                self.on_survey(await self._run(self._look))
            except StoreFailed:
                _log.warning("the database does not say which processes are alive")
            await asyncio.sleep(_SURVEY_SECONDS)

    def _look(self, connection: Connection) -> Survey:
        leases.shorten(connection)
        leases.forget_ended(connection)
        if monotonic() > self._tidied + _TIDY_SECONDS:
            self._tidied = monotonic()
            forget_spendings(connection)
            forget_bans(connection)
        return leases.survey(connection, self._me.id, 0 if self._ended is not None else _MOST_ORPHANS)

    def _renew(self) -> None:
        """Renew the row of this process until the end, in a thread; become a new process when the row has expired."""
        while not self._stop.wait(_RENEWAL_SECONDS):
            began = monotonic()
            try:
                me = self._renewed()
            except BadDatabase as error:
                _log.error("this server owns nothing any more: %s", error)
                continue
            except Exception as error:  # whatever it is, the next renewal may succeed
                _log.error("cannot renew the leases: %s", type(error).__name__)
                continue
            if me is not None:
                self._me, self._sure_until = me, began + _SURE_SECONDS

    def _renewed(self) -> PeerProcess | None:
        """Renew the row of this process, or register another one; None while neither is possible."""
        with self._engine.begin() as connection:
            leases.end_if_idle(connection)
            if leases.renew(connection, self._me.id):
                return self._me
            if self._epochs:  # until the event loop has given everything up
                return None
            me = _new_process(self._me.address)
            leases.register(connection, me)
            return me

    async def _run(self, work: Callable[[Connection], T]) -> T:
        """Return the result of a transaction; StoreFailed."""

        def step(connection: Connection) -> T:
            leases.end_if_idle(connection)
            return work(connection)

        def run() -> T:
            try:
                return transact(self._engine, step)
            except (SQLAlchemyError, Unknown) as error:
                _log.error("cannot read or write leases: %s", type(error).__name__)
                raise StoreFailed from None

        return await asyncio.get_running_loop().run_in_executor(self._asking, run)


def has_sharing_processes(engine: Engine) -> bool:
    """Whether processes are alive that lease the tables of a database."""
    if engine.dialect.name != postgres.NAME:
        return False
    with engine.connect() as connection:
        return bool(leases.holdings(connection))


def lease_tables(engine: Engine) -> LeasedOwnership | None:
    """Make the ownership of tables in a database; None where several processes cannot share it."""
    return LeasedOwnership(engine) if engine.dialect.name == postgres.NAME else None


def _new_process(address: str) -> PeerProcess:
    return PeerProcess(token_hex(8), address, token_hex(32))


def _refuse(connection: Connection, name: str, me: PeerProcess) -> int:
    """Return the epoch if this process has the lease; else raise OwnedElsewhere, NoTable or StoreFailed."""
    lease = leases.find_lease(connection, name)
    if lease is not None and lease.process == me.id:
        return lease.epoch
    if lease is not None and lease.is_alive:
        raise OwnedElsewhere(lease.process)
    if names_table(name) and not leases.has_table(connection, name):
        raise NoTable
    raise StoreFailed


def _needs_lease(change: Change) -> bool:
    return not isinstance(change, Row) or change.table not in _UNLEASED


def _new_tables(changes: Sequence[Change]) -> set[str]:
    """Return the ids of the tables that are opened by changes."""
    return {change.values["id"] for change in changes if isinstance(change, Row) and change.table == "tables"}
