"""Chat over a socket: bad input is refused with a code, and the others notice nothing."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.client import ask_once, asks, wire
from tests.server.running import Process, Running
from tests.server.test_invitations import as_host, code, http, joining, opened


@pytest.mark.parametrize(
    "parts",
    [
        {},
        {"phrase": "hello", "text": "hello"},
        {"phrase": "shout"},
        {"text": "x" * 3_000},
        {"text": "a\u202eb"},
        {"text": ["a"]},
    ],
)
def test_invalid_chat_lines_are_refused_and_not_announced(server: Running, parts: dict[str, Any]) -> None:
    with http(server) as client:
        table = opened(client, "person", "greedy", free_words=True)
        friend = joining(client, table, table["joins"][0]).json()

    async def script() -> None:
        async with (
            wire(server.address, table["path"], table["recovery"]) as host,
            wire(server.address, friend["path"], friend["recovery"]) as guest,
        ):
            await guest.hear_beside("chat")
            await host.say(do="chat", id="bad", **parts)
            while (answer := await host.hear_any())["is"] != "nack":
                pass
            assert answer["code"] == "bad_message"
            assert (await host.ask("chat", text="so"))["is"] == "ack"
            (line,) = (await guest.hear_beside("chat"))["said"]
            assert (line["number"], line["text"]) == (1, "so")

    asyncio.run(script())


def test_spectators_cannot_chat_and_chat_lines_survive_a_reload(server: Running) -> None:
    with http(server) as client:
        table = opened(client, "person", "greedy")
        friend = joining(client, table, table["joins"][0]).json()
        path, address = f"/t/{table['table']}/table", server.address
        for do, parts in (
            ("chat", {"phrase": "hello"}),
            ("wish", {"of": "hints", "wish": True}),
            ("sign", {"sign": 1}),
            ("silence", {"seat": 0, "silent": True}),
            ("give_up", {}),
        ):
            assert asyncio.run(ask_once(address, path, None, do, **parts))["code"] == "not_your_seat"
        assert asks(address, table, "chat", text="words") == "phrases_only"
        assert asks(address, friend, "chat", phrase="luck") == "ack"
        assert asks(address, friend, "silence", seat=0, silent=True) == "not_host"
        assert asks(address, table, "silence", seat=friend["seat"], silent=True) == "ack"
        assert asks(address, friend, "chat", phrase="luck") == "silenced"
        server.parts.tables.registry.drop_idle()

        async def script() -> None:
            async with wire(server.address, table["path"], table["recovery"]) as host:
                chat = await host.hear_beside("chat")
                assert [line["phrase"] for line in chat["said"]] == ["luck"]

        asyncio.run(script())
        record = client.get(f"/t/{table['table']}/table/record.jsonl").text
        assert "luck" not in record


def test_a_refused_chat_line_gets_its_reason_as_data(server: Running) -> None:
    with http(server) as client:
        table = opened(client, "greedy", "greedy")
    answer = asyncio.run(ask_once(server.address, table["path"], table["recovery"], "chat", text="so"))
    assert (answer["code"], answer["say"]) == ("phrases_only", {"key": "meet-phrases-only"})
    assert answer["version"] >= 1
    assert answer["view"]["viewer"] == table["seat"]


@pytest.mark.slow
def test_acknowledged_chat_lines_signs_and_wishes_survive_a_server_kill(tmp_path: Path) -> None:
    """The server is killed at once after each answer, and what was acknowledged is in the store."""
    server = Process(tmp_path)
    try:
        with httpx.Client(base_url=server.address) as client:
            table = opened(client, "person", "person", lobby=True, free_words=True)
            friend = joining(client, table, table["joins"][0], name="Rin").json()
            address = server.address
            assert asks(address, friend, "chat", text="so") == "ack"
            assert asks(address, friend, "sign", sign=7) == "ack"
            assert asks(address, table, "chat", text="well") == "ack"
            assert asks(address, table, "silence", seat=friend["seat"], silent=True) == "ack"
            gone = opened(client, "person", "greedy")
            assert as_host(client, gone, "close").status_code == 204
            over = opened(client, "greedy", "greedy", pace=5000)
            assert asks(address, over, "wish", of="end", wish=True) == "ack"
    finally:
        server.kill()

    server = Process(tmp_path)

    async def script() -> None:
        async with wire(server.address, table["path"], table["recovery"]) as host:
            present, chat = await host.hear_beside("presence"), await host.hear_beside("chat")
        assert (present["signs"][friend["seat"]], present["silenced"]) == (7, [friend["seat"]])
        assert [line["text"] for line in chat["said"]] == ["so", "well"]

    try:
        asyncio.run(script())
        with httpx.Client(base_url=server.address) as client:
            assert code(as_host(client, gone, "close")) == (404, "no_table")
            assert asks(server.address, over, "wish", of="end", wish=True) == "not_running"
    finally:
        server.kill()
