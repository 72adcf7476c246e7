"""How the answers of rules go over the wire: the shapes that rules give them, as objects, their numbers as words.

A shape is a NamedTuple or a dataclass and stands in the rules alone. What a number means is in its annotation; how it
is spelt each family says in one table. From both come the type of the message, for schema and checks, and the spelling
of a value. A part whose default is None is left out where it is None.
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
"""Made of what is found at run time, which no checker of types can follow."""


class Spelling(NamedTuple):
    """The type that a value has in a message, and how it becomes one of these (None: it is one)."""

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
    """The shapes of a family; `Annotated[Shape, SHAPES]` in a message is a shape as it goes over the wire."""

    def __init__(self, spellings: Mapping[Any, Spelling]) -> None:
        self._spellings = {**_NUMBERS, **spellings}
        self._types: dict[type, Any] = {}
        self._parts: dict[type, tuple[_Part, ...]] = {}

    def __get_pydantic_core_schema__(self, source: type, handler: GetCoreSchemaHandler) -> CoreSchema:
        """The schema of a shape's message type."""
        return handler.generate_schema(self.message_type(source))

    def spelt(self, value: Any) -> dict[str, Any]:
        """A value of a shape as it goes over the wire."""
        found = {}
        for name, (_, spell), is_optional in self._parts_of(type(value)):
            part = getattr(value, name)
            if part is not None:
                found[name] = spell(part) if spell else part
            elif not is_optional:
                found[name] = None
        return found

    def message_type(self, shape: type) -> Any:
        """The type of a shape in messages."""
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
        found = self._parts.get(shape)
        if found is None:
            hints = get_type_hints(shape, include_extras=True)
            found = tuple(self._part(name, hints[name], default) for name, default in _defaults(shape))
            self._parts[shape] = found
        return found

    def _part(self, name: str, hint: Any, default: object) -> _Part:
        if default is not None:
            return _Part(name, self._spelling(hint), is_optional=False)
        (some,) = (one for one in get_args(hint) if one is not NoneType)
        return _Part(name, self._spelling(some), is_optional=True)

    def _spelling(self, hint: Any) -> Spelling:
        if get_origin(hint) is Annotated:
            return self._spellings[hint]
        if get_origin(hint) is tuple:
            kind, spell = self._spelling(get_args(hint)[0])
            return Spelling(list[kind], list if spell is None else partial(_spell_each, spell))  # type: ignore[valid-type]
        if get_origin(hint) in (Union, UnionType):
            ((kind, spell),) = (self._spelling(one) for one in get_args(hint) if one is not NoneType)
            return Spelling(kind | None, spell)
        if is_shape(hint):
            return Spelling(Annotated[hint, self], self.spelt)
        if hint is int:
            raise TypeError("a number in a message says what it means")
        return Spelling(hint)


def _spell_each(spell: Callable[[Any], Any], many: Iterable[Any]) -> list[Any]:
    return [spell(one) for one in many]


def is_shape(hint: Any) -> bool:
    """Is it a NamedTuple or a dataclass?"""
    return isinstance(hint, type) and (is_dataclass(hint) or hasattr(hint, "_fields"))


def _defaults(shape: Any) -> Iterator[tuple[str, object]]:
    """The parts with what they are where nothing is said, MISSING where something must be; those first that must be."""
    if is_dataclass(shape):
        found = [(field.name, field.default) for field in fields(shape)]
    else:
        found = [(name, shape._field_defaults.get(name, MISSING)) for name in shape._fields]
    yield from sorted(found, key=lambda part: part[1] is not MISSING)
