"""Lessons over HTTP."""

from hachiya.learn.lessons import lessons
from tests.server.running import Running
from tests.server.test_http import a_problem, http


def test_lessons_are_listed_in_teaching_order(server: Running) -> None:
    with http(server) as client:
        listing = client.get("/api/lessons").json()
        names = {game: [lesson.name for lesson in taught] for game, taught in lessons().items()}
        assert {course["game"]: [lesson["name"] for lesson in course["lessons"]] for course in listing} == names
        sannin = next(course for course in listing if course["game"] == "sannin")
        assert (sannin["family"], sannin["lessons"][0]) == ("hanafuda", {"name": "deck", "card": "Y"})
        answer = client.get("/api/lessons/sannin/deck")
        assert answer.headers["content-type"] == "application/json"
        assert answer.json()["table"]["game"] == "sannin"


def test_an_unknown_lesson_is_not_found(server: Running) -> None:
    with http(server) as client:
        for path in ("sannin/nothing", "nothing/deck", "sannin/..%2fdeck"):
            a_problem(client.get(f"/api/lessons/{path}"), 404, "not_found")


def test_examples_are_listed_by_game_and_each_is_a_deal(server: Running) -> None:
    with http(server) as client:
        first = client.get("/api/examples/sannin").json()[0]
        assert (first["name"], first["at"]) == ("taking", "a3")
        answer = client.get("/api/examples/sannin/taking").json()
        assert answer["table"]["game"] == "sannin"
        assert len(answer["entries"]) >= first["end"]
        assert client.get("/api/examples/nothing").json() == []
        a_problem(client.get("/api/examples/sannin/nothing"), 404, "not_found")
