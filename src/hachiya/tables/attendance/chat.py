"""What persons say to one another at a table: phrases by name, which each reads in their own language, or free words.

It is kept beside the entries and is no part of the record. Nothing of the game is in it but what a person types.
"""

import asyncio
import time
from collections import defaultdict, deque
from typing import Literal

from pydantic import with_config
from pydantic_core import to_json
from typing_extensions import TypedDict

from hachiya.records.common_events import STRICT
from hachiya.records.fields import Milliseconds, Ordinal, Seat, Text
from hachiya.tables.problems import ChatFull, TooChatty
from hachiya.tables.protocol.names import PhraseName
from hachiya.tables.protocol.to_table import Speak
from hachiya.tables.stored.chat_line import ChatLine
from hachiya.tables.stored.setup import Setup
from hachiya.tables.stored.store import Conflict, Store

MOST_SAID = 200
"""So much is said at a table at most,"""
AT_ONCE, SECONDS = 5, 15.0
"""and so much by one seat in so many seconds."""


@with_config(STRICT)
class ChatLineJson(TypedDict):
    """What a seat has said: a phrase by its name, or free words."""

    number: Ordinal
    seat: Seat
    phrase: PhraseName | None
    text: Text | None
    at: Milliseconds


_Chat = TypedDict(
    "_Chat", {"is": Literal["chat"], "whole": bool, "free": bool, "host": Seat | None, "said": list[ChatLineJson]}
)


@with_config(STRICT)
class ChatMessage(_Chat):
    """What was said since the last message, or all of it (`whole`); `free`: are free words allowed here?

    `host` is the seat of who has opened the table, who may silence others.
    """


class Chat:
    """What was said at one table."""

    def __init__(self, table: str) -> None:
        self._table = table
        self._said: list[ChatLine] | None = None
        self._lately: defaultdict[int, deque[float]] = defaultdict(lambda: deque(maxlen=AT_ONCE))
        self._lock = asyncio.Lock()

    async def load(self, store: Store) -> None:
        """Know what was said, if that is not known yet."""
        if self._said is None:
            self._said = await store.chat_lines(self._table)

    async def say(self, store: Store, seat: int, words: Speak) -> ChatLine | None:
        """A seat says something; None where that has been said by this very message. TooChatty, ChatFull."""
        async with self._lock:
            while True:
                await self.load(store)
                assert self._said is not None
                if any((one.seat, one.message) == (seat, words.id) for one in self._said):
                    return None
                lately, now = self._lately[seat], time.monotonic()
                if len(lately) == AT_ONCE and now - lately[0] < SECONDS:
                    raise TooChatty
                if len(self._said) >= MOST_SAID:
                    raise ChatFull
                number, at = self._said[-1].number + 1 if self._said else 1, time.time_ns() // 1_000_000
                said = ChatLine(self._table, number, seat, words.phrase, words.text, at, words.id)
                try:
                    await store.add(said)
                except Conflict:  # the number was given elsewhere meanwhile, or the message was heard there
                    self._said = None
                    continue
                lately.append(now)
                self._said.append(said)
                return said

    def forget(self, seat: int) -> None:
        """Somebody else sits there now."""
        self._said = self._said and [one for one in self._said if one.seat != seat]

    def whole(self, setup: Setup) -> str:
        """All that was said, as a message."""
        return _chat(True, setup, self._said or [])


def one_more(setup: Setup, said: ChatLine) -> str:
    """One thing more, as a message."""
    return _chat(False, setup, [said])


def _chat(whole: bool, setup: Setup, said: list[ChatLine]) -> str:
    told: ChatMessage = {
        "is": "chat",
        "whole": whole,
        "free": setup.policy.free_words,
        "host": setup.host,
        "said": [_json(one) for one in said],
    }
    return to_json(told).decode()


def _json(said: ChatLine) -> ChatLineJson:
    return {
        "number": said.number,
        "seat": said.seat,
        "phrase": said.phrase,  # type: ignore[typeddict-item]
        "text": said.text,
        "at": said.at,
    }
