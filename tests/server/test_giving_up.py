"""Over a socket: a seat that was given up stays given up, whatever happens to the server."""

import asyncio
import json
import time
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from hachiya.records.jsonl import loads
from hachiya.records.replay import replays
from tests.server.client import asks, order, wire
from tests.server.running import Process, Running
from tests.server.test_invitations import code, first_message, http, joining, opened
from tests.tables.choosing import Message

PATIENCE = 300
"""The seconds within which anything happens on a busy machine."""


def test_a_player_who_gave_up_is_disconnected_and_cannot_move(server: Running) -> None:
    with http(server) as client:
        table = opened(client, "person", "greedy", pace=5000)
        (link,) = table["joins"]
        friend = joining(client, table, link, name="Rin").json()

        async def leave() -> tuple[Message, int]:
            async with (
                wire(server.address, friend["path"], friend["recovery"]) as leaver,
                wire(server.address, table["path"], table["recovery"]) as other,
            ):
                await leaver.hear_a("table")
                await other.hear_a("table")
                answer = await leaver.ask("give_up")
                heard = await other.hear_a("entry")
                assert (answer["is"], answer["version"]) == ("ack", heard["version"])
                with pytest.raises(ConnectionClosed) as closed:
                    await leaver.hear()
            assert closed.value.rcvd is not None
            return heard, closed.value.rcvd.code

        heard, closed = asyncio.run(leave())
        assert closed == 4403
        assert heard["names"][friend["seat"]] == "Adept"
        assert code(client.post(f"{friend['path']}/recover", json={"token": friend["recovery"]})) == (
            403,
            "not_your_seat",
        )
        with pytest.raises(ConnectionClosed):
            first_message(server, friend["path"], friend["recovery"])
        assert first_message(server, table["path"], table["recovery"])["names"] == heard["names"]


@pytest.mark.slow
def test_an_acknowledged_give_up_survives_a_server_kill(tmp_path: Path) -> None:
    """The server is killed at once after the answer; the bot has the seat, and plays to the end without viewers."""
    server = Process(tmp_path)
    try:
        with httpx.Client(base_url=server.address, timeout=PATIENCE) as client:
            # Of a year no month can be over without this person.
            body = order("random", "random")
            table = client.post("/api/tables", json=body).json()
            client.cookies.clear()
            assert asks(server.address, table, "give_up") == "ack"
    finally:
        server.kill()

    server = Process(tmp_path)
    try:
        with httpx.Client(base_url=server.address, timeout=PATIENCE) as client:
            assert code(client.post(f"{table['path']}/recover", json={"token": table["recovery"]}))[0] == 403
            end, lines = time.monotonic() + PATIENCE, [""]
            while not lines[-1].startswith('{"e":"match_end"'):
                assert time.monotonic() < end, "it never comes to an end"
                time.sleep(0.1)
                lines = client.get(f"/t/{table['table']}/table/record.jsonl").text.splitlines()
    finally:
        server.kill()
    assert {"e": "seat", "seat": table["seat"], "by": "bot", "name": "Adept"} in map(json.loads, lines)
    (replay,) = replays(loads("".join(f"{line}\n" for line in lines)))
    assert replay.complete
