"""Tables of more than three seats deal after the dealer's choice, and seats out of play watch."""

import asyncio
from collections import Counter
from random import Random

import pytest

from tests.sampling import first
from tests.server.client import open_table, order, wire
from tests.server.running import Running
from tests.tables.choosing import Message, choice

SEATS = (4, 5, 6, 7)


def auction(*opponents: str) -> Message:
    """The body that opens a table for half a year."""
    return order(*opponents, game="nakayoshi", options={"length": "half"})


@pytest.mark.parametrize("seats", SEATS)
def test_a_table_of_more_than_three_seats_opens_before_the_deal(server: Running, seats: int) -> None:
    async def play() -> list[Message]:
        opened = await open_table(server.address, auction(*["person"] * (seats - 1)))
        path, token = opened["path"], opened["recovery"]
        async with wire(server.address, path, token) as person:
            first = await person.hear_a("table")
        # Forgotten and rebuilt from a store that has no entry of it.
        del server.parts.tables.registry._live[opened["table"]]
        async with wire(server.address, path, token) as person:
            return [first, await person.hear_a("table")]

    first, again = asyncio.run(play())
    assert first == again
    view = first["view"]
    assert (first["version"], view["n"], view["phase"]) == (0, 0, "mizuten")
    assert view["turn"] == first["record"][1]["dealer"]
    assert view["hands"] == [""] * seats
    assert view["scores"] == [-36] * seats
    assert first["money"]["floored"]


@pytest.mark.parametrize("seats", first(SEATS[-1:], SEATS))
@pytest.mark.slow
def test_a_person_among_bots_plays_or_watches_an_auction_match_to_its_end(server: Running, seats: int) -> None:
    """Bots choose in every phase; a seat that has folded or was put out holds nothing and is not asked."""

    async def play() -> list[Message]:
        bots = ["greedy", "random"] * 3
        opened = await open_table(server.address, auction(*bots[: seats - 1]))
        seat, random, record = opened["seat"], Random(seats), list[Message]()
        async with wire(server.address, opened["path"], opened["recovery"]) as person:
            message = await person.hear_a("table")
            record += message["record"]
            while message["view"]["phase"] != "over":
                view = message["view"]
                if view["turn"] == seat:
                    await person.act(f"m{message['version']}", message["version"], *choice(view, random))
                    await person.hear_a("ack")
                else:
                    assert view["choices"] == []
                if view["phase"] == "play" and seat not in view["order"]:
                    put_out = [out["seat"] for out in view["squeezed"]]
                    assert seat in [*view["folded"], *put_out, view.get("white")]
                    assert view["hands"][seat] == ""
                message = await person.hear_a("entry")
                record += message["record"]
        return record

    record = asyncio.run(play())
    assert record[-1]["e"] == "match_end"
    happened = Counter(event["e"] if event["e"] != "bid" else event["bid"] for event in record)
    assert happened["mizuten"] == happened["deal"] == 6
    assert happened["in"] == 6 * 3
    assert happened["out"] + happened["squeezed"] + happened["white_card"] == 6 * (seats - 3)
