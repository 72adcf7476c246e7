"""The messages of the catalogue, by topic and name: `say.table.over()` is the message `table-over`.

Which topics and messages there are, and what each speaks of, stands in `say.pyi`; `make docs` makes it from the English
files, so that the type checker finds a wrong name or argument.
"""

from collections.abc import Callable, Sequence
from typing import cast

from hachiya.words.message import Argument, Message


class Topic:
    """One file of messages; each attribute is a function that makes one of its messages."""

    def __init__(self, name: str) -> None:
        self._name = name

    def __getattr__(self, name: str) -> Callable[..., Message]:
        if name.startswith("_"):
            raise AttributeError(name)
        key = f"{self._name}-{name.replace('_', '-')}"

        def make(**arguments: object) -> Message:
            return Message(key, tuple((name, _argument(value)) for name, value in sorted(arguments.items())))

        setattr(self, name, make)
        return make


def __getattr__(name: str) -> Topic:
    if name.startswith("_"):
        raise AttributeError(name)
    topic = globals()[name] = Topic(name)
    return topic


def _argument(value: object) -> Argument:
    """What a message keeps: several of a kind as a tuple, which can be compared and hashed."""
    return tuple(value) if isinstance(value, Sequence) and not isinstance(value, str) else cast(Argument, value)
