"""What a choice is called: by whoever types it, and by people."""

from typing import NamedTuple

from hachiya.words.message import Message


class Spelt(NamedTuple):
    """The name of a choice."""

    name: str
    """As it is typed, and nothing else that is legal at the moment is."""
    said: Message
    """As people say it."""
