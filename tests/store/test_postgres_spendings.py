"""Limits that several processes count together in PostgreSQL."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from sqlalchemy import Engine, text

from hachiya.store.database import open_database
from hachiya.store.spendings import SharedBuckets, forget_spendings
from hachiya.tables.problems import StoreFailed
from tests.databases import rows

pytestmark = pytest.mark.postgres
HOURLY = 1 / 3600
"""A rate at which no permit comes back during a test."""


def check(database: str, script: Callable[..., Awaitable[None]]) -> None:
    """Run a script with the engines of two processes."""
    engines = [open_database(database) for _ in range(2)]

    async def run() -> None:
        await script(*engines)

    try:
        asyncio.run(run())
    finally:
        for engine in engines:
            engine.dispose()


def age(engine: Engine, seconds: int) -> None:
    """Let time pass for all rows."""
    with engine.begin() as connection:
        connection.execute(text("UPDATE spendings SET until = until - :by"), {"by": 1000 * seconds})


def test_processes_that_take_permits_at_once_get_no_more_than_there_are(database: str) -> None:
    async def script(*engines: Engine) -> None:
        buckets = [SharedBuckets(engine, "guess", HOURLY, 7) for engine in engines]
        allowed = await asyncio.gather(*(bucket.take("192.0.2.7") for bucket in buckets * 12))
        assert allowed.count(True) == 7
        assert await buckets[0].take("192.0.2.8"), "another client"
        assert await SharedBuckets(engines[0], "opening", HOURLY, 1).take("192.0.2.7"), "another limit"

    check(database, script)


def test_permits_come_back_at_their_rate_up_to_the_burst(database: str) -> None:
    async def script(engine: Engine, other: Engine) -> None:
        bucket = SharedBuckets(engine, "guess", HOURLY, 3)

        async def take(number: int) -> list[bool]:
            return [await bucket.take("a") for _ in range(number)]

        assert await take(4) == [True, True, True, False]
        age(other, 3600)
        assert await take(2) == [True, False]
        age(other, 2 * 3600)
        assert await take(3) == [True, True, False]
        age(other, 100 * 3600)
        assert await take(4) == [True, True, True, False]
        assert bucket.seconds_until_next == 3600

    check(database, script)


def test_nobody_is_refused_for_long_after_the_clock_was_put_back(database: str) -> None:
    async def script(engine: Engine, _other: Engine) -> None:
        bucket = SharedBuckets(engine, "guess", HOURLY, 2)
        assert [await bucket.take("a") for _ in range(3)] == [True, True, False]
        age(engine, -600)
        assert [await bucket.take("a") for _ in range(3)] == [True, True, False]

    check(database, script)


def test_rows_are_deleted_when_all_permits_are_back(database: str) -> None:
    async def script(engine: Engine, _other: Engine) -> None:
        bucket = SharedBuckets(engine, "guess", HOURLY, 3)
        for client in ("a", "a", "b"):
            await bucket.take(client)
        for passed, left in ((0, ["a", "b"]), (3600, ["a"]), (3600, [])):
            age(engine, passed)
            with engine.begin() as connection:
                forget_spendings(connection)
            assert [row[0] for row in rows(database, "SELECT client FROM spendings ORDER BY client")] == left

    check(database, script)


def test_a_name_of_a_client_of_any_length_is_counted(database: str) -> None:
    async def script(engine: Engine, _other: Engine) -> None:
        bucket = SharedBuckets(engine, "guess", HOURLY, 1)
        assert [await bucket.take("x" * 1000) for _ in range(2)] == [True, False]

    check(database, script)


def test_nothing_is_allowed_that_cannot_be_counted(database: str, caplog: pytest.LogCaptureFixture) -> None:
    async def script(engine: Engine, _other: Engine) -> None:
        with engine.begin() as connection:
            connection.execute(text("DROP TABLE spendings"))
        with pytest.raises(StoreFailed):
            await SharedBuckets(engine, "guess", HOURLY, 1).take("192.0.2.7")
        assert "192.0.2.7" not in caplog.text

    check(database, script)
