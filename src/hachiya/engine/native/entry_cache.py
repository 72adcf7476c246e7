"""Compiled entries on disk: in the user's cache directory, or in the companion package `hachiya-compiled`.

A file holds one entry, compiled for one signature. Its folder's name says from which sources, by which Numba and for
which Python; its own name says which entry, signature and options, and for which platform and processor. So what is
found under its name fits, and what does not fit is not found: no index can be stale, and neither the place of
installation nor times of files matter. A file that is damaged is compiled anew.

Two places are searched:

1. the user's cache, for this very processor: what has been compiled on this machine;
2. the companion, for the baseline (`engine.baseline`), if this processor suffices and Numba has not been told another.

A library compiled for the baseline runs beside one that is not: entries share nothing, and the one call between them
and Python is the platform's C convention. So nothing is set for the process, and other code that uses Numba is left
alone.

Numba has no public door for this. What is relied on is looked for by `_can_keep`; where it is missing, Numba keeps the
code its own way in the same folder, and the companion is not used.
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
from hachiya.engine.places import own_cache
from hachiya.engine.sources import digest, identity, source_digest

_SETTINGS = ("BOUNDSCHECK", "OPT", "LOOP_VECTORIZE", "SLP_VECTORIZE", "DEBUGINFO_DEFAULT")
"""Numba's settings of which the machine code depends."""

_log = logging.getLogger(__name__)
_only_loading: ContextVar[bool] = ContextVar("_only_loading", default=False)


class NotCompiledYet(Exception):
    """An entry would have to be compiled, and that was not asked for."""


@contextlib.contextmanager
def only_loading() -> Iterator[None]:
    """Within, an entry that lies compiled nowhere raises NotCompiledYet when it is called for the first time.

    At once where Numba keeps code its own way, for then nobody can tell.
    """
    if not _can_keep():
        raise NotCompiledYet
    token = _only_loading.set(True)
    try:
        yield
    finally:
        _only_loading.reset(token)


def keep_compiled(dispatcher: Any, made_with: str = "") -> None:
    """Let what this dispatcher compiles be kept on disk; `made_with` names what its code depends on besides its own
    options.
    """
    if not _can_keep():
        _keep_as_numba_does(dispatcher, made_with)
        return
    try:
        kept = EntryCache(dispatcher, made_with)
    except OSError:  # what was typed in at a prompt has no file, and is compiled in each process
        return
    compile_or_load = dispatcher.compile

    def compile_and_let_others(signature: Any) -> Any:
        try:
            return compile_or_load(signature)
        finally:  # also when it cannot be compiled
            kept.let_others()

    dispatcher._cache, dispatcher.compile = kept, compile_and_let_others


@cache
def folder_name() -> str:
    """The name of the folder in which code of these sources, for this Python, by this Numba lies."""
    # Not the whole version of Python: within a minor version its ABI stays.
    python = f"{sys.implementation.cache_tag}{getattr(sys, 'abiflags', '')}"
    settings = [f"{name}={getattr(numba.config, name, None)}" for name in _SETTINGS]
    return source_digest(python, numba.__version__, llvmlite.__version__, *settings)


class EntryCache:
    """What a dispatcher of Numba asks for compiled code, and hands it to."""

    def __init__(self, dispatcher: Any, made_with: str) -> None:
        function = dispatcher.py_func
        self._title = function.__qualname__.replace(".<locals>", "")
        self._entry = digest(
            Path(getfile(function)).read_text("utf-8"), identity(function), _options(dispatcher), made_with
        )
        self._lock = OneAtATime()

    @property
    def cache_path(self) -> str:
        """Where compiled code is kept, for Numba's reports."""
        return str(_own_folder() or "")

    def load_overload(self, signature: Any, target: Any) -> Any:
        """The entry compiled for this signature, or None: then Numba compiles it, while other processes wait."""
        target.refresh()
        found = self._load(signature, target)
        if found is None and _only_loading.get():
            raise NotCompiledYet(self._title)
        if found is None:
            own = self._own_path(signature, target.codegen())
            if own:
                self._lock.wait(own.with_suffix(".lock"))
                # Another process may have compiled it since the first look, waited for or not.
                found = self._load(signature, target)
        return found

    def save_overload(self, signature: Any, compiled: Any) -> None:
        """Keep what has been compiled, if it can be."""
        from numba.core.serialize import dumps  # noqa: PLC0415

        path = self._own_path(signature, compiled.codegen)
        try:
            if path and not compiled.library.has_dynamic_globals:
                checked_file.write(path, dumps(_without_notes(compiled._reduce())))
        except OSError as error:
            _log.warning("the compiled %s could not be kept in %s: %s", self._title, path, error.strerror)

    def let_others(self) -> None:
        """Whoever waits for the entry need not wait any longer."""
        self._lock.release()

    def flush(self) -> None:
        """Numba asks for it before it compiles everything anew: files are replaced then in any case."""

    def _load(self, signature: Any, target: Any) -> Any:
        codegen = target.codegen()
        for path in (self._own_path(signature, codegen), self._companion_path(signature, codegen)):
            content = checked_file.read(path) if path else None
            if content is not None:
                try:
                    return _rebuilt(content, target)
                except Exception:  # whatever another NumPy cannot read is compiled anew
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
    place = own_cache()
    return place and place / folder_name()


def _baseline_will_do() -> bool:
    """May code for the baseline run here? Not if Numba has been told for which processor it compiles."""
    if numba.config.CPU_NAME is not None or numba.config.CPU_FEATURES is not None:
        return False
    try:
        return baseline.suffices(llvmlite.binding.get_host_cpu_features())
    except RuntimeError:  # LLVM does not know
        return False


def _options(dispatcher: Any) -> str:
    return repr(sorted(dispatcher.targetoptions.items()))


# ------------------------------------------------------------------------------------- Numba's inside


@cache
def _can_keep() -> bool:
    """Is everything in Numba that this module relies on as it is in 0.68?"""
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
    place = own_cache()
    if place is None:
        return
    before = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = str(place / f"{folder_name()}-{digest(_options(dispatcher), made_with)}")
    try:
        dispatcher.enable_caching()
    finally:
        numba.config.CACHE_DIR = before


def _without_notes(parts: tuple[Any, ...]) -> tuple[Any, ...]:
    """Without the annotated source, which names the files of the machine that compiled."""
    return tuple("" if isinstance(part, str) else part for part in parts)


def _rebuilt(content: bytes, target: Any) -> Any:
    from numba.core.compiler import CompileResult  # noqa: PLC0415

    return CompileResult._rebuild(target, *pickle.loads(content))
