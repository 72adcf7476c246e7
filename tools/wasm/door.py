"""The door of an entry: the exported function that calls it with the arguments of a frame (`engine.wasm.frame`)."""

from typing import Any

from llvmlite import ir

from hachiya.engine.wasm.frame import WORD, Kind, Shape, fingerprint

WORD_TYPE, STATUS, POINTER = ir.IntType(64), ir.IntType(32), ir.PointerType()
DONE, OTHER_FRAME = 0, 1
"""What a door returns: the entry has run, or the frame has other arguments; else what Numba's code returned."""


class _Head:
    """The words at the head of a frame, one after the other."""

    def __init__(self, builder: Any, frame: Any) -> None:
        self._builder, self._frame, self._next = builder, frame, 0

    def place(self) -> Any:
        """The address of the next word."""
        address = self._builder.gep(self._frame, [WORD_TYPE(WORD * self._next)], source_etype=ir.IntType(8))
        self._next += 1
        return address

    def number(self) -> Any:
        """The next word."""
        return self._builder.load(self.place(), typ=WORD_TYPE)

    def address(self) -> Any:
        """The address in memory of a place in the frame, which is the next word."""
        return self._builder.gep(self._frame, [self.number()], source_etype=ir.IntType(8))


def door(name: str, symbol: str, shapes: list[tuple[Shape, int]], results: int) -> str:
    """LLVM's text of the door of the entry `symbol`, exported as `name`; each shape has the bytes of an element.

    Numba's code takes the address of its results, the address of an error, and each argument: a number, the address of
    a record, or the seven parts of an array.
    """
    module = ir.Module()
    function = ir.Function(module, ir.FunctionType(STATUS, [POINTER]), name)
    builder = ir.IRBuilder(function.append_basic_block())
    head = _Head(builder, function.args[0])
    expected = WORD_TYPE(fingerprint([shape for shape, _ in shapes], results))
    with builder.if_then(builder.icmp_unsigned("!=", head.number(), expected)):
        builder.ret(STATUS(OTHER_FRAME))
    values: list[Any] = []
    for shape, size in shapes:
        if shape.kind is Kind.NUMBER:
            values.append(head.number())
            continue
        address, count = head.address(), head.number()
        if shape.kind is Kind.RECORD:
            values.append(address)
        else:
            owner, parent, step = POINTER(None), POINTER(None), WORD_TYPE(size)
            values += [owner, parent, count, step, address, count, step]
    outcome = head.place() if results else builder.alloca(WORD_TYPE)  # Numba writes a result even where there is none
    error = builder.alloca(POINTER)
    kinds = [POINTER, POINTER, *(value.type for value in values)]
    entry = ir.Function(module, ir.FunctionType(STATUS, kinds), symbol)
    builder.ret(builder.call(entry, [outcome, error, *values]))
    return str(module)
