"""A person's list of tables: filtered, in pages, from the newest."""

import asyncio
from dataclasses import replace
from functools import partial
from typing import Any

import pytest
from sqlalchemy import Connection, text

from hachiya.desk.lists import OwnTablesRequest
from hachiya.store import own_seats, persons
from hachiya.store.database import open_database
from hachiya.store.event_store import EventStore
from hachiya.store.lists import PAGE, own_tables, own_tables_query
from hachiya.tables.match.standing import standing_message
from hachiya.tables.stored.keys import Key
from hachiya.tables.stored.standing import Standing
from hachiya.words.names import name
from hachiya.words.voice import say
from tests.databases import database_in
from tests.playing import HACHIJU_MENUS, SANNIN
from tests.tables.play import new_setup

MANY = 50
ME, OTHER = "m" * 16, "o" * 16


def id_of(number: int) -> str:
    return f"{number:016}"


@pytest.fixture(scope="module")
def reading(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """Table n ended (or moved last) at n; each third is hachiju against a bot; one of three is running."""
    engine = open_database(database_in(tmp_path_factory.mktemp("list")))

    async def fill() -> None:
        store = EventStore(engine)
        store.start()
        await store.add(
            partial(persons.add_person, person=ME, key="mine"), partial(persons.add_person, person=OTHER, key="theirs")
        )
        for number in range(1, MANY + 1):
            with_bot = number % 3 == 0
            setup = replace(new_setup(HACHIJU_MENUS[0] if with_bot else SANNIN), id=id_of(number))
            names = ("Ume", "Greedy", "Ｒｉｎ Ä"[: 3 + number % 4])[: len(setup.players)]
            players = ("person", "greedy" if with_bot else "person", "person")[: len(names)]
            over = number % 5 != 0
            seat = 0 if number % 7 else 1
            await store.add(
                replace(setup, names=names, players=players),
                Key(setup.id, seat, f"key {number}"),
                Standing(setup.id, 9, 2, None if over else 1, [24, -24, 0], [0] if over else None, at=number),
                partial(
                    own_seats.link_seat, person=OTHER if number == 1 else ME, key=Key(setup.id, seat, f"key {number}")
                ),
            )
        await store.close()

    asyncio.run(fill())
    engine = open_database(str(engine.url))
    with engine.connect() as connection:
        yield connection
    engine.dispose()


def listed(reading: Connection, state: str = "over", **wanted: Any) -> list[int]:
    """Every table of the list, page by page."""
    ids: list[int] = []
    before: str | None = None
    while True:
        asked = OwnTablesRequest.model_validate({"state": state, **wanted, **({"before": before} if before else {})})
        tables, before = own_tables(reading, ME, asked)
        assert len(tables) <= PAGE
        ids += [int(table.setup.id) for table in tables]
        if before is None:
            return ids
        assert len(tables) == PAGE


def table_numbers(*, over: bool = True, least: int = 2) -> list[int]:
    return [number for number in range(MANY, least - 1, -1) if (number % 5 != 0) == over]


def test_own_tables_are_listed_once_from_the_newest(reading: Connection) -> None:
    assert listed(reading) == table_numbers()
    assert listed(reading, "running") == table_numbers(over=False)


@pytest.mark.parametrize("state", ["running", "over"])
def test_own_tables_are_filtered_by_game(reading: Connection, state: str) -> None:
    ids = [number for number in table_numbers(over=state == "over") if number % 3 == 0]
    assert listed(reading, state, game="hachiju") == ids
    assert listed(reading, state, game="bashifen") == []


def test_own_tables_are_filtered_by_time(reading: Connection) -> None:
    assert listed(reading, since=10, until=33) == [number for number in table_numbers() if 10 <= number < 33]
    assert listed(reading, since=MANY + 1) == []


def test_own_tables_are_filtered_by_opponent(reading: Connection) -> None:
    """Names match in any letters, bots in every language, and the own name is no opponent's."""
    rin = [number for number in table_numbers() if number % 3]
    assert listed(reading, opponent="rin") == listed(reading, opponent=" ＲＩＮ ") == rin
    assert listed(reading, opponent="RIN ä") == [number for number in rin if number % 4 >= 2]
    greedy = [number for number in table_numbers() if number % 7]
    assert listed(reading, opponent="greedy") == greedy
    assert listed(reading, opponent="nobody") == []
    assert listed(reading, opponent="ume") == [number for number in table_numbers() if not number % 7]
    assert listed(reading, opponent="rin", game="sannin", since=20, until=30) == [
        number for number in rin if 20 <= number < 30
    ]


def test_own_tables_are_filtered_by_the_displayed_name_of_a_bot(reading: Connection) -> None:
    with_bots = [number for number in table_numbers() if number % 3 == 0 and number % 7]
    assert listed(reading, opponent=say(name("bot", "greedy"), "ja")) == with_bots


@pytest.mark.sqlite
def test_listing_own_tables_reads_one_range_of_one_index(reading: Connection) -> None:
    """The database neither sorts nor reads unlisted rows, however many tables there are."""
    asked = OwnTablesRequest.model_validate(
        {"state": "over", "game": "sannin", "opponent": "rin", "before": f"9.{id_of(9)}.0"}
    )
    written = own_tables_query(ME, asked).compile(reading, compile_kwargs={"literal_binds": True})
    plan = " / ".join(row.detail for row in reading.execute(text(f"EXPLAIN QUERY PLAN {written}".replace(":", r"\:"))))
    assert "SEARCH own_seats USING PRIMARY KEY (person=? AND ended" in plan
    assert "SCAN" not in plan
    assert "TEMP B-TREE" not in plan


def test_the_listed_standing_is_that_of_the_own_seat(reading: Connection) -> None:
    tables, _ = own_tables(reading, ME, OwnTablesRequest(state="over", game="sannin"))
    for table in tables:
        sentence = standing_message(table.setup, table.standing.scores, table.seat)
        assert sentence is not None
        assert say(sentence, "en") == ("+2 kan" if table.seat == 0 else "\N{MINUS SIGN}2 kan")
    assert {table.seat for table in tables} == {0, 1}
