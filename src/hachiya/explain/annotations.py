"""Sentences for the events around a game that all records share: seats that change hands."""

import re
from collections.abc import Mapping
from typing import Any

from hachiya.words.message import Message, Sentence, Telling
from hachiya.words.names import GUEST, bot_called, name
from hachiya.words.say import around as say

SILENT = {"commit", "entropy", "reveal", "note"}
"""Events without sentences: nobody at the table sees them, or they are text already."""
_GUEST = re.compile(r"Guest(?: (\d+))?")
"""The name in records of a person without a name."""


def seat_change(event: Mapping[str, Any], before: str) -> Telling:
    """The sentence that a seat gets a new player, after the player `before`; a person always takes a bot's place."""
    if event["by"] == "bot":
        return (Sentence(say.bot_sits(before=_person(before), bot=_bot(event["name"]))),)
    return (Sentence(say.person_sits(name=_person(event["name"]))),)


def _bot(name_in_record: str) -> Message | str:
    """A built-in bot by its translated name, any other bot by its name in the record."""
    bot = bot_called(name_in_record)
    return name_in_record if bot is None else name("bot", bot)


def _person(name_in_record: str) -> Message | str:
    """A guest by the translated word, any other person by their name."""
    guest = _GUEST.fullmatch(name_in_record)
    if guest is None:
        return name_in_record
    return say.guest(number=int(guest[1])) if guest[1] else GUEST
