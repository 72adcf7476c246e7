"""A person who plays until the match is over."""

from random import Random

from tests.server.client import wire
from tests.server.running import Running
from tests.tables.choosing import Message, choice


async def play_out(server: Running, seated: Message) -> None:
    """Make the person's moves until the match is over; the table may answer questions without a choice itself."""
    random, answered = Random(1), -1
    async with wire(server.address, seated["path"], seated["recovery"]) as own:
        last_message = await own.hear_a("table")
        while last_message["view"]["phase"] != "over":
            if last_message["view"]["turn"] == seated["seat"] and last_message["version"] != answered:
                answered = last_message["version"]
                await own.act(f"m{answered}", answered, *choice(last_message["view"], random))
            message = await own.hear()
            if message["is"] in ("table", "entry"):
                last_message = message
