"""Tables without a server: no thread, no socket, no database; persons and bots play to the end."""

import asyncio
import threading
from collections.abc import Awaitable, Callable
from dataclasses import replace
from random import Random

import pytest

from hachiya.records.redaction import Viewer
from hachiya.tables.attendance.outbox import Outbox
from hachiya.tables.live.counts import Counts
from hachiya.tables.live.services import Services
from hachiya.tables.live.table import LiveTable
from hachiya.tables.live.tables import Tables
from hachiya.tables.match.match import Match
from hachiya.tables.problems import NoTable, NotInvited, NotOver, OutdatedTable, SeatTaken, UnknownChoice
from hachiya.tables.protocol.order import NewTable
from hachiya.tables.protocol.to_table import Act
from hachiya.tables.stored.defaults import Defaults
from hachiya.tables.stored.entries import Choice, Deck, Entry, Tick
from hachiya.tables.stored.keys import digest
from hachiya.tables.stored.setup import Setup
from tests.tables.choosing import Message, choice
from tests.tables.follower import Follower
from tests.tables.memory import ImmediateBotPool, MemoryStore

PATIENCE = 100_000
"""The turns of the event loop to wait for anything."""


def order(*opponents: str, game: str = "sannin", **options: str | int) -> NewTable:
    """An order of a table without pauses, and without a wait for words."""
    seats = list(opponents)
    return NewTable(game=game, options=options, name="Hana", opponents=seats, pace=0, clock=0, reveal="never")


class Seat:
    """A viewer that receives a table's messages, and plays if it is a person at a seat."""

    def __init__(self, tables: Tables, live: LiveTable, viewer: Viewer) -> None:
        self.tables, self.live, self.viewer = tables, live, viewer
        self.heard: list[Message] = []
        self.follower = Follower()
        self.box = Outbox(10**9, _fail, _fail)
        self.task = asyncio.create_task(self.box.run(self._hear, self._close))

    async def _hear(self, text: str) -> None:
        self.heard.append(self.follower.hear(text))

    async def _close(self, _code: int, _reason: str) -> None:
        _fail()

    @property
    def news(self) -> list[Message]:
        """The messages about the table."""
        return [message for message in self.heard if message["is"] in ("table", "entry")]

    async def hears(self, kind: str, times: int = 1) -> Message:
        """Wait for this many messages of a kind, and return the last."""
        await until(lambda: sum(message["is"] == kind for message in self.heard) >= times)
        return [message for message in self.heard if message["is"] == kind][times - 1]

    async def act(self, message: str, actions: list[int]) -> None:
        """Choose at the last received version."""
        await self.live.act(
            self.viewer,
            Act(do="act", id=message, version=self.news[-1]["version"], actions=actions),
            self.box,
        )

    async def play(self, random: Random, deals: int) -> None:
        """Choose whenever the seat is asked, until the match or this many deals are over."""
        while True:
            version = len(self.news)
            view = self.news[-1]["view"]
            if view["phase"] == "over" or view["n"] > deals:
                return
            if view["legal"] and (view["phase"] != "draw" or view["turn"] is None):
                await self.act(f"{self.viewer}-at-{self.news[-1]['version']}", choice(view, random))
            if len(self.news) == version:
                await until(lambda before=version: len(self.news) > before)  # type: ignore[misc]


def _fail() -> None:
    raise AssertionError("no connection of these tests is cut off")


async def until(is_so: Callable[[], bool]) -> None:
    """Let other tasks run until the condition holds."""
    for _ in range(PATIENCE):
        if is_so():
            return
        await asyncio.sleep(0)
    raise AssertionError("it never comes to that")


def at_tables(
    script: Callable[[Tables, MemoryStore], Awaitable[None]],
    away: float = Defaults.away_seconds,
    still: float = Defaults.still_seconds,
) -> Counts:
    """Run a script at new tables, with `away` and `still` seconds for absent and idle persons; the failure counts."""
    counts = Counts()

    async def run() -> None:
        store = MemoryStore()
        tables = Tables(
            Services(store, ImmediateBotPool(), Defaults(0, 0, 0.0, 0.0, away, still_seconds=still), counts)
        )
        try:
            await script(tables, store)
        finally:
            await tables.close()

    asyncio.run(run())
    return counts


async def everyone(tables: Tables, asked: NewTable) -> tuple[Setup, dict[int, str]]:
    """A new table that all invited persons have joined, and the tokens of persons by seat."""
    opened = await tables.opening.open(asked)
    tokens, setup = {opened.own: opened.token}, opened.setup
    for seat, secret in opened.invitations.items():
        joined = await tables.seats.join(setup.id, seat, secret, None)
        tokens[seat], setup = joined.token, joined.setup
    return setup, tokens


async def sit(tables: Tables, table: str, *viewers: Viewer) -> list[Seat]:
    """Connect these viewers, which have received the table message."""
    live = await tables.registry.get(table)
    seats = [Seat(tables, live, viewer) for viewer in viewers]
    for seat in seats:
        await live.join(seat.viewer, seat.box)
        await seat.hears("table")
    return seats


@pytest.mark.parametrize(
    ("asked", "kinds"),
    [
        (order("greedy", "person", overtime="no"), {Deck, Choice}),
        (order("random", "person", "random", game="nakayoshi", length="half"), {Deck, Choice}),
        (order("random", game="hachiju", deals=3), {Deck, Choice}),
        (order("greedy", "person", "random", game="bashifen"), {Deck, Tick, Choice}),
    ],
    ids=lambda value: getattr(value, "game", ""),
)
def test_persons_and_bots_play_a_match_without_a_server(asked: NewTable, kinds: set[type[Entry]]) -> None:
    """Persons received the entries without gaps, and the store has the same match."""
    threads = threading.active_count()

    async def script(tables: Tables, store: MemoryStore) -> None:
        setup, tokens = await everyone(tables, asked)
        assert {(key.seat, key.digest) for key in store.keys} == {
            (seat, digest(token)) for seat, token in tokens.items()
        }
        table = setup.id
        *persons, onlooker = await sit(tables, table, *tokens, "table")
        deals = 1 if asked.game == "bashifen" else 99
        await asyncio.gather(*(person.play(Random(person.viewer), deals) for person in persons))
        live = await tables.registry.get(table)
        await until(lambda: onlooker.news[-1]["version"] == live.match.version)
        assert {type(entry) for entry in store.entries[table]} == kinds
        for seat in (*persons, onlooker):
            versions = [message["version"] for message in seat.news]
            assert versions == list(range(versions[0], versions[0] + len(versions)))
        again = Match.rebuild(setup, store.entries[table])
        assert again.version == live.match.version
        (late,) = await sit(tables, table, "table")
        assert late.follower.sheet == onlooker.follower.sheet != onlooker.news[0]["sheet"]
        assert late.follower.view == onlooker.follower.view
        assert threading.active_count() == threads

    counts = at_tables(script)
    assert not any(name.startswith("failed") for name in counts), counts


def test_an_order_with_an_unknown_player_game_or_option_is_refused() -> None:
    async def script(tables: Tables, store: MemoryStore) -> None:
        for wrong in (
            order("greedy", "nobody"),
            order("greedy", game="koikoi"),
            order("greedy"),
            order("greedy", "greedy", multipliers="Z"),
        ):
            with pytest.raises(UnknownChoice):
                await tables.opening.open(wrong)
        assert not store.setups

    at_tables(script)


def test_a_choice_that_cannot_be_stored_is_undone_and_refused() -> None:
    async def script(tables: Tables, store: MemoryStore) -> None:
        setup, _ = await everyone(tables, order("person", "person"))
        persons = await sit(tables, setup.id, 0, 1, 2)
        chooser = persons[persons[0].news[0]["view"]["turn"]]
        actions = choice(chooser.news[0]["view"], Random(1))
        store.fails = True
        await chooser.act("a", actions)
        assert (await chooser.hears("nack"))["code"] == "unavailable"
        assert all(len(person.news) == 1 for person in persons)
        store.fails = False
        await chooser.act("a", actions)
        assert (await chooser.hears("ack"))["version"] == 2
        for person in persons:
            assert (await person.hears("entry"))["version"] == 2

    assert at_tables(script)["refused.unavailable"] == 1


def test_a_choice_that_conflicts_with_another_process_is_stale() -> None:
    """The entry of the other process stands, and the choice is stale; sent again, it is acknowledged."""

    async def script(tables: Tables, store: MemoryStore) -> None:
        setup, _ = await everyone(tables, order("person", "person"))
        persons = await sit(tables, setup.id, 0, 1, 2)
        chooser = persons[persons[0].news[0]["view"]["turn"]]
        actions = choice(chooser.news[0]["view"], Random(1))
        match = chooser.live.match
        await store.add(match.choose(match.table.turn, actions, "elsewhere")[1])
        await chooser.act("here", actions)
        assert (await chooser.hears("nack"))["code"] == "stale"
        for person in persons:
            assert (await person.hears("table", 2))["version"] == 2
        await chooser.act("elsewhere", actions)
        assert (await chooser.hears("ack"))["version"] == 2

    assert at_tables(script)["failed.conflict"] == 1


def test_an_idle_table_is_reloaded_from_its_entries() -> None:
    async def script(tables: Tables, store: MemoryStore) -> None:
        setup, _ = await everyone(tables, order("person", "person"))
        (before,) = await sit(tables, setup.id, 0)
        tables.registry.drop_idle()
        assert len(tables.registry) == 1
        before.live.leave(0, before.box)
        await asyncio.sleep(0.001)
        tables.registry.drop_idle()
        assert len(tables.registry) == 0
        (after,) = await sit(tables, setup.id, 0)
        assert after.live is not before.live
        assert after.news == before.news
        with pytest.raises(NoTable):
            await tables.registry.get("0" * 16)
        await store.add(replace(setup, id="b" * 16, rules=99))
        with pytest.raises(OutdatedTable):
            await tables.registry.get("b" * 16)

    at_tables(script)


def test_a_rematch_is_opened_once_for_the_same_people() -> None:
    """The match must be over; the first person who asks opens it, and each gets a seat and a token."""

    async def script(tables: Tables, store: MemoryStore) -> None:
        setup, _ = await everyone(tables, order("person", game="hachiju", deals=1))
        with pytest.raises(NotOver):
            await tables.opening.rematch(setup, 0)
        persons = await sit(tables, setup.id, 0, 1)
        await asyncio.gather(*(person.play(Random(3), 1) for person in persons))
        again = await asyncio.gather(*(tables.opening.rematch(setup, seat) for seat in (0, 1)))
        first, second = again
        assert (await tables.registry.get(first.setup.id)).match.setup == await store.follower(setup.id)
        assert {first.own, second.own} == {0, 1}
        assert first.setup.sat is not None
        assert [first.setup.sat[opened.own] for opened in again] == [0, 1]
        kept = {key.seat: key.digest for key in store.keys if key.table == first.setup.id}
        assert kept == {opened.own: digest(opened.token) for opened in again}
        once_more = await tables.opening.rematch(setup, 1)
        assert (once_more.setup.id, once_more.own) == (second.setup.id, second.own), "on another page of theirs"

    at_tables(script)


def test_the_next_match_waits_for_absent_players_only() -> None:
    async def script(tables: Tables, _store: MemoryStore) -> None:
        setup, _ = await everyone(tables, order("person", "person", game="sannin"))
        for seat in range(3):
            await (await tables.registry.get(setup.id)).wish_end(seat, True)
        opened = await tables.opening.rematch(setup, 0)
        live = await tables.registry.get(opened.setup.id)
        sat = opened.setup.sat
        assert sat is not None
        assert live.match.setup.host == opened.own
        assert [sat[seat] for seat in live.match.setup.open_seats] == [old for old in sat if old != 0]
        second, third = (sat.index(old) for old in (1, 2))
        assert live.match.setup.names[second] == setup.names[1], "it is known for whom the seat is kept"

        # A stranger with an invitation takes the seat of one, under another name whatever they say.
        secret = await tables.seats.invite(opened.setup.id, opened.own, second)
        await tables.seats.join(opened.setup.id, second, secret, setup.names[1])
        assert live.match.setup.names[second] != setup.names[1]
        with pytest.raises(SeatTaken):
            await tables.opening.rematch(setup, 1)
        assert (await tables.opening.rematch(setup, 2)).own == third
        assert live.match.setup.open_seats == []
        assert live.match.setup.names[third] == setup.names[2]

    at_tables(script)


def test_a_player_removed_from_the_next_match_is_refused() -> None:
    async def script(tables: Tables, _store: MemoryStore) -> None:
        setup, _ = await everyone(tables, order("person", "person", game="sannin"))
        for seat in range(3):
            await (await tables.registry.get(setup.id)).wish_end(seat, True)
        opened = await tables.opening.rematch(setup, 0)
        other = await tables.opening.rematch(setup, 1, "rin")
        live = await tables.registry.get(opened.setup.id)
        await live.join(other.own, Outbox(10**9, lambda: None, lambda: None), "rin")
        await tables.seats.remove(opened.setup.id, opened.own, other.own)
        with pytest.raises(NotInvited):
            await tables.opening.rematch(setup, 1, "rin")

    at_tables(script)
