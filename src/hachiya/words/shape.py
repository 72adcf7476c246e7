"""Marks for dataclasses that are sent as JSON: their names in the schema, and how their fields are written.

pydantic reads these marks when it writes JSON or a schema. A program that does neither does not load pydantic.
"""

from collections.abc import Callable, Mapping
from functools import partial
from operator import is_, not_
from typing import Any, TypeVar

Shape = TypeVar("Shape", bound=type)

OPTIONAL: Mapping[str, Any] = {"exclude_if": partial(is_, None)}
"""`metadata` of a field that JSON omits where it is None."""
FLAG: Mapping[str, Any] = {"exclude_if": not_}
"""`metadata` of a field that JSON omits where it is False."""
UNSENT: Mapping[str, Any] = {"exclude": True}
"""`metadata` of a field that is never sent."""


def sent_as(key: str) -> Mapping[str, Any]:
    """The `metadata` of a dataclass field that JSON calls `key`."""
    return {"alias": key}


def shape(name: str) -> Callable[[Shape], Shape]:
    """A decorator for a dataclass that is sent as a JSON object of its fields; `name` is its type in the schema."""

    def decorate(kind: Shape) -> Shape:
        kind.__pydantic_config__ = {"title": name, "serialize_by_alias": True}  # type: ignore[attr-defined]
        return kind

    return decorate
