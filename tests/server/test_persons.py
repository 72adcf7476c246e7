"""A person finds the own tables, and nobody else does."""

import asyncio
import json
import logging
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest
from pydantic import TypeAdapter, with_config
from sqlalchemy import text

from hachiya.desk.own_tables import OwnTable, OwnTables
from hachiya.records.common_events import STRICT
from hachiya.store import stored_persons
from tests.server.client import order, wire
from tests.server.playing_out import play_out
from tests.server.running import NO_LIMITS, Running, running, settings_in
from tests.tables.choosing import Message

BOTS = ("greedy", "greedy")
SHORT = {"game": "hachiju", "options": {"deals": 1}}
_LIST: TypeAdapter[Any] = TypeAdapter(with_config(STRICT)(OwnTables))


@with_config(STRICT)
@dataclass(frozen=True)
class _StrictRow(OwnTable):
    """A row with no other keys than those of `OwnTable`."""


_ROW = TypeAdapter(_StrictRow)


class Browser:
    """A browser, which keeps cookies."""

    def __init__(self, server: Running) -> None:
        self.http = httpx.Client(base_url=server.address)

    def post(self, path: str, body: Message | None = None, **headers: str) -> httpx.Response:
        return self.http.post(path, json=body or {}, headers=headers)

    def open(self, *opponents: str, **more: Any) -> Message:
        answer = self.post("/api/tables", order(*(opponents or BOTS), **more))
        assert answer.status_code == 201, answer.text
        table: Message = answer.json()
        return table

    def come(self, table: Message, name: str) -> Message:
        """Join at the first open seat."""
        link = table["joins"][0]
        path = f"/t/{table['table']}/{link['seat']}/join"
        answer = self.post(path, {"invitation": link["invitation"], "name": name})
        assert answer.status_code == 201, answer.text
        seated: Message = answer.json()
        return seated

    def listed(self, state: str = "running", **wanted: Any) -> Message:
        answer = self.http.get("/api/me/tables", params={"state": state, **wanted})
        assert answer.status_code == 200, answer.text
        tables: Message = answer.json()
        _LIST.validate_python(tables)
        for row in tables["tables"]:
            _ROW.validate_json(json.dumps(row))
        return tables

    def paths(self, state: str = "running", **wanted: Any) -> list[str]:
        return [row["path"] for row in self.listed(state, **wanted)["tables"]]

    def cookie(self, name: str, path: str) -> str | None:
        return next(
            (cookie.value for cookie in self.http.cookies.jar if (cookie.name, cookie.path) == (name, path)), None
        )

    def lose(self, path: str) -> None:
        """Delete the cookie of a seat."""
        self.http.cookies.delete("seat", path=path)

    def phrase(self, language: str = "en") -> list[str]:
        answer = self.http.post("/api/me/phrase", json={}, headers={"accept-language": language})
        assert answer.status_code == 201
        words: list[str] = answer.json()["words"]
        return words

    def recall(self, phrase: str) -> httpx.Response:
        return self.post("/api/me/recall", {"phrase": phrase})


@pytest.fixture
def browsers(server: Running) -> Iterator["Browsers"]:
    made = Browsers(server)
    yield made
    for browser in made.made:
        browser.http.close()


class Browsers:
    """A factory of browsers; the fixture closes all of them."""

    def __init__(self, server: Running) -> None:
        self.server, self.made = server, list[Browser]()

    def __call__(self) -> Browser:
        self.made.append(Browser(self.server))
        return self.made[-1]


def code(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def first_message(server: Running, path: str, token: str | None) -> Message:
    async def first() -> Message:
        async with wire(server.address, path, token) as viewer:
            return await viewer.hear()

    return asyncio.run(first())


def test_a_browser_gets_a_person_cookie_with_its_first_table(browsers: Browsers) -> None:
    own = browsers()
    own.http.get("/api/games")
    assert own.listed() == {"known": False, "phrase": False, "tables": [], "more": None}
    assert not own.http.cookies
    answer = own.post("/api/tables", order(*BOTS))
    (cookie,) = (cookie for cookie in answer.headers.get_list("set-cookie") if cookie.startswith("person-"))
    for part in ("HttpOnly", "Path=/;", "SameSite=strict", "Max-Age=31536000"):
        assert part in cookie
    assert "Secure" not in cookie
    opened = answer.json()
    (row,) = own.listed()["tables"]
    assert (row["table"], row["seat"], row["path"]) == (opened["table"], opened["seat"], opened["path"])
    assert (row["game"], row["winners"], row["n"]) == ("sannin", None, 1)
    assert sorted(row["names"]) == ["Greedy 1", "Greedy 2", "Hana"]
    assert row["said"]["key"] == "standing-balance"
    assert own.post("/api/tables", order(*BOTS)).headers.get_list("set-cookie")[0].startswith("seat=")
    # Who looks in now and then is known for good.
    assert own.http.get("/api/me/tables", params={"state": "over"}).headers["set-cookie"] == cookie
    assert len(own.paths()) == 2


def test_a_finished_match_moves_to_the_list_of_finished_matches(browsers: Browsers, server: Running) -> None:
    own = browsers()
    table, other = own.open(**SHORT), own.open()  # a short one may be over by itself

    async def play() -> None:
        async with wire(server.address, f"/t/{table['table']}/table"):  # who is looked on is asked everything
            await play_out(server, table)

    asyncio.run(play())
    assert own.paths() == [other["path"]]
    (row,) = own.listed("over")["tables"]
    assert row["path"] == table["path"]
    assert row["winners"]
    assert row["turn"] is None
    # The table that follows belongs to the same person.
    again = own.post(f"{table['path']}/again").json()
    going_on, over = own.paths(), [row["path"] for row in own.listed("over")["tables"]]
    assert again["path"] in (going_on[0], over[0])  # it is a short one too
    assert going_on[-1] == other["path"]


def test_the_list_shows_whose_turn_it_is(browsers: Browsers, server: Running) -> None:
    own, friend = browsers(), browsers()
    table = own.open("person", "greedy")
    (row,) = own.listed()["tables"]
    assert sorted(row["players"]) == ["greedy", "open", "person"]
    assert row["turn"] is None
    seat = friend.come(table, "Rin")["seat"]
    seen = first_message(server, f"/t/{table['table']}/table", None)["view"]
    for browser in (own, friend):
        (row,) = browser.listed()["tables"]
        assert row["turn"] == seen["turn"]
        assert row["names"][seat] == "Rin"


def test_a_seat_without_its_cookie_gets_a_new_key_from_the_list(browsers: Browsers, server: Running) -> None:
    """The seat gets a new key; the former key stays valid."""
    own = browsers()
    table = own.open()
    own.lose(table["path"])
    assert own.cookie("seat", table["path"]) is None
    assert own.post(f"{table['path']}/mine").status_code == 204
    fetched = own.cookie("seat", table["path"])
    assert fetched not in (None, table["recovery"])
    for token in (fetched, table["recovery"]):
        assert first_message(server, table["path"], token)["is"] == "table"


def test_a_person_cannot_open_the_seats_of_another(browsers: Browsers) -> None:
    own, stranger, nobody = browsers(), browsers(), browsers()
    table, other = own.open(), stranger.open()
    assert own.paths() == [table["path"]]
    assert stranger.paths() == [other["path"]]
    assert code(stranger.post(f"{table['path']}/mine")) == (403, "not_your_seat")
    assert code(nobody.post(f"{table['path']}/mine")) == (403, "no_person")
    assert stranger.post(f"{table['path']}/drop").status_code == 204
    assert own.paths() == [table["path"]]
    nobody.http.cookies.set("person", "A" * 43)
    assert nobody.listed()["known"] is False
    for wrong in ("", "x", "A" * 44, "'; --"):
        nobody.http.cookies.clear()
        nobody.http.cookies.set("person", wrong)
        assert nobody.listed()["known"] is False
    for path in ("/t/none/0/mine", f"/t/{table['table']}/9/mine"):
        assert code(own.post(path)) == (404, "not_found")
    assert code(own.post(f"/t/{'b' * 16}/0/mine")) == (404, "no_table")
    assert code(own.post(f"/t/{table['table']}/table/mine")) == (404, "not_found")


def test_a_search_for_an_invalid_name_is_refused(browsers: Browsers) -> None:
    own = browsers()
    own.open("person", "greedy", name="Ume")
    answer = own.http.get("/api/me/tables", params={"state": "running", "opponent": "\x00"})
    assert code(answer) == (400, "bad_request")


@pytest.mark.parametrize("path", ["/api/me/phrase", "/api/me/recall", "/api/me/forget", "/t/TABLE/SEAT/mine"])
def test_requests_from_another_origin_are_refused(browsers: Browsers, path: str) -> None:
    own = browsers()
    table = own.open()
    where = path.replace("/t/TABLE/SEAT", table["path"])
    assert code(own.post(where, origin="https://example.org")) == (403, "wrong_origin")
    assert own.listed()["known"] is True


def test_a_revoked_seat_is_listed_for_its_holder_only(browsers: Browsers) -> None:
    """A browser whose key was revoked cannot fetch another one."""
    own, other = browsers(), browsers()
    table = own.open()
    assert other.post(f"{table['path']}/recover", {"token": table["recovery"]}).status_code == 204
    assert own.paths() == other.paths() == [table["path"]]
    assert own.post(f"{table['path']}/revoke").status_code == 201
    assert own.paths() == [table["path"]]
    assert other.paths() == []
    assert code(other.post(f"{table['path']}/mine")) == (403, "not_your_seat")
    own.lose(table["path"])
    assert own.post(f"{table['path']}/mine").status_code == 204


def test_a_table_can_be_removed_from_the_own_list(browsers: Browsers) -> None:
    """The seat stays the person's, and is listed again when it is opened."""
    own = browsers()
    table = own.open()
    assert own.post(f"{table['path']}/drop").status_code == 204
    assert own.listed()["tables"] == []
    assert own.post(f"{table['path']}/mine").status_code == 204
    assert own.paths() == [table["path"]]


@pytest.mark.parametrize("language", ["en", "ja", "zh"])
def test_a_recovery_phrase_merges_two_browsers(
    browsers: Browsers, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Any number of seats is merged, in batches."""
    monkeypatch.setattr(stored_persons, "_AT_ONCE", 1)
    own, other = browsers(), browsers()
    first, second = own.open(), other.open()
    shared = own.open("person", "greedy")
    for browser in (own, other):
        assert browser.post(f"{shared['path']}/recover", {"token": shared["recovery"]}).status_code == 204
    words = own.phrase(language)
    assert len(words) == 12
    assert own.listed()["phrase"] is True
    phrase = "".join(words) if language == "zh" else "  ".join(words).upper() + "\n"
    assert other.recall(phrase).status_code == 204
    for browser in (own, other):
        assert sorted(browser.paths()) == sorted([first["path"], second["path"], shared["path"]])
    # A browser that has never been here is known too.
    new = browsers()
    assert new.recall("\N{IDEOGRAPHIC SPACE}".join(words)).status_code == 204
    assert len(new.paths()) == 3
    assert new.post(f"{first['path']}/mine").status_code == 204


def test_a_new_recovery_phrase_replaces_the_old_one(browsers: Browsers) -> None:
    own, other = browsers(), browsers()
    own.open()
    before, after = own.phrase(), own.phrase()
    assert before != after
    assert code(other.recall(" ".join(before))) == (403, "no_phrase")
    assert other.recall(" ".join(after)).status_code == 204


def test_every_wrong_recovery_phrase_gets_the_same_answer(browsers: Browsers) -> None:
    """Unknown words, another order, and an unassigned phrase get the same answer."""
    own, other = browsers(), browsers()
    own.open()
    words = own.phrase()
    nobodys = "abandon " * 11 + "about"
    wrong = ["", "x", " ".join(words[1:]), " ".join([*words[1:], words[0]]), nobodys, " ".join(["haus", *words[1:]])]
    answers = {other.recall(phrase).text for phrase in wrong if phrase != " ".join(words)}
    assert len(answers) == 1
    assert "no_phrase" in answers.pop()
    assert code(other.recall("x" * 401)) == (400, "bad_request")
    assert code(other.post("/api/me/phrase")) == (403, "no_person")
    assert not other.http.cookies


def test_recovery_phrase_guesses_are_rate_limited(tmp_path: Path) -> None:
    limits = NO_LIMITS.__class__(guesses_rate=1e-6, guesses_burst=3)
    with running(settings_in(tmp_path, limits=limits)) as server:
        own = Browser(server)
        assert [own.recall("x").status_code for _ in range(5)] == [403, 403, 403, 429, 429]
        own.http.close()


def test_a_forgotten_person_has_no_name_in_lists(
    browsers: Browsers, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stored_persons, "_AT_ONCE", 1)
    own, friend = browsers(), browsers()
    others = [friend.open() for _ in range(3)]
    assert len(friend.paths()) == len(others)
    table = own.open("person", "greedy", name="Ume")
    seat = friend.come(table, "Rin")["seat"]
    assert own.paths(opponent="rin") == [table["path"]]
    assert friend.post("/api/me/forget").status_code == 204
    assert not [cookie for cookie in friend.http.cookies.jar if cookie.path == "/"]
    assert friend.listed()["known"] is False
    (row,) = own.listed()["tables"]
    assert row["names"][seat] is None
    assert "Ume" in row["names"]
    assert own.paths(opponent="rin") == []
    assert own.paths(opponent="gre") == [table["path"]]
    # The record keeps the name that was played under, and the key opens the seat.
    assert "Rin" in own.http.get(f"{table['path']}/record.jsonl").text
    assert first_message(server, f"/t/{table['table']}/{seat}", friend.cookie("seat", f"/t/{table['table']}/{seat}"))[
        "is"
    ]
    assert own.post("/api/me/forget").status_code == 204
    assert browsers().post("/api/me/forget").status_code == 204


def test_a_seat_shared_with_another_person_keeps_its_name(browsers: Browsers) -> None:
    own, second, friend = browsers(), browsers(), browsers()
    table = own.open("person", "greedy", name="Ume")
    friend.come(table, "Rin")
    second.post(f"{table['path']}/recover", {"token": table["recovery"]})
    second.post("/api/me/forget")
    assert "Ume" in friend.listed()["tables"][0]["names"]
    own.post("/api/me/forget")
    assert "Ume" not in friend.listed()["tables"][0]["names"]


def test_invalid_filters_of_the_own_list_are_refused(browsers: Browsers) -> None:
    own = browsers()
    own.open()
    for wrong in (
        {"state": "all"},
        {"opponent": "x" * 25},
        {"since": "-1"},
        {"since": "soon"},
        {"before": "1.2.3"},
        {"before": "1." + "a" * 16},
        {"who": "me"},
    ):
        answer = own.http.get("/api/me/tables", params={"state": "running", **wrong})
        assert code(answer) == (400, "bad_request")
        assert answer.json()["say"]["args"]["part"] == next(iter(wrong))
    assert code(own.http.get("/api/me/tables")) == (400, "bad_request")
    # What is left empty is not asked; what looks like a pattern is none.
    assert len(own.paths(opponent=" ", game="")) == 1
    assert own.paths(opponent="%") == own.paths(opponent="_") == own.paths(opponent="/") == []


def test_keys_and_phrases_are_neither_stored_nor_logged(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A list holds no key, no digest and no person's id."""
    caplog.set_level(logging.DEBUG)
    with running(settings_in(tmp_path)) as server:
        own, friend = Browser(server), Browser(server)
        table = own.open("person", "greedy")
        friend.come(table, "Rin")
        words = own.phrase()
        friend.recall(" ".join(words))
        friend.recall(" ".join(reversed(words)))
        secrets = [" ".join(words), *(cookie.value or "" for who in (own, friend) for cookie in who.http.cookies.jar)]
        assert len(set(secrets)) == 5
        with server.parts.store.engine.connect() as reading:
            kept = [
                str(value)
                for name in ("persons", "person_keys", "keys", "own_seats")
                for row in reading.execute(text(f"SELECT * FROM {name}"))
                for value in row
            ]
            ids = [*reading.execute(text("SELECT digest FROM keys UNION SELECT id FROM persons")).scalars()]
        lists = own.http.get("/api/me/tables", params={"state": "running"}).text
        monkeypatch.setattr(server.parts.store, "read", _fail)
        assert code(own.http.get("/api/me/tables", params={"state": "running"})) == (500, "internal")
        assert code(own.recall(" ".join(words))) == (500, "internal")
        for browser in (own, friend):
            browser.http.close()
    logged = "\n".join(
        log_record.getMessage() for log_record in caplog.records if not log_record.name.startswith("http")
    )  # the browsers'
    for secret in secrets:
        assert not any(secret in value for value in kept)
        assert secret not in logged
    assert "RuntimeError" in logged
    assert all(text not in lists for text in (*secrets, *ids))


async def _fail(_question: object) -> None:
    raise RuntimeError


def test_two_servers_on_one_host_keep_their_person_cookies_apart(tmp_path: Path) -> None:
    """A browser sends each server's cookie to the other too, because cookies ignore ports."""
    with (
        running(settings_in(tmp_path / "one")) as first,
        running(settings_in(tmp_path / "other")) as second,
        httpx.Client() as browser,
    ):
        for server in (first, second, first):
            answer = browser.post(f"{server.address}api/tables", json=order(*BOTS))
            assert answer.status_code == 201
        number = [
            len(browser.get(f"{server.address}api/me/tables?state=running").json()["tables"])
            for server in (first, second)
        ]
        assert number == [2, 1]
