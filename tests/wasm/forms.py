"""The outcome of a call of an entry in each of its three forms: plain, native and as WebAssembly."""

import struct
from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from hachiya.engine.record import array, is_record, to_numpy, values
from hachiya.engine.wasm.frame import Frame
from hachiya.engine.wasm.layout import pack
from tools.wasm.entries import WasmEntry
from tools.wasm.node_host import NodeHost


class Outcome(NamedTuple):
    """What a call returns, and the bytes of each argument after it."""

    results: tuple[int, ...]
    arguments: tuple[bytes, ...]


def plain_outcome(entry: WasmEntry, arguments: Sequence[Any]) -> Outcome:
    """Run the plain function, which changes the plain arguments."""
    results = entry.function(*arguments)
    return Outcome(results or (), tuple(map(_bytes, arguments)))


def wasm_outcome(entry: WasmEntry, host: NodeHost, arguments: Sequence[Any]) -> Outcome:
    """Run the entry of `rules.wasm`, which changes the plain arguments."""
    frame = Frame(arguments, entry.results)
    host.run(entry.name, frame.content)
    return Outcome(frame.unpack(), tuple(map(_bytes, arguments)))


def native_outcome(entry: WasmEntry, arguments: Sequence[Any]) -> Outcome:
    """Run the compiled entry on NumPy's arrays, which it changes."""
    results = entry.entry(*arguments)
    return Outcome(results or (), tuple(np.asarray(argument).tobytes() for argument in arguments))


def numpy_arguments(arguments: Sequence[Any]) -> list[Any]:
    """The arguments of Numba's form of an entry, equal to these plain ones."""
    return [argument if isinstance(argument, int) else _numpy(argument) for argument in arguments]


def _numpy(argument: Any) -> Any:
    if is_record(argument):
        return to_numpy(argument)
    if not argument or not is_record(argument[0]):
        return np.array(argument, np.int64)
    records = array(type(argument[0]), len(argument))
    for number, record in enumerate(argument):
        records[number] = values(record)
    return records


def _bytes(argument: Any) -> bytes:
    if isinstance(argument, int):
        return struct.pack("<q", argument)
    if is_record(argument):
        return pack(argument)
    return b"".join(map(_bytes, argument))
