"""The connection to a table without a server: messages are answered, and repeated ones act once."""

import json
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from hachiya.records.redaction import Viewer
from hachiya.tables.attendance import chat
from hachiya.tables.attendance.bus import OneProcess
from hachiya.tables.live.line import TableLine
from hachiya.tables.live.tables import Tables
from hachiya.tables.problems import NotYourSeat, StoreFailed
from hachiya.tables.protocol.order import NewTable
from hachiya.tables.protocol.to_table import AnyToServer, GiveUp, Speak, Wish, read_message
from hachiya.tables.stored.entries import Ending
from hachiya.tables.stored.setup import PERSON, Setup
from hachiya.tables.stored.store import StoreChange
from tests.tables.choosing import Message
from tests.tables.memory import MemoryStore
from tests.tables.test_giving_up import Leaver
from tests.tables.test_tables import at_tables, everyone, order, until

COMMANDS: Mapping[str, Mapping[str, Any]] = {
    "chat": {"phrase": "hello"},
    "wish": {"of": "hints", "wish": True},
    "sign": {"sign": 3},
    "silence": {"seat": 0, "silent": True},
    "give_up": {},
}


class Caller(Leaver):
    """A client that sends messages to the table over a connection."""

    def __init__(self, tables: Tables, live: Any, viewer: Viewer) -> None:
        super().__init__(tables, live, viewer)
        store = tables.services.store
        assert isinstance(store, MemoryStore)
        keys = [key.digest for key in store.keys if (key.table, key.seat) == (live.id, viewer)]
        self.line = TableLine(tables.seats, live, viewer, keys[-1] if keys else None, self.box)

    async def tell(self, message: AnyToServer) -> Message:
        """Send a message with an id, and return its answer."""
        id_: str = message.id  # type: ignore[union-attr]
        before = len(self.answers(id_))
        await self.line.handle(message)
        await until(lambda: len(self.answers(id_)) > before)
        return self.answers(id_)[-1]

    def answers(self, id_: str) -> list[Message]:
        return [message for message in self.heard if message["is"] in ("ack", "nack") and message["id"] == id_]


async def call(tables: Tables, table: str, *viewers: Viewer) -> list[Caller]:
    """Connect these viewers, each over a connection of its own."""
    live = await tables.registry.get(table)
    callers = [Caller(tables, live, viewer) for viewer in viewers]
    for caller in callers:
        await caller.line.open()
        await until(lambda caller=caller: bool(caller.heard))  # type: ignore[misc]
    return callers


def persons_of(setup: Setup) -> list[int]:
    return [seat for seat, player in enumerate(setup.players) if player == PERSON]


def with_words(*opponents: str) -> NewTable:
    return order(*opponents).model_copy(update={"free_words": True})


def wish(id_: str, *, end: bool) -> Wish:
    return Wish(do="wish", id=id_, of="end", wish=end)


@pytest.mark.parametrize("do", COMMANDS)
def test_a_spectator_command_is_refused_and_not_announced(do: str) -> None:
    async def script(tables: Tables, _store: MemoryStore) -> None:
        setup, _ = await everyone(tables, order("person", "greedy"))
        onlooker, person = await call(tables, setup.id, "table", persons_of(setup)[0])
        await until(lambda: person.heard[-1]["is"] == "chat")
        before = len(person.heard)
        answer = await onlooker.tell(read_message(json.dumps({"do": do, "id": "one", **COMMANDS[do]})))
        assert (answer["code"], answer["say"]) == ("not_your_seat", {"key": "serve-looks-on"})
        assert len(person.heard) == before

    at_tables(script)


@pytest.mark.parametrize("is_forgotten", [False, True])
def test_a_repeated_chat_message_is_posted_once(is_forgotten: bool) -> None:
    """The table may have been reloaded from the store in between."""

    async def script(tables: Tables, store: MemoryStore) -> None:
        setup, _ = await everyone(tables, with_words("person", "person"))
        (first,) = await call(tables, setup.id, 0)
        words = Speak(do="chat", id="once", text="so")
        assert (await first.tell(words))["is"] == "ack"
        first.line.close()
        there = Tables(tables.services) if is_forgotten else tables
        again, other = await call(there, setup.id, 0, 1)
        assert (await again.tell(words))["is"] == "ack"
        assert (await other.tell(words))["is"] == "ack", "another's id is another"
        assert [(line.seat, line.text) for line in store.chat] == [(0, "so"), (1, "so")]
        again.line.close()
        other.line.close()
        if is_forgotten:
            await there.close()

    at_tables(script)


def test_a_repeated_wish_does_not_decline_the_wishes_of_others() -> None:
    """A wish that is withdrawn twice does not decline the wishes of others."""

    async def script(tables: Tables, _store: MemoryStore) -> None:
        setup, _ = await everyone(tables, order("person", "person"))
        first, other = await call(tables, setup.id, 0, 1)
        await first.tell(wish("a", end=True))
        await other.tell(wish("b", end=True))
        for _ in range(2):
            assert (await first.tell(wish("c", end=False)))["is"] == "ack"
        assert first.live.attendance.wishes.would_end == {1}
        # What was declined is not proposed once more.
        await first.tell(wish("d", end=False))
        assert (await other.tell(wish("b", end=True)))["is"] == "ack"
        wishes = first.live.attendance.wishes
        assert (wishes.would_end, wishes.declined) == (frozenset(), 0)

    at_tables(script)


def test_a_refused_command_may_be_sent_again_with_the_same_id(monkeypatch: pytest.MonkeyPatch) -> None:
    async def script(tables: Tables, store: MemoryStore) -> None:
        setup, _ = await everyone(tables, with_words("person", "person"))
        (person,) = await call(tables, setup.id, 0)
        store.fails = True
        words = Speak(do="chat", id="once", text="so")
        answer = await person.tell(words)
        assert (answer["code"], answer["say"]) == ("unavailable", {"key": "serve-store-failed"})
        store.fails = False
        assert (await person.tell(words))["is"] == "ack"
        for number in range(chat.AT_ONCE - 1):
            await person.tell(Speak(do="chat", id=f"m{number}", phrase="clap"))
        late = Speak(do="chat", id="late", phrase="bye")
        assert (await person.tell(late))["code"] == "too_chatty"
        monkeypatch.setattr(chat, "SECONDS", 0.0)
        assert (await person.tell(late))["is"] == "ack"

    at_tables(script)


@pytest.mark.parametrize("failing", ["places", "chat_lines", "add"])
def test_a_viewer_whose_line_cannot_be_opened_is_not_there(failing: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The store fails at some moment of the opening; a bot stands in for the viewer, who is not waited for later."""

    async def script(tables: Tables, store: MemoryStore) -> None:
        setup, _ = await everyone(tables, order("person", "person"))
        (other,) = await call(tables, setup.id, 1)
        other.line.close()
        await tables.close()
        again = Tables(replace(tables.services, bus=OneProcess()))
        live = await again.registry.get(setup.id)
        async with live.lock:
            await live._hand_over(*live.match.hand_over(0, "adept", "Adept", stands_in=True))

        async def fail(*_: object) -> None:
            raise StoreFailed

        with monkeypatch.context() as broken:
            broken.setattr(store, failing, fail)
            late = Caller(again, live, 0)
            with pytest.raises(StoreFailed):
                await late.line.open()
        assert not live.audience.viewers()
        assert not again.services.bus.lease_names(f"here/{setup.id}")
        (other,) = await call(again, setup.id, 1)
        assert (await other.hears("presence"))["here"] == [1]
        await again.close()

    at_tables(script)


def test_giving_up_is_acknowledged_before_the_connection_is_closed() -> None:
    async def script(tables: Tables, store: MemoryStore) -> None:
        setup, _ = await everyone(tables, order("person", "person"))
        leaver, other = await call(tables, setup.id, 0, 1)
        answer = await leaver.tell(GiveUp(do="give_up", id="away"))
        assert (answer["is"], answer["version"]) == ("ack", store.entries[setup.id][-1].version)
        await until(lambda: leaver.closed == 4403)
        assert leaver.heard[-1] == answer
        assert (await other.hears("entry"))["players"][0] == "adept"
        # They cannot come back, and what comes from a line of theirs all the same moves nothing.
        late = Caller(tables, leaver.live, 0)
        with pytest.raises(NotYourSeat):
            await late.line.open()
        assert (await late.tell(Speak(do="chat", id="late", phrase="bye")))["code"] == "not_your_seat"

    at_tables(script)


def test_who_gives_up_is_gone_although_the_end_that_all_others_wish_cannot_be_stored(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The bot plays for them, until another wishes the end again."""

    async def script(tables: Tables, store: MemoryStore) -> None:
        setup, _ = await everyone(tables, order("person", "person"))
        persons = await call(tables, setup.id, 0, 1, 2)
        live, add = persons[0].live, store.add
        leaver = persons.pop(live.match.table.turn)
        for person in persons:
            assert (await person.tell(wish("a", end=True)))["is"] == "ack"

        async def fail_at_the_end(*rows: StoreChange) -> None:
            if any(isinstance(row, Ending) for row in rows):
                raise StoreFailed
            await add(*rows)

        before = live.match.version
        with monkeypatch.context() as broken:
            broken.setattr(store, "add", fail_at_the_end)
            assert (await leaver.tell(GiveUp(do="give_up", id="b")))["is"] == "ack"
            await until(lambda: leaver.closed == 4403)
            await until(lambda: live.match.version > before + 1)
        assert not live.match.over
        assert (await persons[0].tell(wish("c", end=True)))["is"] == "ack"
        assert live.match.over

    at_tables(script)


@pytest.mark.parametrize("hosting", [False, True])
def test_leaving_before_the_first_deal_is_acknowledged(hosting: bool) -> None:
    async def script(tables: Tables, store: MemoryStore) -> None:
        table = await tables.opening.open(order("person", "person"))
        id_, (seat, _) = table.setup.id, table.invitations
        await tables.seats.join(id_, seat, table.invitations[seat], None)
        guest, host = await call(tables, id_, seat, table.own)
        leaver, code = (host, 4404) if hosting else (guest, 4403)
        assert (await leaver.tell(GiveUp(do="give_up", id="away")))["is"] == "ack"
        await until(lambda: leaver.closed == code)
        assert (id_ in store.setups) is not hosting

    at_tables(script)


def test_a_newcomer_is_sent_whether_hints_are_allowed_and_each_change_of_it() -> None:
    async def script(tables: Tables, _store: MemoryStore) -> None:
        alone = await tables.opening.open(order("greedy", "greedy"))
        (person,) = await call(tables, alone.setup.id, alone.own)
        assert (await person.hears("wishes"))["may_hint"]

        table = await tables.opening.open(order("person", "person"))
        id_, (seat, _) = table.setup.id, table.invitations
        await tables.seats.join(id_, seat, table.invitations[seat], None)
        guest, host = await call(tables, id_, seat, table.own)
        assert not (await host.hears("wishes"))["may_hint"]
        await tables.seats.fill_with_bots(id_, table.own, "greedy")
        before = len(host.heard)
        await guest.tell(GiveUp(do="give_up", id="away"))
        await until(lambda: any(message["is"] == "wishes" and message["may_hint"] for message in host.heard[before:]))

    at_tables(script)


def test_an_absent_player_must_allow_hints_too() -> None:
    async def script(tables: Tables, _store: MemoryStore) -> None:
        setup, _ = await everyone(tables, order("person", "greedy"))
        here, gone = persons_of(setup)
        live = await tables.registry.get(setup.id)
        async with live.lock:
            await live._hand_over(*live.match.hand_over(gone, "adept", "Adept", stands_in=True))
        assert gone in live.match.away
        await live.allow_hints(here, True)
        assert not live.attendance.may_have_hints(live.match)
        await live.come_back(gone)
        await live.allow_hints(gone, True)
        assert live.attendance.may_have_hints(live.match)

    at_tables(script)
