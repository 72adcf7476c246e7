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
from hachiya.engine.build import Build, build
from hachiya.engine.places import user_cache

Entry = TypeVar("Entry", bound=Callable[..., Any])


_COMPILED_SOURCES = ("engine/**/*.py", "games/**/*.py", "bots/search/*.py", "bots/greedy*.py")
"""Where rules and entries stand, in the package."""


def _source_digest(*versions: str) -> str:
    package = Path(__file__).parent.parent
    digest = hashlib.sha256(" ".join(versions).encode())
    for pattern in _COMPILED_SOURCES:
        for path in sorted(package.glob(pattern)):
            digest.update(path.relative_to(package).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:16]


def _numba() -> Any:
    """The `numba` module, or None where entries stay plain."""
    if accel.PLAIN:
        return None
    os.environ.setdefault("NUMBA_THREADING_LAYER", "workqueue")
    try:
        import numba  # noqa: PLC0415  (slow to import, and absent in plain installations)
    except ImportError:
        return None
    return numba


def _place_cache(numba: Any, how: Build) -> None:
    # A bounds-checked build is other machine code: Numba would hand it out for the unchecked one.
    checked = "checked" if numba.config.BOUNDSCHECK else "unchecked"
    digest = _source_digest(numba.__version__, sys.version, checked, str(how))
    numba.config.CACHE_DIR = str(user_cache() / "hachiya" / digest)


numba = _numba()
COMPILED = numba is not None
"""Whether entries are compiled in this process."""

BUILD: Build | None = build(numba) if COMPILED else None
"""How, if they are."""

if BUILD is not None:  # pragma: no cover  (runs in the compiled tests, without coverage)
    from hachiya.engine.native import instructions

    _place_cache(numba, BUILD)
    instructions.register(BUILD)


def entry(function: Entry) -> Entry:
    """Compile `function` on its first call, from the disk cache where it can; it releases the GIL."""
    if BUILD is None:
        return function
    _register_rules(BUILD)  # pragma: no cover  (likewise)
    return numba.njit(cache=True, nogil=True, **BUILD.of_entries)(function)  # type: ignore[no-any-return]  # pragma: no cover


def _register_rules(how: Build) -> None:  # pragma: no cover  (likewise)
    while accel.rules:
        function, hot = accel.rules.pop()
        how.register(function, {"forceinline": hot, **how.of_rules})
