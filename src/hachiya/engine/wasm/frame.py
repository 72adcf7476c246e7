"""A frame: all arguments of one call of an entry in one block of memory, with room for its results.

A frame begins with words of eight bytes, little-endian:

1. the `fingerprint` of the shapes of the arguments, by which an entry refuses a frame with other records;
2. for each argument in turn a number itself, or the place of a record or list in the frame and its length (1 for a
   record);
3. the results, 0 before the call.

The records and lists follow. The compiled entry changes them in place.
"""

import hashlib
from collections.abc import Sequence
from enum import Enum, auto
from struct import Struct
from typing import NamedTuple, cast

from hachiya.engine.record import is_record
from hachiya.engine.wasm.layout import layout, pack, unpack

WORD = 8


class Kind(Enum):
    """The kinds of arguments of an entry."""

    NUMBER = auto()
    RECORD = auto()
    RECORDS = auto()
    NUMBERS = auto()

    @property
    def words(self) -> int:
        """The number of words of such an argument at the head of a frame."""
        return 1 if self is Kind.NUMBER else 2


class Shape(NamedTuple):
    """The kind of an argument, and the class of its records."""

    kind: Kind
    record: type | None = None

    def __str__(self) -> str:
        """A description, equal for arguments of equal layout."""
        return f"{self.kind.name} {layout(self.record).code if self.record else ''}"


def shape_of(argument: object) -> Shape:
    """The shape of a plain argument; a list without elements is one of numbers."""
    if isinstance(argument, int):
        return Shape(Kind.NUMBER)
    if is_record(argument):
        return Shape(Kind.RECORD, type(argument))
    elements = cast(Sequence[object], argument)
    if elements and is_record(elements[0]):
        return Shape(Kind.RECORDS, type(elements[0]))
    return Shape(Kind.NUMBERS)


def fingerprint(shapes: Sequence[Shape], results: int) -> int:
    """A number of 63 bits that differs for entries whose frames differ."""
    text = f"{[*map(str, shapes)]} {results}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:WORD], "little") >> 1


class _Block:
    """A record or list in a frame."""

    def __init__(self, argument: object, place: int) -> None:
        self.place = place
        self._argument = argument
        if is_record(argument):
            self._records: Sequence[object] = [argument]
        else:
            elements = cast(Sequence[object], argument)
            self._records = elements if elements and is_record(elements[0]) else []
        self.content = b"".join(map(pack, self._records)) if self._records else _words(self.length).pack(*self._numbers)
        """The bytes before the call."""

    @property
    def _numbers(self) -> list[int]:
        return cast(list[int], self._argument)

    @property
    def length(self) -> int:
        """The number of records or numbers."""
        return len(self._records or self._numbers)

    def set_from(self, content: bytearray) -> None:
        """Set the argument to what the call left in its place."""
        if not self._records:
            self._numbers[:] = _words(self.length).unpack(content)
            return
        size = len(content) // self.length
        for number, each in enumerate(self._records):
            unpack(each, content[size * number : size * (number + 1)])


class Frame:
    """The frame of one call with plain arguments."""

    def __init__(self, arguments: Sequence[object], results: int) -> None:
        shapes = [shape_of(argument) for argument in arguments]
        head = [fingerprint(shapes, results)]
        words = 1 + sum(shape.kind.words for shape in shapes) + results
        body = bytearray()
        self._blocks: list[_Block] = []
        for argument in arguments:
            if isinstance(argument, int):
                head.append(argument)
                continue
            block = _Block(argument, WORD * words + len(body))
            self._blocks.append(block)
            head += block.place, block.length
            body += block.content + bytes(-len(block.content) % WORD)
        self._results = range(len(head), words)
        self.content = bytearray(_words(words).pack(*head, *(0 for _ in self._results))) + body
        """The bytes, which the call changes."""

    def unpack(self) -> tuple[int, ...]:
        """Set the arguments to what the call left in the frame, and return its results."""
        for block in self._blocks:
            after = self.content[block.place : block.place + len(block.content)]
            if after != block.content:
                block.set_from(after)
        return tuple(_words(1).unpack_from(self.content, WORD * place)[0] for place in self._results)


def _words(count: int) -> Struct:
    return Struct(f"<{count}q")
