"""The score of a real table over HTTP: each step answers with the notebook after it, and the server stores nothing."""

import json
from typing import Any

import pytest

from hachiya import Tally
from hachiya.desk.tally_cache import TallyCache
from hachiya.games.registry import GAMES
from tests.server.running import Running
from tests.server.test_http import http
from tests.tally.test_year_of_the_source import MONTHS

Answer = dict[str, Any]


class Page:
    """A page that keeps a notebook."""

    def __init__(self, server: Running, game: str = "sannin", seats: int | None = None) -> None:
        self.server = server
        names = ["Aki", "Ben", "Chie", "Dan", "Emi", "Fumi", "Gen"][: seats or GAMES[game].seats[0]]
        self.answer = self.ask("/api/tally/open", {"game": game, "options": {}, "names": names, "dealer": 0})

    def ask(self, path: str, body: Answer) -> Answer:
        with http(self.server) as client:
            response = client.post(path, json=body)
        assert response.status_code == 200, response.text
        answer: Answer = response.json()
        return answer

    def step(self, do: str, **more: object) -> Answer:
        """Take a step; the answer, also if it is refused."""
        self.answer = self.ask("/api/tally", {"notebook": self.answer["notebook"], "step": {"do": do, **more}})
        return self.answer

    def enter(self, **fact: object) -> Answer:
        """Enter a fact that is not refused."""
        answer = self.step("enter", fact=fact)
        assert "refusal" not in answer
        return answer


def test_a_month_is_entered_and_settled(server: Running) -> None:
    page = Page(server)
    field = page.enter(what="field", cards="A")
    assert (field["open"]["kind"], field["next"]["stage"]) == ("large", "showing")
    page.enter(what="hand", seat=2, cards="EFG")
    captured = page.enter(what="captured", seat=1, yaku="akatan")
    assert [group["title"]["key"] for group in captured["payments"]] == ["bill-group-hand"]
    assert [sentence["say"]["key"] for telling in captured["news"] for sentence in telling] == [
        "hanafuda-hand-yaku",
        "hanafuda-hand-yaku",
    ]
    closed = page.step("close")
    assert [deal["won"] for deal in closed["deals"]] == [[-216, 287, -72]]
    assert closed["bill"]["title"]["key"] == "bill-title-yaku"
    assert len(closed["sheet"]["months"]) == 1
    assert closed["facts"] == []


def test_a_refused_fact_changes_nothing(server: Running) -> None:
    page = Page(server)
    page.enter(what="field", cards="")
    before = page.answer["notebook"]
    refused = page.step("enter", fact={"what": "points", "points": [150, 150, None]})
    assert refused["refusal"]["key"] == "tally-points-below"
    assert refused["notebook"] == before
    assert len(refused["facts"]) == 1


def test_the_last_fact_is_replaced_and_taken_back(server: Running) -> None:
    page = Page(server)
    page.enter(what="field", cards="A")
    replaced = page.step("replace", fact={"what": "field", "cards": "AI"})
    assert [fact["fact"]["cards"] for fact in replaced["facts"]] == ["AI"]
    undone = page.step("undo")
    assert (undone["facts"], undone["undoable"]) == ([], False)


def test_a_replacement_that_is_refused_leaves_the_fact(server: Running) -> None:
    page = Page(server)
    page.enter(what="field", cards="")
    page.enter(what="hand", seat=0, yaku=["sanbon"])
    refused = page.step("replace", fact={"what": "hand", "seat": 0, "yaku": ["sanbon", "shiso"]})
    assert refused["refusal"]["key"] == "tally-no-hand"
    assert [fact["fact"]["what"] for fact in refused["facts"]] == ["field", "hand"]


def test_a_closed_deal_is_reopened_and_corrected(server: Running) -> None:
    page = Page(server, "bashifen")
    page.enter(what="dealer", seat=3)
    page.enter(what="opponents", points=75)
    whole = page.step("close")["notebook"]
    draft = page.step("reopen", deal=1)
    assert [fact["fact"]["what"] for fact in draft["facts"]] == ["dealer", "opponents"]
    page.answer = {"notebook": whole}
    facts = [{"what": "dealer", "seat": 3}, {"what": "opponents", "points": 125}]
    corrected = page.step("correct", deal=1, facts=facts)
    (change,) = corrected["changes"]
    assert (change["before"]["won"], change["after"]["won"]) == ([0, 3, 0, 3], [3, 2, 3, 2])
    removed = page.step("remove", deal=1)
    assert (removed["deals"], removed["bill"]) == ([], None)


@pytest.mark.slow
def test_the_year_of_the_source_has_its_result_and_its_record(server: Running) -> None:
    page = Page(server)
    for lights, facts in MONTHS:
        page.enter(what="field", cards=lights)
        for fact in facts:
            page.enter(**fact)
        page.step("close")
    assert page.answer["result"] == {"scores": [12 * 13, 12 * 71, 12 * -84], "winners": [1]}
    assert (page.answer["open"], page.answer["next"]) == (None, None)
    with http(server) as client:
        record = client.post("/api/tally/record", json={"notebook": page.answer["notebook"], "spelling": "fuda"})
    assert record.text == Tally.from_json(json.loads(page.answer["notebook"])).match.to_fuda()


def test_matches_of_real_tables_are_counted_for_a_player(server: Running) -> None:
    notebooks = []
    for yaku in "akatan", "aotan":
        page = Page(server)
        page.enter(what="field", cards="")
        page.enter(what="captured", seat=1, yaku=yaku)
        notebooks.append({"notebook": page.step("close")["notebook"], "at": 1})
    body = {"notebooks": [*notebooks, {"notebook": Page(server, "hachiju").answer["notebook"], "at": 2}]}
    with http(server) as client:
        (game,) = client.post("/api/tally/statistics", json={**body, "player": "Ben"}).json()
        nobody = client.post("/api/tally/statistics", json={**body, "player": "Zoe"}).json()
    assert (game["game"], len(game["course"]), nobody) == ("sannin", 2, [])
    made = next(table for table in game["tables"] if table["key"] == "made")
    assert {row["key"] for row in made["rows"]} >= {"akatan", "aotan"}


@pytest.mark.parametrize("game", [*GAMES])
def test_a_tally_of_every_game_and_number_of_seats_offers_what_may_come_next(game: str, server: Running) -> None:
    for seats in GAMES[game].seats:
        answer = Page(server, game, seats).answer
        assert answer["next"]["forms"]
        assert len(answer["open"]["scores"]) == seats


@pytest.mark.parametrize("notebook", ["", "[", "[]", "{}", '{"game": "poker"}', "[" * 8000])
def test_a_text_that_is_no_notebook_is_refused(notebook: str, server: Running) -> None:
    with http(server) as client:
        response = client.post("/api/tally", json={"notebook": notebook, "step": {"do": "look"}})
    assert 400 <= response.status_code < 500
    assert response.json()["say"]["key"] == "tally-no-notebook"


def test_the_cache_gives_copies_and_forgets_the_oldest() -> None:
    cache = TallyCache()
    for number in range(65):
        cache.put(str(number), Tally("hachiju"))
    assert cache.take("0") is None
    first, second = cache.take("64"), cache.take("64")
    assert first
    assert second
    first.enter({"what": "bid", "seat": 0, "bid": "in"})
    assert second.facts == ()
