"""Chat over HTTP: bad input is refused with a code, and the others notice nothing."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.client import wire
from tests.server.running import Process, Running
from tests.server.test_invitations import as_host, code, http, joining, opened


@pytest.mark.parametrize(
    ("body", "why"),
    [
        ({}, (400, "bad_request")),
        ({"phrase": "hello", "text": "hello"}, (400, "bad_request")),
        ({"phrase": "shout"}, (400, "bad_request")),
        ({"text": "x" * 10_000}, (400, "bad_request")),
        ({"text": "x" * 20_000}, (413, "too_large")),
        ({"text": "a\u202eb"}, (400, "bad_request")),
        ({"text": ["a"]}, (400, "bad_request")),
    ],
)
def test_what_cannot_be_said_is_refused_and_nobody_hears_it(
    server: Running, body: dict[str, Any], why: tuple[int, str]
) -> None:
    with http(server) as client:
        table = opened(client, "person", "greedy", free_words=True)
        joining(client, table, table["joins"][0])

        async def script() -> None:
            async with wire(server.address, table["path"], table["recovery"]) as host:
                await host.hear_beside("chat")
                assert code(await asyncio.to_thread(as_host, client, table, "chat", **body)) == why
                assert (await asyncio.to_thread(as_host, client, table, "chat", text="so")).status_code == 204
                (said,) = (await host.hear_beside("chat"))["said"]
                assert (said["number"], said["text"]) == (1, "so")

        asyncio.run(script())


def test_who_looks_on_says_nothing_and_what_was_said_survives(server: Running) -> None:
    with http(server) as client:
        table = opened(client, "person", "greedy")
        friend = joining(client, table, table["joins"][0]).json()
        path = f"/t/{table['table']}/table/chat"
        assert code(client.post(path, json={"phrase": "hello"})) == (403, "not_your_seat")
        assert code(as_host(client, table, "chat", text="words")) == (403, "phrases_only")
        assert as_host(client, friend, "chat", phrase="luck").status_code == 204
        assert code(as_host(client, friend, "silence", seat=0, silent=True)) == (403, "not_host")
        assert as_host(client, table, "silence", seat=friend["seat"], silent=True).status_code == 204
        assert code(as_host(client, friend, "chat", phrase="luck")) == (403, "silenced")
        server.hub.tables.registry.drop_idle()

        async def script() -> None:
            async with wire(server.address, table["path"], table["recovery"]) as host:
                told = await host.hear_beside("chat")
                assert [said["phrase"] for said in told["said"]] == ["luck"]

        asyncio.run(script())
        record = client.get(f"/t/{table['table']}/table/record.jsonl").text
        assert "luck" not in record


@pytest.mark.slow
def test_what_was_said_chosen_and_agreed_on_survives_a_kill(tmp_path: Path) -> None:
    """Killed at once after each answer: what was acknowledged is there."""
    server = Process(tmp_path)
    try:
        with httpx.Client(base_url=server.address) as client:
            table = opened(client, "person", "person", lobby=True, free_words=True)
            friend = joining(client, table, table["joins"][0], name="Rin").json()
            assert as_host(client, friend, "chat", text="so").status_code == 204
            assert as_host(client, friend, "sign", sign=7).status_code == 204
            assert as_host(client, table, "chat", text="well").status_code == 204
            assert as_host(client, table, "silence", seat=friend["seat"], silent=True).status_code == 204
            gone = opened(client, "person", "greedy")
            assert as_host(client, gone, "close").status_code == 204
            over = opened(client, "greedy", "greedy", pace=5000)
            assert as_host(client, over, "end", wish=True).status_code == 204
    finally:
        server.kill()

    server = Process(tmp_path)

    async def script() -> None:
        async with wire(server.address, table["path"], table["recovery"]) as host:
            present, told = await host.hear_beside("presence"), await host.hear_beside("chat")
        assert (present["signs"][friend["seat"]], present["silenced"]) == (7, [friend["seat"]])
        assert [said["text"] for said in told["said"]] == ["so", "well"]

    try:
        asyncio.run(script())
        with httpx.Client(base_url=server.address) as client:
            assert code(as_host(client, gone, "close")) == (404, "no_table")
            assert code(as_host(client, over, "end", wish=True)) == (409, "not_running")
    finally:
        server.kill()
