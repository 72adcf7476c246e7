"""Limits by client: how clients are told apart, and that counting needs bounded memory."""

import asyncio

import pytest
from starlette.requests import HTTPConnection

from hachiya.server import limits
from hachiya.server.limits import Buckets, Connections
from hachiya.server.server_parts import client


@pytest.mark.parametrize(
    ("address", "unit"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::", "2001:db8:1:3::/64"),
        ("testclient", "testclient"),
    ],
)
def test_a_client_is_counted_by_its_address_or_home_network(address: str, unit: str) -> None:
    assert client(HTTPConnection({"type": "http", "client": (address, 1234)})) == unit


def test_clients_without_an_address_are_counted_together() -> None:
    assert client(HTTPConnection({"type": "http", "client": None})) == "-"


def test_each_client_has_a_rate_bucket_and_the_oldest_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "_MOST_CLIENTS", 3)
    buckets = Buckets(rate=1e-9, burst=2)

    async def take(names: str) -> list[bool]:
        return [await buckets.take(name) for name in names]

    assert asyncio.run(take("aaa")) == [True, True, False]
    assert asyncio.run(take("bc")) == [True, True]
    assert asyncio.run(take("a")) == [False]  # used last
    assert asyncio.run(take("d")) == [True]
    assert list(buckets._buckets) == ["c", "a", "d"]
    assert asyncio.run(take("a")) == [False]
    assert asyncio.run(take("bbb")) == [True, True, False]


def test_connections_are_counted_by_client_and_in_total() -> None:
    connections = Connections(each=2, all_together=3)
    assert [connections.open(name) for name in ("a", "a", "a", "b", "c")] == [True, True, False, True, False]
    connections.close("a")
    assert connections.open("c")
    for name in "abc":
        connections.close(name)
    assert connections.total == 0
    assert not connections._held


def test_a_rate_limit_gives_the_seconds_until_the_next_request() -> None:
    assert (Buckets(20, 1).seconds_until_next, Buckets(1 / 30, 1).seconds_until_next) == (1, 30)
