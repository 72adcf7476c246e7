"""Events around the game, alike in every record: seats that change hands; all else needs no words."""

from collections.abc import Callable, Mapping
from typing import Any

from hachiya.words.message import Message, Sentence, Telling
from hachiya.words.say import around as say

_BY: Mapping[str, Callable[..., Message]] = {"person": say.person_sits, "bot": say.bot_sits}
SILENT = {"commit", "entropy", "reveal", "note"}
"""They tell nothing at the table, or are words themselves."""


def seat_change(event: Mapping[str, Any]) -> Telling:
    """Who sits there now."""
    return (Sentence(_BY[event["by"]](seat=event["seat"], name=event["name"])),)
