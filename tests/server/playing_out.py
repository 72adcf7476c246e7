"""A person who plays on until the match is over."""

from random import Random

from tests.server.client import wire
from tests.server.running import Running
from tests.tables.choosing import Message, choice


async def play_out(server: Running, seated: Message) -> None:
    """The person's moves until the match is over; where there is nothing to choose the table may be quicker."""
    random, answered = Random(1), -1
    async with wire(server.address, seated["path"], seated["recovery"]) as own:
        told = await own.hear_a("table")
        while told["view"]["phase"] != "over":
            if told["view"]["turn"] == seated["seat"] and told["version"] != answered:
                answered = told["version"]
                await own.act(f"m{answered}", answered, *choice(told["view"], random))
            message = await own.hear()
            if message["is"] in ("table", "entry"):
                told = message
