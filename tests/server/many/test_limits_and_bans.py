"""Limits and bans that hold for a client whatever server of a database they reach."""

import asyncio

import pytest

from tests.server.client import order
from tests.server.many.servers import Servers, post

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
