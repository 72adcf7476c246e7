"""Compiles entries, the few outer loops (playouts, batches, search) that run millions of decisions.

An entry uses only `@rule` functions and numbers. With `HACHIYA_PURE=1`, or without Numba, entries stay plain Python,
unless a host runs them as WebAssembly (`engine.wasm`).
"""

import os
from collections.abc import Callable
from typing import Any, TypeVar, cast

from hachiya.engine import accel
from hachiya.engine.build import Build, build
from hachiya.engine.wasm.host import hosted

Entry = TypeVar("Entry", bound=Callable[..., Any])


def _numba() -> Any:
    """The `numba` module, None if entries stay plain Python."""
    if accel.PLAIN:
        return None
    os.environ.setdefault("NUMBA_THREADING_LAYER", "workqueue")
    try:
        import numba  # noqa: PLC0415  (slow to import, and absent in plain installations)
    except ImportError:
        return None
    return numba


numba = _numba()
COMPILED = numba is not None
"""Whether entries are compiled in this process."""

BUILD: Build | None = build(numba) if COMPILED else None
"""How entries are compiled, None if they are not."""

if BUILD is not None:  # pragma: no cover  (runs in the compiled tests, without coverage)
    from hachiya.engine.native import instructions
    from hachiya.engine.native.entry_cache import keep_compiled

    instructions.register(BUILD)


def entry(function: Entry) -> Entry:
    """Compile `function` on its first call, or load it from the disk cache; it releases the GIL.

    Without Numba the host of the process runs it, if it has one.
    """
    if BUILD is None:
        return cast(Entry, hosted(function))
    _register_rules(BUILD)  # pragma: no cover  (likewise)
    dispatcher: Entry = numba.njit(nogil=True, **BUILD.of_entries)(function)  # pragma: no cover
    keep_compiled(dispatcher, str(BUILD))  # pragma: no cover
    return dispatcher  # pragma: no cover


def _register_rules(build: Build) -> None:  # pragma: no cover  (likewise)
    while accel.rules:
        function, hot = accel.rules.pop()
        build.register(function, {"forceinline": hot, **build.of_rules})
