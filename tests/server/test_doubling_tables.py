"""Tables at which bids double: the view tells the rate and whose the cube is, and each bid what it is worth."""

import asyncio
from collections import Counter
from random import Random

import httpx
import pytest

from hachiya.server import messages
from hachiya.server.match import Match
from tests.playing import Menu
from tests.server.client import Message, choice, open_table, order, wire
from tests.server.play import new_setup, two_shuffles, viewers
from tests.server.running import Running
from tests.server.walker import check_form

FOUR = Menu("hachiju", {"deals": 12}, 4)


def ask(server: Running, path: str, body: Message | None = None) -> httpx.Response:
    with httpx.Client(base_url=server.address, verify=False) as http:
        return http.get(path) if body is None else http.post(path, json=body)


def dealt() -> Match:
    match, _ = Match(new_setup(FOUR)).deal(two_shuffles(Match(new_setup(FOUR)), Random(5)))
    return match


def bid(match: Match, does: str) -> Match:
    seat = match.table.turn
    offers = {offer["does"]: offer["action"] for offer in messages.view(match.table, seat)["choices"]}
    return match.choose(seat, [offers[does]], None)[0]


def test_the_view_tells_the_rate_and_whose_the_cube_is() -> None:
    match = dealt()
    said = ("in", "double", "in", "double", "in")
    seen = []
    for does in said:
        match = bid(match, does)
        view = messages.view(match.table, "table")
        seen.append((view["rate"], view["doubler"], view["leader"], view["joined"]))
    assert seen == [(1, None, 0, [0]), (2, 1, 1, [1]), (2, 1, 1, [1, 2]), (4, 3, 3, [3]), (4, 3, 3, [0, 3])]
    own = messages.view(match.table, match.table.turn)
    assert [offer["does"] for offer in own["choices"]] == ["in", "out"]
    for viewer in viewers(match):
        check_form(
            {
                "is": "entry",
                "family": "hanafuda",
                "version": 1,
                "record": [],
                "view": messages.view(match.table, viewer),
            }
        )
    assert not {"kind", "carry", "mizuten", "sager"} & set(own)


def test_each_bid_says_what_folding_costs_and_what_the_hand_is_worth() -> None:
    match = bid(dealt(), "out")
    offers = {offer["does"]: offer["entrance"] for offer in messages.view(match.table, match.table.turn)["choices"]}
    assert {does: (found["fee"], found["pot"]) for does, found in offers.items()} == dict.fromkeys(
        ("in", "out", "double"), (20, 20)
    )
    assert offers["double"]["hand"] == 2 * offers["in"]["hand"]


def test_a_whole_number_is_offered_with_its_bounds(server: Running) -> None:
    games = {game["name"]: game for game in ask(server, "/api/games").json()}
    (deals,) = games["hachiju"]["options"]
    assert deals["values"] == {"least": 1, "most": 100}
    assert deals["usual"] == 12
    for game in games.values():
        for option in game["options"]:
            assert isinstance(option["values"], dict) or option["values"][0] == option["usual"]


@pytest.mark.parametrize("deals", [0, 101, "12", 1.0, True, None])
def test_a_number_of_deals_that_cannot_be_is_refused(server: Running, deals: object) -> None:
    body = order("random", "random", game="hachiju", options={"deals": deals})
    assert ask(server, "/api/tables", body).status_code == 400


@pytest.mark.parametrize("seats", [1, 7])
def test_so_few_or_many_cannot_sit_down(server: Running, seats: int) -> None:
    body = order(game="hachiju") | {"opponents": ["random"] * (seats - 1)}
    assert ask(server, "/api/tables", body).status_code == 400


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_a_person_among_bots_plays_or_looks_on_to_the_end(server: Running, seats: int) -> None:
    async def play() -> list[Message]:
        bots = ["greedy", "random"] * 3
        body = order(*bots[: seats - 1], game="hachiju", options={"deals": 4})
        opened = await open_table(server.address, body)
        seat, random, record = opened["seat"], Random(seats), list[Message]()
        async with wire(server.address, opened["path"], opened["recovery"]) as one:
            told = await one.hear_a("table")
            record += told["record"]
            while told["view"]["phase"] != "over":
                view = told["view"]
                if view["turn"] == seat:
                    await one.act(f"m{told['version']}", told["version"], *choice(view, random))
                    await one.hear_a("ack")
                if view["phase"] == "play" and seat not in view["order"]:
                    assert view["hands"][seat] == ""
                told = await one.hear_a("entry")
                record += told["record"]
        return record

    record = asyncio.run(play())
    happened = Counter(event["e"] for event in record)
    assert happened["deal"] == happened["deal_end"] == 4
    assert record[-1]["e"] == "match_end"
    assert record[-1]["result"] == record[-1]["totals"]
    assert sum(record[-1]["totals"]) == 0
