"""Tables in memory and in the store: dropped, reloaded, and nothing announced that is not stored."""

import asyncio
import json
from pathlib import Path

import httpx
import pytest

from hachiya.store.rows import row_of
from hachiya.tables.problems import StoreFailed
from tests.server.at_a_table import At, refused_with, run, seated, seated_again, until
from tests.server.client import open_table, order, wire
from tests.server.running import Running, running, settings_in


def test_a_table_dropped_from_memory_is_reloaded_and_continues(server: Running) -> None:
    async def play(at: At) -> None:
        view, version = at.first[0]["view"], 1
        for _ in range(12):
            messages = await at.move(view, version)
            view, version = messages[0]["view"], version + 1
            if view["turn"] is None:
                return
        before = [message["view"] for message in messages]
        server.parts.tables.registry._live.pop(at.id)
        async with seated_again(at) as again:
            assert [first["view"] for first in again.first] == before
            assert [first["version"] for first in again.first] == [version] * 3
            await again.move(view, version)

    run(server, play)


def test_idle_tables_are_dropped_from_memory_and_watched_ones_are_not(tmp_path: Path) -> None:
    with running(settings_in(tmp_path, idle_seconds=0.2)) as server:

        async def play() -> None:
            async with seated(server) as at:
                await open_table(server.address, order())
                await until(lambda: len(server.parts.tables.registry) == 1)
                assert at.id in server.parts.tables.registry._live
                await at.move(at.first[0]["view"], 1)
            await until(lambda: len(server.parts.tables.registry) == 0)
            async with wire(server.address, *at.place(0)) as own:
                assert (await own.hear_a("table"))["version"] == 2

        asyncio.run(play())


def test_a_choice_that_conflicts_with_another_process_is_stale(server: Running) -> None:
    """The other process's entry stands; everyone is sent the whole table, and the choice is stale."""

    async def play(at: At) -> None:
        turn = at.first[0]["view"]["turn"]
        match = server.parts.tables.registry._live[at.id].match
        _, entry = match.choose(turn, [56], "elsewhere")
        server.parts.store._transaction([row_of(entry)])
        await at.wires[turn].act("here", 1, 56)
        for seat, peer in enumerate(at.wires):
            table = await peer.hear_a("table")
            assert table["version"] == 2
            if seat == turn:
                assert (await peer.hear_a("nack"))["code"] == "stale"
                await peer.act("elsewhere", 1, 56)
                assert (await peer.hear_a("ack"))["version"] == 2

    run(server, play)


def test_a_choice_that_cannot_be_stored_is_undone_and_refused(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(at: At) -> None:
        turn = at.first[0]["view"]["turn"]
        with monkeypatch.context() as broken:
            broken.setattr(server.parts.store, "_commit", lambda group: [StoreFailed() for _ in group])
            await at.wires[turn].act("a", 1, 56)
            nack = await at.wires[turn].hear_a("nack")
            assert (nack["code"], nack["version"]) == ("unavailable", 1)
            assert nack["view"] == at.first[turn]["view"]
            async with httpx.AsyncClient(base_url=server.address) as http:
                answer = await http.post("/api/tables", json=order())
            assert (answer.status_code, answer.json()["code"]) == (503, "unavailable")
        await at.wires[turn].act("a", 1, 56)
        assert (await at.wires[turn].hear_a("ack"))["version"] == 2
        for peer in at.wires:
            assert (await peer.hear_a("entry"))["version"] == 2

    run(server, play)


def test_a_table_of_older_rules_is_refused_but_its_record_is_served(server: Running) -> None:
    opened = asyncio.run(open_table(server.address, order()))
    server.parts.tables.registry._live.pop(opened["table"])
    with server.parts.store.engine.begin() as connection:
        connection.exec_driver_sql(f"UPDATE tables SET rules=0 WHERE id='{opened['table']}'")
    path, token = opened["seats"][0]
    assert refused_with(server, path, token) == 4410
    answer = httpx.get(f"{server.address}{path[1:]}/record.jsonl", headers={"cookie": f"seat={token}"})
    assert answer.status_code == 200
    assert json.loads(answer.text.splitlines()[0])["version"] == 0


@pytest.mark.parametrize("actions", ["[1,", "7", "[0,1]", '["A"]'])
def test_a_table_with_a_damaged_record_is_refused(server: Running, actions: str) -> None:
    opened = asyncio.run(open_table(server.address, order()))
    server.parts.tables.registry._live.pop(opened["table"])
    with server.parts.store.engine.begin() as connection:
        connection.exec_driver_sql(f"UPDATE entries SET actions='{actions}' WHERE table_id='{opened['table']}'")
    before = server.parts.counts["refused.damaged"]
    failed = server.parts.counts["failed.socket"]
    assert refused_with(server, *opened["seats"][0]) == 1011
    assert server.parts.counts["refused.damaged"] == before + 1
    assert server.parts.counts["failed.socket"] == failed
