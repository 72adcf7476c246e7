"""八十分 over real sockets: matches of bots and persons."""

import asyncio
import json
from collections import Counter
from contextlib import AsyncExitStack
from random import Random

import pytest

from hachiya.records import jsonl
from hachiya.records.replay import replays
from hachiya.tables.match.match import Match
from tests.sampling import slow
from tests.server.bashifen.stacked import PASS
from tests.server.client import Wire, open_table, order, wire
from tests.server.running import Running
from tests.tables.choosing import Message, choice
from tests.tables.walker import check_form

# ------------------------------------------------------------------------------------- matches


class Person:
    """A client that plays one seat from its messages, whatever their order."""

    def __init__(self, seat: int, wire: Wire, random: Random, deals: int) -> None:
        self.seat, self.wire, self.random, self.deals = seat, wire, random, deals
        self.version = 0
        self.record: list[Message] = []
        self.acks = Counter[str]()

    async def play(self) -> None:
        """Play to the end of the match, or this number of deals."""
        while True:
            message = await self.wire.hear()
            check_form(message)
            if message["is"] in ("table", "entry"):
                assert message["version"] == self.version + 1 or message["is"] == "table"
                self.version = message["version"]
                self.record += message["record"]
                view = message["view"]
                if view["phase"] == "over" or view["n"] > self.deals:
                    return
                await self.choose(view)
            else:
                self.acks[message["is"]] += 1
                # Others may have been quicker with a declaration; nothing else is ever refused.
                assert message["is"] == "ack" or message["code"] in ("stale", "illegal")

    async def choose(self, view: Message) -> None:
        """Choose at once when asked; during the draw choose only sometimes."""
        asked = view["turn"] == self.seat or PASS in view["legal"]
        if view["legal"] and (asked or self.random.random() < 0.2):
            await self.wire.act(f"m{self.version}", self.version, *choice(view, self.random))


async def match(server: Running, opponents: tuple[str, ...], deals: int) -> tuple[list[Person], str]:
    """Play a match of persons and bots, and return the persons with what they received."""
    opened = await open_table(server.address, order(*opponents, game="bashifen"))
    async with AsyncExitStack() as stack:
        persons = [
            Person(seat, await stack.enter_async_context(wire(server.address, *place)), Random(seat), deals)
            for seat, place in opened["seats"].items()
        ]
        await asyncio.gather(*(person.play() for person in persons))
    table = await server.parts.store.load(opened["table"])
    assert table is not None
    setup, entries = table
    rebuilt = Match.rebuild(setup, entries)
    assert rebuilt.version == len(entries)
    return persons, "".join(
        f"{line.line}\n" for line in [*setup.head(), *(line for entry in entries for line in entry.record)]
    )


@pytest.mark.slow
@pytest.mark.parametrize("opponents", [("greedy", "person", "random"), slow(("person", "person", "person"))])
def test_two_deals_of_bashifen_are_played_over_sockets(server: Running, opponents: tuple[str, ...]) -> None:
    persons, _ = asyncio.run(match(server, opponents, deals=2))
    for person in persons:
        assert person.acks["ack"] > 5
        happened = Counter(event["e"] for event in person.record)
        assert (happened["deal_end"], happened["trumps"], happened["bury"]) == (2, 2, 2)


@pytest.mark.slow
def test_a_whole_match_of_bashifen_is_played_and_its_record_replays(server: Running) -> None:
    persons, text = asyncio.run(match(server, ("greedy", "person", "random"), deals=999))
    (replay,) = replays(jsonl.loads(text))
    assert replay.complete
    for person in persons:
        assert person.record[-1]["e"] == "match_end"
        assert [event["e"] for event in person.record] == [json.loads(line)["e"] for line in text.splitlines()]
