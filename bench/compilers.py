"""The C compilers of this machine, and shared libraries made by them."""

import ctypes
import re
import shutil
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path

FLAGS = ("-O3", "-march=native", "-shared", "-fPIC")


class CompileError(Exception):
    """A compiler has refused a program: which one, and what it said."""


def compilers() -> list[str]:
    """gcc and clang where they are found, else what is called cc."""
    found = [path for name in ("gcc", "clang") if (path := shutil.which(name))]
    other = shutil.which("cc")
    return found or ([other] if other else [])


def version_of(compiler: str) -> str:
    """Its name and version: gcc 12.2.0."""
    said = subprocess.run([compiler, "--version"], capture_output=True, text=True, check=True).stdout
    number = re.search(r"\d+(\.\d+)+", said)
    return f"{Path(compiler).name} {number[0] if number else '?'}"


def shared_library(compiler: str, source: Path, flags: Sequence[str] = ()) -> ctypes.CDLL:
    """The program, compiled and loaded; its file is gone then. CompileError with what the compiler says."""
    with tempfile.TemporaryDirectory() as folder:
        target = Path(folder) / f"{source.stem}.so"
        command = [compiler, *FLAGS, *flags, "-o", str(target), str(source)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            raise CompileError(f"{compiler} could not compile {source.name}:\n{done.stderr.rstrip()}")
        return ctypes.CDLL(str(target))
