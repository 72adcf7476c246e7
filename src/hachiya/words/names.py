"""Names of what the games have: messages whose key is made of the name that programs know the thing by."""

from typing import Literal

from hachiya.words.message import Message

Topic = Literal[
    "account", "bot", "card", "clause", "game", "kind", "option", "pack", "plant", "suit", "term", "unit", "yaku"
]
"""What has a name; a test asks for every one that the games know."""


GUEST = Message("start-guest")
"""Who sits there without having said a name."""


def name(topic: Topic, *parts: str | int, part: str = "") -> Message:
    """What a thing is called: `name("option", "length", "year")`; `part` asks for other words of it, as `meaning`."""
    key = "-".join(map(str, (topic, *parts)))
    return Message(f"{key}.{part}" if part else key)
