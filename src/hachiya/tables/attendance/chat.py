"""What persons say to one another at a table: phrases by name, which each reads in their own language, or free words.

It is kept beside the entries and is no part of the record. Nothing of the game is in it but what a person types.
"""

import asyncio
import time
from collections import defaultdict, deque
from typing import Annotated, Literal, TypeAlias
from unicodedata import normalize

from pydantic import AfterValidator, Strict, StringConstraints, with_config
from pydantic_core import PydanticCustomError, to_json
from typing_extensions import TypeAliasType, TypedDict

from hachiya.records.common_events import STRICT
from hachiya.records.fields import Milliseconds, Ordinal, Seat, Text
from hachiya.tables.problems import ChatFull, TooChatty
from hachiya.tables.protocol.naming import is_readable
from hachiya.tables.stored.chat_line import Said
from hachiya.tables.stored.setup import Setup
from hachiya.tables.stored.store import Conflict, Store

PhraseName: TypeAlias = Literal[
    "hello", "luck", "well", "thanks", "sorry", "moment", "hurry", "close", "lucky", "again", "bye",
    "clap", "laugh", "wow", "think", "cry",
]  # fmt: skip
"""What is said by its name: words first, then reactions, which are signs in every language."""

LONGEST_TEXT = 200
MOST_SAID = 200
"""So much is said at a table at most,"""
AT_ONCE, SECONDS = 5, 15.0
"""and so much by one seat in so many seconds."""


def _text(text: str) -> str:
    found = " ".join(normalize("NFC", text).split())
    if not is_readable(found):
        raise PydanticCustomError("text", "Free words are 1 to 200 visible characters")
    return found


FreeText = TypeAliasType(
    "FreeText", Annotated[str, Strict(), StringConstraints(max_length=LONGEST_TEXT), AfterValidator(_text)]
)
"""Free words, cleaned as names are."""


@with_config(STRICT)
class SaidJson(TypedDict):
    """What a seat has said: a phrase by its name, or free words."""

    number: Ordinal
    seat: Seat
    phrase: PhraseName | None
    text: Text | None
    at: Milliseconds


_Chat = TypedDict(
    "_Chat", {"is": Literal["chat"], "whole": bool, "free": bool, "host": Seat | None, "said": list[SaidJson]}
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
        self._said: list[Said] | None = None
        self._lately: defaultdict[int, deque[float]] = defaultdict(lambda: deque(maxlen=AT_ONCE))
        self._lock = asyncio.Lock()

    async def know(self, store: Store) -> None:
        """Know what was said, if that is not known yet."""
        if self._said is None:
            self._said = await store.said(self._table)

    async def say(self, store: Store, seat: int, phrase: str | None, text: str | None) -> Said:
        """A seat says something; TooChatty, ChatFull."""
        async with self._lock:
            lately, now = self._lately[seat], time.monotonic()
            if len(lately) == AT_ONCE and now - lately[0] < SECONDS:
                raise TooChatty
            while True:
                await self.know(store)
                assert self._said is not None
                if len(self._said) >= MOST_SAID:
                    raise ChatFull
                number = self._said[-1].number + 1 if self._said else 1
                said = Said(self._table, number, seat, phrase, text, time.time_ns() // 1_000_000)
                try:
                    await store.add(said)
                except Conflict:  # the number was given elsewhere meanwhile
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


def one_more(setup: Setup, said: Said) -> str:
    """One thing more, as a message."""
    return _chat(False, setup, [said])


def _chat(whole: bool, setup: Setup, said: list[Said]) -> str:
    told: ChatMessage = {
        "is": "chat",
        "whole": whole,
        "free": setup.manners.free_words,
        "host": setup.host,
        "said": [_json(one) for one in said],
    }
    return to_json(told).decode()


def _json(said: Said) -> SaidJson:
    return {
        "number": said.number,
        "seat": said.seat,
        "phrase": said.phrase,  # type: ignore[typeddict-item]
        "text": said.text,
        "at": said.at,
    }
