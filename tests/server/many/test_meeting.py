"""Persons at several servers meet, play and talk as at a single server."""

import asyncio
import json
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.cli.command import Hachiya, hachiya
from tests.server.client import Wire, order, socket, wire
from tests.server.many.servers import Servers, play, post, seat_persons, until, wires
from tests.tables.choosing import Message

__all__ = ["hachiya"]  # a fixture
pytestmark = pytest.mark.postgres


@pytest.mark.parametrize("number", [2, 3])
def test_persons_at_several_servers_play_one_match(servers: Servers, number: int) -> None:
    addresses = servers.start(number)

    async def script() -> None:
        seats = await seat_persons(addresses)
        async with wires(seats) as at:
            tables = {seat: await peer.hear_a("table") for seat, peer in at.items()}
            await play(at, tables, 25, Random(number))

    asyncio.run(script())
    assert len(servers.rows("SELECT * FROM leases WHERE name <> 'lobby'")) == 1


def test_presence_chat_silence_and_giving_up_reach_all_servers(servers: Servers) -> None:
    addresses = servers.start(3)

    async def script() -> None:
        seats = await seat_persons(addresses, free_words=True)
        async with wires(seats) as at:
            for peer in at.values():
                await peer.hear_a("table")
            while (await at[0].hear_beside("presence"))["here"] != [0, 1, 2]:
                pass
            host = next(seat for seat, row in seats.items() if row["address"] == addresses[0])
            guest, other = (seat for seat in at if seat != host)
            await say(at[guest], "hello from another server")
            for peer in (at[host], at[other]):
                assert (await heard_line(peer))["seat"] == guest
            assert (await at[host].ask("silence", seat=guest, silent=True))["is"] == "ack"
            assert (await at[guest].ask("chat", phrase="hello"))["code"] == "silenced"
            assert (await at[other].ask("give_up"))["is"] == "ack"
            assert await code_of_end(at[other]) == 4403

    asyncio.run(script())


async def code_of_end(peer: Wire) -> int | None:
    """The code with which the server closes a connection."""
    try:
        while True:
            await peer.hear_any()
    except ConnectionClosed as closed:
        return None if closed.rcvd is None else int(closed.rcvd.code)


async def say(peer: Wire, words: str) -> None:
    assert (await peer.ask("chat", text=words))["is"] == "ack"


async def heard_line(peer: Wire) -> Message:
    """The next line of the chat."""
    while not (lines := (await peer.hear_beside("chat"))["said"]):
        pass
    line: Message = lines[0]
    return line


def test_a_seat_that_is_revoked_at_one_server_is_cut_off_at_another(servers: Servers) -> None:
    addresses = servers.start(3)

    async def script() -> None:
        (own,) = (await seat_persons(addresses, opponents=["greedy", "greedy"])).values()
        async with wire(addresses[1], own["path"], own["recovery"]) as peer:
            await peer.hear_a("table")
            answer = await post(addresses[2], f"{own['path']}/revoke", {}, own["recovery"])
            assert answer.status_code == 201, answer.text
            assert f"seat={answer.json()['recovery']}" in answer.headers["set-cookie"]
            assert await code_of_end(peer) == 4403
        for address in addresses:
            async with wire(address, own["path"], own["recovery"]) as peer:
                assert await code_of_end(peer) == 4403
        async with wire(addresses[1], own["path"], answer.json()["recovery"]) as peer:
            await peer.hear_a("table")

    asyncio.run(script())


def test_refusals_and_hints_come_from_the_owner(servers: Servers) -> None:
    addresses = servers.start(2)

    async def script() -> None:
        (own,) = (await seat_persons(addresses, opponents=["greedy", "greedy"])).values()
        async with wire(addresses[1], own["path"], own["recovery"]) as peer:
            table = await peer.hear_a("table")
            await peer.act("wrong", table["version"] + 3, 0)
            while (await peer.hear_any())["is"] != "nack":
                pass
            await peer.say(do="nothing")
            while (message := await peer.hear_any())["is"] != "nack":
                pass
            assert message["code"] == "bad_message"
        answer = await post(addresses[1], f"{own['path']}/fill", {"bot": "greedy"}, own["recovery"])
        assert (answer.status_code, answer.json()["code"]) == (409, "begun")
        async with httpx.AsyncClient(base_url=addresses[1], timeout=60) as http:
            for _ in range(100):  # until it is this seat's turn
                hint = await http.get(f"{own['path']}/hint/0", headers={"cookie": f"seat={own['recovery']}"})
                assert hint.status_code in (200, 409, 503), hint.text
                if hint.status_code != 409:
                    break
                await asyncio.sleep(0.1)

    asyncio.run(script())


def test_the_operator_of_a_server_sees_what_each_owns_and_closes_tables_of_another(
    servers: Servers, tmp_path: Path, hachiya: Hachiya
) -> None:
    addresses = servers.start(1, admin=str(tmp_path / "admin")) + servers.start(1)[1:]
    opened = asyncio.run(post(addresses[1], "/api/tables", order())).json()
    option = f"--admin-socket={tmp_path / 'admin'}"
    rows = json.loads(hachiya("admin servers --json", option).text)
    assert [(row["tables"], row["lobby"], row["this"]) for row in rows] == [(0, True, True), (1, False, False)]
    assert json.loads(hachiya("admin tables --json", option).text) == []
    done = hachiya(f"admin close {opened['table']}", option)
    assert (done.code, done.text) == (0, f"Table {opened['table']} is closed\n")


def test_two_who_want_each_other_meet_whatever_server_they_reach(servers: Servers) -> None:
    addresses = servers.start(3)

    async def script() -> None:
        wish = {"game": "hachiju", "seats": 3, "options": {}}
        async with (
            socket(addresses[1], "/api/lobby") as looker,
            socket(addresses[2], "/api/lobby") as other,
            AsyncExitStack() as stack,
        ):
            for lobby in (looker, other):
                assert '"whole":true' in str(await lobby.recv())
            tables = []
            for number in range(6):
                answer = await post(addresses[number % 3], "/api/lobby", wish)
                assert answer.status_code == 201, answer.text
                place = answer.json()
                tables.append(place["table"])
                peer = await stack.enter_async_context(
                    wire(addresses[(number + 1) % 3], place["path"], place["recovery"])
                )
                await peer.hear_beside("presence")  # the table is in the lobby since then
            assert tables == [tables[0]] * 3 + [tables[3]] * 3
            assert tables[0] != tables[3]
            for _ in range(4):
                assert await looker.recv() == await other.recv()

    asyncio.run(script())


def test_a_table_in_the_lobby_is_joined_at_another_server(servers: Servers) -> None:
    addresses = servers.start(3)

    async def script() -> None:
        opened = (await post(addresses[1], "/api/tables", order("person", game="hachiju", lobby=True))).json()
        async with wire(addresses[2], opened["path"], opened["recovery"]) as host:
            await host.hear_a("gathering")
            async with socket(addresses[0], "/api/lobby") as lobby:
                while opened["table"] not in str(await lobby.recv()):
                    pass
                joined = await post(addresses[0], f"/api/lobby/{opened['table']}", {"name": "Rin"})
                assert joined.status_code == 201, joined.text
                shown: list[Message] = []
                while not any(table["running"] for table in shown):
                    shown = json.loads(await lobby.recv())["tables"]
                assert [(table["table"], sorted(table["names"])) for table in shown] == [
                    (opened["table"], ["Hana", "Rin"])
                ]
            await host.hear_a("table")
        await until(lambda: servers.owner(opened["table"]) == servers.owner("lobby"))

    asyncio.run(script())
