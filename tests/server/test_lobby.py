"""The lobby over real connections: it sends updates, keeps its limits, and holds no secret."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.client import PATIENCE, order, socket, wire
from tests.server.running import NO_LIMITS, Running, running, settings_in
from tests.server.test_invitations import code, http, opened
from tests.tables.choosing import Message


@asynccontextmanager
async def looking_in(server: Running) -> AsyncIterator[ClientConnection]:
    async with socket(server.address, "/api/lobby") as connection:
        yield connection


async def hear(connection: ClientConnection) -> Message:
    async with asyncio.timeout(PATIENCE):
        message: Message = json.loads(await connection.recv())
    return message


def test_the_lobby_sends_updates_and_holds_no_secret(server: Running) -> None:
    with http(server) as client:

        async def script() -> str:
            messages = []
            async with looking_in(server) as lobby:
                first = await hear(lobby)
                assert first["whole"]
                table = await asyncio.to_thread(opened, client, "person", "person", lobby=True, watched=False)
                async with wire(server.address, table["path"], table["recovery"]) as host:
                    await host.hear_a("gathering")
                    shown = await hear(lobby)
                    (offer,) = shown["tables"]
                    assert (offer["table"], offer["watched"], offer["players"].count("open")) == (
                        table["table"],
                        False,
                        2,
                    )
                    came = await asyncio.to_thread(client.post, f"/api/lobby/{table['table']}", json={"name": "Rin"})
                    assert came.status_code == 201
                    more = await hear(lobby)
                    assert "Rin" in more["tables"][0]["names"]
                    client.cookies.clear()
                    last = await asyncio.to_thread(client.post, f"/api/lobby/{table['table']}", json={})
                    gone = await hear(lobby)
                    assert gone["gone"] == [table["table"]]
                    assert (await host.hear_a("gathering"))["is"]
                    dealt = await host.hear_a("table")
                    messages = [first, shown, more, gone]
                    secrets = [table["recovery"], came.json()["recovery"], last.json()["recovery"]]
                    secrets += [link["invitation"] for link in table["joins"]]
                    text = json.dumps(messages)
                    assert not any(secret in text for secret in secrets)
                    assert not any(hand in text for hand in dealt["view"]["hands"])
                    late = await asyncio.to_thread(client.post, f"/api/lobby/{table['table']}", json={})
                    assert code(late) == (409, "taken")
            return text

        assert asyncio.run(script())


def test_two_quick_matches_with_equal_settings_share_a_table(server: Running) -> None:
    with http(server) as client:

        async def script() -> None:
            wish = {"game": "hachiju", "seats": 2}
            first = (await asyncio.to_thread(client.post, "/api/lobby", json=wish)).json()
            client.cookies.clear()
            async with wire(server.address, first["path"], first["recovery"]) as host:
                await host.hear_beside("presence")  # by then the table stands in the lobby
                second = await asyncio.to_thread(client.post, "/api/lobby", json=wish | {"name": "Rin"})
                assert (second.status_code, second.json()["table"]) == (201, first["table"])
                assert (await host.hear_a("table"))["names"].count("Rin") == 1

        asyncio.run(script())


@pytest.mark.parametrize(
    ("body", "why"),
    [
        ({"game": "whist", "seats": 3}, (400, "unknown")),
        ({"game": "sannin", "seats": 9}, (400, "bad_request")),
        ({"game": "sannin", "seats": 7}, (400, "unknown")),
        ({"game": "sannin", "seats": 3, "name": "Greedy"}, (400, "bad_request")),
        ({"game": "sannin", "seats": 3, "options": {"multipliers": "Z"}}, (400, "unknown")),
    ],
)
def test_an_invalid_quick_match_is_refused(server: Running, body: dict[str, Any], why: tuple[int, str]) -> None:
    with http(server) as client:
        assert code(client.post("/api/lobby", json=body)) == why


def test_a_client_with_too_many_lobby_tables_is_refused_but_may_play_against_bots(tmp_path: Path) -> None:
    with running(settings_in(tmp_path)) as server, http(server) as client:
        answers = [client.post("/api/tables", json=order("person", "person", lobby=True)) for _ in range(7)]
        assert [answer.status_code for answer in answers] == [201] * 5 + [429] * 2
        assert code(answers[-1]) == (429, "lobby_full")
        assert answers[-1].headers["retry-after"] == "60"
        assert client.post("/api/tables", json=order("greedy", "greedy")).status_code == 201
        assert code(client.post("/api/lobby/nowhere", json={})) == (404, "no_table")
        closed = opened(client, "person", "person")
        assert code(client.post(f"/api/lobby/{closed['table']}", json={})) == (403, "not_in_lobby")


@pytest.mark.parametrize("text", ["{}", "x" * 10_000])
def test_a_client_that_sends_messages_to_the_lobby_is_disconnected(tmp_path: Path, text: str) -> None:
    limits = replace(NO_LIMITS, messages_rate=0.001, messages_burst=2)
    with running(settings_in(tmp_path, limits=limits)) as server:

        async def script() -> None:
            async with looking_in(server) as visitor, looking_in(server) as other:
                await hear(visitor)
                await hear(other)
                await visitor.send("ping")
                assert await hear(visitor) == {"is": "pong"}
                await visitor.send(text)
                with pytest.raises(ConnectionClosed):
                    await hear(visitor)
                await other.send("ping")
                assert await hear(other) == {"is": "pong"}

        asyncio.run(script())


def test_a_lobby_connection_from_another_origin_is_refused(server: Running) -> None:
    async def script() -> None:
        with pytest.raises(InvalidStatus) as refused:
            async with socket(server.address, "/api/lobby", origin="http://evil.example"):
                pass
        assert refused.value.response.status_code == 403

    asyncio.run(script())
