"""The two names of a choice: the one to type and the one to read."""

from typing import NamedTuple

from hachiya.words.message import Message


class Spelt(NamedTuple):
    """The names of a choice."""

    name: str
    """The name to type, which no other choice has that is legal at the moment."""
    title: Message
    """The name in every language."""
