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


GUEST = Message("page-guest")
"""The name of a person who has typed no name."""

_NUMBER = re.compile(r" \d+$")


def name(topic: Topic, *parts: str | int, part: str = "") -> Message:
    """Make the message that names a thing.

    Args:
        topic: The kind of the thing.
        *parts: The ids that programs use for the thing.
        part: Another text about the thing, such as `meaning`; without it the name.

    Returns:
        The message; whether the catalogue has it is not checked.

    Example:
        >>> from hachiya.words.names import name
        >>> name("option", "length", "year").key
        'option-length-year'
        >>> name("yaku", "aka", part="meaning").key
        'yaku-aka.meaning'
    """
    key = "-".join(map(str, (topic, *parts)))
    return Message(f"{key}.{part}" if part else key)


def in_languages(name: Message) -> Mapping[str, str]:
    """Look up the name of a bot or its character, a guest or (only in Japanese) a yaku without `hachiya[words]`.

    Args:
        name: The message of the name.

    Returns:
        The names by the code of a language; empty for all other messages.

    Example:
        >>> from hachiya.words.names import in_languages, name
        >>> in_languages(name("bot", "random"))["en"]
        'Whim'
    """
    return NAMES.get(name.key, {})


def bot_called(english_name: str) -> str | None:
    """Find a bot by its English name, as records write it.

    Args:
        english_name: The name; a number behind it is ignored (`Novice 2`).

    Returns:
        The id of the bot; None if no bot has this name.

    Example:
        >>> from hachiya.words.names import bot_called
        >>> bot_called("Novice 2")
        'novice'
    """
    return _bots().get(_NUMBER.sub("", english_name))


@cache
def _bots() -> dict[str, str]:
    ids = [key.removeprefix("bot-") for key in NAMES if key.startswith("bot-") and not key.endswith(".character")]
    return {in_languages(name("bot", bot))[REFERENCE]: bot for bot in ids}
