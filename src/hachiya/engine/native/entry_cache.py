"""Compiled entries on disk: in the user's cache directory, or in the companion package `hachiya-compiled`.

A file holds one entry, compiled for one signature. The name of its folder identifies the sources and the versions of
Numba and Python; the name of the file identifies the entry, signature and options, and the platform and processor. A
file with the right name therefore always fits: there is no index that could be stale, and neither the place of
installation nor the times of files matter. A damaged file is compiled anew.

Two places are searched:

1. the user's cache, for this very processor, with entries compiled on this machine;
2. the companion, for the baseline (`engine.baseline`), if this processor suffices and Numba is not set to another one.

A library compiled for the baseline runs beside others: entries share nothing, and calls between them and Python follow
the platform's C convention. Nothing is set for the whole process, so other code that uses Numba is not affected.

Numba has no public interface for this. `_can_keep` checks the internal parts that are used; if one is missing, Numba
caches the code its own way in the same folder, and the companion is not used.
"""

import contextlib
import logging
import pickle
import sys
from collections.abc import Iterator
from contextvars import ContextVar
from functools import cache
from inspect import getfile
from inspect import signature as parameters_of
from pathlib import Path
from typing import Any

import llvmlite.binding
import numba

from hachiya.engine import baseline, checked_file
from hachiya.engine.companion import companion
from hachiya.engine.one_at_a_time import OneAtATime
from hachiya.engine.places import user_cache_folder
from hachiya.engine.sources import digest, identity, source_digest

_SETTINGS = ("BOUNDSCHECK", "OPT", "LOOP_VECTORIZE", "SLP_VECTORIZE", "DEBUGINFO_DEFAULT")
"""Numba's settings on which the machine code depends."""

_log = logging.getLogger(__name__)
_only_loading: ContextVar[bool] = ContextVar("_only_loading", default=False)


class NotCompiledYet(Exception):
    """The error that an entry has no compiled code, raised inside `only_loading`."""


@contextlib.contextmanager
def only_loading() -> Iterator[None]:
    """A context in which entries are loaded and never compiled: a first call without compiled code raises.

    If Numba caches code its own way, which cannot be checked, entering the context raises it.
    """
    if not _can_keep():
        raise NotCompiledYet
    token = _only_loading.set(True)
    try:
        yield
    finally:
        _only_loading.reset(token)


def keep_compiled(dispatcher: Any, made_with: str = "") -> None:
    """Cache the compiled code of an entry on disk; `made_with` names all else on which its code depends."""
    if not _can_keep():
        _keep_as_numba_does(dispatcher, made_with)
        return
    try:
        entry_cache = EntryCache(dispatcher, made_with)
    except OSError:  # code typed at a prompt has no file, and is compiled in each process
        return
    compile_or_load = dispatcher.compile

    def compile_and_release(signature: Any) -> Any:
        try:
            return compile_or_load(signature)
        finally:  # also when it cannot be compiled
            entry_cache.release_lock()

    dispatcher._cache, dispatcher.compile = entry_cache, compile_and_release


@cache
def folder_name() -> str:
    """The name of the cache folder for code of these sources, by this Python and Numba."""
    # The full version of Python is not needed: its ABI is stable within a minor version.
    python = f"{sys.implementation.cache_tag}{getattr(sys, 'abiflags', '')}"
    settings = [f"{name}={getattr(numba.config, name, None)}" for name in _SETTINGS]
    return source_digest(python, numba.__version__, llvmlite.__version__, *settings)


class EntryCache:
    """The disk cache from which Numba's dispatcher of an entry loads compiled code, and to which it saves it."""

    def __init__(self, dispatcher: Any, made_with: str) -> None:
        function = dispatcher.py_func
        self._title = function.__qualname__.replace(".<locals>", "")
        self._entry = digest(
            Path(getfile(function)).read_text("utf-8"), identity(function), _options(dispatcher), made_with
        )
        self._lock = OneAtATime()

    @property
    def cache_path(self) -> str:
        """The folder of compiled code, for Numba's reports."""
        return str(_own_folder() or "")

    def load_overload(self, signature: Any, target: Any) -> Any:
        """The compiled entry for this signature; None if Numba must compile it, while other processes wait."""
        target.refresh()
        entry = self._load(signature, target)
        if entry is None and _only_loading.get():
            raise NotCompiledYet(self._title)
        if entry is None:
            own = self._own_path(signature, target.codegen())
            if own:
                self._lock.wait(own.with_suffix(".lock"))
                # Another process may have compiled it since the first look, waited for or not.
                entry = self._load(signature, target)
        return entry

    def save_overload(self, signature: Any, compiled: Any) -> None:
        """Save compiled code, if possible."""
        from numba.core.serialize import dumps  # noqa: PLC0415

        path = self._own_path(signature, compiled.codegen)
        try:
            if path and not compiled.library.has_dynamic_globals:
                checked_file.write(path, dumps(_without_notes(compiled._reduce())))
        except OSError as error:
            _log.warning("the compiled %s could not be kept in %s: %s", self._title, path, error.strerror)

    def release_lock(self) -> None:
        """Let processes that wait for the entry go on."""
        self._lock.release()

    def flush(self) -> None:
        """Do nothing: Numba calls this before it compiles everything anew, and files are replaced then anyway."""

    def _load(self, signature: Any, target: Any) -> Any:
        codegen = target.codegen()
        for path in (self._own_path(signature, codegen), self._companion_path(signature, codegen)):
            content = checked_file.read(path) if path else None
            if content is not None:
                try:
                    return _rebuilt(content, target)
                except Exception:  # code that another NumPy cannot read is compiled anew
                    _log.warning("%s could not be loaded and is compiled anew", path, exc_info=True)
        return None

    def _own_path(self, signature: Any, codegen: Any) -> Path | None:
        folder = _own_folder()
        return folder and folder / self._name(signature, *codegen.magic_tuple())

    def _companion_path(self, signature: Any, codegen: Any) -> Path | None:
        place = companion()
        if place is None or not _baseline_will_do():
            return None
        platform, *_ = codegen.magic_tuple()
        return place / folder_name() / self._name(signature, platform, baseline.NAME, baseline.FEATURES)

    def _name(self, signature: Any, platform: str, processor: str, features: str) -> str:
        return f"{self._title}-{digest(self._entry, str(signature), platform, processor, features)}.compiled"


def _own_folder() -> Path | None:
    place = user_cache_folder()
    return place and place / folder_name()


def _baseline_will_do() -> bool:
    """Whether baseline code may run here; not if Numba is set to a certain processor."""
    if numba.config.CPU_NAME is not None or numba.config.CPU_FEATURES is not None:
        return False
    try:
        return baseline.runs_baseline_code(llvmlite.binding.get_host_cpu_features())
    except RuntimeError:  # LLVM does not know
        return False


def _options(dispatcher: Any) -> str:
    return repr(sorted(dispatcher.targetoptions.items()))


# ------------------------------------------------------------------------------------- Numba's inside


@cache
def _can_keep() -> bool:
    """Whether the internal parts of Numba that this module uses are as in version 0.68."""
    try:
        from numba.core.caching import Cache, NullCache  # noqa: PLC0415
        from numba.core.codegen import CodeLibrary, JITCPUCodegen  # noqa: PLC0415
        from numba.core.compiler import CompileResult  # noqa: PLC0415
        from numba.core.serialize import dumps  # noqa: PLC0415

        dispatcher = numba.njit(identity)  # any function will do; it is not compiled
        return (
            isinstance(dispatcher._cache, NullCache)
            and [*parameters_of(dispatcher.compile).parameters] == ["sig"]
            and isinstance(dispatcher.targetoptions, dict)
            and [*parameters_of(Cache.load_overload).parameters] == ["self", "sig", "target_context"]
            and [*parameters_of(Cache.save_overload).parameters] == ["self", "sig", "data"]
            and [*parameters_of(CompileResult._reduce).parameters] == ["self"]
            and next(iter(parameters_of(CompileResult._rebuild).parameters)) == "target_context"
            and all(map(callable, (dumps, JITCPUCodegen.magic_tuple)))
            and hasattr(CodeLibrary, "has_dynamic_globals")
        )
    except (ImportError, AttributeError):
        return False


def _keep_as_numba_does(dispatcher: Any, made_with: str) -> None:
    place = user_cache_folder()
    if place is None:
        return
    before = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = str(place / f"{folder_name()}-{digest(_options(dispatcher), made_with)}")
    try:
        dispatcher.enable_caching()
    finally:
        numba.config.CACHE_DIR = before


def _without_notes(parts: tuple[Any, ...]) -> tuple[Any, ...]:
    """Compiled code without the annotated source, which names files of the machine that compiled it."""
    return tuple("" if isinstance(part, str) else part for part in parts)


def _rebuilt(content: bytes, target: Any) -> Any:
    from numba.core.compiler import CompileResult  # noqa: PLC0415

    return CompileResult._rebuild(target, *pickle.loads(content))
