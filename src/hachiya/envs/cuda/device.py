"""Device functions of rules: a rule and all rules that it calls are compiled for CUDA from the same source.

A rule names other rules as globals of its module or in its closure. A copy of its code gets device functions in their
place. `popcount`, `nth_bit` and `restore` of `engine.accel` have forms of their own here, as they have on a processor.
"""

from collections.abc import Callable, Iterator
from dis import get_instructions
from inspect import unwrap
from types import CellType, FunctionType
from typing import Any

from numba import config, cuda, types

from hachiya.engine import accel

IS_SIMULATED = bool(config.ENABLE_CUDASIM)
"""Whether Numba's simulator runs device functions as plain Python."""


@cuda.jit(device=True)
def count_bits(mask):  # type: ignore[no-untyped-def]
    """The number of set bits."""
    return cuda.popc(mask)


@cuda.jit(device=True)
def copy_state(states, target, source):  # type: ignore[no-untyped-def]
    """Overwrite a record by another one."""
    states[target] = states[source]


_devices: dict[Callable[..., Any], Any] = {accel.popcount: count_bits, accel.restore: copy_state}


def on_device(function: Callable[..., Any]) -> Any:
    """The device function of a rule or an entry."""
    plain: Any = unwrap(function)
    if plain not in _devices:
        names = {name: _replaced(value) for name, value in _globals_of(plain)}
        cells = tuple(CellType(_replaced(cell.cell_contents)) for cell in plain.__closure__ or ())
        names["__builtins__"] = __builtins__
        copy = FunctionType(plain.__code__, names, plain.__name__, plain.__defaults__, cells)
        copy.__module__ = plain.__module__
        _devices[plain] = _with_wide_numbers(cuda.jit(device=True)(copy))
    return _devices[plain]


def _with_wide_numbers(device: Any) -> Any:
    """Let a device function take all integers as int64, so that it is compiled once and not for each width."""
    resolve = getattr(device, "get_call_template", None)
    if resolve is not None:  # the simulator compiles nothing

        def get_call_template(arguments: tuple[Any, ...], named: dict[str, Any]) -> Any:
            wide = tuple(types.int64 if isinstance(each, types.Integer) else each for each in arguments)
            return resolve(wide, named)

        device.get_call_template = get_call_template
    return device


def _globals_of(function: Any) -> Iterator[tuple[str, Any]]:
    """The globals of its module that a function names, with their values."""
    for instruction in get_instructions(function):
        if instruction.opname == "LOAD_GLOBAL" and instruction.argval in function.__globals__:
            yield instruction.argval, function.__globals__[instruction.argval]


def _replaced(value: Any) -> Any:
    """The device function of a rule; anything else as it is."""
    return on_device(value) if isinstance(value, FunctionType) else value
