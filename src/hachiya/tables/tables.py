"""The tables: those in memory are a cache of the store, rebuilt by replay and forgotten when nobody is there."""

import asyncio
from collections.abc import Mapping
from time import monotonic
from typing import NamedTuple

from hachiya.records.redaction import Viewer
from hachiya.tables import dealing
from hachiya.tables.driving import drive
from hachiya.tables.house import House
from hachiya.tables.keys import Key, digest, new_token
from hachiya.tables.live import Live, rebuilt
from hachiya.tables.match import Match
from hachiya.tables.opening import following, ordered
from hachiya.tables.outbox import Outbox
from hachiya.tables.problems import NotOver, StoreFailed
from hachiya.tables.protocol.order import NewTable
from hachiya.tables.protocol.to_table import Act
from hachiya.tables.setup import PERSON, Setup
from hachiya.tables.store import Conflict

_SWEEP_SECONDS = 10.0


class Seats(NamedTuple):
    """What opening a table gives: its setup, the seat of the person who asked, and persons' tokens by seat."""

    setup: Setup
    own: int
    tokens: Mapping[int, str]


class Tables:
    """All tables of this server."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._live: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._sweeper: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to forget idle tables; within the event loop."""
        self._sweeper = asyncio.create_task(self._sweep())

    async def close(self) -> None:
        """Let bots rest. Nothing is lost: the store has everything."""
        tasks = [live.driver for live in self._live.values() if live.driver is not None]
        if self._sweeper is not None:
            tasks.append(self._sweeper)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    @property
    def in_memory(self) -> int:
        """How many tables are in memory."""
        return len(self._live)

    # ---------------------------------------------------------------- opening

    async def open(self, order: NewTable) -> Seats:
        """A new table; UnknownChoice on wrong names or numbers."""
        own, setup = ordered(order, self.house.habits)
        tokens = {seat: new_token() for seat, player in enumerate(setup.players) if player == PERSON}
        await self._open(setup, tokens)
        return Seats(setup, own, tokens)

    async def again(self, before: Setup, seat: int) -> Seats:
        """Another match of the same people; whoever asks first opens it, the others come in, each with his own token.

        NotOver before the end.
        """
        setup = await self.house.store.follower(before.id)
        if setup is None:
            live = await self.get(before.id)
            if not live.match.table.over:
                raise NotOver
            setup = following(before)
            try:
                await self._open(setup, {})
            except Conflict:
                setup = await self.house.store.follower(before.id)
        if setup is None or setup.sat is None:
            raise StoreFailed
        own, token = setup.sat.index(seat), new_token()
        await self.house.store.add(Key(setup.id, own, digest(token)))
        return Seats(setup, own, {own: token})

    async def _open(self, setup: Setup, tokens: Mapping[int, str]) -> None:
        """Keep a table with its first deal, unless something is said before it."""
        match = Match(setup)
        first = []
        if match.table.awaits_deal:
            match, deck = match.deal(dealing.fresh_deck(match.table.game.cards))
            first.append(deck)
        keys = [Key(setup.id, seat, digest(token)) for seat, token in tokens.items()]
        await self.house.store.add(setup, *keys, *first)
        live = self._live[setup.id] = Live(self.house, match)
        drive(live, self.house)

    # ---------------------------------------------------------------- playing

    async def act(self, live: Live, viewer: Viewer, message: Act, box: Outbox) -> None:
        """A choice from outside, and what the server has to do after it."""
        await live.act(viewer, message, box)
        drive(live, self.house)

    # ---------------------------------------------------------------- memory

    async def get(self, table: str) -> Live:
        """The table, from memory or rebuilt; a Problem says why it cannot be had."""
        live = self._live.get(table)
        if live is None:
            loading = self._loading.get(table)
            if loading is None:
                loading = self._loading[table] = asyncio.create_task(self._load(table))
                loading.add_done_callback(lambda _: self._loading.pop(table, None))
            live = await asyncio.shield(loading)
        live.used = monotonic()
        return live

    async def _load(self, table: str) -> Live:
        live = self._live[table] = Live(self.house, await rebuilt(self.house, table))
        drive(live, self.house)
        return live

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(min(_SWEEP_SECONDS, self.house.habits.idle_seconds))
            self.forget_idle()

    def forget_idle(self) -> None:
        """Take from memory the tables at which nobody has been for a while and no bot is at turn."""
        before = monotonic() - self.house.habits.idle_seconds
        for table, live in list(self._live.items()):
            if live.is_idle(before):
                del self._live[table]
