"""A person exports all own finished matches in one file, and no others."""

import asyncio
import json
from io import BytesIO
from pathlib import Path

from hachiya.store.database import open_database
from hachiya.store.upkeep.checking import TableState, check
from hachiya.store.upkeep.importing import ImportedTable, import_history
from hachiya.store.upkeep.opening import open_beside_server
from hachiya.tables.match.history import HistoryMatch, read_history
from tests.databases import database_in
from tests.server.client import asks, wire
from tests.server.playing_out import play_out
from tests.server.running import Running
from tests.server.test_persons import SHORT, Browser, Browsers, browsers
from tests.tables.choosing import Message

__all__ = ["browsers"]


def play_match(server: Running, browser: Browser) -> Message:
    """Play a match to its end."""
    table = browser.open(**SHORT)

    async def play() -> None:
        async with wire(server.address, f"/t/{table['table']}/table"):  # who is looked on is asked everything
            await play_out(server, table)

    asyncio.run(play())
    return table


def test_own_finished_matches_are_exported_as_one_file(server: Running, browsers: Browsers, tmp_path: Path) -> None:
    mine, other = browsers(), browsers()
    tables = [play_match(server, mine), play_match(server, other), play_match(server, mine)]
    mine.open()  # a short one may be over by itself
    answer = mine.http.get("/api/me/history.jsonl")
    assert answer.status_code == 200
    assert "attachment" in answer.headers["content-disposition"]
    matches = list(read_history(BytesIO(answer.content)))
    assert all(isinstance(match, HistoryMatch) for match in matches)
    heads = [json.loads(line) for line in answer.text.splitlines() if line.startswith('{"e":"match"')]
    assert [head["id"] for head in heads] == [tables[0]["table"], tables[2]["table"]]
    assert all(sorted(head["players"]) == ["greedy", "greedy", "person"] for head in heads)
    assert [head["own"] for head in heads] == [[tables[0]["seat"]], [tables[2]["seat"]]]
    records = [mine.http.get(f"{table['path']}/record.jsonl").text.splitlines() for table in (tables[0], tables[2])]
    lines = answer.text.splitlines()
    assert [line for line in lines if '"e":"match' not in line] == [
        line for record in records for line in record if '"e":"match' not in line
    ]
    # Another house takes them.
    second = database_in(tmp_path, "second")
    open_database(second).dispose()
    with open_beside_server(second) as engine:
        assert [type(match) for match in import_history(engine, BytesIO(answer.content))] == [
            ImportedTable,
            ImportedTable,
        ]
        assert {match.state for match in check(engine)} == {TableState.FINISHED}


def test_a_match_ended_by_all_is_exported_and_counts_with_its_deals(server: Running, browsers: Browsers) -> None:
    mine, newcomer = browsers(), browsers()
    table = mine.open()
    assert asks(server.address, table, "wish", of="end", wish=True) == "ack"
    answer = mine.http.get("/api/me/history.jsonl")
    [match] = read_history(BytesIO(answer.content))
    assert isinstance(match, HistoryMatch)
    assert match.replay.ended_early
    import_counts = newcomer.http.post("/api/me/history", content=answer.content).json()
    assert import_counts == {"new": 0, "known": 1, "refused": []}
    elsewhere = answer.content.replace(b'"names":["', b'"names":["O')
    assert newcomer.http.post("/api/me/history", content=elsewhere).json() == {"new": 1, "known": 0, "refused": []}
    assert [row["winners"] is None for row in newcomer.listed("over")["tables"]] == [False]


def test_an_unknown_browser_has_no_history(browsers: Browsers) -> None:
    stranger = browsers()
    answer = stranger.http.get("/api/me/history.jsonl")
    assert answer.json()["code"] == "no_person"
    stranger.http.cookies.set("person", "x" * 43)
    assert stranger.http.get("/api/me/history.jsonl").status_code == answer.status_code


def test_a_history_without_matches_is_empty(browsers: Browsers) -> None:
    newcomer = browsers()
    newcomer.open()
    assert newcomer.http.get("/api/me/history.jsonl").content == b""
