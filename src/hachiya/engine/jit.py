"""Compiles entries: the few outer loops (playouts, batches, search) that run millions of decisions.

An entry closes over `@rule` functions only; one that closed over a compiled function would miss the disk
cache. `HACHIYA_PURE=1`, or no Numba, leaves entries plain. The cache lies in the user's cache directory
and its name hashes every source of what is compiled: Numba itself looks at the entry's own file only,
and would run stale rules after an edit elsewhere.
"""

import hashlib
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from hachiya.engine import accel
from hachiya.engine.places import user_cache

Entry = TypeVar("Entry", bound=Callable[..., Any])


_COMPILED_SOURCES = ("engine/*.py", "games/**/*.py", "bots/search/*.py", "bots/greedy*.py")
"""Where rules and entries stand, in the package."""


def _source_digest(*versions: str) -> str:
    package = Path(__file__).parent.parent
    digest = hashlib.sha256(" ".join(versions).encode())
    for pattern in _COMPILED_SOURCES:
        for path in sorted(package.glob(pattern)):
            digest.update(path.relative_to(package).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:16]


def _numba() -> Any:
    """The `numba` module, set up for this program, or None where entries stay plain."""
    if accel.PLAIN:
        return None
    os.environ.setdefault("NUMBA_THREADING_LAYER", "workqueue")
    try:
        import numba  # noqa: PLC0415  (slow to import, and absent in plain installations)
    except ImportError:
        return None
    # A bounds-checked build is other machine code: Numba would hand it out for the unchecked one.
    checked = "checked" if numba.config.BOUNDSCHECK else "unchecked"
    digest = _source_digest(numba.__version__, sys.version, checked)
    numba.config.CACHE_DIR = str(user_cache() / "hachiya" / digest)
    return numba


numba = _numba()
COMPILED = numba is not None
"""Whether entries are compiled in this process."""


def _register_popcount() -> None:  # pragma: no cover  (runs in the compiled tests, without coverage)
    from numba.extending import intrinsic, overload  # noqa: PLC0415

    @intrinsic  # type: ignore[untyped-decorator]
    def count_bits(_context: Any, mask: Any) -> Any:  # noqa: ARG001  (Numba reads the name)
        def generate(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
            return builder.ctpop(arguments[0])

        return numba.types.int64(numba.types.int64), generate

    @overload(accel.popcount)  # type: ignore[untyped-decorator]
    def compiled_popcount(mask: Any) -> Any:  # noqa: ARG001  (Numba reads the name)
        def count(mask: Any) -> Any:
            return count_bits(mask)

        return count


def _register_restore() -> None:  # pragma: no cover  (likewise)
    from numba.extending import overload  # noqa: PLC0415

    @overload(accel.restore)  # type: ignore[untyped-decorator]
    def compiled_restore(states: Any, target: int, source: int) -> Any:  # noqa: ARG001  (Numba reads the names)
        def copy(states: Any, target: int, source: int) -> None:
            states[target] = states[source]

        return copy


def _register_rules() -> None:  # pragma: no cover  (likewise)
    from numba.extending import register_jitable  # noqa: PLC0415

    while accel.rules:
        function, hot = accel.rules.pop()
        register_jitable(forceinline=hot)(function)


if COMPILED:  # pragma: no cover  (likewise)
    _register_popcount()
    _register_restore()


def entry(function: Entry) -> Entry:
    """Compile `function` on its first call, from the disk cache where it can; it releases the GIL."""
    if not COMPILED:
        return function
    _register_rules()  # pragma: no cover  (likewise)
    return numba.njit(cache=True, nogil=True)(function)  # type: ignore[no-any-return]  # pragma: no cover
