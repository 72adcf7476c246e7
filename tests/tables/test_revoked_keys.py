"""No connection stays open whose key was revoked while it was opened."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine

import pytest

from hachiya.tables.live.tables import Tables
from hachiya.tables.problems import NotYourSeat
from tests.tables.memory import MemoryStore
from tests.tables.test_line import Caller
from tests.tables.test_tables import at_tables, everyone, order, until


async def revoke(tables: Tables, table: str) -> None:
    await tables.seats.revoke(table, 0)


async def remove(tables: Tables, table: str) -> None:
    setup = (await tables.registry.get(table)).match.setup
    assert setup.host is not None
    await tables.seats.remove(table, setup.host, 0)


async def give_up(tables: Tables, table: str) -> None:
    await tables.seats.give_up(table, 0)


async def gathering(tables: Tables) -> str:
    """A table that waits for its last person; seat 0 is taken, by a guest."""
    while True:
        opened = await tables.opening.open(order("person", "person"))
        if opened.own != 0:
            await tables.seats.join(opened.setup.id, 0, opened.invitations[0], None)
            return opened.setup.id


async def running(tables: Tables) -> str:
    """A table at which persons play."""
    return (await everyone(tables, order("person", "person")))[0].id


CASES = pytest.mark.parametrize(("begin", "end"), [(running, revoke), (gathering, remove), (running, give_up)])


@CASES
def test_a_key_that_is_revoked_before_its_owner_joins_shows_nothing(
    begin: Callable[[Tables], Awaitable[str]], end: Callable[[Tables, str], Coroutine[None, None, None]]
) -> None:
    async def script(tables: Tables, _store: MemoryStore) -> None:
        table = await begin(tables)
        live = await tables.registry.get(table)
        late = Caller(tables, live, 0)
        async with live.lock:
            ending = asyncio.create_task(end(tables, table))
            await asyncio.sleep(0)
            opening = asyncio.create_task(late.line.open())
            await asyncio.sleep(0)
        with pytest.raises(NotYourSeat):
            await opening
        await ending
        assert not late.heard
        assert not live.audience.viewers()

    at_tables(script)


@CASES
def test_a_key_that_is_revoked_while_its_owner_joins_closes_the_connection(
    monkeypatch: pytest.MonkeyPatch,
    begin: Callable[[Tables], Awaitable[str]],
    end: Callable[[Tables, str], Coroutine[None, None, None]],
) -> None:
    async def script(tables: Tables, store: MemoryStore) -> None:
        table = await begin(tables)
        live = await tables.registry.get(table)
        has_read, may_answer, owns = asyncio.Event(), asyncio.Event(), store.owns

        async def owns_slowly(digest: str, table: str, seat: int) -> bool:
            answer = await owns(digest, table, seat)
            has_read.set()
            await may_answer.wait()
            return answer

        monkeypatch.setattr(store, "owns", owns_slowly)
        late = Caller(tables, live, 0)
        opening = asyncio.create_task(late.line.open())
        await until(has_read.is_set)
        ending = asyncio.create_task(end(tables, table))
        for _ in range(10):  # as far as it comes
            await asyncio.sleep(0)
        may_answer.set()
        await opening
        await ending
        await until(lambda: late.closed == 4403)

    at_tables(script)
