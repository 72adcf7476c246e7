"""The house of a tab: matches are played, survive the tab, and are listed, counted, exported and imported."""

import asyncio
import json
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from hachiya.games.registry import GAMES
from hachiya.tab.house import House
from tests.tab.device import Page, answer, at_home, order, refusal
from tests.tab.journal import FileJournal

NOT_YOURS = 4403
NO_TABLE = 4404
INTERNAL_ERROR = 1011


def run(file: Path, *scripts: Callable[[House], Awaitable[None]]) -> None:
    """Run scripts, each in a tab of its own, one after the other, on one journal."""

    async def every() -> None:
        for script in scripts:
            async with at_home(file) as house:
                await script(house)

    asyncio.run(every())


@pytest.mark.parametrize("game", [*GAMES])
def test_a_match_of_every_game_is_played_on_after_the_tab_was_closed(game: str, tmp_path: Path) -> None:
    seats = GAMES[game].seats[0]
    opened, reached = {}, 0

    async def begin(house: House) -> None:
        nonlocal reached
        body = order(*["greedy"] * (seats - 1), game=game, clock=0)
        opened.update(await answer(house, "open_table", **body))
        page = Page(house, opened["path"], Random(1))
        await page.until_acknowledged(30)
        reached = page.acknowledged

    async def go_on(house: House) -> None:
        page = Page(house, opened["path"], Random(2))
        await page.until(1)
        assert page.version >= reached
        await page.until_acknowledged(reached)
        assert page.acknowledged > reached

    run(tmp_path / "journal", begin, go_on)


def test_a_finished_match_is_listed_counted_exported_and_imported(tmp_path: Path) -> None:
    files: list[bytes] = []

    async def play(house: House) -> None:
        opened = await answer(house, "open_table", **order(game="hachiju", options={"deals": 1}))
        running = await answer(house, "own_tables", state="running")
        assert [table["table"] for table in running["tables"]] == [opened["table"]]
        page = Page(house, opened["path"], Random(3))
        await page.until(10**6)
        assert page.is_over
        over = await answer(house, "own_tables", state="over")
        assert [table["path"] for table in over["tables"]] == [opened["path"]]
        assert (await answer(house, "own_tables", state="over", opponent="greedy"))["tables"]
        assert not (await answer(house, "own_tables", state="over", opponent="nobody"))["tables"]
        (game,) = await answer(house, "own_statistics")
        assert (game["game"], len(game["course"])) == ("hachiju", 1)
        assert await answer(house, "statistics_of_bots")
        name, _, data = await answer(house, "own_history")
        assert name == "hachiya-history.jsonl"
        files.append(data)
        again = await house.ask("import_history", "{}", "en", data)
        assert json.loads(again.text or "") == {"new": 0, "known": 1, "refused": []}

    async def import_twice(house: House) -> None:
        for expected in ({"new": 1, "known": 0}, {"new": 0, "known": 1}):
            result = await house.ask("import_history", "{}", "en", files[0])
            assert json.loads(result.text or "") == {**expected, "refused": []}
        assert await answer(house, "statistics_of_bots") == []

    async def look(house: House) -> None:
        (table,) = (await answer(house, "own_tables", state="over"))["tables"]
        assert table["game"] == "hachiju"
        (game,) = await answer(house, "own_statistics")
        assert len(game["course"]) == 1
        data = (await answer(house, "own_history"))[2]
        assert without_id(data) == without_id(files[0])

    run(tmp_path / "one", play)
    run(tmp_path / "other", import_twice, look)


def without_id(history: bytes) -> list[dict[str, object]]:
    """The events of a history without the id of the table, which is another after an import."""
    return [{**json.loads(line), "id": None} for line in history.splitlines()]


def test_several_persons_at_one_device_have_seats_of_their_own(tmp_path: Path) -> None:
    async def script(house: House) -> None:
        opened = await answer(house, "open_table", **order("person", "greedy", reveal="never"))
        (link,) = opened["joins"]
        await answer(house, "join", table=opened["table"], own=link["seat"], invitation=link["invitation"], name="Rin")
        pages = [Page(house, f"/t/{opened['table']}/{seat}", Random(seat)) for seat in (opened["seat"], link["seat"])]
        await asyncio.gather(*(page.until(20) for page in pages))
        assert all(page.acknowledged for page in pages)
        hands = [page.view["hands"] for page in pages]
        assert hands[0] != hands[1]

    run(tmp_path / "journal", script)


def test_what_is_not_there_or_needs_a_server_is_refused(tmp_path: Path) -> None:
    async def script(house: House) -> None:
        opened = await answer(house, "open_table", **order("person", "person"))
        seat = opened["joins"][0]["seat"]
        page = Page(house, f"/t/{opened['table']}/{seat}", Random(1))
        await page.until(1)
        assert page.code == NOT_YOURS
        page = Page(house, "/t/0123456789abcdef/0", Random(1))
        await page.until(1)
        assert page.code == NO_TABLE
        assert await refusal(house, "new_recovery_phrase") == "needs_server"
        assert await refusal(house, "nonsense") == "not_found"
        assert await refusal(house, "open_table", **order(game="poker")) == "unknown"
        assert await refusal(house, "open_table", game=5) == "bad_request"
        assert await refusal(house, "unlist_seat", table="x", own=0) == "not_found"
        for broken in ("", "{", "[" * 100_000):
            refused = await house.ask("open_table", broken, "en")
            assert json.loads(refused.refusal or "")["code"] == "bad_request"

    run(tmp_path / "journal", script)


def test_a_table_that_is_taken_from_the_list_is_deleted(tmp_path: Path) -> None:
    async def script(house: House) -> None:
        opened = await answer(house, "open_table", **order())
        await answer(house, "unlist_seat", table=opened["table"], own=opened["seat"])
        assert (await answer(house, "own_tables", state="running"))["tables"] == []

    async def look(house: House) -> None:
        assert (await answer(house, "own_tables", state="running"))["tables"] == []
        await answer(house, "open_table", **order())
        await answer(house, "forget_me")
        assert (await answer(house, "own_tables", state="running"))["tables"] == []

    run(tmp_path / "journal", script, look)


def test_two_tabs_at_one_table_do_not_fork_it(tmp_path: Path) -> None:
    async def script() -> None:
        async with at_home(tmp_path / "journal") as first, at_home(tmp_path / "journal") as second:
            opened = await answer(first, "open_table", **order("greedy", "greedy"))
            page_of_first = Page(first, opened["path"], Random(1))
            await page_of_first.until(5)
            async with at_home(tmp_path / "journal") as third:
                page_of_third = Page(third, opened["path"], Random(2))
                await page_of_third.until(1)
                assert page_of_third.version >= page_of_first.acknowledged
                await page_of_third.until(page_of_third.version + 10)
            await page_of_first.until(page_of_first.version + 10)
            assert (await answer(second, "own_tables", state="running"))["tables"] == []
        async with at_home(tmp_path / "journal") as after:
            page = Page(after, opened["path"], Random(3))
            await page.until(1)
            assert page.version >= max(page_of_first.acknowledged, page_of_third.acknowledged)
            await page.until(page.version + 10)

    asyncio.run(script())


def test_nothing_is_acknowledged_that_the_browser_could_not_store(tmp_path: Path) -> None:
    async def script() -> None:
        journal = FileJournal(tmp_path / "journal")
        house = House(journal)
        await house.start()
        opened = await answer(house, "open_table", **order())
        page = Page(house, opened["path"], Random(1))
        await page.until(5)
        before, journal.fails = page.acknowledged, True
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.5):
                await page.until(page.version + 10)
        assert page.acknowledged == before
        journal.fails = False
        await house.close()
        journal.close()

    asyncio.run(script())


def test_a_table_with_a_damaged_line_is_refused_each_time_and_harms_no_other(tmp_path: Path) -> None:
    paths = list[str]()

    async def play(house: House) -> None:
        for _ in range(2):
            opened = await answer(house, "open_table", **order())
            paths.append(opened["path"])
            await Page(house, opened["path"], Random(1)).until(5)

    async def look(house: House) -> None:
        for _ in range(2):
            page = Page(house, paths[0], Random(1))
            await page.until(1)
            assert (page.version, page.code) == (0, INTERNAL_ERROR)
        page = Page(house, paths[1], Random(1))
        await page.until(6)
        assert page.version >= 6

    run(tmp_path / "journal", play)
    with closing(sqlite3.connect(tmp_path / "journal")) as database, database:
        table = paths[0].split("/")[2]
        database.execute("UPDATE lines SET text = '[[' WHERE table_id = ? AND number = 3", [table])
    run(tmp_path / "journal", look)
