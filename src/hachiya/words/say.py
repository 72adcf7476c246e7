"""Functions that make the messages of the catalogue: `say.table.over()` makes the message `table-over`.

`say.pyi` declares all topics, messages and their arguments. `make docs` writes it from the English files, so the type
checker finds a wrong name or argument.
"""

from collections.abc import Callable, Sequence
from typing import cast

from hachiya.words.message import Argument, Message


class Topic:
    """A file of messages; each attribute is a function that makes one message of the file."""

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
    """A value as an argument of a message: a sequence becomes a tuple, which can be compared and hashed."""
    return tuple(value) if isinstance(value, Sequence) and not isinstance(value, str) else cast(Argument, value)
