"""A table says which weaker bots play for others, and takes the share of one client."""

import asyncio
from collections.abc import Awaitable, Callable
from random import Random

from hachiya.tables.live.bot_pool import BotChoice
from hachiya.tables.live.counts import Counts
from hachiya.tables.live.services import Services
from hachiya.tables.live.tables import Tables
from hachiya.tables.match.match import Match
from hachiya.tables.stored.defaults import Defaults
from tests.tables.memory import ImmediateBotPool, MemoryStore
from tests.tables.test_tables import Seat, order, sit


class TiredBotPool(ImmediateBotPool):
    """Bots that choose at once, in the name of lower rungs, by seat; it remembers for which clients they chose."""

    def __init__(self) -> None:
        self.lower_rungs: dict[int, str] = {}
        self.clients: list[str] = []

    async def choose(self, match: Match, seat: int, client: str) -> BotChoice:
        """The choice, in the name of the lower rung of the seat."""
        self.clients.append(client)
        return (await super().choose(match, seat, client))._replace(lower_rung=self.lower_rungs.get(seat))


def at_tables(script: Callable[[Tables, TiredBotPool], Awaitable[None]]) -> None:
    """Run a script at new tables with tired bots."""

    async def run() -> None:
        bots = TiredBotPool()
        tables = Tables(Services(MemoryStore(), bots, Defaults(0, 0, 0.0, 0.0), Counts()))
        try:
            await script(tables, bots)
        finally:
            await tables.close()

    asyncio.run(run())


def lower_rungs(seat: Seat) -> list[list[str | None]]:
    """What a seat has heard of lower rungs, in order."""
    return [message["bots"] for message in seat.heard if message["is"] == "lower_rungs"]


def test_all_hear_once_in_a_deal_that_a_lower_rung_plays() -> None:
    async def script(tables: Tables, bots: TiredBotPool) -> None:
        opened = await tables.opening.open(order("greedy", "greedy"), "client")
        own = opened.own
        first, second = (seat for seat in range(3) if seat != own)
        bots.lower_rungs = {first: "adept"}
        (seat,) = await sit(tables, opened.setup.id, own)
        await seat.play(Random(1), deals=1)
        assert lower_rungs(seat) == [["adept" if place == first else None for place in range(3)]]
        (newcomer,) = await sit(tables, opened.setup.id, "table")
        await newcomer.hears("lower_rungs")
        bots.lower_rungs = {}
        await seat.play(Random(1), deals=3)
        assert lower_rungs(seat)[1:] == [[None] * 3]
        bots.lower_rungs = {second: "greedy"}
        await seat.play(Random(1), deals=4)
        assert lower_rungs(seat)[2:] == [["greedy" if place == second else None for place in range(3)]]

    at_tables(script)


def test_a_table_takes_the_share_of_who_opened_it_and_after_a_restart_of_who_comes_first() -> None:
    async def script(tables: Tables, bots: TiredBotPool) -> None:
        opened = await tables.opening.open(order("greedy", "greedy"), "client")
        (seat,) = await sit(tables, opened.setup.id, opened.own)
        await seat.play(Random(1), deals=1)
        assert set(bots.clients) == {"client"}
        tables.registry.drop(opened.setup.id)
        live = await tables.registry.get(opened.setup.id)
        assert live.client == opened.setup.id
        again = Seat(tables, live, opened.own)
        await live.join(opened.own, again.box, "person")
        await live.join("table", Seat(tables, live, "table").box, "another")
        assert live.client == "person"

    at_tables(script)
