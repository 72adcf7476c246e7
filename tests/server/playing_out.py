"""A person who plays on until the match is over."""

from random import Random

from tests.server.client import wire
from tests.server.running import Running
from tests.tables.choosing import Message, choice


async def play_out(server: Running, seated: Message) -> None:
    """The person's moves until the match is over."""
    random = Random(1)
    async with wire(server.address, seated["path"], seated["recovery"]) as own:
        message = await own.hear_a("table")
        while message["view"]["phase"] != "over":
            if message["is"] != "ack" and message["view"]["turn"] == seated["seat"]:
                await own.act(f"m{message['version']}", message["version"], *choice(message["view"], random))
                await own.hear_a("ack")
            message = await own.hear_a("entry")
