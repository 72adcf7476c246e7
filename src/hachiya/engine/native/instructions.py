"""The compiled forms of functions of `engine.accel`, of one kind of instruction each."""

from typing import Any

from llvmlite import ir
from numba import types
from numba.extending import intrinsic, overload

from hachiya.engine import accel
from hachiya.engine.build import Build


@intrinsic  # type: ignore[untyped-decorator]
def _count_bits(_context: Any, mask: Any) -> Any:  # noqa: ARG001  (Numba reads the name)
    def generate(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), generate


@intrinsic  # type: ignore[untyped-decorator]
def _deposit(_context: Any, bits: Any, mask: Any) -> Any:  # noqa: ARG001  (Numba reads the names)
    def generate(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        word, name = ir.IntType(64), "llvm.x86.bmi.pdep.64"
        function = builder.module.globals.get(name)
        if function is None:
            function = ir.Function(builder.module, ir.FunctionType(word, [word, word]), name)
        return builder.call(function, arguments)

    return types.int64(types.int64, types.int64), generate


_CACHE_LINE = 64


@intrinsic  # type: ignore[untyped-decorator]
def _fetch_lines(_context: Any, place: Any) -> Any:
    size = place.size

    def generate(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        number, address = ir.IntType(32), ir.IntType(8).as_pointer()
        kind = ir.FunctionType(ir.VoidType(), [address, number, number, number])
        name = "llvm.prefetch.p0"
        function = builder.module.globals.get(name) or ir.Function(builder.module, kind, name)
        start = builder.bitcast(arguments[0], address)
        to_write, keep, data = (ir.Constant(number, value) for value in (1, 3, 1))
        for offset in range(0, size, _CACHE_LINE):
            line = builder.gep(start, [ir.Constant(ir.IntType(64), offset)])
            builder.call(function, [line, to_write, keep, data])
        return _context.get_dummy_value()

    return types.none(place), generate


def register(build: Build) -> None:
    """Register with Numba the compiled forms of `popcount`, `nth_bit`, `restore` and `fetch`."""
    options = build.of_rules

    @overload(accel.fetch, jit_options=options)  # type: ignore[untyped-decorator]
    def compiled_fetch(states: Any, index: int) -> Any:  # noqa: ARG001  (Numba reads the names)
        def fetch(states: Any, index: int) -> None:
            _fetch_lines(states[index])

        return fetch

    @overload(accel.popcount, jit_options=options)  # type: ignore[untyped-decorator]
    def compiled_popcount(mask: Any) -> Any:  # noqa: ARG001  (Numba reads the name)
        def count(mask: Any) -> Any:
            return _count_bits(mask)

        return count

    @overload(accel.restore, jit_options=options)  # type: ignore[untyped-decorator]
    def compiled_restore(states: Any, target: int, source: int) -> Any:  # noqa: ARG001  (Numba reads the names)
        def copy(states: Any, target: int, source: int) -> None:
            states[target] = states[source]

        return copy

    if not build.deposit:
        build.register(accel.nth_bit, {"forceinline": True, **options})
        return

    @overload(accel.nth_bit, jit_options=options)  # type: ignore[untyped-decorator]
    def compiled_nth_bit(mask: Any, n: Any) -> Any:  # noqa: ARG001  (Numba reads the names)
        def nth(mask: Any, n: Any) -> Any:
            return _deposit(1 << n, mask)

        return nth
