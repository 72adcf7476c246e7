"""What a dataclass says of itself as a shape that is sent: what the schema calls it, and which parts of it stand there.

pydantic reads it when a shape is written as JSON or its schema is asked for. Who does neither loads no pydantic.
"""

from collections.abc import Callable, Mapping
from functools import partial
from operator import is_, not_
from typing import Any, TypeVar

Shape = TypeVar("Shape", bound=type)

OPTIONAL: Mapping[str, Any] = {"exclude_if": partial(is_, None)}
"""`metadata` of a field that is left out where it is None."""
FLAG: Mapping[str, Any] = {"exclude_if": not_}
"""Of one that is left out where it is False."""
UNSENT: Mapping[str, Any] = {"exclude": True}
"""Of one that is never sent."""


def sent_as(key: str) -> Mapping[str, Any]:
    """Of one that has another name in JSON."""
    return {"alias": key}


def shape(name: str) -> Callable[[Shape], Shape]:
    """A dataclass that is sent as a JSON object with its fields, in their order; `name` is its type in the schema."""

    def named(kind: Shape) -> Shape:
        kind.__pydantic_config__ = {"title": name, "serialize_by_alias": True}  # type: ignore[attr-defined]
        return kind

    return named
