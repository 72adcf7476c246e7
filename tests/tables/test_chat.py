"""Chat lines are sent to all, stored beside the entries, and limited."""

from itertools import count

import pytest
from pydantic import TypeAdapter, ValidationError

from hachiya.tables.attendance import chat
from hachiya.tables.attendance.chat import MOST_SAID, ChatMessage
from hachiya.tables.live.tables import Tables
from hachiya.tables.problems import ChatFull, NoSitter, NotHost, PhrasesOnly, Silenced, TooChatty
from hachiya.tables.protocol.names import LONGEST_TEXT, FreeText
from hachiya.tables.protocol.order import NewTable
from hachiya.tables.protocol.to_table import Speak
from hachiya.tables.stored.chat_line import ChatLine
from tests.tables.choosing import Message
from tests.tables.memory import MemoryStore
from tests.tables.test_tables import Seat, at_tables, everyone, order, sit, until

NUMBERS = count()


def with_words(*opponents: str, free: bool = False) -> NewTable:
    return order(*opponents).model_copy(update={"free_words": free})


def heard(seat: Seat) -> list[Message]:
    """The chat lines that the seat has received from others."""
    lines: list[Message] = []
    for message in seat.heard:
        if message["is"] == "chat":
            TypeAdapter(ChatMessage).validate_python(message)
            lines = message["said"] if message["whole"] else [*lines, *message["said"]]
    return lines


async def say(tables: Tables, table: str, seat: int, phrase: str | None, text: str | None) -> None:
    live = await tables.registry.get(table)
    words = Speak.model_validate({"do": "chat", "id": f"m{next(NUMBERS)}", "phrase": phrase, "text": text})
    await live.attendance.say(seat, live.match, words)


def test_a_chat_phrase_is_sent_to_all_and_to_later_arrivals() -> None:
    async def script(tables: Tables, store: MemoryStore) -> None:
        setup, _ = await everyone(tables, with_words("person", "person"))
        first, other = await sit(tables, setup.id, 0, 1)
        before = len(store.entries[setup.id])
        await say(tables, setup.id, 0, "hello", None)
        await say(tables, setup.id, 1, "clap", None)
        await until(lambda: len(heard(first)) == len(heard(other)) == 2)
        assert [(line["number"], line["seat"], line["phrase"], line["text"]) for line in heard(other)] == [
            (1, 0, "hello", None),
            (2, 1, "clap", None),
        ]
        (late,) = await sit(tables, setup.id, "table")
        await until(lambda: heard(late) == heard(first))
        assert len(store.entries[setup.id]) == before
        with pytest.raises(PhrasesOnly):
            await say(tables, setup.id, 0, None, "Good evening")

    at_tables(script)


def test_free_chat_needs_the_host_s_consent_and_a_muted_player_is_refused() -> None:
    async def script(tables: Tables, store: MemoryStore) -> None:
        setup, _ = await everyone(tables, with_words("person", "person", free=True))
        host = setup.host
        assert host is not None
        other, third = (seat for seat in range(3) if seat != host)
        (listener,) = await sit(tables, setup.id, host)
        await say(tables, setup.id, other, None, "Good evening")
        with pytest.raises(NotHost):
            await (await tables.registry.get(setup.id)).silence(third, other, silent=True)
        with pytest.raises(NoSitter):
            await (await tables.registry.get(setup.id)).silence(host, host, silent=True)
        await (await tables.registry.get(setup.id)).silence(host, other, silent=True)
        assert (await listener.hears("presence", 2))["silenced"] == [other]
        for phrase, text in (("hello", None), (None, "and on")):
            with pytest.raises(Silenced):
                await say(tables, setup.id, other, phrase, text)
        await (await tables.registry.get(setup.id)).change_place(other, sign=4)
        assert (await store.places(setup.id))[0].silenced
        await (await tables.registry.get(setup.id)).silence(host, other, silent=False)
        await say(tables, setup.id, other, "sorry", None)
        await until(lambda: len(heard(listener)) == 2)

    at_tables(script)


def test_chat_lines_above_the_limit_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    async def script(tables: Tables, store: MemoryStore) -> None:
        setup, _ = await everyone(tables, with_words("person", "person"))
        for _ in range(chat.AT_ONCE):
            await say(tables, setup.id, 0, "hello", None)
        with pytest.raises(TooChatty):
            await say(tables, setup.id, 0, "hello", None)
        await say(tables, setup.id, 1, "moment", None)
        monkeypatch.setattr(chat, "SECONDS", 0.0)
        while len(store.chat) < MOST_SAID:
            await say(tables, setup.id, 0, "hello", None)
        with pytest.raises(ChatFull):
            await say(tables, setup.id, 1, "bye", None)

    at_tables(script)


def test_a_new_person_at_a_seat_has_no_chat_lines() -> None:
    async def script(tables: Tables, store: MemoryStore) -> None:
        table = await tables.opening.open(with_words("person", "person"))
        id_, (seat, secret) = table.setup.id, next(iter(table.invitations.items()))
        await tables.seats.join(id_, seat, secret, "Rin")
        await say(tables, id_, seat, "hello", None)
        await say(tables, id_, table.own, "hello", None)
        await tables.seats.remove(id_, table.own, seat)
        live = await tables.registry.get(id_)
        newcomer = Seat(tables, live, table.own)
        await live.join(table.own, newcomer.box)
        await newcomer.hears("chat")
        assert [line["seat"] for line in heard(newcomer)] == [table.own]
        assert isinstance(store.chat[0], ChatLine)

    at_tables(script)


@pytest.mark.parametrize(
    "text", ["", "   ", "x" * (LONGEST_TEXT + 1), "a\u202eb", "\u3164", "a\x00b", "e" + "\u0301" * 9]
)
def test_chat_text_with_invisible_characters_is_invalid(text: str) -> None:
    with pytest.raises(ValidationError):
        TypeAdapter(FreeText).validate_python(text)


def test_spaces_in_chat_text_are_normalised() -> None:
    assert TypeAdapter(FreeText).validate_python(" よい\u3000手  ですね \n") == "よい 手 ですね"
