"""A house and its tables, asked by a program: links, codes, the lobby, chat, looking on."""

import asyncio
import threading
from collections.abc import Awaitable, Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from websockets.asyncio.server import ServerConnection, serve

from hachiya.client import House, LiveTable, NewTable, Refused, wire
from hachiya.client.refused import BadLink, NoHouse
from hachiya.tables.problems import NoTable, NotYourSeat
from hachiya.words.errors import HachiyaError
from tests.server.running import free_port, running, settings_in

PATIENCE = 20.0
"""Seconds."""


@pytest.fixture(name="address")
def _address(tmp_path: Path) -> Iterator[str]:
    with running(settings_in(tmp_path)) as server:
        yield server.address.rstrip("/")


def order(*opponents: str, game: str = "sannin", lobby: bool = False, free_words: bool = False) -> NewTable:
    return NewTable(game=game, name="Hana", opponents=[*opponents], pace=0, lobby=lobby, free_words=free_words)


def ask(address: str, what: Callable[[House], Awaitable[None]]) -> None:
    """Let a program ask a house."""

    async def main() -> None:
        async with House(address) as house, asyncio.timeout(PATIENCE):
            await what(house)

    asyncio.run(main())


async def until(table: LiveTable, is_so: Callable[[], bool]) -> None:
    """Read messages of a table until something is so."""
    while not is_so():
        await anext(table)


def test_persons_come_by_link_and_by_code(address: str) -> None:
    async def meet(house: House) -> None:
        host = await house.open(order("person", "person"))
        first, second = host.links
        async with host.sit_down() as table:
            assert table.gathering is not None
            assert sorted(table.players) == ["open", "open", "person"]
            with pytest.raises(HachiyaError, match="not open"):
                _ = table.view
            await house.join(host.links[first], name="Sora")
            code = await host.code(second)
            guest = await house.join(f"{code[:4]} {code[4:]}", name="Umi")
            await until(table, lambda: table.gathering is None)
            assert sorted(table.names) == ["Hana", "Sora", "Umi"]
        async with house.seat(guest.recovery_link).sit_down() as again:
            assert again.version > 0
            assert again.names[guest.number] == "Umi"

    ask(address, meet)


def test_the_view_follows_the_entries(address: str) -> None:
    """A table that was followed from the beginning and one that was opened later are equal."""

    async def follow(house: House) -> None:
        seat = await house.open(order("greedy", "greedy"))
        # While somebody looks on, the house asks every question.
        async with seat.sit_down() as table, house.watch(seat.table):
            for _ in range(12):
                await until(table, lambda: table.may_choose)
                view = table.view
                legal = view["legal"]
                version = await table.act([legal[-1]])
                await until(table, lambda at=version: table.version >= at)  # type: ignore[misc]
            await until(table, lambda: table.may_choose)
            async with seat.sit_down() as later:
                assert later.version == table.version
                assert (later.view, later.sheet, later.record) == (table.view, table.sheet, table.record)

    ask(address, follow)


def test_all_seats_of_a_house_belong_to_one_person(address: str) -> None:
    """A rematch is asked with the key of a seat, and takes another seat."""

    async def play_on(house: House) -> None:
        seat, tables = await house.open(order("greedy", "greedy")), set[str]()
        for _ in range(3):
            async with seat.sit_down() as table:
                await table.wish("end")
            tables.add(seat.table)
            seat = await seat.rematch()
        listed = await house._asking._http.get(f"{address}/api/me/tables", params={"state": "over"})
        assert {table["table"] for table in listed.json()["tables"]} == tables

    ask(address, play_on)


def test_people_talk_and_others_look_on(address: str) -> None:
    async def talk(house: House) -> None:
        seat = await house.open(order("greedy", "greedy"))
        async with seat.sit_down() as table, house.watch(f"{address}/t/{seat.table}/table") as watched:
            await table.say(phrase="hello")
            with pytest.raises(Refused) as refusal:
                await table.say("good evening")
            assert refusal.value.code == "phrases_only"
            await until(watched, lambda: bool(watched.chat))
            assert [(line["seat"], line["phrase"]) for line in watched.chat] == [(seat.number, "hello")]
            assert not watched.may_choose
            with pytest.raises(Refused) as refusal:
                await watched.act([0])
            assert refusal.value.code == "not_your_turn"

    ask(address, talk)


def test_persons_may_end_the_match_early(address: str) -> None:
    async def end(house: House) -> None:
        seat = await house.open(order("greedy", "greedy"))
        async with seat.sit_down() as table:
            await table.wish("end")
            await until(table, lambda: table.over)
            assert table.ended_early

    ask(address, end)


def test_the_lobby_is_followed(address: str) -> None:
    async def look(house: House) -> None:
        async with house.lobby() as lobby:
            assert lobby.tables == {}
            seat = await house.open(order("person", game="hachiju", lobby=True))
            async with seat.sit_down():
                while seat.table not in lobby.tables:
                    await anext(lobby)
                assert sorted(lobby.tables[seat.table]["players"]) == ["open", "person"]
                async with House(address) as other:
                    guest = await other.join_lobby(seat.table, name="Umi")
                    assert {guest.number, seat.number} == {0, 1}
                    while seat.table in lobby.tables and not lobby.tables[seat.table]["running"]:
                        await anext(lobby)

    ask(address, look)


def test_a_quick_match_brings_two_together(address: str) -> None:
    async def meet(house: House) -> None:
        first = await house.quick_match("hachiju", 2, name="Hana")
        async with first.sit_down(), House(address) as other:
            second = await other.quick_match("hachiju", 2, name="Umi")
            assert (first.table, {first.number, second.number}) == (second.table, {0, 1})

    ask(address, meet)


def test_a_bot_of_the_house_takes_a_seat_that_stays_open(address: str) -> None:
    async def wait_no_longer(house: House) -> None:
        seat = await house.open(order("person", "greedy"))
        (number,) = seat.links
        await seat.seat_bot(number, "random")
        async with seat.sit_down() as table:
            assert table.gathering is None
            assert sorted(table.players) == ["greedy", "person", "random"]

    ask(address, wait_no_longer)


def test_no_key_is_printed(address: str) -> None:
    async def look(house: House) -> None:
        seat = await house.open(order("person", "greedy"))
        async with seat.sit_down() as table:
            secrets = [link.partition("#")[2] for link in (seat.recovery_link, *seat.links.values())]
            printed = f"{house!r} {seat!r} {table!r} {seat} {table} {house.lobby()!r}"
            assert len(secrets) == 2
            assert not any(secret in printed for secret in secrets)

    ask(address, look)


def test_a_house_refuses_with_its_reason(address: str) -> None:
    async def err(house: House) -> None:
        seat = await house.open(order("person", "greedy"))
        (link,) = seat.links.values()
        await house.join(link)
        with pytest.raises(Refused) as refusal:
            await house.join(link)
        assert refusal.value.code == "taken"
        assert "already taken" in str(refusal.value)
        with pytest.raises(BadLink) as fault:
            await house.join("https://elsewhere.example/join/secret")
        assert address in str(fault.value)
        assert "secret" not in str(fault.value)
        with pytest.raises(NoTable):
            async with house.watch("x" * 16):
                pass
        with pytest.raises(NotYourSeat):
            async with house.seat(f"/t/{seat.table}/0#{'k' * 43}").sit_down():
                pass
        with pytest.raises(HachiyaError, match="not open"):
            await seat.sit_down().act([0])

    ask(address, err)


def cut(table: LiveTable) -> None:
    """Break the line to a table; what is sent before it is open again is lost."""
    assert table._wire._socket is not None
    table._wire._socket.transport.abort()


def test_what_is_lost_on_a_broken_line_is_sent_again_while_the_table_waits_for_persons(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wire, "_FIRST_WAIT", 0.0)

    async def talk(house: House) -> None:
        seat = await house.open(order("person", "greedy"))
        async with seat.sit_down() as table:
            cut(table)
            await table.say(phrase="hello")
            await until(table, lambda: bool(table.chat))
            assert [(line["seat"], line["phrase"]) for line in table.chat] == [(seat.number, "hello")]

    ask(address, talk)


def test_who_waits_for_an_answer_hears_that_the_line_is_closed(address: str) -> None:
    async def talk(house: House) -> None:
        seat = await house.open(order("person", "greedy"))
        async with seat.sit_down() as table:
            cut(table)
            saying = asyncio.create_task(table.say(phrase="hello"))
            while not table._asked:
                await asyncio.sleep(0)
        with pytest.raises(HachiyaError, match="not open"):
            await saying

    ask(address, talk)


def test_a_line_whose_opening_is_cancelled_is_closed() -> None:
    """The house accepts the connection, and says nothing."""

    async def wait_in_vain() -> None:
        async with asyncio.timeout(PATIENCE), serve(ServerConnection.wait_closed, "127.0.0.1", 0) as house:
            port = house.sockets[0].getsockname()[1]
            opening = asyncio.create_task(House(f"http://127.0.0.1:{port}").watch("x" * 16).__aenter__())
            while not house.connections:
                await asyncio.sleep(0)
            opening.cancel()
            with pytest.raises(asyncio.CancelledError):
                await opening
            while house.connections:
                await asyncio.sleep(0)

    asyncio.run(wait_in_vain())


def test_an_address_without_a_house_is_named() -> None:
    elsewhere = ThreadingHTTPServer(("127.0.0.1", 0), BaseHTTPRequestHandler)
    other = f"http://127.0.0.1:{elsewhere.server_port}"
    nowhere = f"http://127.0.0.1:{free_port()}"

    async def err(_house: House) -> None:
        with pytest.raises(ConnectionError, match=nowhere):
            await House(nowhere).games()
        with pytest.raises(ConnectionError):
            async with House(nowhere).watch("x" * 16):
                pass
        with pytest.raises(NoHouse, match=other):
            await House(other).games()

    threading.Thread(target=elsewhere.serve_forever).start()
    try:
        ask(nowhere, err)
    finally:
        elsewhere.shutdown()
        elsewhere.server_close()
