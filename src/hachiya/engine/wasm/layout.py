"""The bytes of records, laid out as C and NumPy lay them out, packed and unpacked without NumPy."""

import struct
from collections.abc import Iterator
from itertools import islice
from typing import NamedTuple

from hachiya.engine.record import fields

_CODES = {"i1": "b", "i2": "h", "i4": "i", "i8": "q"}
"""The letters of `struct` for the widths of fields."""


class Layout(NamedTuple):
    """The memory layout of a record class."""

    size: int
    """Bytes of a record, with the padding at its end."""
    alignment: int
    code: str
    """The fields and the padding between them, as `struct` describes them."""


_layouts: dict[type, Layout] = {}


def layout(cls: type) -> Layout:
    """The layout of a record class, computed once."""
    if cls not in _layouts:
        _layouts[cls] = _layout(cls)
    return _layouts[cls]


def _layout(cls: type) -> Layout:
    """Each field lies at the next multiple of its width."""
    end, alignment, code = 0, 1, ""
    for _, length, dtype, nested in fields(cls):
        if nested:
            size, width, letters = layout(nested)
        else:
            count, width = length or 1, int(dtype[1:])
            size, letters = count * width, f"{count}{_CODES[dtype]}"
        gap = -end % width
        end, alignment, code = end + gap + size, max(alignment, width), f"{code}{gap}x{letters}"
    gap = -end % alignment
    return Layout(end + gap, alignment, f"{code}{gap}x")


def pack(source: object) -> bytes:
    """The bytes of a plain record."""
    return struct.pack(f"<{layout(type(source)).code}", *_numbers(source))


def unpack(target: object, content: bytes | bytearray) -> None:
    """Set all fields of a plain record from its bytes."""
    _set_numbers(target, iter(struct.unpack(f"<{layout(type(target)).code}", content)))


def _numbers(source: object) -> list[int]:
    """All numbers of a plain record, in the order of their fields."""
    numbers: list[int] = []
    for name, length, _, nested in fields(type(source)):
        value = getattr(source, name)
        if nested:
            numbers += _numbers(value)
        elif length:
            numbers += value
        else:
            numbers.append(value)
    return numbers


def _set_numbers(target: object, numbers: Iterator[int]) -> None:
    for name, length, _, nested in fields(type(target)):
        if nested:
            _set_numbers(getattr(target, name), numbers)
        elif length:
            getattr(target, name)[:] = islice(numbers, length)
        else:
            setattr(target, name, next(numbers))
