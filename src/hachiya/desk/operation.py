"""The declaration of an operation: its request, address, answer, permitted callers and limits.

The decorator `operation` declares a plain async function as an operation. Routes, the exported schema, the page's typed
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
"""The permitted callers: anyone; anyone, with a lookup of their person; a known person; the holder of a seat's key.

An operation for seats has `table` and `own` (the seat) in its path.
"""
RequestT = TypeVar("RequestT", bound=Incoming)
AnswerT = TypeVar("AnswerT")

_PLACE = re.compile(r"\{(\w+)\}")


class Nothing(Incoming):
    """A request without content."""


class JsonText(NamedTuple, Generic[AnswerT]):
    """An answer that is already JSON text."""

    text: str


class File(NamedTuple):
    """An answer as a file: its name, its media type, and its bytes, as a whole or in parts."""

    name: str
    media_type: str
    content: bytes | AsyncIterator[bytes]


@dataclass(frozen=True)
class Operation(Generic[RequestT, AnswerT]):
    """A declared operation of the desk; `run` performs it for a desk, a caller and a request."""

    name: str
    method: Method
    path: str
    request: type[RequestT]
    answer: Any
    """The type of the answer; `File` for a file, None for an answer without content."""
    who: Who
    spends: tuple[Spending, ...]
    creates: bool
    """Whether the operation creates something, for which HTTP has its own status."""
    is_for_files: bool
    """Whether the body of the request is a file (`data`); its other parts are in the address."""
    anywhere: bool
    """Whether a browser gives the answer too, when its server is out of reach: it follows from the request alone."""
    run: Callable[[Desk, Caller, RequestT], Awaitable[AnswerT]]

    @cached_property
    def places(self) -> tuple[str, ...]:
        """The parts of the request that stand in the path, in their order."""
        return tuple(_PLACE.findall(self.path))

    @cached_property
    def answers(self) -> TypeAdapter[Any]:
        """The pydantic adapter that writes the answer as JSON."""
        return TypeAdapter(self.answer)

    @property
    def summary(self) -> str:
        """The description of the operation: the docstring of its function."""
        return getdoc(self.run) or ""


AnyOperation = Operation[Any, Any]
"""An operation of any request and answer."""


def operation(
    method: Method,
    path: str,
    *,
    who: Who = "anyone",
    spends: tuple[Spending, ...] = ("request",),
    creates: bool = False,
    is_for_files: bool = False,
    anywhere: bool = False,
) -> Callable[[Callable[[Desk, Caller, RequestT], Awaitable[AnswerT]]], Operation[RequestT, AnswerT]]:
    """Declare a function as an operation, by a decorator; its type hints are the types of request and answer."""

    def declare(run: Callable[[Desk, Caller, RequestT], Awaitable[AnswerT]]) -> Operation[RequestT, AnswerT]:
        hints = get_type_hints(run, include_extras=True)
        answer = hints.pop("return")
        *_, request = hints.values()
        name: str = run.__name__
        if get_origin(answer) is JsonText:
            (answer,) = get_args(answer)
        elif answer is type(None):
            answer = None
        return Operation(name, method, path, request, answer, who, spends, creates, is_for_files, anywhere, run)

    return declare
