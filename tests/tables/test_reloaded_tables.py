"""A table that is reloaded from the store equals the table in memory."""

import json
from contextlib import suppress
from copy import deepcopy
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from hachiya.records.redaction import Viewer
from hachiya.tables.attendance.bus import OneProcess
from hachiya.tables.attendance.outbox import Outbox
from hachiya.tables.live.table import LiveTable
from hachiya.tables.live.tables import Tables
from hachiya.tables.problems import Problem
from hachiya.tables.protocol.order import NewTable
from hachiya.tables.protocol.to_table import Act, Speak
from tests.sampling import first
from tests.tables.choosing import Message, choice
from tests.tables.memory import MemoryStore
from tests.tables.test_tables import Seat, at_tables, everyone, order, until

EVENINGS = [
    order("person", "person"),
    order("person", "greedy", "person", game="nakayoshi", length="half"),
    order("person", game="hachiju", deals=3),
    order("person", "greedy", "person", game="bashifen"),
]
COMMANDS = 60


class Persons:
    """The persons and spectators of a table; each present one has a connection."""

    def __init__(self, tables: Tables, live: LiveTable, random: Random) -> None:
        self.tables, self.live, self.random = tables, live, random
        self.here: dict[Viewer, Seat] = {}
        self.number = 0

    async def do_something(self) -> None:
        """Send any command that a person at the table may send at any time."""
        persons = [seat for seat, player in enumerate(self.live.match.owners_setup.players) if player == "person"]
        seat = self.random.choice(persons)
        some = self.random.choice(
            [self.act] * 6
            + [
                self.come,
                self.leave,
                self.speak,
                self.end,
                self.allow,
                self.sign,
                self.silence,
                self.be_there,
                self.look_on,
            ]
        )
        with suppress(Problem):
            await some(seat)
        await until(lambda: self.live.driver is None)
        await self.live.wait_for_notes()

    async def act(self, _seat: int) -> None:
        for viewer, person in [*self.here.items()]:
            view = next((message["view"] for message in reversed(person.heard) if "view" in message), None)
            if viewer != "table" and view and view["legal"] and (view["phase"] != "draw" or view["turn"] is None):
                self.number += 1
                version = self.live.match.version
                actions = choice(view, self.random)
                await self.live.act(
                    viewer, Act(do="act", id=f"m{self.number}", version=version, actions=actions), person.box
                )
                return

    async def come(self, viewer: Viewer) -> None:
        if viewer in self.here:
            return
        person = Seat(self.tables, self.live, viewer)
        await self.live.join(viewer, person.box, person_at(viewer))
        await person.hears("table")
        self.here[viewer] = person

    async def look_on(self, _seat: int) -> None:
        await self.come("table")

    async def leave(self, seat: int) -> None:
        viewer: Viewer = "table" if self.random.random() < 0.3 else seat
        person = self.here.pop(viewer, None)
        if person is not None:
            self.live.leave(viewer, person.box)

    async def speak(self, seat: int) -> None:
        self.number += 1
        words = Speak(do="chat", id=f"m{self.number}", phrase=self.random.choice(["hello", "clap"]))
        await self.live.attendance.say(seat, self.live.match, words)

    async def end(self, seat: int) -> None:
        await self.live.wish_end(seat, self.random.random() < 0.4)

    async def allow(self, seat: int) -> None:
        await self.live.allow_hints(seat, self.random.random() < 0.7)

    async def sign(self, seat: int) -> None:
        await self.live.change_place(seat, sign=self.random.randrange(12))

    async def silence(self, seat: int) -> None:
        host = self.live.match.setup.host
        assert host is not None
        await self.live.silence(host, seat, self.random.random() < 0.5)

    async def be_there(self, seat: int) -> None:
        self.live.confirm_presence(seat)


async def messages_to(live: LiveTable, viewer: Viewer) -> list[Message]:
    """All messages to a newcomer, without who else is present."""
    box = Outbox(10**9, lambda: None, lambda: None)
    await live.join(viewer, box)
    messages = [json.loads(text) for text in box._waiting]
    live.leave(viewer, box)
    for message in messages:
        if message["is"] == "presence":
            del message["here"], message["watching"]
    return sorted(messages, key=lambda message: str(message["is"]))


def without_times(messages: list[Message]) -> list[Any]:
    """The messages without values that depend on the time."""
    return [
        {**message, "waits": [wait["seat"] for wait in message["waits"]], "clocks": bool(message["clocks"])}
        if message["is"] == "waits"
        else message
        for message in messages
    ]


async def reload_and_compare(tables: Tables, store: MemoryStore, persons: Persons) -> None:
    """Reload the table from a copy of the store, and compare the messages to newcomers at both."""
    apart = MemoryStore()
    apart._tables = deepcopy(store._tables)
    again = Tables(replace(tables.services, store=apart, bus=OneProcess()))
    rebuilt = await again.registry.get(persons.live.id)
    for viewer in persons.here:
        await rebuilt.join(viewer, Outbox(10**9, lambda: None, lambda: None), person_at(viewer))
    for viewer in {*persons.here, "table"}:
        assert without_times(await messages_to(rebuilt, viewer)) == without_times(
            await messages_to(persons.live, viewer)
        )
    await again.close()


def person_at(viewer: Viewer) -> str | None:
    """The person of a seat; two seats are one person's."""
    return None if viewer == "table" else f"{viewer % 2:016}"


@pytest.mark.parametrize("seed", first([0], range(8)))
@pytest.mark.parametrize("asked", EVENINGS, ids=lambda asked: asked.game)
def test_a_table_reloaded_from_the_store_is_equal_after_every_message(asked: NewTable, seed: int) -> None:
    async def script(tables: Tables, store: MemoryStore) -> None:
        setup, _ = await everyone(tables, asked)
        live = await tables.registry.get(setup.id)
        persons = Persons(tables, live, Random(seed))
        for _ in range(COMMANDS):
            await persons.do_something()
            await reload_and_compare(tables, store, persons)
            if live.match.over:
                break

    at_tables(script, away=1000.0, still=2000.0)
