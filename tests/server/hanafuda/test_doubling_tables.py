"""Tables with doubling over real sockets: offered options, refused orders, and matches to their end."""

import asyncio
from collections import Counter
from random import Random

import httpx
import pytest

from tests.sampling import first
from tests.server.client import open_table, order, wire
from tests.server.running import Running
from tests.tables.choosing import Message, choice, left_to_the_table


def ask(server: Running, path: str, body: Message | None = None) -> httpx.Response:
    with httpx.Client(base_url=server.address, verify=False) as http:
        return http.get(path) if body is None else http.post(path, json=body)


def test_the_games_list_gives_the_bounds_of_numeric_options(server: Running) -> None:
    games = {game["name"]: game for game in ask(server, "/api/games").json()}
    (deals,) = games["hachiju"]["options"]
    assert deals["values"] == {"least": 1, "most": 100}
    assert deals["usual"] == 12
    for game in games.values():
        for option in game["options"]:
            assert isinstance(option["values"], dict) or option["values"][0] == option["usual"]


@pytest.mark.parametrize("deals", [0, 101, "12", 1.0, True, None])
def test_an_invalid_number_of_deals_is_refused(server: Running, deals: object) -> None:
    body = order("random", "random", game="hachiju", options={"deals": deals})
    assert ask(server, "/api/tables", body).status_code == 400


@pytest.mark.parametrize("seats", [1, 7])
def test_too_few_or_too_many_players_are_refused(server: Running, seats: int) -> None:
    body = order(game="hachiju") | {"opponents": ["random"] * (seats - 1)}
    assert ask(server, "/api/tables", body).status_code == 400


@pytest.mark.parametrize("seats", first([2], [2, 3, 4, 5, 6]))
def test_a_person_among_bots_plays_or_watches_a_doubling_match_to_its_end(server: Running, seats: int) -> None:
    async def play() -> list[Message]:
        bots = ["greedy", "random"] * 3
        body = order(*bots[: seats - 1], game="hachiju", options={"deals": 4})
        opened = await open_table(server.address, body)
        seat, random, record = opened["seat"], Random(seats), list[Message]()
        async with wire(server.address, opened["path"], opened["recovery"]) as person:
            message = await person.hear_a("table")
            record += message["record"]
            while message["view"]["phase"] != "over":
                view = message["view"]
                if view["turn"] == seat and not left_to_the_table(view):
                    await person.act(f"m{message['version']}", message["version"], *choice(view, random))
                    await person.hear_a("ack")
                if view["phase"] == "play" and seat not in view["order"]:
                    assert view["hands"][seat] == ""
                message = await person.hear_a("entry")
                record += message["record"]
        return record

    record = asyncio.run(play())
    happened = Counter(event["e"] for event in record)
    assert happened["deal"] == happened["deal_end"] == 4
    assert record[-1]["e"] == "match_end"
    assert record[-1]["result"] == record[-1]["totals"]
    assert sum(record[-1]["totals"]) == 0
