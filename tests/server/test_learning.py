"""Learning over HTTP: hints at tables with bots only, reviews, puzzles, drills, and refused requests."""

import asyncio
import json
import time
from typing import Any

import httpx
import pytest
from pydantic import TypeAdapter

import hachiya as library
from hachiya.desk.drills import DrillAnswer
from hachiya.desk.hints import HintAnswer, find_round, hint_answer
from hachiya.desk.positions import read_position
from hachiya.desk.puzzles import PuzzleAnswer, PuzzleShelf
from hachiya.desk.searches import find_hint
from hachiya.learn.drills.kinds import KINDS
from hachiya.learn.puzzles.shelf import puzzles
from tests.server.client import ask_once, open_table, order, wire
from tests.server.running import Running
from tests.server.test_http import a_problem, http

PATIENCE = 60.0


def seated(server: Running, *opponents: str, **more: Any) -> tuple[str, httpx.Client]:
    """An own table, and a client that has the seat."""
    opened = asyncio.run(open_table(server.address, order(*opponents, **more)))
    client = http(server)
    client.cookies.set("seat", opened["recovery"])
    client.timeout = httpx.Timeout(PATIENCE)
    return opened["path"], client


def until_asked(server: Running, path: str, client: httpx.Client) -> Any:
    """The seat's view at its first real choice; the table itself answers a question with one answer."""

    async def wait() -> Any:
        while True:
            async with wire(server.address, path, client.cookies["seat"]) as heard:
                view = (await heard.hear_a("table"))["view"]
                if len(view["legal"]) > 1:
                    return view

    return asyncio.run(wait())


def test_a_hint_judges_every_choice_and_gets_narrower_with_each_round(server: Running) -> None:
    path, client = seated(server, "greedy", "greedy")
    view = until_asked(server, path, client)
    with client:
        first, second = (client.get(f"{path}/hint/{number}") for number in range(2))
        assert first.status_code == 200, first.text
        hint = first.json()
        assert {choice["actions"][0] for choice in hint["choices"]} == set(view["legal"])
        assert hint["choices"][0]["lag"] == {"mean": 0, "low": 0, "high": 0}
        assert hint["more"]
        assert second.json()["worlds"] > hint["worlds"]
        assert client.get(f"{path}/hint/0").json() == hint
        last = client.get(f"{path}/hint/2").json()
        assert last["worlds"] > second.json()["worlds"]
        # Plain, a search is good for a hint, and too slow for those who play.
        bots = [bot for game in client.get("/api/games").json() for bot in game["bots"]]
        assert {bot["ready_in"] for bot in bots if bot["name"] == "adept"} == {None}


def test_a_browser_that_makes_a_hint_gets_the_position_of_its_seat(server: Running) -> None:
    path, client = seated(server, "greedy", "greedy")
    until_asked(server, path, client)
    with client:
        before = server.parts.counts["judged"]
        answer = client.get(f"{path}/position").json()
        assert server.parts.counts["judged"] == before
        hint = client.get(f"{path}/hint/0").json()
    view = read_position(answer["position"])
    assert (view.game.name, view.seat, answer["version"]) == ("sannin", int(path[-1]), hint["version"])
    worlds, more = find_round(view.game, 0)
    own = hint_answer(answer["version"], find_hint(view, worlds), more)
    assert json.loads(TypeAdapter(HintAnswer).dump_json(own)) == hint
    assert server.parts.counts["judged"] == before + 1


def test_a_hint_is_refused_among_persons_and_to_other_seats(server: Running) -> None:
    path, client = seated(server, "person", "greedy")
    with client:
        for asked in ("hint/0", "position"):
            a_problem(client.get(f"{path}/{asked}"), 403, "with_others")
    path, client = seated(server, "greedy", "greedy")
    with client:
        client.cookies.clear()
        for asked in ("hint/0", "position"):
            a_problem(client.get(f"{path}/{asked}"), 403, "not_your_seat")
        a_problem(client.get(f"{path[:-1]}table/hint/0"), 404, "not_found")
        a_problem(client.get("/t/nosuchtablehere0/0/hint/0"), 404, "no_table")


def test_a_hint_is_given_among_persons_who_all_allow_it(server: Running) -> None:
    opened = asyncio.run(open_table(server.address, order("person", "greedy")))
    with http(server) as client:
        client.timeout = httpx.Timeout(PATIENCE)

        def ask(number: int) -> httpx.Response:
            path, token = [*opened["seats"].values()][number]
            return client.get(f"{path}/hint/0", headers={"cookie": f"seat={token}"})

        def allow(number: int, wish: bool) -> None:
            path, token = [*opened["seats"].values()][number]
            answer = asyncio.run(ask_once(server.address, path, token, "wish", of="hints", wish=wish))
            assert answer["is"] == "ack", answer

        allow(0, True)
        a_problem(ask(0), 403, "with_others")
        allow(1, True)
        # Who is asked is told, and who is not is not refused for the others' sake.
        for answer in map(ask, range(2)):
            assert answer.status_code == 200 or answer.json()["code"] == "nothing_to_hint"
        allow(1, False)
        a_problem(ask(0), 403, "with_others")


def test_a_review_of_a_match_is_answered_with_its_progress(server: Running) -> None:
    match = library.play("hachiju", bots=["apprentice", "greedy"], seed=3, options={"deals": 3})
    with http(server) as client:
        sent = client.post("/api/replays", content=match.to_jsonl().encode())
        assert sent.status_code == 200, sent.text
        key = sent.json()["key"]
        end = time.monotonic() + PATIENCE
        while (progress := client.get(f"/api/reviews/{key}/0").json())["review"] is None:
            assert time.monotonic() < end
            assert not progress["failed"]
            assert progress["done"] <= progress["of"] or not progress["of"]
            time.sleep(0.05)
        assert progress["names"] == ["Apprentice", "Greedy"]
        assert progress["players"] == ["apprentice", "greedy"], "bots of the house are known by name"
        assert progress["done"] == progress["of"] > 5
        assert [seat["name"] for seat in progress["review"]["seats"]] == progress["names"]
        a_problem(client.get(f"/api/reviews/{key}/1"), 404, "no_deal")
        a_problem(client.get("/api/reviews/nosuchtablehere0/0"), 404, "no_table")


@pytest.mark.parametrize("game", ["sannin", "nakayoshi", "bashifen"])
def test_a_puzzle_is_answered_as_a_deal_up_to_its_choice(server: Running, game: str) -> None:
    with http(server) as client:
        shelves = client.get("/api/puzzles").json()
        TypeAdapter(list[PuzzleShelf]).validate_python(shelves)
        shelf = next(shelf for shelf in shelves if shelf["game"] == game)
        assert [entry["name"] for entry in shelf["puzzles"]] == [puzzle.id for puzzle in puzzles(game)]
        assert client.get(f"/api/puzzles/{shelf['today']['name']}").status_code == 200
        assert shelf["today"]["hand"]
        puzzle_answer = client.get(f"/api/puzzles/{game}-7").json()
        TypeAdapter(PuzzleAnswer).validate_python(puzzle_answer)
        puzzle = puzzles(game)[6]
        assert puzzle_answer["choices"][0]["worth"] == puzzle.worths[0].mean
        assert len(puzzle_answer["choices"]) == len(puzzle.worths)
        assert puzzle_answer["difficulty"] == puzzle.difficulty
        assert [*puzzle_answer["solved"].values()] == [*puzzle.solved]
        assert puzzle_answer["deal"]["table"]["viewer"] == puzzle_answer["seat"] == puzzle.match().turn
        assert "?" in str(puzzle_answer["deal"])
        a_problem(client.get("/api/puzzles/chess-1"), 400, "unknown")


@pytest.mark.parametrize("kind", KINDS)
def test_a_drill_is_answered_with_its_right_option(server: Running, kind: str) -> None:
    with http(server) as client:
        drill = client.get(f"/api/drills/{kind}/12").json()
        TypeAdapter(DrillAnswer).validate_python(drill)
        assert 0 <= drill["right"] < len(drill["options"])
        a_problem(client.get("/api/drills/none/1"), 400, "unknown")
        a_problem(client.get(f"/api/drills/{kind}/{1 << 60}"), 404, "not_found")
