"""A table of persons, and its times: a choice is timed until the last person at the table has received it."""

import asyncio
import random
import time
from collections import defaultdict
from typing import Any

import httpx

from bench.load.person import DRAWING, Message, Person
from hachiya.tables.stored.setup import USUAL_CLOCK

CARD, ANSWER, BACK = "a card drawn, late by", "a ping in a drawing", "coming back"
"""The names of times other than choices, which have the name of their game."""

Times = defaultdict[str, list[float]]
"""Milliseconds, by the name of what is timed."""


class Table:
    """A table and its persons; nothing is dealt until all who are invited have come."""

    def __init__(self, game: str, address: str, times: Times) -> None:
        self.game = game
        self.persons: list[Person] = []
        self.invited: list[tuple[str, Message]] = []
        self.refused = 0
        self.acknowledged = 0
        """The version of the last acknowledged choice."""
        self.late = 0
        """How often a choice was due before all had received the previous one."""
        self._address = address
        self._times = times
        self._sent: tuple[Person, float] | None = None
        self._awaited: int | None = None
        self._last_card: dict[int, tuple[int, float]] = {}

    @classmethod
    async def open(cls, http: httpx.AsyncClient, address: str, body: Message, times: Times) -> "Table":
        """Open a table at the server with this address, with its host connected."""
        table = cls(body["game"], address, times)
        opened = await _post(http, f"{address}/api/tables", body)
        table.invited = [
            (f"{address}/t/{opened['table']}/{link['seat']}/join", {"invitation": link["invitation"]})
            for link in opened["joins"]
        ]
        await table._come(opened)
        return table

    async def gather(self, http: httpx.AsyncClient, but: int = 0) -> None:
        """Connect the invited persons, except for the last `but`."""
        while len(self.invited) > but:
            where, body = self.invited.pop(0)
            await self._come(await _post(http, where, body))

    async def _come(self, place: Message) -> None:
        person = Person(self._address, place, self._hear)
        self.persons.append(person)
        await person.come()

    @property
    def is_drawing(self) -> bool:
        """Whether the clock is drawing cards."""
        return self.persons[0].view.get("phase") == DRAWING

    async def move(self) -> None:
        """Let a random person choose; in a drawing where no person can, a random person sends a ping."""
        if self._sent is not None:
            self.late += 1
            return
        here = [person for person in self.persons if person.is_here]
        newest = max((person.version for person in here), default=0)
        choosers = [person for person in here if person.version == newest and person.is_asked]
        if choosers:
            person = random.choice(choosers)
            actions = person.choice()
            self._sent = person, time.perf_counter()
            await person.say(do="act", id=f"{person.seat}-{person.version}", version=person.version, actions=actions)
        elif here and self.is_drawing:
            person = random.choice(here)
            self._sent = person, time.perf_counter()
            await person.say(do="ping")

    async def come_and_go(self, seconds: float) -> None:
        """Cut random connections from time to time; the persons reconnect soon, from their last entry."""
        while True:
            await asyncio.sleep(random.expovariate(1 / seconds))
            person = random.choice(self.persons)
            if person.is_here and not self.invited:
                await self.cut_off(person)
                await asyncio.sleep(random.uniform(1, 3))
                self._times[BACK].append(await person.come())
                self._check_received(time.perf_counter())

    async def cut_off(self, person: Person) -> None:
        """Cut a person's connection, and stop timing the choice that they have sent."""
        await person.go()
        if self._sent is not None and self._sent[0] is person:
            self._sent = self._awaited = None
        self._last_card.pop(person.seat, None)

    def _hear(self, person: Person, message: Message, now: float) -> None:
        kind = message["is"]
        mine = self._sent is not None and self._sent[0] is person
        if kind == "entry":
            if self.is_drawing:
                self._time_card(person, now)
            self._check_received(now)
        elif kind == "ack" and mine:
            self._awaited = self.acknowledged = message["version"]
            self._check_received(now)
        elif kind == "pong" and mine:
            self._time(ANSWER, now)
        elif kind == "nack" and mine:
            self.refused += 1
            self._sent = None

    def _check_received(self, now: float) -> None:
        """End the timing of a choice once all connected persons have received it."""
        here = [person for person in self.persons if person.is_here]
        if self._awaited is not None and all(person.version >= self._awaited for person in here):
            self._time(self.game, now)

    def _time(self, what: str, now: float) -> None:
        assert self._sent is not None
        self._times[what].append(1000 * (now - self._sent[1]))
        self._sent = self._awaited = None

    def _time_card(self, person: Person, now: float) -> None:
        """Time a drawn card: how much later it comes than one beat of the clock after the card before it."""
        drawn = person.view["drawn"]
        before = self._last_card.get(person.seat)
        self._last_card[person.seat] = drawn, now
        if before is not None and drawn == before[0] + 1:
            self._times[CARD].append(max(0.0, 1000 * (now - before[1]) - USUAL_CLOCK))


async def _post(http: httpx.AsyncClient, where: str, body: Any) -> Message:
    answer = (await http.post(where, json=body)).raise_for_status()
    http.cookies.clear()  # the next request is by another person
    content: Message = answer.json()
    return content
