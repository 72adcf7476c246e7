"""The ownership of tables: the contract on PostgreSQL, where several processes share a database."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from typing import NamedTuple

import pytest
from sqlalchemy import Engine, text
from sqlalchemy.exc import DBAPIError

from hachiya.store.database import open_database
from hachiya.store.event_store import EventStore
from hachiya.store.leases import Survey
from hachiya.store.ownership import LeasedOwnership
from hachiya.store.rows import row_of
from hachiya.tables.live.ownership import LOBBY
from hachiya.tables.problems import NoNewTables, NoTable, NotOwner, OwnedElsewhere, StoreFailed
from hachiya.tables.stored.entries import Deck, record_of_lines
from hachiya.tables.stored.places import Place
from hachiya.tables.stored.store import Conflict
from tests.tables.play import new_setup

pytestmark = pytest.mark.postgres
A, B = "a" * 16, "b" * 16


class Program(NamedTuple):
    """A process as the database sees it: its ownership and its store."""

    ownership: LeasedOwnership
    store: EventStore
    lost: list[str]


@asynccontextmanager
async def process(database: str) -> AsyncIterator[Program]:
    engine = open_database(database)
    ownership, lost = LeasedOwnership(engine), list[str]()
    ownership.on_loss = lost.extend
    store = EventStore(engine, ownership)
    await ownership.start("127.0.0.1:1")
    store.start()
    try:
        yield Program(ownership, store, lost)
    finally:
        await ownership.close()
        await store.close()


def check(database: str, script: Callable[..., Awaitable[None]], number: int = 2) -> None:
    """Run a script with so many processes."""

    async def run() -> None:
        async with AsyncExitStack() as stack:
            await script(*[await stack.enter_async_context(process(database)) for _ in range(number)])

    asyncio.run(run())


def deck(version: int, table: str = A) -> Deck:
    return Deck(table, version, [1, 2], record_of_lines(['{"e":"note","text":"b"}']))


def expire(engine: Engine, program: Program) -> None:
    """Let the row of a process end now, by the database's clock."""
    with engine.begin() as connection:
        now = "extract(epoch FROM clock_timestamp()) * 1000"
        connection.execute(
            text(f"UPDATE processes SET until = {now} - 1 WHERE id = :id"), {"id": program.ownership.me.id}
        )


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(30):
        while not is_so():
            await asyncio.sleep(0.05)


def test_a_new_table_is_owned_by_the_process_that_opens_it(database: str) -> None:
    async def script(owner: Program, other: Program) -> None:
        await owner.store.add(replace(new_setup(), id=A))
        assert owner.ownership.owns(A)
        await owner.ownership.claim(A)
        with pytest.raises(OwnedElsewhere) as refused:
            await other.ownership.claim(A)
        assert refused.value.process == owner.ownership.me.id
        await owner.store.add(deck(1))
        with pytest.raises(NotOwner):
            await other.store.add(deck(2))
        assert not other.lost

    check(database, script)


@pytest.mark.parametrize("name", [A, LOBBY])
def test_of_many_claims_at_once_one_succeeds(database: str, name: str) -> None:
    async def script(*programs: Program) -> None:
        await programs[0].store.add(replace(new_setup(), id=A))
        await programs[0].ownership.release([A])
        for _ in range(20):
            claims = [program.ownership.claim(name) for program in programs for _ in range(3)]
            await asyncio.gather(*claims, return_exceptions=True)
            (owner,) = [program for program in programs if program.ownership.owns(name)]
            await owner.ownership.release([name])

    check(database, script, number=3)


def test_a_table_that_does_not_exist_is_owned_by_nobody(database: str) -> None:
    async def script(owner: Program, other: Program) -> None:
        for program in (owner, other):
            with pytest.raises(NoTable):
                await program.ownership.claim(B)

    check(database, script)


def test_leases_end_by_the_clock_of_the_database_and_late_writes_are_refused(database: str) -> None:
    async def script(owner: Program, other: Program) -> None:
        await owner.store.add(replace(new_setup(), id=A), deck(1))
        expire(owner.store.engine, owner)
        await other.ownership.claim(A)
        # The former owner does not know it yet: its own clock is sure of the lease.
        with pytest.raises(NotOwner):
            await owner.store.add(deck(2))
        with pytest.raises(NotOwner):
            await owner.store.add(Place(A, 0, 3))
        assert owner.lost == [A]
        assert await other.store.version(A) == 1
        await other.store.add(deck(2))

    check(database, script)


def test_a_write_of_many_tables_is_refused_for_lost_tables_only(database: str) -> None:
    async def script(owner: Program, other: Program) -> None:
        await owner.store.add(replace(new_setup(), id=A))
        await owner.store.add(replace(new_setup(), id=B))
        expire(owner.store.engine, owner)
        await other.ownership.claim(A)
        writes = await asyncio.gather(owner.store.add(deck(1, A)), owner.store.add(deck(1, B)), return_exceptions=True)
        assert [type(result) for result in writes] == [NotOwner, type(None)]

    check(database, script)


def test_a_process_that_cannot_renew_its_row_gives_up_and_goes_on_as_another(database: str) -> None:
    async def script(owner: Program) -> None:
        await owner.store.add(replace(new_setup(), id=A))
        before = owner.ownership.me.id
        expire(owner.store.engine, owner)
        await until(lambda: owner.lost == [A])
        assert not owner.ownership.owns(A)
        await until(lambda: owner.ownership.me.id != before and owner.ownership.is_sure)
        await owner.ownership.claim(A)
        assert owner.ownership.owns(A)

    check(database, script, number=1)


def test_others_learn_of_tables_whose_owner_has_ended(database: str) -> None:
    async def script(owner: Program, other: Program) -> None:
        surveys = list[Survey]()
        other.ownership.on_survey = surveys.append
        await owner.store.add(replace(new_setup(), id=A))
        await until(lambda: bool(surveys))
        assert [peer.id for peer in surveys[-1].peers] == [owner.ownership.me.id]
        assert not surveys[-1].orphans
        expire(owner.store.engine, owner)
        await until(lambda: A in surveys[-1].orphans)

    check(database, script)


def test_what_is_released_or_closed_can_be_claimed_at_once(database: str) -> None:
    async def script(owner: Program, other: Program) -> None:
        await owner.store.add(replace(new_setup(), id=A))
        await owner.store.add(replace(new_setup(), id=B))
        await owner.ownership.release([A])
        await other.ownership.claim(A)
        await owner.ownership.close()
        await other.ownership.claim(B)

    check(database, script)


def test_what_a_process_offers_is_claimed_at_once_and_without_an_owner_until_then(database: str) -> None:
    async def script(owner: Program, other: Program) -> None:
        surveys = list[Survey]()
        other.ownership.on_survey = surveys.append
        await owner.store.add(replace(new_setup(), id=A))
        await owner.store.add(replace(new_setup(), id=B))
        await owner.ownership.offer([A])
        with pytest.raises(NotOwner):
            await owner.store.add(deck(1))
        await until(lambda: bool(surveys) and surveys[-1].orphans == [A])
        await other.ownership.claim(A)
        await other.store.add(deck(1))
        with pytest.raises(OwnedElsewhere):
            await other.ownership.claim(B)
        await owner.store.add(deck(1, B))

    check(database, script)


def test_a_write_waits_for_no_process_that_hangs_in_a_transaction(database: str) -> None:
    async def script(owner: Program, other: Program) -> None:
        await owner.store.add(replace(new_setup(), id=A))
        hanging = owner.store.engine.connect()
        owner.ownership.guard(hanging, [row_of(deck(1))])
        expire(owner.store.engine, owner)
        await other.ownership.claim(A)  # PostgreSQL has ended the transaction that held the lease
        with pytest.raises(DBAPIError, match="idle-in-transaction"):
            hanging.execute(text("SELECT 1"))
        hanging.close()

    check(database, script)


def test_a_table_whose_transaction_was_rolled_back_is_owned_by_nobody(database: str) -> None:
    async def script(owner: Program, other: Program) -> None:
        setup = replace(new_setup(), id=A)
        with pytest.raises(Conflict):
            await owner.store.add(setup, setup)
        for process in (owner, other):
            with pytest.raises(NoTable):
                await process.ownership.claim(A)

    check(database, script)


def test_processes_are_listed_with_what_they_own(database: str) -> None:
    async def script(owner: Program, other: Program) -> None:
        for table in (A, B):
            await owner.store.add(replace(new_setup(), id=table))
        await other.ownership.claim(LOBBY)
        rows = {row.process: row for row in await other.ownership.holdings()}
        assert {process: (row.tables, row.has_lobby) for process, row in rows.items()} == {
            owner.ownership.me.id: (2, False),
            other.ownership.me.id: (0, True),
        }

    check(database, script)


def test_processes_that_ended_a_while_ago_are_forgotten_with_their_leases(database: str) -> None:
    async def script(owner: Program, other: Program) -> None:
        await owner.store.add(replace(new_setup(), id=A))
        await owner.ownership.close()
        with other.store.engine.begin() as connection:
            connection.execute(
                text("UPDATE processes SET until = until - 60001 WHERE id <> :id"), {"id": other.ownership.me.id}
            )

        def leases() -> int:
            with other.store.engine.connect() as connection:
                return int(connection.scalar(text("SELECT count(*) FROM leases")) or 0)

        await until(lambda: leases() == 0)
        await other.ownership.claim(A)

    check(database, script)


def test_a_dead_process_is_not_valid_for_long_after_the_clock_was_put_back(database: str) -> None:
    async def script(owner: Program, other: Program) -> None:
        await owner.store.add(replace(new_setup(), id=A))
        await owner.ownership.close()
        with other.store.engine.begin() as connection:
            connection.execute(
                text("UPDATE processes SET until = until + 3600000 WHERE id <> :id"), {"id": other.ownership.me.id}
            )
        with pytest.raises(OwnedElsewhere):
            await other.ownership.claim(A)
        surveys = list[Survey]()
        other.ownership.on_survey = surveys.append
        await until(lambda: bool(surveys) and A in surveys[-1].orphans)
        await other.ownership.claim(A)

    check(database, script)


def test_a_process_that_drains_claims_nothing_and_opens_nothing(database: str) -> None:
    async def script(owner: Program, other: Program) -> None:
        await other.store.add(replace(new_setup(), id=A))
        owner.ownership.drain()
        with pytest.raises(OwnedElsewhere):
            await owner.ownership.claim(A)
        with pytest.raises(StoreFailed):
            await owner.ownership.claim(LOBBY)
        with pytest.raises(NoNewTables):
            await owner.store.add(replace(new_setup(), id=B))

    check(database, script)
