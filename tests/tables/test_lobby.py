"""Tables are listed in the lobby while their host is present."""

import asyncio
import json
from dataclasses import replace
from time import time

import pytest
from pydantic import TypeAdapter

from hachiya.tables.attendance import lobby
from hachiya.tables.attendance.bus import OneProcess
from hachiya.tables.attendance.lobby import MOST, MOST_EACH, LobbyNews
from hachiya.tables.attendance.outbox import Outbox
from hachiya.tables.live import caretaker
from hachiya.tables.live.counts import Counts
from hachiya.tables.live.services import Services
from hachiya.tables.live.table import CLOSED
from hachiya.tables.live.tables import Tables
from hachiya.tables.problems import LobbyFull, NotInLobby, NotInvited, NotOwner, SeatTaken, StoreFailed
from hachiya.tables.protocol.order import NewTable
from hachiya.tables.stored.defaults import Defaults
from hachiya.tables.stored.visits import LastSeen
from tests.tables.choosing import Message
from tests.tables.memory import ImmediateBotPool, MemoryStore
from tests.tables.test_gathering import come
from tests.tables.test_tables import at_tables, order, until


def in_lobby(*opponents: str, game: str = "sannin", **more: str | int) -> NewTable:
    return order(*(opponents or ("person", "person")), game=game, **more).model_copy(update={"lobby": True})


class LobbyListener:
    """A listener to the lobby's messages."""

    def __init__(self, services: Services) -> None:
        self.heard: list[Message] = []
        self.stop = services.lobby.listen(lambda news: self.heard.append(json.loads(news)))

    def shown(self) -> dict[str, Message]:
        """The tables with open seats that the lobby lists now."""
        return {table: entry for table, entry in self.everything().items() if not entry["running"]}

    def running(self) -> dict[str, int]:
        """The running tables that the lobby lists now, with the number of spectators."""
        return {table: entry["watching"] for table, entry in self.everything().items() if entry["running"]}

    def everything(self) -> dict[str, Message]:
        """All tables that the lobby lists now."""
        seen_tables: dict[str, Message] = {}
        for news in self.heard:
            TypeAdapter(LobbyNews).validate_python(news)
            seen_tables = {} if news["whole"] else seen_tables
            seen_tables |= {table["table"]: table for table in news["tables"]}
            seen_tables = {table: entry for table, entry in seen_tables.items() if table not in news["gone"]}
        return seen_tables


def test_the_lobby_lists_a_table_while_its_host_is_there_and_seats_are_open() -> None:
    async def script(tables: Tables, _store: MemoryStore) -> None:
        listener = LobbyListener(tables.services)
        opened = await tables.opening.open(in_lobby())
        id_ = opened.setup.id
        assert listener.shown() == {}
        await come(tables, id_, opened.own)
        assert listener.shown()[id_]["players"].count("open") == 2
        assert listener.shown()[id_]["names"][opened.own] == "Hana"
        first = await tables.seats.join_from_lobby(id_, "Rin", 3)
        assert listener.shown()[id_]["signs"][first.own] == 3
        await tables.seats.remove(id_, opened.own, first.own)
        assert listener.shown()[id_]["players"].count("open") == 2
        for _ in range(2):
            await tables.seats.join_from_lobby(id_, None, None)
        assert listener.shown() == {}
        with pytest.raises(SeatTaken):
            await tables.seats.join_from_lobby(id_, None, None)
        assert (await tables.registry.get(id_)).match.version == 1

    at_tables(script)


def test_a_table_that_begins_in_the_lobby_is_listed_with_its_onlookers_until_its_match_is_over() -> None:
    async def script(tables: Tables, _store: MemoryStore) -> None:
        listener = LobbyListener(tables.services)
        opened = await tables.opening.open(in_lobby())
        id_ = opened.setup.id
        await come(tables, id_, opened.own)
        joined = await tables.seats.join_from_lobby(id_, "Rin", None)
        await tables.seats.join_from_lobby(id_, "Mio", None)
        assert listener.running() == {id_: 0}
        onlooker = await come(tables, id_, "table")
        assert listener.running() == {id_: 1}
        onlooker.live.leave("table", onlooker.box)
        assert listener.running() == {id_: 0}
        await tables.opening.join_or_open(in_lobby(), "d")
        assert listener.running() == {id_: 0}
        live = await tables.registry.get(id_)
        assert live.match.setup.players[joined.own] == "person"
        await live.end()
        assert listener.running() == {}

    at_tables(script)


def test_a_running_table_without_onlookers_is_not_listed() -> None:
    async def script(tables: Tables, _store: MemoryStore) -> None:
        listener = LobbyListener(tables.services)
        opened = await tables.opening.open(in_lobby("person", "greedy").model_copy(update={"watched": False}))
        await come(tables, opened.setup.id, opened.own)
        await tables.seats.join_from_lobby(opened.setup.id, "Rin", None)
        assert listener.everything() == {}

    at_tables(script)


def test_visitors_of_the_lobby_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "COUNT_SECONDS", 0)

    async def script(tables: Tables, _store: MemoryStore) -> None:
        first = LobbyListener(tables.services)
        assert [news["here"] for news in first.heard] == [1]
        second = LobbyListener(tables.services)
        assert second.heard[0]["here"] == 2
        await until(lambda: first.heard[-1]["here"] == 2)
        second.stop()
        await until(lambda: first.heard[-1]["here"] == 1)

    at_tables(script)


def test_the_lobby_hides_a_table_while_its_host_is_away() -> None:
    async def run() -> None:
        defaults = Defaults(0, 0, 0.0, 0.0, lobby_seconds=0.01)
        services = Services(MemoryStore(), ImmediateBotPool(), defaults, Counts())
        tables, listener = Tables(services), LobbyListener(services)
        opened = await tables.opening.open(in_lobby())
        host = await come(tables, opened.setup.id, opened.own)
        host.live.leave(opened.own, host.box)
        assert opened.setup.id in listener.shown()
        while listener.shown():
            await asyncio.sleep(0.001)
        await come(tables, opened.setup.id, opened.own)
        assert opened.setup.id in listener.shown()
        await tables.seats.close(opened.setup.id, opened.own)
        assert listener.shown() == {}
        await tables.close()

    asyncio.run(run())


def test_a_closed_table_stays_out_of_the_lobby_while_its_persons_leave() -> None:
    """The guest leaves first, or the first of the host's two tabs; who comes just now is not admitted."""

    async def script(tables: Tables, _store: MemoryStore) -> None:
        listener = LobbyListener(tables.services)
        opened = await tables.opening.open(in_lobby())
        id_ = opened.setup.id
        joined = await tables.seats.join_from_lobby(id_, "Rin", None)
        guest, *tabs = [await come(tables, id_, viewer) for viewer in (joined.own, opened.own, opened.own)]
        late = Outbox(10**9, lambda: None, lambda: None)
        async with guest.live.lock:
            closing = asyncio.create_task(tables.seats.close(id_, opened.own))
            await asyncio.sleep(0)
            coming = asyncio.create_task(guest.live.join("table", late))
            await asyncio.sleep(0)
        await closing
        with pytest.raises(NotOwner):
            await coming
        before = len(listener.heard)
        assert listener.everything() == {}
        for leaver in (guest, *tabs):
            await until(lambda leaver=leaver: leaver.closed == CLOSED)  # type: ignore[misc]
            leaver.live.leave(leaver.viewer, leaver.box)
        assert listener.heard[before:] == []

    at_tables(script)


DAY = 86_400


@pytest.mark.parametrize(
    ("gone", "killed", "is_shown"),
    [
        (None, None, True),
        (30, None, True),
        (90, None, False),
        (60 * DAY, None, False),
        (None, 200, True),
        (None, 60 * DAY, False),
        (70, 90, False),
    ],
)
def test_the_lobby_lists_its_tables_after_a_restart_until_their_hosts_are_away_too_long(
    gone: int | None, killed: int | None, is_shown: bool
) -> None:
    """The host left so many seconds ago, or was last seen so long ago by a server that was killed."""

    async def script(tables: Tables, store: MemoryStore) -> None:
        opened = await tables.opening.open(in_lobby())
        await come(tables, opened.setup.id, opened.own)
        shown = LobbyListener(tables.services).shown()
        await tables.close()
        if (gone, killed) != (None, None):
            await store.add(LastSeen(opened.setup.id, opened.own, ago(gone), ago(killed)))
        services = replace(tables.services, bus=OneProcess())
        again, listener = Tables(services), LobbyListener(services)
        await again.registry.lobby.get()
        assert listener.shown() == (shown if is_shown else {})
        if is_shown:
            seated = await again.seats.join_from_lobby(opened.setup.id, "Rin", None)
            assert seated.setup.names[seated.own] == "Rin"
        await again.close()

    at_tables(script)


def ago(seconds: int | None) -> int | None:
    return None if seconds is None else round(1000 * (time() - seconds))


def test_the_lobby_keeps_the_tables_whose_hosts_are_there_while_it_cannot_be_restored(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def fail(*_: object) -> None:
        raise StoreFailed

    async def script(tables: Tables, store: MemoryStore) -> None:
        earlier = (await tables.opening.open(in_lobby())).setup.id
        await tables.close()
        again = Tables(replace(tables.services, bus=OneProcess()))
        with monkeypatch.context() as broken:
            broken.setattr(store, "in_lobby", fail)
            opened = await again.opening.open(in_lobby())
            await come(again, opened.setup.id, opened.own)
            lobby = await again.registry.lobby.get()
            assert [table["table"] for table in lobby.waiting_tables()] == [opened.setup.id]
        await again.registry.lobby.get()
        assert {table["table"] for table in lobby.waiting_tables()} == {earlier, opened.setup.id}
        assert lobby._leaving.keys() == {earlier}
        await again.close()

    at_tables(script)


def test_a_table_whose_host_never_came_does_not_return_to_the_lobby_with_every_restart() -> None:
    """It is shown for the rest of a minute after it was opened."""

    async def script(tables: Tables, store: MemoryStore) -> None:
        opened = await tables.opening.open(in_lobby())
        assert await shown_after_restart(tables) == {opened.setup.id}
        await store.add(LastSeen(opened.setup.id, opened.own, ago(61)))
        assert await shown_after_restart(tables) == set()
        await store.add(LastSeen(opened.setup.id, opened.own))  # as older programs have stored it
        assert await shown_after_restart(tables) == set()

    at_tables(script)


async def shown_after_restart(tables: Tables) -> set[str]:
    again = Tables(replace(tables.services, bus=OneProcess()))
    shown = {table["table"] for table in (await again.registry.lobby.get()).waiting_tables()}
    await again.close()
    return shown


def test_after_a_restart_the_lobby_lists_no_more_tables_than_before() -> None:
    """The newest are listed, and no others can be opened."""

    async def script(tables: Tables, store: MemoryStore) -> None:
        setup = (await tables.opening.open(in_lobby())).setup
        await store.add(LastSeen(setup.id, setup.host or 0, ago(61)))
        ids = [f"{number:016}" for number in range(MOST + 5)]
        for table in ids:
            await store.add(replace(setup, id=table), LastSeen(table, setup.host or 0, answered=ago(1)))
        again = Tables(replace(tables.services, bus=OneProcess()))
        waiting = (await again.registry.lobby.get()).waiting_tables()
        assert [table["table"] for table in waiting] == ids[5:]
        with pytest.raises(LobbyFull):
            await again.opening.open(in_lobby(), "elsewhere")
        await again.close()

    at_tables(script)


def test_a_host_who_waits_in_the_lobby_is_noted_at_intervals(monkeypatch: pytest.MonkeyPatch) -> None:
    """So the store knows it when the server is killed; once the match has begun nobody is noted."""
    monkeypatch.setattr(caretaker, "_HOST_SECONDS", 0.0)

    async def script(tables: Tables, store: MemoryStore) -> None:
        opened = await tables.opening.open(in_lobby())

        def host_seen() -> LastSeen:
            return store.seen[opened.setup.id, opened.own]

        await come(tables, opened.setup.id, opened.own)
        await until(lambda: host_seen().left is None)
        before = host_seen().answered or 0
        tables.start()
        await until(lambda: (host_seen().answered or 0) > before)
        await tables.seats.fill_with_bots(opened.setup.id, opened.own, "greedy")
        live = await tables.registry.get(opened.setup.id)
        await live.wait_for_notes()
        last = host_seen()
        live.note_waiting_host()
        await live.wait_for_notes()
        assert host_seen() == last

    at_tables(script)


def test_a_host_who_comes_when_all_others_sit_has_not_left_since_the_opening() -> None:
    """The store would count them as absent since then after a restart."""

    async def script(tables: Tables, store: MemoryStore) -> None:
        opened = await tables.opening.open(in_lobby())
        for seat, secret in opened.invitations.items():
            await tables.seats.join(opened.setup.id, seat, secret, "Rin")
        host = await come(tables, opened.setup.id, opened.own)
        await host.live.wait_for_notes()
        assert (opened.setup.id, opened.own) not in store.seen

    at_tables(script)


def test_a_guest_removed_after_a_restart_cannot_join_again() -> None:
    async def script(tables: Tables, _store: MemoryStore) -> None:
        opened = await tables.opening.open(in_lobby())
        guest = await tables.seats.join_from_lobby(opened.setup.id, "Rin", None, "r" * 16)
        live = await tables.registry.get(opened.setup.id)
        await live.join(guest.own, Outbox(10**9, lambda: None, lambda: None), "r" * 16)
        await tables.close()
        again = Tables(replace(tables.services, bus=OneProcess()))
        await again.seats.remove(opened.setup.id, opened.own, guest.own)
        with pytest.raises(NotInvited):
            await again.seats.join_from_lobby(opened.setup.id, "Rin", None, "r" * 16)
        await again.close()

    at_tables(script)


def test_a_guest_whose_removal_failed_at_first_cannot_join_again() -> None:
    async def script(tables: Tables, store: MemoryStore) -> None:
        opened = await tables.opening.open(in_lobby())
        id_ = opened.setup.id
        guest = await tables.seats.join_from_lobby(id_, "Rin", None, "r" * 16)
        live = await tables.registry.get(id_)
        await live.join(guest.own, Outbox(10**9, lambda: None, lambda: None), "r" * 16)
        store.fails = True
        with pytest.raises(StoreFailed):
            await tables.seats.remove(id_, opened.own, guest.own)
        store.fails = False
        await tables.seats.remove(id_, opened.own, guest.own)
        assert await store.sent_away(id_) == {"r" * 16}
        await tables.close()
        again = Tables(replace(tables.services, bus=OneProcess()))
        with pytest.raises(NotInvited):
            await again.seats.join_from_lobby(id_, "Rin", None, "r" * 16)
        await again.close()

    at_tables(script)


def test_a_table_outside_the_lobby_admits_nobody_without_a_link() -> None:
    async def script(tables: Tables, _store: MemoryStore) -> None:
        opened = await tables.opening.open(order("person", "person"))
        listener = LobbyListener(tables.services)
        await come(tables, opened.setup.id, opened.own)
        assert listener.shown() == {}
        with pytest.raises(NotInLobby):
            await tables.seats.join_from_lobby(opened.setup.id, "Rin", None)

    at_tables(script)


def test_a_client_that_opens_too_many_lobby_tables_is_refused() -> None:
    async def script(tables: Tables, store: MemoryStore) -> None:
        for _ in range(MOST_EACH):
            opened = await tables.opening.open(in_lobby(), "here")
        with pytest.raises(LobbyFull):
            await tables.opening.open(in_lobby(), "here")
        assert len(store.setups) == MOST_EACH
        await tables.opening.open(in_lobby(), "elsewhere")
        await tables.seats.close(opened.setup.id, opened.own)
        await tables.opening.open(in_lobby(), "here")

    at_tables(script)


def test_quick_matches_with_equal_settings_share_a_table() -> None:
    async def script(tables: Tables, _store: MemoryStore) -> None:
        first = await tables.opening.join_or_open(in_lobby(), "a")
        await come(tables, first.setup.id, first.own)
        other = await tables.opening.join_or_open(in_lobby(multipliers="B"), "b")
        assert other.setup.id != first.setup.id
        await come(tables, other.setup.id, other.own)
        opened_tables = await asyncio.gather(*(tables.opening.join_or_open(in_lobby(), "c") for _ in range(2)))
        assert {opened.setup.id for opened in opened_tables} == {first.setup.id}
        assert not opened_tables[1].setup.open_seats or not opened_tables[0].setup.open_seats
        late = await tables.opening.join_or_open(in_lobby(), "d")
        assert late.setup.id not in (first.setup.id, other.setup.id)

    at_tables(script)


def test_a_removed_player_cannot_join_again_through_the_lobby() -> None:
    async def script(tables: Tables, _store: MemoryStore) -> None:
        opened = await tables.opening.open(in_lobby(), "here")
        id_ = opened.setup.id
        await come(tables, id_, opened.own)
        joined = await tables.seats.join_from_lobby(id_, "Rin", None, "rin")
        live = await tables.registry.get(id_)
        box = Outbox(10**9, lambda: None, lambda: None)
        await live.join(joined.own, box, "rin")
        await tables.seats.remove(id_, opened.own, joined.own)
        with pytest.raises(NotInvited):
            await tables.seats.join_from_lobby(id_, "Rin", None, "rin")
        tables.registry._live.pop(id_)  # as if it had been forgotten meanwhile
        await come(tables, id_, opened.own)
        with pytest.raises(NotInvited):
            await tables.seats.join_from_lobby(id_, "Rin", None, "rin")
        elsewhere = await tables.opening.join_or_open(in_lobby(), "there", "rin")
        assert elsewhere.setup.id != id_
        assert (await tables.seats.join_from_lobby(id_, "Mio", None, "mio")).setup.id == id_

    at_tables(script)
