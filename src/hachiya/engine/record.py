"""Records: a flat piece of state declared once, in three forms.

A class under `@record` names its fields by annotation: `int` (one int64), `Annotated[list[int], n]` (n of
them), `Annotated[int, "i1"]` and `Annotated[list[int], n, "i1"]` (narrow ones, for what is copied a lot) or another
record class (nested). From that come the plain twin (the class itself, ints and lists), NumPy's dtype for compiled
entries, and the type that the checker sees. Rules run over either form alike.

Fields lie in memory as they are declared. What every step touches stands first and together.
"""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple, TypeVar, get_args, get_origin, get_type_hints

if TYPE_CHECKING:
    import numpy as np

T = TypeVar("T")

Small = Annotated[int, "i1"]
"""-128 to 127, in one byte: a seat, a set of up to seven seats, a card, a phase."""


class Field(NamedTuple):
    """One field: `length` 0 is a scalar; `nested` is the record class of a nested field, else None."""

    name: str
    length: int
    dtype: str
    nested: type[Any] | None


def fields(cls: type[Any]) -> tuple[Field, ...]:
    """The fields of a record class in the order of their declaration."""
    found: tuple[Field, ...] = cls.__record_fields__
    return found


def _field(name: str, hint: Any) -> Field:
    if hint is int:
        return Field(name, 0, "i8", None)
    if get_origin(hint) is Annotated:
        of, *told = get_args(hint)
        if of is int:
            return Field(name, 0, told[0], None)
        length, *narrow = told
        return Field(name, length, narrow[0] if narrow else "i8", None)
    return Field(name, 0, "", hint)


def record(cls: type[T]) -> type[T]:
    """Make a record class of an annotated one: `cls()` is all zeros; a misspelt field is an error."""
    found = tuple(_field(name, hint) for name, hint in get_type_hints(cls, include_extras=True).items())

    def zero(self: Any) -> None:
        for name, length, _, nested in found:
            setattr(self, name, nested() if nested else [0] * length if length else 0)

    body = {
        "__doc__": cls.__doc__,
        "__module__": cls.__module__,
        "__qualname__": cls.__qualname__,
        "__slots__": tuple(field.name for field in found),
        "__record_fields__": found,
        "__init__": zero,
    }
    return type(cls.__name__, (), body)


def values(source: Any) -> tuple[Any, ...]:
    """All values of a plain or NumPy record as nested tuples of ints: equal if the records are."""
    cls = type(source)
    if hasattr(cls, "__record_fields__"):
        return tuple(_plain_value(getattr(source, field.name), field) for field in fields(cls))
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


def copy_into(target: T, source: T) -> None:
    """Make the plain record `target` equal to the plain record `source` of the same class."""
    for name, length, _, nested in fields(type(target)):
        if nested:
            copy_into(getattr(target, name), getattr(source, name))
        elif length:
            getattr(target, name)[:] = getattr(source, name)
        else:
            setattr(target, name, getattr(source, name))


def copied(source: T) -> T:
    """Another plain record with the same values."""
    cls = type(source)
    if cls not in _copiers:
        _copiers[cls] = _copier(cls)
    found: T = _copiers[cls](source)
    return found


_copiers: dict[type[Any], Callable[[Any], Any]] = {}


def _copier(cls: type[Any]) -> Callable[[Any], Any]:
    """What copies a plain record of this class: written out field by field, six times as fast as a loop over them."""
    known: dict[str, Any] = {"new": cls.__new__, "cls": cls}
    lines = ["def copier(source):", "    target = new(cls)"]
    for name, length, _, nested in fields(cls):
        value = f"source.{name}"
        if nested:
            known[f"copied_{name}"] = _copier(nested)
            value = f"copied_{name}({value})"
        lines.append(f"    target.{name} = {value}{'[:]' if length else ''}")
    exec("\n".join([*lines, "    return target"]), known)
    found: Callable[[Any], Any] = known["copier"]
    return found


_dtypes: dict[type[Any], "np.dtype[Any]"] = {}


def dtype(cls: type[Any]) -> "np.dtype[Any]":
    """The NumPy dtype of a record class (aligned; the record type that Numba reads), made once."""
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
    """Where the fields lie: NumPy forgets how a structure is aligned once it is called a record."""
    import numpy as np  # noqa: PLC0415

    spec = [
        (name, _layout(nested)) if nested else (name, narrow, length) if length else (name, narrow)
        for name, length, narrow, nested in fields(cls)
    ]
    return np.dtype(spec, align=True)


def array(cls: type[Any], count: int) -> Any:
    """`count` zeroed NumPy records of `cls`, as compiled entries take them."""
    import numpy as np  # noqa: PLC0415

    return np.zeros(count, dtype(cls))


def to_numpy(source: Any) -> Any:
    """One NumPy record with the values of a plain one."""
    target = array(type(source), 1)
    target[0] = values(source)
    return target[0]
