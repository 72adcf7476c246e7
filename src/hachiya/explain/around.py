"""Events around the game, alike in every record: seats that change hands; all else needs no words."""

from collections.abc import Mapping
from typing import Any

from hachiya.words.message import Message, Sentence, Telling
from hachiya.words.names import bot_called, name
from hachiya.words.say import around as say

SILENT = {"commit", "entropy", "reveal", "note"}
"""They tell nothing at the table, or are words themselves."""


def seat_change(event: Mapping[str, Any], before: str) -> Telling:
    """Who sits there now; `before` has sat there until then. A person always comes in the place of a bot."""
    if event["by"] == "bot":
        return (Sentence(say.bot_sits(before=before, bot=_bot(event["name"]))),)
    return (Sentence(say.person_sits(name=event["name"])),)


def _bot(called: str) -> Message | str:
    """A bot of the house in the language that is spoken, any other as the record calls it."""
    bot = bot_called(called)
    return called if bot is None else name("bot", bot)
