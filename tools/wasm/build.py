"""Builds `rules.wasm` with the Numba and the linker that are installed, and keeps it in the user's cache directory."""

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path
from tempfile import TemporaryDirectory

from hachiya.engine.one_at_a_time import OneAtATime
from hachiya.engine.places import user_cache_folder
from hachiya.engine.sources import digest, source_digest
from hachiya.games.registry import ROOMS
from tools.wasm.entries import all_entries

ENVIRONMENT = {"NUMBA_OPT": "0", "NUMBA_CPU_NAME": "generic", "NUMBA_CPU_FEATURES": "", "HACHIYA_PURE": ""}
"""Settings of the processes that compile: code that is not optimised, without PDEP."""

STACK_BYTES = 1 << 18
LINKER = (sys.executable, "-m", "ziglang", "wasm-ld")
LINKED = (
    *("--no-entry", "--strip-all", "--gc-sections", "-O2"),
    *("--stack-first", "-z", f"stack-size={STACK_BYTES}", "--export=__heap_base"),
)
"""The options of the linker; a stack that lies first cannot grow into other memory, a call that needs more fails."""


def built() -> Path:
    """The path of `rules.wasm` for these sources, built if it is not there yet.

    Raises SystemExit if it cannot be built.
    """
    folder = user_cache_folder()
    if folder is None:
        raise SystemExit("rules.wasm needs a cache directory that can be written")
    module = folder / f"rules-{_made_from()}.wasm"
    lock = OneAtATime()
    if not module.is_file():
        lock.wait(module.with_suffix(".lock"))
        try:
            if not module.is_file():
                build(module)
        finally:
            lock.release()
    return module


def build(module: Path) -> None:
    """Compile the rooms, as many at once as there are processors, and link their entries into a module."""
    with TemporaryDirectory(dir=module.parent) as folder:
        with ThreadPoolExecutor(os.cpu_count()) as processes:
            list(processes.map(lambda room: _run(sys.executable, "-m", "tools.wasm.compile", room, folder), ROOMS))
        names = all_entries()
        linked = Path(folder) / module.name
        objects = [str(Path(folder) / f"{name}.o") for name in names]
        _run(*LINKER, *LINKED, *(f"--export={name}" for name in names), "-o", str(linked), *objects)
        linked.chmod(0o644)
        linked.replace(module)


def _made_from() -> str:
    """A digest of all on which the module depends."""
    tools = [path.read_text("utf-8") for path in sorted(Path(__file__).parent.glob("*.py"))]
    return digest(source_digest(*map(version, ("numba", "llvmlite", "ziglang"))), *tools)


def _run(*command: str) -> None:
    done = subprocess.run(command, env=os.environ | ENVIRONMENT, capture_output=True, encoding="utf-8", check=False)
    if done.returncode:
        raise SystemExit(f"rules.wasm could not be built:\n{done.stderr}")
