"""Names of what the games have: messages whose key is made of the name that programs know the thing by."""

import re
from collections.abc import Mapping
from functools import cache
from typing import Literal

from hachiya.words.languages import REFERENCE
from hachiya.words.message import Message
from hachiya.words.name_list import NAMES

Topic = Literal[
    "account", "bot", "card", "clause", "game", "kind", "option", "pack", "plant", "suit", "term", "unit", "yaku"
]
"""What has a name; a test asks for every one that the games know."""


GUEST = Message("start-guest")
"""Who sits there without having said a name."""

_NUMBER = re.compile(r" \d+$")


def name(topic: Topic, *parts: str | int, part: str = "") -> Message:
    """What a thing is called: `name("option", "length", "year")`; `part` asks for other words of it, as `meaning`."""
    key = "-".join(map(str, (topic, *parts)))
    return Message(f"{key}.{part}" if part else key)


def in_languages(name: Message) -> Mapping[str, str]:
    """What a bot of the house, a guest or (in Japanese alone) a yaku is called, by language; nothing for others.

    So names are compared without a voice.
    """
    return NAMES.get(name.key, {})


def bot_called(called: str) -> str | None:
    """The id of the bot that records call so, by its English name, numbered where several sit at a table."""
    return _bots().get(_NUMBER.sub("", called))


@cache
def _bots() -> dict[str, str]:
    return {names[REFERENCE]: key.removeprefix("bot-") for key, names in NAMES.items() if key.startswith("bot-")}
