"""A server is killed with `kill -9` in the middle of play, or replaced by a new one.

Each acknowledged choice is in the store exactly once, at its version.
"""

import asyncio
import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any, cast

import httpx
import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from hachiya.records import jsonl
from hachiya.records.events import FAMILIES
from hachiya.records.redaction import Viewer
from hachiya.records.replay import replays
from hachiya.store.database import open_database
from hachiya.store.event_store import EventStore
from hachiya.store.upkeep.checking import file_faults
from hachiya.store.upkeep.tables import table_ids
from hachiya.tables.match.match import Match
from hachiya.tables.messages.shown import redacted_entry
from hachiya.tables.stored.entries import Choice, Entry, Tick
from hachiya.tables.stored.setup import Setup
from tests.databases import database_in
from tests.sampling import slow
from tests.server.bashifen.stacked import PASS
from tests.server.client import BESIDE, open_table, order, socket
from tests.server.running import Process
from tests.tables.choosing import Message, choice
from tests.tables.follower import Follower

TABLES = 6
SERVICE_RESTART = 1012
PATIENCE = 300
"""The seconds within which anything happens on a busy machine."""
GONE = (ConnectionClosed, InvalidHandshake, OSError, httpx.TransportError, TimeoutError)


def _code(fault: ConnectionClosed) -> int | None:
    return fault.rcvd.code if fault.rcvd else None


class NotStored(OSError):
    """A server could not store something, which is sent again over a new connection."""


class RestartedServer:
    """The present addresses of the server, or of several servers, and whether play goes on."""

    retry_seconds = 0.02
    """The pause before a client connects again."""
    thinking_seconds = 0.0
    """The pause before a client answers."""

    def __init__(self, *addresses: str) -> None:
        self.addresses = [*addresses]
        self.open = True
        self.players: list[Player] = []

    @property
    def address(self) -> str:
        """An address to reach; with several servers, one after the other."""
        self.addresses.append(self.addresses.pop(0))
        return self.addresses[-1]

    @address.setter
    def address(self, address: str) -> None:
        self.addresses = [address]

    @property
    def acknowledged(self) -> int:
        """The number of choices that were acknowledged."""
        return sum(len(player.acknowledged) for player in self.players)

    async def plays_on(self, choices: int) -> None:
        """Wait until this many more choices have been acknowledged."""
        goal = self.acknowledged + choices
        await self.until(lambda: self.acknowledged >= goal)

    async def until(self, seen: Callable[[], bool]) -> None:
        """Wait during play until a condition holds."""
        async with asyncio.timeout(PATIENCE):
            while not seen():
                await asyncio.sleep(0.01)

    @property
    def in_flight(self) -> bool:
        """Whether a player has sent a choice that is not acknowledged yet."""
        return any(player.unacknowledged is not None for player in self.players)

    @property
    def in_drawing(self) -> bool:
        """Whether cards are being drawn at a table."""
        return any(player.view.get("phase") == "draw" and not player.over for player in self.players)


class Player:
    """The client of one seat: it plays at once at its turn, and sends unacknowledged choices again."""

    def __init__(
        self, restarted: RestartedServer, table: str, seat: int, place: tuple[str, str], random: Random
    ) -> None:
        self.restarted = restarted
        self.table, self.seat = table, seat
        self.path, self.token = place
        self.random = random
        self.version = 0
        self.view: Message = {}
        self.follower = Follower()
        self.over = False
        self.unacknowledged: Message | None = None
        self.sent: dict[str, list[int]] = {}
        self.declared: set[str] = set()
        self.acknowledged: dict[str, int] = {}
        self.records: dict[int, list[Message]] = {}
        self.connection: ClientConnection | None = None
        self.reconnected = -1
        self.asked_to_wait = 0
        """How often a server has said that another takes its place."""
        self.moved_at = 0.0
        """When the player heard of a new version last."""

    async def play(self) -> None:
        while self.on:
            try:
                async with socket(self.restarted.address, self.path, self.token, self.version) as connection:
                    self.connection = connection
                    self.reconnected += 1
                    while self.on:
                        async with asyncio.timeout(5):
                            message = self.follower.hear(str(await connection.recv()))
                        if message["is"] in BESIDE:
                            self.hear_beside(message)
                            continue
                        for reply in self.answer_to(message):
                            await asyncio.sleep(self.restarted.thinking_seconds)
                            await connection.send(json.dumps(reply))
            except GONE as fault:
                self.asked_to_wait += isinstance(fault, ConnectionClosed) and _code(fault) == SERVICE_RESTART
                await asyncio.sleep(self.restarted.retry_seconds)

    def hear_beside(self, message: Message) -> None:
        """Hear a message that does not belong to the game; this player ignores it."""

    @property
    def on(self) -> bool:
        return self.restarted.open and not self.over

    def answer_to(self, message: Message) -> Iterator[Message]:
        if message["is"] == "ack":
            known = self.acknowledged.setdefault(message["id"], message["version"])
            assert known == message["version"], "one choice, two versions"
            if self.unacknowledged is not None and self.unacknowledged["id"] == message["id"]:
                self.unacknowledged = None
        elif message["is"] == "nack":
            if message["code"] == "unavailable":
                raise NotStored
            # Only of a drawing, where another may have been quicker with what they show.
            assert message["code"] in ("stale", "illegal"), message
            assert message["id"] in self.declared
            if self.unacknowledged is not None and self.unacknowledged["id"] == message["id"]:
                self.unacknowledged = None
        else:
            self.learn(message)
            if message["is"] != "entry" and self.unacknowledged is not None:
                yield self.unacknowledged
        if self.unacknowledged is None:
            self.over = self.view["phase"] == "over"
            # The entry of what was just acknowledged is still to come.
            if self.asked and self.version >= max(self.acknowledged.values(), default=0):
                yield self.choose()

    @property
    def asked(self) -> bool:
        """Whether the seat is at turn; during the draw it sometimes calls."""
        if self.view["phase"] != "draw":
            return bool(self.view["turn"] == self.seat)
        return PASS in self.view["legal"] or (self.view["legal"] != [] and self.random.random() < 0.1)

    def learn(self, message: Message) -> None:
        assert message["is"] in ("table", "since", "entry"), message
        if message["is"] != "entry":
            newest = max([self.version, *self.acknowledged.values()])
            assert message["version"] >= newest, "what was told or acknowledged is gone"
        if message["is"] == "since":
            return
        if message["is"] == "entry":
            assert message["version"] == self.version + 1, "a gap"
            self.records[message["version"]] = message["record"]
        if message["version"] > self.version:
            self.moved_at = monotonic()
        self.version, self.view = message["version"], message["view"]

    def choose(self) -> Message:
        id_ = f"{self.seat}-{len(self.sent)}-{self.random.getrandbits(32)}"
        actions = self.sent[id_] = choice(self.view, self.random)
        if self.view["phase"] == "draw":
            self.declared.add(id_)
        self.unacknowledged = {"do": "act", "id": id_, "version": self.version, "actions": actions}
        return self.unacknowledged


async def sit(restarted: RestartedServer, number: int, who: Callable[..., Player] = Player) -> None:
    """Play one match after another, of three persons, of two and a bot, or of four at 八十分."""
    random = Random(number)
    bashifen = order("person", "greedy", "person", game="bashifen", clock=number)
    timing = {"match": 600, "more": 5} if number % 2 else None
    three = order("person", "person" if number % 3 else "greedy", timing=timing)
    while restarted.open:
        try:
            opened = await open_table(restarted.address, bashifen if number >= TABLES - 2 else three)
        except GONE:
            await asyncio.sleep(restarted.retry_seconds)
            continue
        players = [who(restarted, opened["table"], seat, place, random) for seat, place in opened["seats"].items()]
        restarted.players += players
        await asyncio.gather(*(player.play() for player in players))


async def play_and_kill(folder: Path, kills: int) -> RestartedServer:
    random = Random(kills)
    server = await asyncio.to_thread(Process, folder)
    restarted = RestartedServer(server.address)
    sittings = [asyncio.create_task(sit(restarted, number)) for number in range(TABLES)]
    for number in range(kills):
        await restarted.plays_on(6)
        await asyncio.sleep(random.uniform(0.0, 0.3))
        # Half of them with a choice on its way, a quarter while cards are drawn, the others at any time.
        if number % 4 == 0:
            await restarted.until(lambda: restarted.in_drawing)
        elif number % 4 < 3:
            await restarted.until(lambda: restarted.in_flight)
        # Some servers end by themselves when they are asked to, as for a new version.
        await asyncio.to_thread(server.stop if number % 3 == 2 else server.kill)
        server = await asyncio.to_thread(Process, folder)
        restarted.address = server.address
    await asyncio.sleep(0.5)
    restarted.open = False
    await asyncio.gather(*sittings)
    await asyncio.to_thread(server.stop)
    return restarted


async def stored_tables(folder: Path) -> list[tuple[Setup, list[Entry]]]:
    """Every table of the database."""
    store = EventStore(open_database(database_in(folder)))
    assert file_faults(store.engine) == []
    tables = [await store.load(table) for table in table_ids(store.engine)]
    await store.close()
    return [table for table in tables if table is not None]


def compare(setup: Setup, entries: list[Entry], players: list[Player]) -> None:
    """Compare the store with what each client of the table knows."""
    assert [entry.version for entry in entries] == list(range(1, len(entries) + 1))
    choices = [entry for entry in entries if isinstance(entry, Choice)]
    chosen = {choice.message: choice for choice in choices if choice.message is not None}
    assert len(chosen) == sum(choice.message is not None for choice in choices)
    for player in players:
        for id_, version in player.acknowledged.items():
            assert (chosen[id_].seat, chosen[id_].version) == (player.seat, version)
            assert chosen[id_].actions == player.sent[id_]
        viewer: Viewer = player.seat
        for version, record in player.records.items():
            lines = redacted_entry(entries[version - 1].record, viewer, FAMILIES[setup.game])
            assert [json.loads(line.line) for line in lines] == record
    for id_, entry in chosen.items():
        assert any(id_ in player.sent for player in players if player.seat == entry.seat)
    text = "".join(f"{line.line}\n" for line in [*setup.head(), *(line for entry in entries for line in entry.record)])
    (replay,) = replays(jsonl.loads(text))
    match = Match.rebuild(setup, entries)
    assert replay.complete == match.table.over
    assert len(replay.events) == text.count("\n")


def check(folder: Path, kills: int) -> None:
    restarted = asyncio.run(play_and_kill(folder, kills))
    tables = asyncio.run(stored_tables(folder))
    at: dict[str, list[Player]] = {}
    for player in restarted.players:
        at.setdefault(player.table, []).append(player)
    assert at.keys() <= {setup.id for setup, _ in tables}
    for setup, entries in tables:
        compare(setup, entries, at.get(setup.id, []))
    # The test has tested something.
    assert any(isinstance(entry, Tick) for _, entries in tables for entry in entries)
    assert any(isinstance(entry, Choice) and entry.left for _, entries in tables for entry in entries)
    assert restarted.acknowledged >= 6 * kills
    assert sum(player.reconnected for player in restarted.players) >= kills
    assert sum(player.asked_to_wait for player in restarted.players) >= kills // 3


@pytest.mark.parametrize("kills", [2, slow(200)])
def test_no_acknowledged_choice_is_lost_when_a_writing_server_is_killed(kills: int, tmp_path: Path) -> None:
    check(tmp_path, kills)


@pytest.mark.slow
def test_the_comparison_of_stores_detects_lost_entries(tmp_path: Path) -> None:
    """A store without its last entries, or with a changed one, does not pass."""

    async def play() -> tuple[list[Player], Setup, list[Entry]]:
        server = await asyncio.to_thread(Process, tmp_path)
        restarted = RestartedServer(server.address)
        sitting = asyncio.create_task(sit(restarted, 1))
        await asyncio.sleep(1.0)
        restarted.open = False
        await sitting
        await asyncio.to_thread(server.stop)
        players = restarted.players[:3]
        tables = {setup.id: (setup, entries) for setup, entries in await stored_tables(tmp_path)}
        return players, *tables[players[0].table]

    players, setup, entries = asyncio.run(play())
    compare(setup, entries, players)
    last = max(player.acknowledged[id_] for player in players for id_ in player.acknowledged)
    wrong: list[Any] = [
        entries[: last - 1],
        [replace(cast(Choice, entry), message=None) if entry.version == last else entry for entry in entries],
        [*entries[: last - 1], *entries[last:]],
    ]
    for damaged in wrong:
        with pytest.raises((AssertionError, KeyError, IndexError)):
            compare(setup, damaged, players)
