"""The host that runs `rules.wasm`, the module with all entries of the program, where there is no Numba.

A program gives the host once, before it plays. Until then, and where there is Numba, nothing here is used.
"""

from collections.abc import Callable
from functools import wraps
from typing import Protocol, TypeVar, TypeVarTuple, cast, get_args

from hachiya.engine.wasm.frame import Frame

Parameters = TypeVarTuple("Parameters")
Result = TypeVar("Result")


class Host(Protocol):
    """Runs the entries of `rules.wasm`."""

    def run(self, entry: str, frame: bytearray, /) -> None:
        """Run an entry on the bytes of a frame, which it changes."""


_hosts: list[Host] = []


def use_host(host: Host) -> None:
    """Let this host run all entries of this process that are not compiled."""
    _hosts[:] = [host]


def has_host() -> bool:
    """Whether a host runs the entries of this process."""
    return bool(_hosts)


def name_of(function: Callable[..., object]) -> str:
    """The name of an entry in `rules.wasm`: that of its module in the package, and its own."""
    return f"{function.__module__.removeprefix('hachiya.')}.{function.__qualname__}"


def results_of(function: Callable[..., object]) -> int:
    """The number of integers that an entry returns."""
    return len(get_args(function.__annotations__["return"]))


def hosted(function: Callable[[*Parameters], Result]) -> Callable[[*Parameters], Result]:
    """Let a plain entry run in the host, once there is one; `__wrapped__` is the plain entry."""
    name, results = name_of(function), results_of(function)

    @wraps(function)
    def entry(*arguments: *Parameters) -> Result:
        if not _hosts:
            return function(*arguments)
        frame = Frame(arguments, results)
        _hosts[0].run(name, frame.content)
        return cast(Result, frame.unpack() or None)

    return entry
