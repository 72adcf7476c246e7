"""A person imports matches: they are verified, stored once, listed for that person, and count for no bot."""

import asyncio
import json
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, TypeVar

import httpx
import pytest
from pydantic import TypeAdapter, with_config

from hachiya.desk.histories import HistoryImport, HistoryPart, import_history
from hachiya.records import jsonl
from hachiya.records.common_events import STRICT
from hachiya.tables.replays.replay import MOST_BYTES
from hachiya.words.voice import say
from hachiya.words.wire import message_of
from tests.playing import record
from tests.server.running import Running
from tests.server.test_own_history import play_match
from tests.server.test_packing import SHORT as MENU
from tests.server.test_persons import Browser, Browsers, browsers, code
from tests.tables.choosing import Message

__all__ = ["browsers"]
Result = TypeVar("Result")
_REPORT: TypeAdapter[Any] = TypeAdapter(with_config(STRICT)(HistoryImport))


def text(seed: int, **head: Any) -> str:
    """The text of a match in a history file."""
    first, *rest = jsonl.dump(record(seed, MENU)).splitlines(keepends=True)
    return json.dumps({**json.loads(first), **head}, ensure_ascii=False, separators=(",", ":")) + "\n" + "".join(rest)


def against_bots(seed: int, seat: int = 0, **head: Any) -> str:
    """The text of a match of a person against bots."""
    seats = MENU.seats
    return text(seed, players=["person" if other == seat else "greedy" for other in range(seats)], **head)


def send(browser: Browser, history: str, **query: Any) -> httpx.Response:
    return browser.http.post("/api/me/history", content=history.encode(), params=query)


def import_report(browser: Browser, history: str, **query: Any) -> Message:
    answer = send(browser, history, **query)
    assert answer.status_code == 200, answer.text
    report: Message = answer.json()
    _REPORT.validate_python(report)
    return report


def test_imported_matches_are_listed_for_their_importer_only(browsers: Browsers) -> None:
    newcomer, stranger = browsers(), browsers()
    history = against_bots(1, 2, own=[2], opened=1_000_000) + against_bots(2, 1)
    assert import_report(newcomer, history) == {"new": 2, "known": 0, "refused": []}
    rows = newcomer.listed("over")["tables"]
    assert [row["seat"] for row in rows] == [1, 2]
    assert 1_000_000 <= rows[1]["at"] < rows[0]["at"]
    assert stranger.paths("over") == []
    again = newcomer.http.get(f"/api/replays/{rows[0]['table']}").json()
    assert again["matches"][0]["winners"] == rows[0]["winners"]
    assert import_report(newcomer, history) == {"new": 0, "known": 2, "refused": []}
    assert len(newcomer.paths("over")) == 2


class HaltingWorkers:
    """Workers that never give a slow client a turn."""

    async def compute(self, client: str, function: Callable[..., Result], *arguments: object) -> Result:
        """Run a function."""
        if client == "slow":
            await asyncio.Event().wait()
        return function(*arguments)


def test_a_client_whose_import_waits_delays_no_other_import() -> None:
    desk: Any = SimpleNamespace(workers=HaltingWorkers(), importing=asyncio.Lock())
    slow, quick = (SimpleNamespace(client=client) for client in ("slow", "quick"))
    request = HistoryPart(data=b"no history\n")

    async def script() -> None:
        waiting = asyncio.ensure_future(import_history.run(desk, slow, request))
        await asyncio.sleep(0)
        report = await asyncio.wait_for(import_history.run(desk, quick, request), 10)
        assert [refused["line"] for refused in report["refused"]] == [1]
        assert not waiting.done()
        waiting.cancel()

    asyncio.run(script())


def test_a_history_exported_from_one_server_is_imported_by_another(server: Running, browsers: Browsers) -> None:
    """The importing server identifies the match by its record, and gives nobody a seat of it."""
    mine, thief = browsers(), browsers()
    table = play_match(server, mine)
    history = mine.http.get("/api/me/history.jsonl").text
    assert import_report(thief, history) == {"new": 0, "known": 1, "refused": []}
    assert thief.paths("over") == []
    assert code(thief.post(f"{table['path']}/mine"))[0] == 403


def test_the_own_seat_of_an_imported_match_is_found_by_name(browsers: Browsers) -> None:
    browser = browsers()
    names = ["Rin", "Ume", "Mio", "Sen", "Kai", "Aki", "Yuu"][: MENU.seats]
    persons = text(3, names=names)
    report = import_report(browser, persons, line=10)
    assert (report["new"], [refusal["line"] for refusal in report["refused"]]) == (0, [10])
    assert report["refused"][0]["why"]["args"]["what"] == {"key": "history-whose"}
    assert import_report(browser, persons, name=" ＵＭＥ ")["new"] == 1
    assert [row["seat"] for row in browser.listed("over")["tables"]] == [1]


def test_a_damaged_match_is_refused_by_line_and_the_others_are_imported(browsers: Browsers) -> None:
    browser = browsers()
    first, third = against_bots(11), against_bots(13)
    wrong = against_bots(12).splitlines(keepends=True)
    wrong[4] = '{"e":"nonsense"}\n'
    report = import_report(browser, first + "".join(wrong) + third)
    begins = first.count("\n") + 1
    assert (report["new"], [refusal["line"] for refusal in report["refused"]]) == (2, [begins])
    assert say(message_of(report["refused"][0]["why"]), "ja").startswith(f"{begins + 4}行目")
    assert import_report(browser, "PK\3\4")["refused"][0]["line"] == 1


def test_an_own_seat_beyond_the_table_is_refused(browsers: Browsers) -> None:
    assert import_report(browsers(), against_bots(1, own=[MENU.seats]))["refused"][0]["line"] == 1


def test_an_import_above_the_size_limit_is_refused(browsers: Browsers) -> None:
    browser = browsers()
    answer = browser.http.post("/api/me/history", content=bytes(MOST_BYTES + 1))
    assert code(answer) == (413, "too_large")
    assert not browser.http.cookies


def test_an_import_from_another_origin_is_refused(browsers: Browsers) -> None:
    answer = browsers().http.post("/api/me/history", content=b"", headers={"origin": "https://elsewhere.example"})
    assert code(answer) == (403, "wrong_origin")


def test_imported_matches_count_for_persons_and_not_for_bots(browsers: Browsers) -> None:
    """Only the importer claims that a bot played these matches."""
    browser = browsers()
    before = browser.http.get("/api/statistics").json()
    import_report(browser, against_bots(5))
    [game] = browser.http.get("/api/me/statistics").json()
    assert len(game["course"]) == 1
    assert browser.http.get("/api/statistics").json() == before


def test_an_imported_match_can_be_exported_again(browsers: Browsers) -> None:
    browser = browsers()
    history = against_bots(7, own=[0])
    import_report(browser, history)
    back = browser.http.get("/api/me/history.jsonl").text
    assert json.loads(back.splitlines()[0])["own"] == [0]
    assert back.splitlines()[1:-1] == history.splitlines()[1:-1]


@pytest.mark.parametrize("query", [{"line": "0"}, {"line": "x"}, {"seat": "1"}, {"name": "x" * 200}])
def test_an_invalid_import_query_is_refused(browsers: Browsers, query: Message) -> None:
    assert code(send(browsers(), against_bots(1), **query)) == (400, "bad_request")
