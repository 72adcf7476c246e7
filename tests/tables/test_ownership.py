"""Tables of several processes: each table and the lobby have one owner, and owners hand them over."""

import asyncio
from collections.abc import Awaitable, Callable, Collection

import pytest

from hachiya.tables.attendance.outbox import Outbox
from hachiya.tables.live.counts import Counts
from hachiya.tables.live.line import TableLine
from hachiya.tables.live.ownership import LOBBY, MOVED, LoneOwnership
from hachiya.tables.live.services import Services
from hachiya.tables.live.table import LiveTable
from hachiya.tables.live.tables import Tables
from hachiya.tables.problems import NotOwner, OwnedElsewhere, StoreFailed
from hachiya.tables.stored.defaults import Defaults
from tests.tables.memory import ImmediateBotPool, MemoryStore
from tests.tables.test_lobby import in_lobby
from tests.tables.test_tables import order, until


class SharedOwnership:
    """The ownership of one process among several in this test, whose owners are in one dictionary."""

    def __init__(self, owners: dict[str, str], process: str) -> None:
        self.owners = owners
        self.process = process
        self.on_loss: Callable[[Collection[str]], None] = lambda _: None
        self.is_draining = False

    async def claim(self, name: str) -> None:
        await asyncio.sleep(0)
        if self.is_draining and not self.owns(name):
            raise StoreFailed
        owner = self.owners.setdefault(name, self.process)
        if owner != self.process:
            raise OwnedElsewhere(owner)

    def owns(self, name: str) -> bool:
        return self.owners.get(name) == self.process

    async def release(self, names: Collection[str]) -> None:
        for name in names:
            if self.owns(name):
                del self.owners[name]

    async def offer(self, names: Collection[str]) -> None:
        self.is_draining = True
        await self.release(names)


class Viewer:
    """A viewer at a table, who notes the code with which the connection is closed."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self.code: int | None = None
        self.box = Outbox(10**9, lambda: None, lambda: None)
        self.sending = asyncio.create_task(self.box.run(self._hear, self._close))

    async def _hear(self, text: str) -> None:
        """Receive a message."""

    async def _close(self, code: int, _reason: str) -> None:
        self.code = code
        self.live.leave("table", self.box)


def at_processes(script: Callable[[Tables, Tables], Awaitable[None]]) -> None:
    """Run a script at the tables of two processes that share a store."""

    async def run() -> None:
        store, owners = MemoryStore(), dict[str, str]()
        both = [
            Tables(
                Services(
                    store,
                    ImmediateBotPool(),
                    Defaults(0, 0, 0.0, 0.0),
                    Counts(),
                    ownership=SharedOwnership(owners, process),
                )
            )
            for process in ("first", "second")
        ]
        try:
            await script(*both)
        finally:
            for tables in both:
                await tables.close()

    asyncio.run(run())


async def open_waiting(tables: Tables) -> str:
    """Open a table that waits for persons, and return the id."""
    setup = (await tables.opening.open(order("person", "person"))).setup
    await tables.services.ownership.claim(setup.id)
    return setup.id


def test_a_table_is_in_the_memory_of_one_process_until_that_drops_it() -> None:
    async def script(first: Tables, second: Tables) -> None:
        table = await open_waiting(first)
        with pytest.raises(OwnedElsewhere) as refused:
            await second.registry.get(table)
        assert refused.value.process == "first"
        first.registry.drop(table)
        await until(lambda: not first.services.ownership.owns(table))
        await second.registry.get(table)
        with pytest.raises(OwnedElsewhere):
            await first.registry.get(table)

    at_processes(script)


def test_viewers_move_when_a_table_is_handed_over_and_nobody_joins_the_former_owner() -> None:
    async def script(first: Tables, second: Tables) -> None:
        table = await open_waiting(first)
        live = await first.registry.get(table)
        viewer = Viewer(live)
        await live.join("table", viewer.box)
        await first.registry.hand_over()
        await until(lambda: viewer.code == MOVED)
        with pytest.raises(NotOwner):
            await live.join("table", viewer.box)
        with pytest.raises(StoreFailed):
            await first.registry.get(table)
        await second.registry.get(table)

    at_processes(script)


def test_a_table_that_is_opened_while_its_process_hands_over_goes_to_another_too() -> None:
    async def script(first: Tables, second: Tables) -> None:
        opening = asyncio.create_task(first.opening.open(order("person", "person")))
        await asyncio.sleep(0)
        await first.registry.hand_over()
        table = (await opening).setup.id
        await until(lambda: not len(first.registry))
        await second.registry.get(table)

    at_processes(script)


def test_a_viewer_who_joins_while_the_table_is_lost_is_sent_on() -> None:
    async def script(first: Tables, _second: Tables) -> None:
        table = await open_waiting(first)
        live = await first.registry.get(table)
        viewer = Viewer(live)
        async with live.lock:
            joining = asyncio.create_task(TableLine(first.seats, live, "table", None, viewer.box).open())
            await asyncio.sleep(0)
            first.registry.lose([table])
        with pytest.raises(NotOwner):
            await joining
        assert not live.audience.viewers()

    at_processes(script)


def test_the_lobby_and_its_tables_have_one_owner_and_go_over_together() -> None:
    async def script(first: Tables, second: Tables) -> None:
        opened = await first.opening.open(in_lobby())
        await first.services.ownership.claim(opened.setup.id)
        live = await first.registry.get(opened.setup.id)
        host = Viewer(live)
        await live.join(opened.own, host.box)
        for question in (second.registry.lobby.get(), second.opening.open(in_lobby())):
            with pytest.raises(OwnedElsewhere):
                await question
        await first.registry.hand_over()
        assert not first.services.lobby.waiting_tables()
        lobby = await second.registry.lobby.get()
        assert [table["table"] for table in lobby.waiting_tables()] == [opened.setup.id]
        await second.seats.join_from_lobby(opened.setup.id, "Rin", None)

    at_processes(script)


def test_a_visitor_of_the_lobby_moves_with_it() -> None:
    async def script(first: Tables, _second: Tables) -> None:
        codes = list[int]()
        box = Outbox(10**9, lambda: None, lambda: None)

        async def hear(_text: str) -> None: ...

        async def close(code: int, _reason: str) -> None:
            codes.append(code)

        sending = asyncio.create_task(box.run(hear, close))
        stop = await first.registry.lobby.look_in(box)
        first.registry.lose([LOBBY])
        await sending
        assert codes == [MOVED]
        stop()

    at_processes(script)


def test_a_process_that_has_its_database_for_itself_owns_everything() -> None:
    async def script() -> None:
        ownership = LoneOwnership()
        await ownership.claim("table")
        await ownership.release(["table"])
        await ownership.offer(["table"])
        assert ownership.owns("table")

    asyncio.run(script())
