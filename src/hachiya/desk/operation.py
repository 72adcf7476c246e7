"""An operation: what one can ask, how it is addressed, what is answered, who may ask and what that spends.

An operation is declared once, by `operation` over a plain async function. Routes, the exported schema, the page's typed
client and the table of docs/build/protocol.md are made from these declarations.
"""

import re
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass
from functools import cached_property
from inspect import getdoc
from typing import Any, Generic, Literal, NamedTuple, TypeVar, get_args, get_origin, get_type_hints

from pydantic import TypeAdapter

from hachiya.desk.caller import Caller
from hachiya.desk.desk import Desk
from hachiya.desk.limits import Spending
from hachiya.tables.protocol.incoming import Incoming

Method = Literal["GET", "POST"]
Who = Literal["anyone", "visitor", "person", "seat"]
"""Who may ask: anyone; anyone, whose person is looked up if they are one; a known person; the holder of the seat's key.

An operation of a seat has `table` and `own`, the seat, in its path.
"""
Asked = TypeVar("Asked", bound=Incoming)
Answer = TypeVar("Answer")

_PLACE = re.compile(r"\{(\w+)\}")


class Nothing(Incoming):
    """A request that says nothing."""


class Written(NamedTuple, Generic[Answer]):
    """An answer that is written as JSON already."""

    text: str


class File(NamedTuple):
    """An answer that is kept as a file: its name, its media type, and its bytes, whole or part by part."""

    name: str
    media_type: str
    content: bytes | AsyncIterator[bytes]


@dataclass(frozen=True)
class Operation(Generic[Asked, Answer]):
    """One operation; `run` takes the desk, who asks, and the request."""

    name: str
    method: Method
    path: str
    asked: type[Asked]
    answer: Any
    """The type of the answer, `File` for one that is kept; None where there is nothing to say but that it is done."""
    who: Who
    spends: tuple[Spending, ...]
    creates: bool
    """It makes something new, which HTTP tells by another status."""
    is_for_files: bool
    """The body of the request is a file: its `data` are bytes, and what else is asked stands in the address."""
    run: Callable[[Desk, Caller, Asked], Awaitable[Answer]]

    @cached_property
    def places(self) -> tuple[str, ...]:
        """The parts of the request that stand in the path, in its order."""
        return tuple(_PLACE.findall(self.path))

    @cached_property
    def answers(self) -> TypeAdapter[Any]:
        """What writes its answer as JSON."""
        return TypeAdapter(self.answer)

    @property
    def summary(self) -> str:
        """What it does, in one paragraph, as its function says."""
        return getdoc(self.run) or ""


def operation(
    method: Method,
    path: str,
    *,
    who: Who = "anyone",
    spends: tuple[Spending, ...] = ("request",),
    creates: bool = False,
    is_for_files: bool = False,
) -> Callable[[Callable[[Desk, Caller, Asked], Awaitable[Answer]]], Operation[Asked, Answer]]:
    """Declare the operation that a function is; its request and answer are the types of the function."""

    def declare(run: Callable[[Desk, Caller, Asked], Awaitable[Answer]]) -> Operation[Asked, Answer]:
        hints = get_type_hints(run, include_extras=True)
        answer = hints.pop("return")
        *_, asked = hints.values()
        name: str = run.__name__
        if get_origin(answer) is Written:
            (answer,) = get_args(answer)
        elif answer is type(None):
            answer = None
        return Operation(name, method, path, asked, answer, who, spends, creates, is_for_files, run)

    return declare
