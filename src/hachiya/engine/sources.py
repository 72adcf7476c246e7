"""What compiled code is made of: the sources of rules and entries, and what an entry is among them."""

import hashlib
from inspect import isfunction
from pathlib import Path
from typing import Any

COMPILED_SOURCES = ("engine/**/*.py", "games/**/*.py", "bots/search/**/*.py", "bots/*/greedy*.py")
"""Where rules and entries stand, in the package."""


def digest(*parts: str) -> str:
    """16 hexadecimal digits for the parts in their order."""
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()[:16]


def source_digest(*versions: str) -> str:
    """What all rules and entries are made of, and by what: 16 hexadecimal digits."""
    package = Path(__file__).parent.parent
    found = hashlib.sha256(" ".join(versions).encode())
    for pattern in COMPILED_SOURCES:
        for path in sorted(package.glob(pattern)):
            found.update(path.relative_to(package).as_posix().encode() + b"\0" + path.read_bytes())
    return found.hexdigest()[:16]


def identity(value: Any) -> str:
    """What an entry, or something that it closes over, is: the same in every process and wherever it is installed."""
    if not isfunction(value):
        return repr(value)
    cells = [identity(cell.cell_contents) for cell in value.__closure__ or ()]
    code = value.__code__
    return f"{value.__module__}.{value.__qualname__}:{code.co_firstlineno}:{code.co_code.hex()}{cells}"
