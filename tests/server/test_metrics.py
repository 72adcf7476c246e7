"""Metrics of a server as Prometheus reads them, at an address of their own."""

import asyncio
import threading
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from hachiya.games.view import View
from hachiya.server.gauges import READ
from hachiya.server.metrics import METRICS
from hachiya.tables.problems import NoTable
from hachiya.tables.stored.places import Place
from hachiya.workers.choosing import choose
from tests.server.client import open_table, order, wire
from tests.server.playing_out import play_out
from tests.server.running import Running, free_port, running, settings_in

Samples = dict[tuple[str, tuple[tuple[str, str], ...]], float]
"""Values by name and labels."""


@contextmanager
def measured(folder: Path, **changes: Any) -> Iterator[tuple[Running, str]]:
    """A server and the address of its metrics."""
    port = free_port()
    with running(settings_in(folder, metrics=("127.0.0.1", port), **changes)) as server:
        yield server, f"http://127.0.0.1:{port}/"


def samples(address: str) -> Samples:
    """The present values of the metrics, read by the parser of the Prometheus client."""
    answer = httpx.get(f"{address}metrics")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain; version=")
    families = list(text_string_to_metric_families(answer.text))
    assert len({family.name for family in families}) == len(families)
    return {
        (sample.name, tuple(sorted(sample.labels.items()))): sample.value
        for family in families
        for sample in family.samples
    }


def value(values: Samples, name: str, **labels: str) -> float:
    """The value of a metric with these labels."""
    return values[name, tuple(sorted(labels.items()))]


def until(address: str, holds: Callable[[Samples], bool]) -> Samples:
    """The values of the metrics once a condition holds."""
    while not holds(values := samples(address)):
        pass
    return values


def test_exactly_the_declared_metrics_are_served(tmp_path: Path) -> None:
    with measured(tmp_path) as (_, address):
        text = httpx.get(f"{address}metrics").text
    families = {
        family.name + ("_total" if family.type == "counter" else ""): family
        for family in text_string_to_metric_families(text)
    }
    own = {name for name in families if name.startswith("hachiya_")}
    assert own == METRICS.keys()
    for name in own:
        assert (families[name].type, families[name].documentation) == (METRICS[name].kind, METRICS[name].meaning)
        for sample in families[name].samples:
            assert sample.labels.keys() - {"le"} == {*METRICS[name].labels}
    assert METRICS.keys() > READ.keys()
    assert "process_resident_memory_bytes" in families


def test_metrics_count_choices_deals_and_writes(tmp_path: Path) -> None:
    with measured(tmp_path) as (server, address):
        before = samples(address)
        seated = asyncio.run(open_table(server.address, order("greedy", "greedy")))
        asyncio.run(play_out(server, seated))
        after = samples(address)
        counts = server.parts.counts

        def more(name: str, **labels: str) -> float:
            return value(after, name, **labels) - value(before, name, **labels)

        moves = more("hachiya_moves_total", by="person")
        assert moves > 12, "a year of twelve months"
        assert more("hachiya_moves_total", by="bot") > moves
        assert more("hachiya_deals_total") == 12
        assert more("hachiya_choice_seconds_count") >= moves
        assert 0 < more("hachiya_choice_seconds_sum") < 60
        assert more("hachiya_writes_total", result="stored") >= moves
        assert 0 < more("hachiya_commit_seconds_count") <= more("hachiya_writes_total", result="stored")
        assert counts["move.person"] == moves
        assert value(after, "hachiya_tables", state="over") == 1
        assert value(after, "hachiya_tables", state="running") == 0


def test_metrics_count_tables_persons_spectators_and_nacks(tmp_path: Path) -> None:
    with measured(tmp_path) as (server, address):

        async def look() -> None:
            opened = await open_table(server.address, order("person", "greedy"))
            async with httpx.AsyncClient(base_url=server.address) as http:
                await http.post("/api/tables", json=order("person", "person", lobby=True))
            async with (
                wire(server.address, *opened["seats"][opened["seat"]]) as own,
                wire(server.address, f"/t/{opened['table']}/table") as spectator,
            ):
                await own.hear_a("table")
                await spectator.hear_a("table")
                there = await asyncio.to_thread(samples, address)
                assert value(there, "hachiya_tables", state="running") == 1
                assert value(there, "hachiya_tables", state="gathering") == 1
                assert value(there, "hachiya_persons") == 1
                assert value(there, "hachiya_spectators") == 1
                assert value(there, "hachiya_connections", kind="websocket") == 2
                await own.act("m", 1_000, 0)
                while (nack := await own.hear())["is"] != "nack":
                    pass
                refused = await asyncio.to_thread(samples, address)
                assert value(refused, "hachiya_nacks_total", code=nack["code"]) == 1
                assert value(refused, "hachiya_refusals_total", code=nack["code"]) == 1

        asyncio.run(look())


@pytest.mark.slow
def test_metrics_count_writes_by_their_results(tmp_path: Path) -> None:
    """A row of a missing table is counted as a refused write, a broken database as a failed write."""
    with measured(tmp_path) as (server, address):

        async def refuse() -> None:
            with pytest.raises(NoTable):
                await server.parts.store.add(Place("A" * 16, 0, 1))

        async def run_there(step: Callable[[], Coroutine[Any, Any, None]]) -> None:
            loop = server.parts.store._writer.get_loop()  # type: ignore[union-attr]
            await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(step(), loop))

        asyncio.run(run_there(refuse))
        assert value(samples(address), "hachiya_writes_total", result="refused") == 1
        with server.parts.store.engine.begin() as connection:
            connection.exec_driver_sql("ALTER TABLE keys RENAME TO lost")
        assert httpx.post(f"{server.address}api/tables", json=order()).status_code == 503
        assert value(samples(address), "hachiya_writes_total", result="failed") == 1


@pytest.mark.slow
def test_metrics_count_bots_that_think_and_bots_that_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    threads, may_go_on = 1, threading.Event()
    monkeypatch.setattr("hachiya.workers.bot_pool._THREADS", threads)

    def think(bot: str, view: View, numbers: list[int]) -> list[int]:
        assert may_go_on.wait(20)
        return choose(bot, view, numbers)

    monkeypatch.setattr("hachiya.workers.bot_pool.choose", think)
    with measured(tmp_path, bot_seconds=30.0) as (server, address):
        for _ in range(16):  # at two of three tables a bot is asked first
            asyncio.run(open_table(server.address, order("greedy", "greedy")))
        values = until(address, lambda values: value(values, "hachiya_bots_waiting") > 0)
        assert value(values, "hachiya_bots_thinking") == threads
        may_go_on.set()
        until(address, lambda values: value(values, "hachiya_bots_thinking") == 0)


def test_the_public_port_has_no_metrics(tmp_path: Path) -> None:
    with measured(tmp_path) as (server, _):
        for path in ("metrics", "metrics/", "api/metrics"):
            answer = httpx.get(f"{server.address}{path}")
            assert answer.status_code == 404
            assert "hachiya_" not in answer.text


def test_default_settings_have_no_address_for_metrics_or_operator(tmp_path: Path) -> None:
    with running(settings_in(tmp_path)) as server:
        assert server.parts.settings.metrics is None
        assert server.parts.settings.admin is None


def test_the_address_of_metrics_has_probes_and_nothing_else(tmp_path: Path) -> None:
    with measured(tmp_path) as (_, address):
        assert httpx.get(f"{address}livez").json() == httpx.get(f"{address}readyz").json() == {"status": "ok"}
        for path in ("", "api/games", "admin/tables", "t/AAAAAAAAAAAAAAAA/0"):
            assert httpx.get(f"{address}{path}").status_code == 404


def test_the_server_of_metrics_ends_with_the_public_server(tmp_path: Path) -> None:
    with measured(tmp_path) as (_, address):
        assert httpx.get(f"{address}livez").status_code == 200
    with pytest.raises(httpx.TransportError):
        httpx.get(f"{address}livez")
