"""The machine and the versions of the programs of a run."""

import platform
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from hachiya import __version__
from hachiya.engine.jit import BUILD


def machine() -> dict[str, str]:
    """The properties of the machine, by name."""
    return {
        "hachiya": __version__,
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "numba": _version("numba"),
        "entries by": str(BUILD or "Python alone"),
        "open_spiel": _version("open_spiel"),
        "system": platform.platform(),
        "processor": _processor(),
    }


def _version(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return "none"


def _processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text("utf-8").splitlines()  # Linux only
    except OSError:
        lines = []
    names = [line.split(":", 1)[1].strip() for line in lines if line.startswith("model name")]
    return f"{names[0]}, {len(names)} cores" if names else platform.processor()
