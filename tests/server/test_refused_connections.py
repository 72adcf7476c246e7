"""Connections that the server refuses: to other seats, from other sites, and too many at once."""

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from hachiya.server.reach import PublicUrl
from tests.server.at_a_table import At, refused_with, run, until
from tests.server.client import open_table, order, origin
from tests.server.running import NO_LIMITS, Running, running, settings_in


def test_a_connection_to_a_seat_without_its_token_is_refused(server: Running) -> None:
    opened = asyncio.run(open_table(server.address, order()))
    path, token = opened["seats"][0]
    other = opened["seats"][1][1]
    before = server.parts.counts["refused.not_your_seat"]
    for wrong in (None, other, "A" * 43, "", "x", token + "x", token[:-1], "%00", "A" * 2000):
        assert refused_with(server, path, wrong) == 4403
    assert server.parts.counts["refused.not_your_seat"] == before + 9
    assert refused_with(server, path, token) == 0


def test_a_connection_to_an_unknown_table_is_refused(server: Running) -> None:
    assert refused_with(server, "/t/AAAAAAAAAAAAAAAA/table", None) == 4404
    assert refused_with(server, "/t/AAAAAAAAAAAAAAAA/0", "A" * 43) == 4404
    assert refused_with(server, "/t/short/0", None) == 4404
    assert refused_with(server, "/t/AAAAAAAAAAAAAAAA/9", None) == 4404


@pytest.mark.parametrize("other", ["https://evil.example", "null", "http://127.0.0.1:1", "", None, "http://["])
def test_a_connection_from_another_origin_is_refused(server: Running, other: str | None) -> None:
    opened = asyncio.run(open_table(server.address, order()))
    before = server.parts.counts["refused.wrong_origin"]
    assert refused_with(server, *opened["seats"][0], origin=other) == 403
    assert server.parts.counts["refused.wrong_origin"] == before + 1


def test_a_connection_from_the_public_origin_is_accepted(tmp_path: Path) -> None:
    with running(settings_in(tmp_path, public=PublicUrl.read("https://cards.example"))) as server:
        opened = asyncio.run(open_table(server.address, order()))
        assert refused_with(server, *opened["seats"][0], origin="https://cards.example") == 0
        assert refused_with(server, *opened["seats"][0], origin="https://evil.example") == 403


def test_too_many_connections_of_one_client_are_refused(tmp_path: Path) -> None:
    limits = replace(NO_LIMITS, connections_per_client=3)
    with running(settings_in(tmp_path, limits=limits)) as server:

        async def play(at: At) -> None:
            assert await asyncio.to_thread(refused_with, server, *at.place(0)) == 429
            await at.wires[0].connection.close()
            await until(lambda: server.parts.connections.total == 2)
            assert await asyncio.to_thread(refused_with, server, *at.place(0)) == 0

        run(server, play)
        assert server.parts.counts["refused.too_many"] == 1


def test_an_origin_is_normalised_as_browsers_send_it() -> None:
    assert origin("http://127.0.0.1:8088/") == "http://127.0.0.1:8088"
