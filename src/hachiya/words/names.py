"""Names of things in the games (cards, yaku, options, bots): messages whose keys contain the things' ids."""

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
"""The kinds of things that have names; a test asks for the name of every thing in the games."""


GUEST = Message("start-guest")
"""The name of a person who has typed no name."""

_NUMBER = re.compile(r" \d+$")


def name(topic: Topic, *parts: str | int, part: str = "") -> Message:
    """The name of a thing: `name("option", "length", "year")`; `part` selects another text of it, such as `meaning`."""
    key = "-".join(map(str, (topic, *parts)))
    return Message(f"{key}.{part}" if part else key)


def in_languages(name: Message) -> Mapping[str, str]:
    """The name of a built-in bot, a guest or (only in Japanese) a yaku by language; empty for all other names.

    These names can be compared without `hachiya[words]`.
    """
    return NAMES.get(name.key, {})


def bot_called(english_name: str) -> str | None:
    """The id of a bot by its English name, as records write it; a number behind the name is ignored (`Novice 2`)."""
    return _bots().get(_NUMBER.sub("", english_name))


@cache
def _bots() -> dict[str, str]:
    return {names[REFERENCE]: key.removeprefix("bot-") for key, names in NAMES.items() if key.startswith("bot-")}
