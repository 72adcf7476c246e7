"""The C compilers of this machine, and shared libraries compiled by them."""

import ctypes
import re
import shutil
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path

FLAGS = ("-O3", "-march=native", "-shared", "-fPIC")


class CompileError(Exception):
    """A compiler's refusal of a program, with its name and output."""


def compilers() -> list[str]:
    """The paths of gcc and clang if they exist, or else of cc."""
    paths = [path for name in ("gcc", "clang") if (path := shutil.which(name))]
    other = shutil.which("cc")
    return paths or ([other] if other else [])


def version_of(compiler: str) -> str:
    """The name and version of a compiler, such as gcc 12.2.0."""
    output = subprocess.run([compiler, "--version"], capture_output=True, text=True, check=True).stdout
    number = re.search(r"\d+(\.\d+)+", output)
    return f"{Path(compiler).name} {number[0] if number else '?'}"


def shared_library(compiler: str, source: Path, flags: Sequence[str] = ()) -> ctypes.CDLL:
    """The program, compiled and loaded from a temporary file; CompileError has the compiler's output."""
    with tempfile.TemporaryDirectory() as folder:
        target = Path(folder) / f"{source.stem}.so"
        command = [compiler, *FLAGS, *flags, "-o", str(target), str(source)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            raise CompileError(f"{compiler} could not compile {source.name}:\n{done.stderr.rstrip()}")
        return ctypes.CDLL(str(target))
