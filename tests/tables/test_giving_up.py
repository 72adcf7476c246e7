"""A person who gives up is replaced by a bot, the others are notified, and the person has no seat any more."""

import asyncio
from random import Random

import pytest

from hachiya.records.events import FAMILIES
from hachiya.records.jsonl import dump_line
from hachiya.records.redaction import Viewer
from hachiya.records.replay import replays
from hachiya.tables.attendance.outbox import Outbox
from hachiya.tables.live.table import LiveTable
from hachiya.tables.live.tables import Tables
from hachiya.tables.match.match import Match
from hachiya.tables.problems import NotRunning
from hachiya.tables.protocol.order import NewTable
from hachiya.tables.stored.entries import Handover
from hachiya.tables.stored.setup import PERSON
from tests.sampling import slow
from tests.tables.choosing import Message, choice
from tests.tables.memory import MemoryStore
from tests.tables.test_tables import Seat, at_tables, everyone, order, sit, until


class Leaver(Seat):
    """A viewer whose connection is closed after leaving."""

    def __init__(self, tables: Tables, live: LiveTable, viewer: Viewer) -> None:
        super().__init__(tables, live, viewer)
        self.task.cancel()
        self.closed: int | None = None
        self.box = Outbox(10**9, lambda: None, lambda: None)
        self.task = asyncio.create_task(self.box.run(self._hear, self._close))

    async def _close(self, code: int, _reason: str) -> None:
        self.closed = code


async def look_on(tables: Tables, table: str, seat: int) -> Leaver:
    """Connect the person of a seat who will give up."""
    live = await tables.registry.get(table)
    leaver = Leaver(tables, live, seat)
    await live.join(seat, leaver.box)
    await leaver.hears("table")
    return leaver


def record_of(match: Match, store: MemoryStore) -> list[Message]:
    """The stored record, read as a file and verified by replay."""
    family = FAMILIES[match.setup.game]
    written = [*match.setup.head(), *(line for entry in store.entries[match.setup.id] for line in entry.record)]
    lines = [dump_line(line.event, family) for line in written]
    assert lines == [line.line for line in written]
    (replay,) = replays(enumerate((line.event for line in written), 1))
    return replay.events  # type: ignore[return-value]


@pytest.mark.parametrize(
    "asked",
    [
        slow(order("greedy", "random", overtime="no")),
        order("random", "random", "random", game="nakayoshi", length="half"),
        slow(order("greedy", "random", "random", game="bashifen")),
    ],
)
def test_a_bot_plays_on_to_the_end_for_the_only_person_who_gives_up(asked: NewTable) -> None:
    async def script(tables: Tables, store: MemoryStore) -> None:
        opened = await tables.opening.open(asked)
        table, own = opened.setup.id, opened.own
        leaver = await look_on(tables, table, own)
        await tables.seats.give_up(table, own)
        await until(lambda: leaver.closed is not None)
        leaver.live.leave(own, leaver.box)
        assert leaver.closed == 4403
        assert not store.keys
        live = leaver.live
        await until(lambda: live.match.table.over or live.match.deal_version > 1)
        if asked.game != "bashifen":  # its bots take their time
            await until(lambda: live.match.table.over)
            events = record_of(live.match, store)
            assert {"e": "seat", "seat": own, "by": "bot", "name": "Adept"} in events
            assert events[0]["names"] == list(opened.setup.names)

    at_tables(script)


@pytest.mark.slow
def test_the_others_are_notified_of_a_player_who_gives_up_and_play_on() -> None:
    async def script(tables: Tables, store: MemoryStore) -> None:
        setup, _ = await everyone(tables, order("person", "person", overtime="no"))
        persons = await sit(tables, setup.id, 0, 1, 2)
        turn = persons[0].news[0]["view"]["turn"]
        stays, other = persons[turn], persons[(turn + 2) % 3]
        gone = (turn + 1) % 3
        leaver = await look_on(tables, setup.id, gone)
        persons[gone].live.leave(gone, persons[gone].box)
        before = stays.news[-1]
        await tables.seats.give_up(setup.id, gone)
        entry_news = await other.hears("entry")
        assert [event["e"] for event in entry_news["record"]] == ["seat"]
        assert entry_news["names"] == ["Adept" if seat == gone else name for seat, name in enumerate(setup.names)]
        assert entry_news["players"] == ["adept" if seat == gone else PERSON for seat in range(3)]
        ((sentence,),) = entry_news["told"]
        guests: dict[str, object] = {"Guest": {"key": "page-guest"}}
        guests |= {f"Guest {number}": {"key": "around-guest", "args": {"number": number}} for number in (2, 3)}
        name = setup.names[gone]
        assert sentence["say"]["args"]["before"] == guests.get(name, name)
        assert entry_news["view"] == other.news[0]["view"]
        assert not [key for key in store.keys if key.seat == gone]

        # Whoever kept a connection open moves nothing either.
        late = Seat(tables, stays.live, gone)
        await stays.live.join(gone, late.box)
        await late.hears("table")
        await late.act("late", [0])
        assert (await late.hears("nack"))["code"] == "not_your_turn"
        late.live.leave(gone, late.box)
        assert len(store.keys) == 2

        # A choice that was made before they had heard of it counts all the same.
        stays.heard.append(before)
        await stays.act("at-once", choice(before["view"], Random(1)))
        stays.heard.remove(before)
        assert (await stays.hears("ack"))["version"] == entry_news["version"] + 1
        await until(lambda: leaver.closed is not None)
        leaver.live.leave(gone, leaver.box)

        await asyncio.gather(*(person.play(Random(person.viewer), 99) for person in (stays, other)))
        match = stays.live.match
        assert Match.rebuild(setup, store.entries[setup.id]).seated == match.seated
        assert [type(entry) for entry in store.entries[setup.id]].count(Handover) == 1
        assert record_of(match, store)[-1]["e"] == "match_end"

        # In the next match the bot has its place, and nobody comes in by the seat that was left.
        again = await tables.opening.rematch(setup, stays.viewer)
        assert again.setup.players.count("adept") == 1
        assert again.setup.sat is not None
        assert gone not in again.setup.sat
        await tables.seats.give_up(setup.id, gone)
        with pytest.raises(NotRunning):
            await tables.seats.give_up(setup.id, stays.viewer)

    at_tables(script)
