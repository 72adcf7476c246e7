"""Digests of the sources of compiled code, and the identity of an entry among them."""

import hashlib
from inspect import isfunction
from pathlib import Path
from typing import Any

COMPILED_SOURCES = (
    *("engine/**/*.py", "games/**/*.py", "bots/search/**/*.py", "bots/*/greedy*.py"),
    *("envs/batch/*.py", "envs/planes/*.py", "envs/cells.py", "envs/rewards.py", "envs/bashifen_whole_v1.py"),
)
"""The files of the package with rules and entries."""


def digest(*parts: str) -> str:
    """16 hexadecimal digits that identify these texts in their order."""
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()[:16]


def source_digest(*versions: str) -> str:
    """16 hexadecimal digits that identify the sources of all rules and entries, and these versions of tools."""
    package = Path(__file__).parent.parent
    result = hashlib.sha256(" ".join(versions).encode())
    for pattern in COMPILED_SOURCES:
        for path in sorted(package.glob(pattern)):
            result.update(path.relative_to(package).as_posix().encode() + b"\0" + path.read_bytes())
    return result.hexdigest()[:16]


def identity(value: Any) -> str:
    """A text that identifies an entry, or a value that it uses, equal in every process and installation."""
    if not isfunction(value):
        return repr(value)
    cells = [identity(cell.cell_contents) for cell in value.__closure__ or ()]
    code = value.__code__
    return f"{value.__module__}.{value.__qualname__}:{code.co_firstlineno}:{code.co_code.hex()}{cells}"
