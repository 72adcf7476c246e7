"""Events around the game, alike in every record: seats that change hands; all else needs no words."""

import re
from collections.abc import Mapping
from typing import Any

from hachiya.words.message import Message, Sentence, Telling
from hachiya.words.names import GUEST, bot_called, name
from hachiya.words.say import around as say

SILENT = {"commit", "entropy", "reveal", "note"}
"""They tell nothing at the table, or are words themselves."""
_GUEST = re.compile(r"Guest(?: (\d+))?")
"""What records call a person who has given no name."""


def seat_change(event: Mapping[str, Any], before: str) -> Telling:
    """Who sits there now; `before` has sat there until then. A person always comes in the place of a bot."""
    if event["by"] == "bot":
        return (Sentence(say.bot_sits(before=_person(before), bot=_bot(event["name"]))),)
    return (Sentence(say.person_sits(name=_person(event["name"]))),)


def _bot(called: str) -> Message | str:
    """A bot of the house in the language that is spoken, any other as the record calls it."""
    bot = bot_called(called)
    return called if bot is None else name("bot", bot)


def _person(called: str) -> Message | str:
    """A guest in the language that is spoken, everybody else by their name."""
    guest = _GUEST.fullmatch(called)
    if guest is None:
        return called
    return say.guest(number=int(guest[1])) if guest[1] else GUEST
