"""What a person has sent just before the host removes them does not count for whoever sits there next."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from hachiya.tables.live.tables import Tables
from hachiya.tables.protocol.to_table import ChooseSign, GiveUp, Speak
from hachiya.tables.stored.chat_line import ChatLine
from hachiya.tables.stored.setup import PERSON
from hachiya.tables.stored.store import StoreChange
from tests.tables.memory import MemoryStore
from tests.tables.test_line import Caller, call
from tests.tables.test_tables import at_tables, order, until


def with_guest(script: Callable[[Tables, MemoryStore, Caller, Callable[[], Awaitable[str]]], Awaitable[None]]) -> None:
    """Run a script at a table that waits for its last person, with its guest and a function that removes them."""

    async def whole(tables: Tables, store: MemoryStore) -> None:
        opened = await tables.opening.open(order("person", "person"))
        table, (seat, _) = opened.setup.id, opened.invitations
        await tables.seats.join(table, seat, opened.invitations[seat], "Rin")
        (guest,) = await call(tables, table, seat)
        await script(tables, store, guest, lambda: tables.seats.remove(table, opened.own, seat))
        await until(lambda: guest.closed == 4403)

    at_tables(whole)


def test_words_that_are_just_being_stored_go_with_their_speaker(monkeypatch: pytest.MonkeyPatch) -> None:
    async def script(_tables: Tables, store: MemoryStore, guest: Caller, remove: Callable[[], Awaitable[str]]) -> None:
        is_storing, may_go_on, add = asyncio.Event(), asyncio.Event(), store.add

        async def add_slowly(*rows: StoreChange) -> None:
            if any(isinstance(row, ChatLine) for row in rows):
                is_storing.set()
                await may_go_on.wait()
            await add(*rows)

        monkeypatch.setattr(store, "add", add_slowly)
        speaking = asyncio.create_task(guest.line.handle(Speak(do="chat", id="late", phrase="hello")))
        await is_storing.wait()
        removing = asyncio.ensure_future(remove())
        for _ in range(10):  # as far as it comes
            await asyncio.sleep(0)
        may_go_on.set()
        await asyncio.gather(speaking, removing)
        assert store.chat == []

    with_guest(script)


def test_a_sign_that_waits_for_the_removal_is_nobodys() -> None:
    async def script(_tables: Tables, store: MemoryStore, guest: Caller, remove: Callable[[], Awaitable[str]]) -> None:
        async with guest.live.lock:
            removing = asyncio.ensure_future(remove())
            await asyncio.sleep(0)
            choosing = asyncio.create_task(guest.line.handle(ChooseSign(do="sign", id="late", sign=3)))
            await asyncio.sleep(0)
        await asyncio.gather(removing, choosing)
        assert await store.places(guest.live.id) == []

    with_guest(script)


def test_who_sits_there_next_has_not_given_up() -> None:
    async def script(tables: Tables, _store: MemoryStore, guest: Caller, remove: Callable[[], Awaitable[str]]) -> None:
        assert isinstance(guest.viewer, int)
        async with guest.live.handled.lock:
            leaving = asyncio.create_task(guest.line.handle(GiveUp(do="give_up", id="late")))
            await asyncio.sleep(0)
            await tables.seats.join(guest.live.id, guest.viewer, await remove(), "Mio")
        await leaving
        assert guest.live.match.setup.players[guest.viewer] == PERSON

    with_guest(script)
