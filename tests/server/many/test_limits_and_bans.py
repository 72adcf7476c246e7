"""Limits and bans that hold for a client whatever server of a database they reach."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import CloseCode

from tests.cli.command import Hachiya, hachiya
from tests.server.client import PATIENCE, order, socket, wire
from tests.server.many.servers import Servers, post, seat_persons, until

__all__ = ["hachiya"]  # a fixture
pytestmark = pytest.mark.postgres
NEVER = 1e-4
"""A rate at which no permit comes back during a test."""


def test_guesses_and_new_tables_of_a_client_are_counted_over_all_servers(servers: Servers) -> None:
    limits = {"guesses_rate": NEVER, "guesses_burst": 3, "tables_rate": NEVER, "tables_burst": 2}
    addresses = servers.start(2, limits=limits)

    async def script() -> None:
        guess = {"phrase": "no such phrase"}
        guesses = [await post(addresses[number % 2], "/api/me/recall", guess) for number in range(5)]
        assert [answer.status_code for answer in guesses] == [403, 403, 403, 429, 429]
        assert guesses[-1].headers["retry-after"] == "10000"
        opened = [await post(addresses[number % 2], "/api/tables", order()) for number in range(4)]
        assert [answer.status_code for answer in opened] == [201, 201, 429, 429]

    asyncio.run(script())
    assert {row.spending for row in servers.rows("SELECT spending FROM spendings")} == {"guess", "opening"}


def test_a_relayed_request_is_counted_once(servers: Servers) -> None:
    addresses = servers.start(2, limits={"tables_rate": NEVER, "tables_burst": 2})

    async def script() -> None:
        wish = {"game": "hachiju", "seats": 3, "options": {}}
        answers = [await post(addresses[number % 2], "/api/lobby", wish) for number in range(3)]
        assert [answer.status_code for answer in answers] == [201, 201, 429]

    asyncio.run(script())


async def code_of_end(hear: Callable[[], Awaitable[object]]) -> int | None:
    """The code with which the server closes a connection."""
    try:
        while True:
            await hear()
    except ConnectionClosed as closed:
        return None if closed.rcvd is None else closed.rcvd.code


def test_a_ban_holds_at_every_server_within_a_second_until_it_is_lifted(
    servers: Servers, tmp_path: Path, hachiya: Hachiya
) -> None:
    sockets = [tmp_path / f"admin-{number}" for number in range(2)]
    for number, admin in enumerate(sockets):
        addresses = servers.start(1, admin=str(admin))
        assert len(addresses) == number + 1
    at = [f"--admin-socket={admin}" for admin in sockets]

    def is_banned(address: str) -> bool:
        with httpx.Client(base_url=address, timeout=PATIENCE) as http:
            return http.get("/api/lessons").status_code == 403

    async def script() -> None:
        (own,) = (await seat_persons(addresses, opponents=["greedy", "greedy"])).values()
        async with (
            wire(addresses[1], own["path"], own["recovery"]) as peer,
            socket(addresses[1], "/api/lobby") as lobby,
        ):
            await peer.hear_a("table")
            await lobby.recv()
            done = await asyncio.to_thread(hachiya, "admin ban 127.0.0.1", at[0])
            assert (done.code, done.text) == (0, "127.0.0.1 is banned; 0 connections were closed\n")
            async with asyncio.timeout(20):
                assert await code_of_end(peer.hear_any) == CloseCode.POLICY_VIOLATION
                assert await code_of_end(lobby.recv) == CloseCode.POLICY_VIOLATION
        assert all(is_banned(address) for address in addresses)

    asyncio.run(script())
    for option in at:
        assert json.loads(hachiya("admin bans --json", option).text) == [{"network": "127.0.0.1/32", "until": None}]
    addresses = servers.start(1)
    assert is_banned(addresses[2]), "a server that starts later"
    assert hachiya("admin unban 127.0.0.1", at[1]).code == 0
    assert hachiya("admin unban 127.0.0.1", at[1]).code != 0
    asyncio.run(until(lambda: not any(is_banned(address) for address in addresses)))
    assert hachiya("admin bans", at[0]).text == "No address is banned\n"


def test_a_ban_ends_at_every_server_after_its_time(servers: Servers, tmp_path: Path, hachiya: Hachiya) -> None:
    servers.start(1, admin=str(tmp_path / "admin-0"))
    servers.start(1, admin=str(tmp_path / "admin-1"))
    at = [f"--admin-socket={tmp_path / 'admin-0'}", f"--admin-socket={tmp_path / 'admin-1'}"]

    def networks(option: str) -> list[str]:
        return [row["network"] for row in json.loads(hachiya("admin bans --json", option).text)]

    assert hachiya("admin ban 2001:db8::1 --minutes 10", at[0]).code == 0
    asyncio.run(until(lambda: networks(at[1]) == ["2001:db8::/64"]))
    servers.write("UPDATE bans SET until = 5")
    asyncio.run(until(lambda: [networks(option) for option in at] == [[], []]))
    asyncio.run(until(lambda: servers.rows("SELECT * FROM bans") == []))
