"""Conversion of the rules' NamedTuples and dataclasses (shapes) to JSON objects, their numbers to words.

The annotation of a number says what it means, and one table of each family how it is spelt. Both give the type of the
message, for schema and validation, and the JSON of a value. A part whose default is None is omitted where it is None.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import MISSING, fields, is_dataclass
from functools import partial
from types import NoneType, UnionType
from typing import Annotated, Any, NamedTuple, NotRequired, Union, get_args, get_origin, get_type_hints

from pydantic import GetCoreSchemaHandler, with_config
from pydantic_core import CoreSchema
from typing_extensions import TypedDict

from hachiya.games import meaning
from hachiya.records import fields as words
from hachiya.records.common_events import STRICT

_typed_dict: Any = TypedDict
"""A TypedDict made at run time, which mypy cannot check."""


class Spelling(NamedTuple):
    """The type of a value in messages, and the function that converts it (None if it stays unchanged)."""

    type: Any
    spell: Callable[[Any], Any] | None = None


_NUMBERS: Mapping[Any, Spelling] = {
    meaning.Seat: Spelling(words.Seat),
    meaning.Points: Spelling(words.Points),
    meaning.Count: Spelling(words.Count),
}


class _Part(NamedTuple):
    """One part of a shape."""

    name: str
    spelling: Spelling
    is_optional: bool


class Shapes:
    """Converts the shapes (NamedTuples and dataclasses) of a family of games to JSON.

    `Annotated[Shape, SHAPES]` is the type of a shape in a message.
    """

    def __init__(self, spellings: Mapping[Any, Spelling]) -> None:
        self._spellings = {**_NUMBERS, **spellings}
        self._types: dict[type, Any] = {}
        self._parts: dict[type, tuple[_Part, ...]] = {}

    def __get_pydantic_core_schema__(self, source: type, handler: GetCoreSchemaHandler) -> CoreSchema:
        """The schema of a shape's message type."""
        return handler.generate_schema(self.message_type(source))

    def to_json(self, value: Any) -> dict[str, Any]:
        """Convert a shape's value to a JSON object."""
        result = {}
        for name, (_, spell), is_optional in self._parts_of(type(value)):
            part = getattr(value, name)
            if part is not None:
                result[name] = spell(part) if spell else part
            elif not is_optional:
                result[name] = None
        return result

    def message_type(self, shape: type) -> Any:
        """Return the TypedDict of a shape in messages."""
        if shape not in self._types:
            parts = {
                name: NotRequired[spelling.type] if is_optional else spelling.type
                for name, spelling, is_optional in self._parts_of(shape)
            }
            spelt = _typed_dict(shape.__name__, parts)
            spelt.__doc__ = shape.__doc__
            self._types[shape] = with_config(STRICT)(spelt)
        return self._types[shape]

    def _parts_of(self, shape: type) -> tuple[_Part, ...]:
        parts = self._parts.get(shape)
        if parts is None:
            hints = get_type_hints(shape, include_extras=True)
            parts = tuple(self._part(name, hints[name], default) for name, default in _defaults(shape))
            self._parts[shape] = parts
        return parts

    def _part(self, name: str, hint: Any, default: object) -> _Part:
        if default is not None:
            return _Part(name, self._spelling(hint), is_optional=False)
        (inner,) = (kind for kind in get_args(hint) if kind is not NoneType)
        return _Part(name, self._spelling(inner), is_optional=True)

    def _spelling(self, hint: Any) -> Spelling:
        if get_origin(hint) is Annotated:
            return self._spellings[hint]
        if get_origin(hint) is tuple:
            kind, spell = self._spelling(get_args(hint)[0])
            return Spelling(list[kind], list if spell is None else partial(_spell_each, spell))  # type: ignore[valid-type]
        if get_origin(hint) in (Union, UnionType):
            ((kind, spell),) = (self._spelling(inner) for inner in get_args(hint) if inner is not NoneType)
            return Spelling(kind | None, spell)
        if is_shape(hint):
            return Spelling(Annotated[hint, self], self.to_json)
        if hint is int:
            raise TypeError("a number in a message says what it means")
        return Spelling(hint)


def _spell_each(spell: Callable[[Any], Any], values: Iterable[Any]) -> list[Any]:
    return [spell(value) for value in values]


def is_shape(hint: Any) -> bool:
    """Whether a type is a NamedTuple or a dataclass."""
    return isinstance(hint, type) and (is_dataclass(hint) or hasattr(hint, "_fields"))


def _defaults(shape: Any) -> Iterator[tuple[str, object]]:
    """The parts of a shape with their defaults, MISSING for required parts, which come first."""
    if is_dataclass(shape):
        parts = [(field.name, field.default) for field in fields(shape)]
    else:
        parts = [(name, shape._field_defaults.get(name, MISSING)) for name in shape._fields]
    yield from sorted(parts, key=lambda part: part[1] is not MISSING)
