"""The chat of a table: phrases by name, which each person reads in their own language, or free words.

Chat lines are stored beside the entries and are no part of the record.
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
"""The most chat lines of a table."""
AT_ONCE, SECONDS = 5, 15.0
"""The most chat lines of one seat within so many seconds."""


@with_config(STRICT)
class ChatLineJson(TypedDict):
    """A chat line of a seat: a phrase by its name, or free words."""

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
    """The chat lines since the last message, or all of them (`whole`); `free`: whether free words are allowed.

    `host` is the seat of the person who has opened the table and may silence others.
    """


class Chat:
    """The chat of one table."""

    def __init__(self, table: str) -> None:
        self._table = table
        self._lines: list[ChatLine] | None = None
        self._times: defaultdict[int, deque[float]] = defaultdict(lambda: deque(maxlen=AT_ONCE))
        self._lock = asyncio.Lock()

    async def load(self, store: Store) -> None:
        """Load the chat lines from the store, unless they are loaded."""
        if self._lines is None:
            self._lines = await store.chat_lines(self._table)

    async def say(self, store: Store, seat: int, words: Speak) -> ChatLine | None:
        """Store a chat line of a seat; None if the same message was stored before. Raise TooChatty or ChatFull."""
        async with self._lock:
            while True:
                await self.load(store)
                assert self._lines is not None
                if any((line.seat, line.message) == (seat, words.id) for line in self._lines):
                    return None
                times, now = self._times[seat], time.monotonic()
                if len(times) == AT_ONCE and now - times[0] < SECONDS:
                    raise TooChatty
                if len(self._lines) >= MOST_SAID:
                    raise ChatFull
                number, at = self._lines[-1].number + 1 if self._lines else 1, time.time_ns() // 1_000_000
                line = ChatLine(self._table, number, seat, words.phrase, words.text, at, words.id)
                try:
                    await store.add(line)
                except Conflict:  # another process has used the number, or stored the message
                    self._lines = None
                    continue
                times.append(now)
                self._lines.append(line)
                return line

    def forget(self, seat: int) -> None:
        """Delete the chat lines of a seat from memory."""
        self._lines = self._lines and [line for line in self._lines if line.seat != seat]

    def whole(self, setup: Setup) -> str:
        """Write the message with all chat lines, as JSON text."""
        return _chat(True, setup, self._lines or [])


def line_message(setup: Setup, line: ChatLine) -> str:
    """Write the message with one new chat line, as JSON text."""
    return _chat(False, setup, [line])


def _chat(whole: bool, setup: Setup, lines: list[ChatLine]) -> str:
    message: ChatMessage = {
        "is": "chat",
        "whole": whole,
        "free": setup.policy.free_words,
        "host": setup.host,
        "said": [_json(line) for line in lines],
    }
    return to_json(message).decode()


def _json(line: ChatLine) -> ChatLineJson:
    return {
        "number": line.number,
        "seat": line.seat,
        "phrase": line.phrase,  # type: ignore[typeddict-item]
        "text": line.text,
        "at": line.at,
    }
