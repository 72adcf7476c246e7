"""Taking back a choice and playing on from a moment, over HTTP."""

import asyncio
from random import Random

import hachiya as library
from tests.server.client import wire
from tests.server.playing_out import play_out
from tests.server.running import Running
from tests.server.test_persons import SHORT, Browsers, browsers, code
from tests.tables.choosing import Message, choice, left_to_the_table

__all__ = ["browsers"]


def make_choice(server: Running, table: Message) -> None:
    """Let the person make one choice; a match of one deal may have none for them."""

    async def choose() -> None:
        async with wire(server.address, table["path"], table["recovery"]) as own:
            last_message = await own.hear_a("table")
            while last_message["view"]["turn"] != table["seat"] or left_to_the_table(last_message["view"]):
                message = await own.hear()
                last_message = message if message["is"] == "entry" else last_message
            await own.act("mine", last_message["version"], *choice(last_message["view"], Random(1)))
            while (await own.hear())["is"] != "ack":
                pass

    asyncio.run(choose())


def test_a_choice_is_taken_back_at_a_new_table(server: Running, browsers: Browsers) -> None:
    browser, stranger = browsers(), browsers()
    table = browser.open(game="hachiju")
    assert code(browser.post(f"{table['path']}/from")) == (409, "no_moment")
    make_choice(server, table)
    assert code(stranger.post(f"{table['path']}/from")) == (403, "not_your_seat")
    answer = browser.post(f"{table['path']}/from")
    assert answer.status_code == 201, answer.text
    branch: Message = answer.json()
    assert branch["table"] != table["table"]
    assert branch["seat"] == table["seat"]
    record = browser.http.get(f"{branch['path']}/record.jsonl").text.splitlines()
    assert '"e":"note"' in record[1]
    assert table["table"] in record[1]
    assert {branch["path"], table["path"]} == {*browser.paths(), *browser.paths("over")}


def test_a_finished_match_is_played_on_from_any_seat_and_not_counted(server: Running, browsers: Browsers) -> None:
    """The match that is played on counts for nobody."""
    browser, other = browsers(), browsers()
    table = browser.open(**SHORT)

    async def play(opened: Message) -> None:
        async with wire(server.address, f"/t/{opened['table']}/table"):
            await play_out(server, opened)

    asyncio.run(play(table))
    seat = (table["seat"] + 1) % 3
    answer = other.post(f"/t/{table['table']}/{seat}/from", {"moment": 2})
    assert answer.status_code == 201, answer.text
    assert answer.json()["seat"] == seat
    asyncio.run(play(answer.json()))
    assert other.http.get("/api/me/statistics").json() == []
    assert code(other.post(f"/t/{table['table']}/{seat}/from", {"moment": 9999})) == (409, "no_moment")
    assert code(other.post(f"/t/{table['table']}/9/from", {"moment": 2})) == (404, "not_found")


def test_a_choice_cannot_be_taken_back_at_a_table_of_persons(browsers: Browsers) -> None:
    browser = browsers()
    table = browser.open("person", "greedy", **SHORT)
    assert code(browser.post(f"{table['path']}/from", {"moment": 1})) == (409, "not_alone")


def test_an_uploaded_record_is_played_on_against_bots(browsers: Browsers) -> None:
    """A record becomes a table against bots in any seat; a record of this server only for its seats."""
    browser = browsers()
    match = library.play("hachiju", bots=["greedy", "greedy"], seed=3, options={"deals": 2})
    sent = browser.http.post("/api/replays", content=match.to_jsonl().encode()).json()
    assert not sent["house"]
    answer = browser.post(f"/api/replays/{sent['key']}/0/from", {"seat": 1, "moment": 2})
    assert answer.status_code == 201, answer.text
    branch: Message = answer.json()
    assert branch["seat"] == 1
    record = browser.http.get(f"{branch['path']}/record.jsonl").text.splitlines()
    assert "Begun from a record" in record[1]
    for body, refused in (
        ({"seat": 1, "moment": 9999}, (409, "no_moment")),
        ({"seat": 2, "moment": 2}, (409, "no_moment")),
        ({"seat": 1, "moment": 0}, (400, "bad_request")),
    ):
        assert code(browser.post(f"/api/replays/{sent['key']}/0/from", body)) == refused
    assert code(browser.post(f"/api/replays/{sent['key']}/1/from", {"seat": 1, "moment": 2})) == (404, "no_deal")
    assert code(browser.post(f"/api/replays/{'a' * 43}/0/from", {"seat": 1, "moment": 2})) == (404, "forgotten")
    table = browser.open("person", "greedy", **SHORT)
    here = f"/api/replays/{table['table']}/0/from"
    assert code(browser.post(here, {"seat": 1, "moment": 1})) == (404, "not_found")
