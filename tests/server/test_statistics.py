"""Statistics are counted when a match is over, stored by table, added up for bots, and served."""

import asyncio
import json
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from io import BytesIO
from pathlib import Path
from random import Random
from typing import cast

import pytest
from pydantic import TypeAdapter
from sqlalchemy import delete, select, update

from hachiya.bots.registry import FORMER
from hachiya.desk.statistics import GameOfBots, GameStatistics
from hachiya.statistics.counting import count
from hachiya.statistics.counts import Counts
from hachiya.statistics.player_tables import tables
from hachiya.statistics.tables import Table
from hachiya.store import schema
from hachiya.store.counting import FORM, compress_counts, read_seat_counts
from hachiya.store.event_store import EventStore
from hachiya.store.upkeep.importing import import_history
from hachiya.store.upkeep.repairing import damaged_tables, repair_table
from hachiya.tables.match.history import lines_of_match
from hachiya.tables.match.match import Match
from hachiya.tables.problems import DamagedTable
from tests.server.playing_out import play_out
from tests.server.running import Running, running, settings_in
from tests.server.test_http import a_problem, http
from tests.server.test_packing import SHORT, Played, number_of, unpacking, wait_for
from tests.server.test_persons import Browser
from tests.server.test_store import opened, url
from tests.statistics.slow import Events
from tests.tables.choosing import Message
from tests.tables.play import entries, new_setup

PLAYERS = ("person", "greedy", "mc200", "greedy", "adept")
"""The players, one of them under a former name."""


@cache
def finished(number: int = 1) -> Played:
    """A whole match with a person."""
    setup = replace(new_setup(SHORT), id=f"{number:016}", players=PLAYERS[: SHORT.seats])
    return Played(setup, [entry for _, entry in entries(Match(setup), Random(number))])


def slow_counts(played: Played) -> dict[str, Counts]:
    """The counts of each seat, from the stored lines."""
    lines = [line.line for line in (*played.setup.head(), *(line for entry in played.entries for line in entry.record))]
    return count(cast(Events, [json.loads(line) for line in lines]), lambda seat, _: str(seat))


def sums(store: EventStore) -> dict[str, Counts]:
    """The stored sums of each bot."""
    with store.engine.connect() as connection:
        rows = connection.execute(select(schema.bot_sums)).all()
    return {row.bot: Counts.from_json(json.loads(row.content)) for row in rows}


def of_bots(matches: Sequence[Played]) -> dict[str, object]:
    """The counts of each bot, added up from the records of these matches."""
    by_player: dict[str, Counts] = {}
    for played in matches:
        lines = [*played.setup.head(), *(line for entry in played.entries for line in entry.record)]
        players = [FORMER.get(player, player) for player in played.setup.players]
        counts = count([line.event for line in lines], lambda seat, _, sat=players: sat[seat])  # type: ignore[misc]
        for player, counted in counts.items():
            if player != "person":
                by_player.setdefault(player, Counts()).add(counted)
    return {player: counts.to_json() for player, counts in by_player.items()}


def test_a_match_is_counted_when_it_ends(tmp_path: Path) -> None:
    async def check() -> None:
        played = finished()
        async with opened(url(tmp_path)) as store:
            await store.add(played.setup, *played.entries[:-1])
            assert not number_of(store, schema.counted)
            await store.add(played.entries[-1])
            await wait_for(lambda: asyncio.to_thread(number_of, store, schema.counted))
            with store.engine.connect() as connection:
                row = connection.execute(select(schema.counted)).one()
            for seat, player in enumerate(played.setup.players):
                counts = read_seat_counts(row.form, row.content, seat)
                if player == "person":
                    assert counts is not None
                    assert counts.to_json() == slow_counts(played)[str(seat)].to_json()
                else:
                    assert counts is None
            assert {bot: counts.to_json() for bot, counts in sums(store).items()} == of_bots([played])

    asyncio.run(check())


def test_older_matches_are_counted_once_after_the_start(tmp_path: Path) -> None:
    async def check() -> None:
        matches = [finished(number) for number in (1, 2, 3)]
        async with unpacking(url(tmp_path)) as store:
            for played in matches:
                await store.add(played.setup, *played.entries)
            assert await store.pack(matches[0].setup.id)
            assert await store.count(matches[1].setup.id)
            assert not await store.count(matches[1].setup.id)
            assert not await store.count("nowhere")
        for _ in range(2):
            async with opened(url(tmp_path)) as store:
                await wait_for(lambda: asyncio.to_thread(lambda: number_of(store, schema.counted) == 3))
                assert {bot: counts.to_json() for bot, counts in sums(store).items()} == of_bots(matches)

    asyncio.run(check())


def test_counts_of_a_bot_remain_after_a_table_is_deleted(tmp_path: Path) -> None:
    async def check() -> None:
        played = finished()
        async with unpacking(url(tmp_path)) as store:
            await store.add(played.setup, *played.entries)
            await store.pack(played.setup.id)
            await store.count(played.setup.id)
            with store.engine.begin() as connection:
                connection.execute(delete(schema.packed))
                connection.execute(delete(schema.tables))
            assert number_of(store, schema.counted) == 0
            assert {bot: counts.to_json() for bot, counts in sums(store).items()} == of_bots([played])

    asyncio.run(check())


def test_a_match_that_is_cut_back_is_no_longer_counted(tmp_path: Path) -> None:
    async def check() -> None:
        matches = [finished(number) for number in (1, 2)]
        async with unpacking(url(tmp_path)) as store:
            for played in matches:
                await store.add(played.setup, *played.entries)
                await store.pack(played.setup.id)
                await store.count(played.setup.id)
            with store.engine.begin() as connection:
                wrong = schema.packed.c.table_id == matches[0].setup.id
                connection.execute(update(schema.packed).where(wrong).values(content=b"0"))
            [cut] = [table for table in damaged_tables(store.engine) if table is not None]
            repair_table(store.engine, cut, tmp_path)
            assert number_of(store, schema.counted) == 1
            assert {bot: counts.to_json() for bot, counts in sums(store).items()} == of_bots(matches[1:])

    asyncio.run(check())


def test_an_imported_match_is_counted_at_once(tmp_path: Path) -> None:
    """This also holds beside a server, which looks for uncounted matches only when it starts."""

    async def check() -> None:
        played = finished()
        record = [line for entry in played.entries for line in entry.record]
        history = "\n".join(lines_of_match(played.setup, record, 1, 2)).encode()
        async with unpacking(url(tmp_path)) as store:
            assert len([*import_history(store.engine, BytesIO(history))]) == 1
            assert {bot: counts.to_json() for bot, counts in sums(store).items()} == of_bots([played])
            assert (await store.waiting("", 10)).tables == []

    asyncio.run(check())


def test_the_stored_counts_of_a_match_are_below_1500_bytes() -> None:
    """A match of twelve deals with its packed row stays below 8 kB, which leaves this much for the counts."""
    assert len(compress_counts(slow_counts(finished()))) < 1500


@pytest.mark.parametrize(("form", "content"), [(FORM + 1, compress_counts({})), (FORM, b"no zlib")])
def test_unreadable_counts_are_damaged(form: int, content: bytes) -> None:
    with pytest.raises(DamagedTable):
        read_seat_counts(form, content, 0)


def figures(statistics: list[Message], game: str) -> dict[tuple[str, str], list[Message]]:
    """The figures of a game, by table and row."""
    (of_game,) = [game_statistics for game_statistics in statistics if game_statistics["game"] == game]
    return {(table["key"], row["key"]): row["figures"] for table in of_game["tables"] for row in table["rows"]}


async def own_statistics(browser: Browser, matches: int) -> list[Message]:
    """The own statistics, when they include this many matches of 八十."""

    async def ask() -> list[Message] | None:
        answer = await asyncio.to_thread(browser.http.get, "/api/me/statistics")
        assert answer.status_code == 200
        statistics: list[Message] = answer.json()
        return statistics if statistics and len(statistics[0]["course"]) == matches else None

    return cast(list[Message], await wait_for(ask))


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Running]:
    """A server where nobody has played."""
    with running(settings_in(tmp_path)) as server:
        yield server


@pytest.fixture
def browsers(house: Running) -> Iterator[tuple[Browser, Browser]]:
    """The browsers of two people."""
    pair = Browser(house), Browser(house)
    yield pair
    for browser in pair:
        browser.http.close()


def test_persons_see_their_own_statistics_only(house: Running, browsers: tuple[Browser, Browser]) -> None:
    mine, other = browsers
    for seed in range(2):
        table = mine.open("greedy", "greedy", game="hachiju", options={"deals": 2 + seed})
        asyncio.run(play_out(house, table))
        record = mine.http.get(f"{table['path']}/record.jsonl").text
        counts = count([json.loads(line) for line in record.splitlines()], lambda seat, _: str(seat))
        own = counts[str(table["seat"])]
        statistics = asyncio.run(own_statistics(mine, seed + 1))
        TypeAdapter(list[GameStatistics]).validate_python(statistics)
        assert len(statistics[0]["course"]) == seed + 1
        assert statistics[0]["course"][-1]["won"] == own.won["result"].total
        assert statistics[0]["course"][-1]["at"] > 0
        if not seed:
            adapter = TypeAdapter(tuple[Table, ...])
            assert adapter.validate_python(statistics[0]["tables"]) == tables("hachiju", own)
    assert figures(statistics, "hachiju")["course", "deals"][0]["value"] == 5
    assert other.http.get("/api/me/statistics").json() == []
    with http(house) as nobody:
        assert nobody.get("/api/me/statistics").json() == []
        assert nobody.get("/api/me/statistics", headers={"cookie": "person=" + "0" * 43}).json() == []
    bots = other.http.get("/api/statistics").json()
    TypeAdapter(list[GameOfBots]).validate_python(bots)
    assert [(of_game["game"], [bot["bot"] for bot in of_game["bots"]]) for of_game in bots] == [("hachiju", ["greedy"])]
    assert [figure["value"] for figure in bots[0]["bots"][0]["figures"][:2]] == [4, 10]
    whole = other.http.get("/api/statistics/greedy").json()
    TypeAdapter(list[GameStatistics]).validate_python(whole)
    assert figures(whole, "hachiju")["course", "deals"][0]["value"] == 10
    assert whole[0]["course"] == []
    mine.post("/api/me/forget")
    assert mine.http.get("/api/me/statistics").json() == []
    assert other.http.get("/api/statistics/greedy").json() == whole


def test_a_running_match_is_not_counted(browsers: tuple[Browser, Browser]) -> None:
    mine, _ = browsers
    mine.open("greedy", "greedy")
    assert mine.http.get("/api/me/statistics").json() == []
    assert mine.http.get("/api/statistics").json() == []


def test_a_server_without_matches_has_empty_statistics(house: Running) -> None:
    with http(house) as client:
        assert client.get("/api/statistics").json() == []
        assert client.get("/api/statistics/adept").json() == []
        assert client.get("/api/me/statistics").json() == []
        a_problem(client.get("/api/statistics/nobody"), 400, "unknown")
