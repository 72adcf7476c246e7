"""A returning viewer is sent the missing entries, and then knows what present viewers know."""

import asyncio
import json
from random import Random

import pytest

from hachiya.records.redaction import Viewer
from hachiya.tables.attendance.outbox import Outbox
from hachiya.tables.live.counts import Counts
from hachiya.tables.live.rebuilding import rebuild
from hachiya.tables.live.recent import SURE, SURE_AT_OPENING, RecentPositions
from hachiya.tables.live.services import Services
from hachiya.tables.live.table import LiveTable
from hachiya.tables.match.match import Match
from hachiya.tables.messages import table as messages
from hachiya.tables.stored.defaults import Defaults
from tests.playing import BASHIFEN_MENUS, PLAIN_MENUS, Menu, plain_menus
from tests.sampling import slow
from tests.tables.follower import Follower
from tests.tables.memory import ImmediateBotPool, MemoryStore
from tests.tables.play import new_setup, next_entry, viewers


class Heard(Outbox):
    """A connection that keeps the game's messages."""

    def __init__(self) -> None:
        super().__init__(10**9, _fail, _fail)
        self.texts: list[str] = []

    def put(self, text: str) -> None:
        """Collect a message."""
        if json.loads(text)["is"] in ("table", "since", "entry"):
            self.texts.append(text)


def _fail() -> None:
    raise AssertionError("no connection of these tests is cut off")


class Played:
    """A table with random play, and what each constantly present viewer has received."""

    def __init__(self, menu: Menu) -> None:
        store, setup = MemoryStore(), new_setup(menu)
        self.services = Services(store, ImmediateBotPool(), Defaults(), Counts())
        self.live = LiveTable(self.services, RecentPositions(Match(setup)))
        self.heard: dict[Viewer, Heard] = {viewer: Heard() for viewer in viewers(self.live.match)}

    async def play(self, random: Random, entries: int) -> None:
        """Play this number of entries, or until the match is over."""
        await self.services.store.add(self.live.match.setup)
        for viewer, box in self.heard.items():
            await self.live.join(viewer, box)
        while self.live.match.version < entries and not self.live.match.table.over:
            assert await self.live.commit(*next_entry(self.live.match, random))

    async def comes(self, viewer: Viewer, version: int) -> list[str]:
        """The messages to a newcomer who has this version."""
        box = Heard()
        await self.live.join(viewer, box, version=version)
        self.live.leave(viewer, box)
        return box.texts

    def follows(self, viewer: Viewer, version: int, missed: list[str]) -> str:
        """The final view of a viewer who had everything up to this version, and then the missed entries."""
        follower = Follower()
        for text in (*self.heard[viewer].texts[: version + 1], *missed):
            follower.hear(text)
        return json.dumps([follower.view, follower.sheet])


@pytest.mark.parametrize("seed", [1, slow(2), slow(3)])
@plain_menus
def test_a_reconnected_viewer_is_sent_the_missed_entries_letter_for_letter(menu: Menu, seed: int) -> None:
    """The texts are equal for every viewer, and lead to the view of the whole table.

    The table is in memory all the time, or is replayed from the store.
    """

    async def run() -> None:
        random, at = Random(seed), Played(menu)
        await at.play(random, random.randrange(20, 80))
        now = at.live.match.version
        for sure in (SURE, SURE_AT_OPENING):
            for viewer, was_there in at.heard.items():
                (everything,) = await at.comes(viewer, 0)
                table = json.loads(everything)
                for lacks in (0, 1, random.randrange(2, min(sure, now - 1))):
                    known = now - lacks
                    first, *missed = await at.comes(viewer, known)
                    if first == everything:
                        assert sum(map(len, was_there.texts[known + 1 :])) + len(messages.since_message(now)) > len(
                            first
                        )
                    else:
                        assert first == messages.since_message(now)
                        assert missed == was_there.texts[known + 1 :]
                        assert at.follows(viewer, known, missed) == json.dumps([table["view"], table["sheet"]])
            at.live = LiveTable(at.services, await rebuild(at.services, at.live.id))

    asyncio.run(run())


def test_the_missed_entries_of_a_short_gap_are_shorter_than_the_whole_table() -> None:
    """The gap is two seconds of a draw, and of play."""

    async def run() -> None:
        for entries in (60, 150):
            at = Played(BASHIFEN_MENUS[0])
            await at.play(Random(4), entries)
            first, *missed = await at.comes(0, entries - 6)
            assert (first, len(missed)) == (messages.since_message(entries), 6)
            (everything,) = await at.comes(0, 0)
            assert 2 * sum(map(len, missed)) < len(everything)

    asyncio.run(run())


def test_a_viewer_who_missed_too_many_entries_is_sent_the_whole_table() -> None:
    async def run() -> None:
        at = Played(BASHIFEN_MENUS[0])
        await at.play(Random(5), 4 * SURE)
        for version in (1, SURE, at.live.match.version + 1):
            (only,) = await at.comes(1, version)
            assert json.loads(only)["is"] == "table"
        assert (await at.comes(1, 4 * SURE - 10))[0] == messages.since_message(4 * SURE)

    asyncio.run(run())


def test_a_reconnected_viewer_is_sent_the_entries_that_follow() -> None:
    """This holds even if no other viewer has the same view: changes refer to the viewer's own view."""

    async def run() -> None:
        random, at = Random(6), Played(PLAIN_MENUS[0])
        await at.play(random, 10)
        for viewer, box in at.heard.items():
            at.live.leave(viewer, box)
        assert await at.live.commit(*next_entry(at.live.match, random))
        box = Heard()
        await at.live.join(0, box, version=10)
        assert await at.live.commit(*next_entry(at.live.match, random))
        (everything,) = await at.comes(0, 0)
        assert at.follows(0, 10, box.texts) == json.dumps([json.loads(everything)[key] for key in ("view", "sheet")])

    asyncio.run(run())
