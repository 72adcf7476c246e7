"""Finished matches are packed into one row each, and the store answers as before; damage is reported."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest
from sqlalchemy import Table, delete, func, insert, select, update

from hachiya.store import packer, schema
from hachiya.store.database import open_database
from hachiya.store.event_store import EventStore
from hachiya.store.packer import Packer
from hachiya.store.packing import FORM, EntryRow, pack, unpack
from hachiya.store.reading import Waiting, loose_rows, packed_row
from hachiya.store.rows import row_of
from hachiya.tables.match.match import Match
from hachiya.tables.problems import DamagedTable, StoreFailed
from hachiya.tables.stored.entries import Choice, Entry
from hachiya.tables.stored.setup import Setup
from hachiya.tables.stored.store import Conflict
from tests.playing import BASHIFEN_MENUS, HACHIJU_MENUS, SANNIN, Menu
from tests.server.test_store import opened, url
from tests.tables.play import entries, new_setup

SHORT = HACHIJU_MENUS[3]
"""The options of a match of three deals."""
SEATS = range(SHORT.seats)


class Played(NamedTuple):
    setup: Setup
    entries: list[Entry]


@cache
def finished(number: int = 1) -> Played:
    """A whole match."""
    match = Match(replace(new_setup(SHORT), id=f"{number:016}"))
    return Played(match.setup, [entry for _, entry in entries(match, Random(number))])


def rows_of(played: list[Entry]) -> list[EntryRow]:
    """Entries as rows, with some time between them."""
    return [EntryRow(**{**row_of(entry).values, "at": 10**12 + 7 * place}) for place, entry in enumerate(played)]


@asynccontextmanager
async def unpacking(where: str) -> AsyncIterator[EventStore]:
    """A store that packs only when it is asked."""
    async with opened(where) as store:
        assert store._packing is not None
        store._packing.cancel()
        yield store


async def wait_for(answer: Any) -> Any:
    """Ask again until there is an answer."""
    async with asyncio.timeout(60):
        while not (result := await answer()):
            await asyncio.sleep(0.01)
    return result


def number_of(store: EventStore, table: Any) -> int:
    with store.engine.connect() as connection:
        return connection.scalar(select(func.count()).select_from(table)) or 0


async def answers(store: EventStore, played: Played) -> list[Any]:
    """Everything that the store answers about a table."""
    table = played.setup.id
    chosen = [entry for entry in played.entries if isinstance(entry, Choice)]
    return [
        await store.load(table),
        await store.entries(table),
        await store.version(table),
        [await store.record(table, version) for version in (0, 1, 5, len(played.entries))],
        [
            await store.version_of(table, choice.seat, str(choice.message))
            for choice in (chosen[0], chosen[7], chosen[-1])
        ],
        [await store.version_of(table, seat, "another") for seat in SEATS],
        await store.follower(table),
        await store.owns("digest", table, 1),
    ]


@pytest.mark.parametrize("menu", [SANNIN, BASHIFEN_MENUS[0]], ids=str)
def test_unpacking_a_packed_match_gives_its_rows(menu: Menu) -> None:
    start = Match(new_setup(menu))
    rows = rows_of([entry for _, entry in entries(start, Random(3), 2)])
    assert unpack(start.setup.id, FORM, pack(rows)) == rows


def test_rows_of_unknown_kinds_survive_packing() -> None:
    """Rows of later versions have other kinds, large actions, and texts in any spelling."""
    odd = ['["greedy","Kiku 菊"]', "[256,-1]", "[1, 2]", "[ 1]", "[]", "null", "5", "x", "[01]", "[true]", "[1,2,255]"]
    rows = [EntryRow("t", place + 1, f"kind{place}", None, "", text, "", -place) for place, text in enumerate(odd)]
    assert unpack("t", FORM, pack(rows)) == rows


def test_message_ids_survive_packing_and_take_little_space() -> None:
    """Counting ids are mixed with ids of other seats and pages."""
    called = "a-1 a-2 b-9 a-3 - b-10 b-10 a-5 a-6 7 8 x-007 x-8 x-009 -1 -2 y-999999999 y-1000000000 - a-6 é-² é-3"
    seats = [0, 0, 1, 0, None, 1, 1, 0, 0, 2, 2, 1, 1, 1, 0, 0, 0, 0, 0, 0, 2, 2]
    rows = [
        EntryRow("t", place + 1, "choice", seat, None if word == "-" else word, "[1]", "", place)
        for place, (word, seat) in enumerate(zip(called.split(), seats, strict=True))
    ]
    assert unpack("t", FORM, pack(rows)) == rows
    many = [EntryRow("t", n + 1, "choice", n % 3, f"{n % 3}{'f' * 23}-{n // 3}", "[1]", "", n) for n in range(600)]
    assert unpack("t", FORM, pack(many)) == many
    assert len(pack(many)) < 400


def test_a_match_with_missing_or_repeated_rows_is_not_packed() -> None:
    rows = rows_of(finished().entries)
    for lacking in ([], rows[1:], [*rows[:3], *rows[4:]], [*rows, rows[-1]]):
        with pytest.raises(DamagedTable):
            pack(lacking)


def test_a_packed_table_is_read_like_an_unpacked_one(tmp_path: Path) -> None:
    async def check() -> None:
        played = finished()
        async with unpacking(url(tmp_path)) as store:
            await store.add(played.setup, *played.entries)
            before = await answers(store, played)
            assert before[0] == played
            assert await store.pack(played.setup.id)
            assert (number_of(store, schema.entries), number_of(store, schema.packed)) == (0, 1)
            assert await answers(store, played) == before
            assert not await store.pack(played.setup.id)
        again = EventStore(open_database(url(tmp_path)))
        assert await answers(again, played) == before
        await again.close()

    asyncio.run(check())


def test_a_row_added_to_a_packed_table_is_a_conflict(tmp_path: Path) -> None:
    """A stored message is a conflict as before, and so is another row; others in the same transaction are stored."""

    async def check() -> None:
        played, other = finished(), finished(2)
        async with unpacking(url(tmp_path)) as store:
            await store.add(played.setup, *played.entries)
            await store.add(other.setup)
            await store.pack(played.setup.id)
            more = Choice(played.setup.id, len(played.entries) + 1, 0, [1], "more", [])
            done = await asyncio.gather(
                store.add(played.entries[-1]),
                store.add(more),
                store.add(*other.entries[:2]),
                return_exceptions=True,
            )
            assert [type(outcome) for outcome in done] == [Conflict, Conflict, type(None)]
            assert await store.entries(played.setup.id) == played.entries
            assert await store.entries(other.setup.id) == other.entries[:2]

    asyncio.run(check())


def test_a_match_is_packed_when_it_ends(tmp_path: Path) -> None:
    async def check() -> None:
        played = finished()
        async with opened(url(tmp_path)) as store:
            await store.add(played.setup, *played.entries[:-1])
            assert not await store.pack(played.setup.id)
            await store.add(played.entries[-1])
            await wait_for(lambda: packed_tables(store))
            assert await store.load(played.setup.id) == played

    asyncio.run(check())


async def packed_tables(store: EventStore) -> list[str]:
    return await ids_in(store, schema.packed)


async def counted_tables(store: EventStore) -> list[str]:
    return await ids_in(store, schema.counted)


async def ids_in(store: EventStore, table: Table) -> list[str]:
    def ask() -> list[str]:
        with store.engine.connect() as connection:
            return [*connection.scalars(select(table.c.table_id).order_by(table.c.table_id))]

    return await asyncio.to_thread(ask)


def test_older_finished_matches_are_packed_when_a_server_starts(tmp_path: Path) -> None:
    """All finished matches but a damaged one are packed; running ones are left alone."""

    async def check() -> None:
        all_of_them = [finished(number) for number in (1, 2, 3, 4)]
        async with unpacking(url(tmp_path)) as store:
            for played in all_of_them:
                await store.add(played.setup, *played.entries)
            with store.engine.begin() as connection:
                columns = schema.entries.c
                last = func.max(columns.version)
                of_two = select(last).where(columns.table_id == all_of_them[1].setup.id).scalar_subquery()
                connection.execute(
                    delete(schema.entries).where(columns.table_id == all_of_them[1].setup.id, columns.version == of_two)
                )
                connection.execute(
                    delete(schema.entries).where(columns.table_id == all_of_them[2].setup.id, columns.version == 9)
                )
        again = EventStore(open_database(url(tmp_path)))
        again.start()
        right = [all_of_them[0].setup.id, all_of_them[3].setup.id]
        try:
            await wait_for(lambda: equal(again, right))
            with again.engine.connect() as connection:
                assert len(loose_rows(connection, all_of_them[1].setup.id)) == len(all_of_them[1].entries) - 1
                assert len(loose_rows(connection, all_of_them[2].setup.id)) == len(all_of_them[2].entries) - 1
        finally:
            await again.close()

    async def equal(store: EventStore, right: list[str]) -> bool:
        return await packed_tables(store) == right

    asyncio.run(check())


def test_a_match_that_changes_during_packing_stays_unpacked(tmp_path: Path) -> None:
    async def check() -> None:
        played = finished()
        async with unpacking(url(tmp_path)) as store:
            await store.add(played.setup, *played.entries)
            with store.engine.connect() as connection:
                row = packed_row(connection, played.setup.id)
            assert row is not None
            more = Choice(played.setup.id, len(played.entries) + 1, 0, [1], "more", [])
            await store.add(more)
            with pytest.raises(DamagedTable):
                store._swap(row)
            assert number_of(store, schema.packed) == 0
            assert await store.entries(played.setup.id) == [*played.entries, more]

    asyncio.run(check())


def flip_bit(content: bytes, at: int) -> bytes:
    return content[:at] + bytes([content[at] ^ 1]) + content[at + 1 :]


DAMAGES: dict[str, Any] = {
    "checksum": lambda row: {"content": flip_bit(row["content"], 3)},
    "first byte": lambda row: {"content": flip_bit(row["content"], 32)},
    "inside": lambda row: {"content": flip_bit(row["content"], len(row["content"]) // 2)},
    "last byte": lambda row: {"content": flip_bit(row["content"], len(row["content"]) - 1)},
    "cut off": lambda row: {"content": row["content"][:-20]},
    "empty": lambda _: {"content": b""},
    "unknown form": lambda _: {"form": FORM + 1},
    "another number of entries": lambda row: {"version": row["version"] - 1},
    "another table's": lambda _: {"content": pack(rows_of(finished(2).entries))},
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_packed_row_is_reported_by_every_query(tmp_path: Path, damage: str) -> None:
    async def check() -> None:
        played = finished()
        async with unpacking(url(tmp_path)) as store:
            await store.add(played.setup, *played.entries)
            await store.pack(played.setup.id)
            with store.engine.begin() as connection:
                row = dict(connection.execute(select(schema.packed)).mappings().one())
                connection.execute(update(schema.packed).values(DAMAGES[damage](row)))
            for question in (
                store.load(played.setup.id),
                store.entries(played.setup.id),
                store.record(played.setup.id, 3),
                store.version_of(played.setup.id, 0, "x"),
            ):
                with pytest.raises(DamagedTable):
                    await question

    asyncio.run(check())


def test_concurrent_readers_see_each_match_packed_or_unpacked_but_whole(tmp_path: Path) -> None:
    """Another connection that reads during packing sees each match whole."""

    async def check() -> None:
        all_of_them = [finished(number) for number in range(1, 9)]
        async with unpacking(url(tmp_path)) as store:
            for played in all_of_them:
                await store.add(played.setup, *played.entries)

            async def look() -> int:
                looks = 0
                while not packing.done():
                    for played in all_of_them:
                        assert await store.load(played.setup.id) == played
                        looks += 1
                return looks

            packing = asyncio.gather(*(store.pack(played.setup.id) for played in all_of_them))
            assert await look() > 0
            assert await packing == [True] * 8
            assert number_of(store, schema.entries) == 0

    asyncio.run(check())


def test_a_failed_packing_is_retried_and_a_damaged_match_is_left_unpacked(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The database fails twice; then one table after the other is packed."""
    monkeypatch.setattr(packer, "_RETRY_SECONDS", 0.0)
    packed: list[str] = []
    failed: list[str] = []
    failures = [StoreFailed(), StoreFailed()]

    class Failing:
        """A store that fails at first."""

        async def waiting(self, after: str, number: int) -> Waiting:
            assert number > 1
            return Waiting(["damaged", "odd", "before"], "m") if not after else Waiting([], None)

        async def pack(self, table: str) -> bool:
            if failures:
                raise failures.pop()
            if table == "damaged":
                raise DamagedTable
            if table == "odd":
                raise LookupError
            packed.append(table)
            return True

        async def count(self, table: str) -> bool:
            assert table in packed
            return True

    async def check() -> None:
        work = Packer(Failing(), failed.append)
        work.add("now")
        running = asyncio.create_task(work.run())
        async with asyncio.timeout(60):
            while len(packed) < 2:
                await asyncio.sleep(0)
        work.add("later")
        async with asyncio.timeout(60):
            while len(packed) < 3:
                await asyncio.sleep(0)
        running.cancel()

    asyncio.run(check())
    assert packed == ["now", "before", "later"]
    assert failed == ["packer"]
    damaged, odd, *_ = [log_record.getMessage() for log_record in caplog.records]
    assert damaged == "table damaged is damaged and is not packed or counted"
    assert odd == "table odd is not packed or counted"


def test_a_match_that_ends_during_the_look_up_is_packed_once() -> None:
    """The look-up names a table that was packed meanwhile, and one that is reported as ended just after it."""
    packed: list[str] = []

    class Slow:
        """A store in which matches end while older ones are looked up."""

        async def waiting(self, after: str, number: int) -> Waiting:
            assert number > 1
            if after:
                return Waiting([], None)
            work.add("behind the look-up")
            asyncio.get_running_loop().call_soon(work.add, "reported late")
            return Waiting(["before", "behind the look-up", "early", "older", "reported late"], "z")

        async def pack(self, table: str) -> bool:
            await asyncio.sleep(0)
            packed.append(table)
            return True

        async def count(self, table: str) -> bool:
            assert table in packed
            return True

    failed: list[str] = []
    work = Packer(Slow(), failed.append)

    async def check() -> None:
        work.add("early")
        running = asyncio.create_task(work.run())
        async with asyncio.timeout(60):
            while "reported late" not in packed:
                await asyncio.sleep(0)
            work.add("last")
            while packed[-1] != "last":
                await asyncio.sleep(0)
        running.cancel()

    asyncio.run(check())
    assert packed == ["early", "behind the look-up", "before", "older", "reported late", "last"]
    assert not failed


def test_a_damaged_sum_of_a_bot_keeps_no_match_unpacked(tmp_path: Path) -> None:
    """Matches that cannot be added to it are not counted, and the next ones are."""

    async def check() -> None:
        failed: list[str] = []
        with_bot = [
            Played(replace(played.setup, players=("greedy", *played.setup.players[1:])), played.entries)
            for played in (finished(1), finished(2))
        ]
        store = EventStore(open_database(url(tmp_path)), on_failure=failed.append)
        store.start()
        try:
            sum_of_greedy = {"game": SHORT.game, "bot": "greedy", "content": "damaged"}
            with store.engine.begin() as connection:
                connection.execute(insert(schema.bot_sums), sum_of_greedy)
            for played in with_bot:
                await store.add(played.setup, *played.entries)
            await store.add(finished(3).setup, *finished(3).entries)
            await wait_for(lambda: counted_tables(store))
            assert await packed_tables(store) == [finished(number).setup.id for number in (1, 2, 3)]
            assert await counted_tables(store) == [finished(3).setup.id]
        finally:
            await store.close()
        assert failed == ["packer", "packer"]

    asyncio.run(check())
