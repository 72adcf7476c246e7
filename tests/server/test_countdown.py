"""Over sockets: whose connection is gone is waited for, then a bot plays; to connect again takes the seat back."""

import asyncio
from pathlib import Path

from tests.server.client import open_table, order, wire
from tests.server.running import running, settings_in


def test_a_lost_connection_costs_the_seat_for_a_while(tmp_path: Path) -> None:
    with running(settings_in(tmp_path, away_seconds=0.05)) as server:

        async def play() -> None:
            opened = await open_table(server.address, order("person", "greedy"))
            one, other = opened["seats"]
            async with wire(server.address, *opened["seats"][other]) as stays:
                table = await stays.hear_a("table")
                while table["view"]["turn"] not in (one, other):
                    table = await stays.hear_a("entry")
                if table["view"]["turn"] == other:
                    await stays.act("a", table["version"], table["view"]["choices"][0]["action"])
                async with wire(server.address, *opened["seats"][one]) as goes:
                    await goes.hear_a("table")
                while (await stays.hear_beside("waits"))["waits"] == []:
                    continue
                while "players" not in (told := await stays.hear()):
                    continue
                assert told["players"][one] == "adept"
                async with wire(server.address, *opened["seats"][one]) as back:
                    players = (await back.hear_a("table"))["players"]
                    while players[one] != "person":
                        players = (await back.hear()).get("players", players)

        asyncio.run(play())
        assert not server.hub.counts["failed.drive"]
