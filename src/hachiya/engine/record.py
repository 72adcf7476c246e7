"""Records: flat state, declared once, in three forms.

A class under `@record` names its fields by annotation: `int` (one int64), `Annotated[list[int], n]` (n of
them), `Annotated[int, "i1"]` and `Annotated[list[int], n, "i1"]` (narrow ones, for fields that are copied often) or
another record class (nested). The forms are: the plain class (ints and lists), NumPy's dtype for compiled entries, and
the type for the type checker. Rules run on plain and NumPy records alike.

Fields lie in memory in the order of their declaration; those that every step uses stand first and together.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple, TypeVar, get_args, get_origin, get_type_hints

if TYPE_CHECKING:
    import numpy as np

T = TypeVar("T")

Small = Annotated[int, "i1"]
"""-128 to 127, in one byte: a seat, a set of up to seven seats, a card, a phase."""


class Field(NamedTuple):
    """A field of a record class: `length` is 0 for a single number; `nested` is the class of a nested record."""

    name: str
    length: int
    dtype: str
    nested: type[Any] | None


def fields(cls: type[Any]) -> tuple[Field, ...]:
    """The fields of a record class in the order of their declaration."""
    all_fields: tuple[Field, ...] = cls.__record_fields__
    return all_fields


def is_record(value: object) -> bool:
    """Whether a value is a plain record."""
    return hasattr(type(value), "__record_fields__")


def _field(name: str, hint: Any) -> Field:
    if hint is int:
        return Field(name, 0, "i8", None)
    if get_origin(hint) is Annotated:
        base, *details = get_args(hint)
        if base is int:
            return Field(name, 0, details[0], None)
        length, *narrow = details
        return Field(name, length, narrow[0] if narrow else "i8", None)
    return Field(name, 0, "", hint)


def record(cls: type[T]) -> type[T]:
    """Make a record class of an annotated class: `cls()` is all zeros, and an unknown field is an error.

    Records of one class are equal if all their values are.
    """
    own_fields = tuple(_field(name, hint) for name, hint in get_type_hints(cls, include_extras=True).items())

    def zero(self: Any) -> None:
        for name, length, _, nested in own_fields:
            setattr(self, name, nested() if nested else [0] * length if length else 0)

    def equals(self: object, other: object) -> object:
        if type(other) is not type(self):
            return NotImplemented
        return all(getattr(self, field.name) == getattr(other, field.name) for field in own_fields)

    def copy(self: T, _memo: object = None) -> T:
        return copied(self)

    body = {
        "__doc__": cls.__doc__,
        "__module__": cls.__module__,
        "__qualname__": cls.__qualname__,
        "__slots__": tuple(field.name for field in own_fields),
        "__record_fields__": own_fields,
        "__init__": zero,
        "__eq__": equals,
        "__hash__": None,
        "__copy__": copy,
        "__deepcopy__": copy,
    }
    return type(cls.__name__, (), body)


def values(source: Any) -> tuple[Any, ...]:
    """All values of a plain or NumPy record as nested tuples of ints: equal if the records are equal."""
    if is_record(source):
        return tuple(_plain_value(getattr(source, field.name), field) for field in fields(type(source)))
    return tuple(_tuples(source.item()))


def _plain_value(value: Any, field: Field) -> Any:
    if field.nested:
        return values(value)
    return tuple(value) if field.length else value


def _tuples(row: Any) -> Iterator[Any]:
    for value in row:
        if isinstance(value, tuple):
            yield tuple(_tuples(value))
        else:
            yield tuple(value.tolist()) if hasattr(value, "tolist") else value


def set_values(target: Any, source: Sequence[Any]) -> None:
    """Set all fields of a plain record, as `values` returns them; ValueError or TypeError if they do not fit."""
    for (name, length, _, nested), value in zip(fields(type(target)), source, strict=True):
        if nested:
            set_values(getattr(target, name), value)
        elif not length:
            setattr(target, name, value)
        elif len(value) == length:
            setattr(target, name, [*value])
        else:
            raise ValueError(name)


def copy_into(target: T, source: T) -> None:
    """Copy the plain record `source` into the plain record `target` of the same class."""
    for name, length, _, nested in fields(type(target)):
        if nested:
            copy_into(getattr(target, name), getattr(source, name))
        elif length:
            getattr(target, name)[:] = getattr(source, name)
        else:
            setattr(target, name, getattr(source, name))


def copied(source: T) -> T:
    """A copy of a plain record."""
    cls = type(source)
    if cls not in _copiers:
        _copiers[cls] = _copier(cls)
    copy: T = _copiers[cls](source)
    return copy


_copiers: dict[type[Any], Callable[[Any], Any]] = {}


def _copier(cls: type[Any]) -> Callable[[Any], Any]:
    """A function that copies plain records of this class, field by field, six times as fast as a loop."""
    names: dict[str, Any] = {"new": cls.__new__, "cls": cls}
    lines = ["def copier(source):", "    target = new(cls)"]
    for name, length, _, nested in fields(cls):
        value = f"source.{name}"
        if nested:
            names[f"copied_{name}"] = _copier(nested)
            value = f"copied_{name}({value})"
        lines.append(f"    target.{name} = {value}{'[:]' if length else ''}")
    exec("\n".join([*lines, "    return target"]), names)
    copier: Callable[[Any], Any] = names["copier"]
    return copier


_dtypes: dict[type[Any], "np.dtype[Any]"] = {}


def dtype(cls: type[Any]) -> "np.dtype[Any]":
    """The NumPy dtype of a record class, aligned as Numba reads it; made once."""
    if cls not in _dtypes:
        _dtypes[cls] = _dtype(cls)
    return _dtypes[cls]


def _dtype(cls: type[Any]) -> "np.dtype[Any]":
    import numpy as np  # noqa: PLC0415  (absent in plain installations)

    places: Any = _layout(cls)
    spec = {
        "names": places.names,
        "formats": [dtype(field.nested) if field.nested else places[field.name] for field in fields(cls)],
        "offsets": [places.fields[name][1] for name in places.names],
        "itemsize": places.itemsize,
    }
    return np.dtype((np.record, np.dtype(spec, align=True)))  # type: ignore[call-overload]


def _layout(cls: type[Any]) -> "np.dtype[Any]":
    """The memory layout of the fields; NumPy loses the alignment of a structure in its record type."""
    import numpy as np  # noqa: PLC0415

    spec = [
        (name, _layout(nested)) if nested else (name, narrow, length) if length else (name, narrow)
        for name, length, narrow, nested in fields(cls)
    ]
    return np.dtype(spec, align=True)


def array(cls: type[Any], count: int) -> Any:
    """An array of `count` NumPy records of a class, all zeros, for compiled entries."""
    import numpy as np  # noqa: PLC0415

    return np.zeros(count, dtype(cls))


def to_numpy(source: Any) -> Any:
    """A NumPy record with the values of a plain record."""
    target = array(type(source), 1)
    target[0] = values(source)
    return target[0]
