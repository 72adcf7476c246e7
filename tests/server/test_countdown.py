"""Over sockets: a bot replaces a player whose connection is lost, until the player connects again."""

import asyncio
from dataclasses import replace
from pathlib import Path
from random import Random

from hachiya.tables.match.match import Match
from hachiya.tables.stored.entries import Choice
from hachiya.tables.stored.timing import Deadline, Timing
from tests.playing import HACHIJU_MENUS
from tests.server.client import open_table, order, wire
from tests.server.running import running, settings_in
from tests.server.test_migrations import count_loose
from tests.server.test_store import opened, url
from tests.tables.play import entries, new_setup


def test_a_bot_plays_for_a_lost_connection_until_it_returns(tmp_path: Path) -> None:
    with running(settings_in(tmp_path, away_seconds=0.05)) as server:

        async def play() -> None:
            opened = await open_table(server.address, order("person", "greedy"))
            seat, other = opened["seats"]
            async with wire(server.address, *opened["seats"][other]) as stays:
                table = await stays.hear_a("table")
                while table["view"]["turn"] not in (seat, other):
                    table = await stays.hear_a("entry")
                if table["view"]["turn"] == other:
                    # To show 赤 one says which ribbons, too.
                    plain = next(choice for choice in table["view"]["choices"] if "ribbons" not in choice)
                    await stays.act("a", table["version"], plain["action"])
                async with wire(server.address, *opened["seats"][seat]) as goes:
                    await goes.hear_a("table")
                while (await stays.hear_beside("waits"))["waits"] == []:
                    continue
                while "players" not in (message := await stays.hear()):
                    continue
                assert message["stand_ins"][seat] == "adept"
                async with wire(server.address, *opened["seats"][seat]) as back:
                    stand_ins = (await back.hear_a("table"))["stand_ins"]
                    while stand_ins[seat] is not None:
                        stand_ins = (await back.hear()).get("stand_ins", stand_ins)

        asyncio.run(play())
        assert not server.parts.counts["failed.drive"]


def test_clock_times_and_deadlines_are_loaded_from_the_store(tmp_path: Path) -> None:
    """Times, deadlines and time left are loaded both before and after the match is packed."""

    async def check() -> None:
        async with opened(url(tmp_path)) as store:
            match = Match(replace(new_setup(HACHIJU_MENUS[3]), timing=Timing(30, 600, 5)))
            table = match.setup.id
            await store.add(match.setup, Deadline(table, 500))
            assert (await store.deadline(table), await store.due(500), await store.due(501)) == (500, [], [table])
            written = []
            for after, entry in entries(match, Random(1)):
                timed_entry = replace(entry, left=1000 * after.version) if isinstance(entry, Choice) else entry
                written.append(timed_entry)
                await store.add(timed_entry, Deadline(table, after.version))
                assert await store.deadline(table) == after.version
            await store.add(Deadline(table, None))
            assert (await store.deadline(table), await store.due(10**15)) == (None, [])
            assert await store.load(table) == (match.setup, written)
            async with asyncio.timeout(60):
                while await asyncio.to_thread(count_loose, store, table):
                    await asyncio.sleep(0.01)
            assert await store.load(table) == (match.setup, written)
            assert Match.rebuild(match.setup, written).clocks != match.clocks

    asyncio.run(check())
