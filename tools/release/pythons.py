"""The CPythons of this machine that can run the package."""

import os
import re
import subprocess
import sys
import tomllib
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
OLDEST = (3, 11)
ASK = "import sys; print(*sys.version_info[:3], sys.implementation.name)"
STATED = re.compile(r"Programming Language :: Python :: (\d+)\.(\d+)")


@cache
def pythons() -> dict[tuple[int, ...], str]:
    """The CPythons from 3.11 on by version: on the path, and where pyenv and uv keep them."""
    home = Path.home()
    folders = [Path(folder) for folder in os.environ.get("PATH", "").split(os.pathsep) if folder]
    kept = (home / ".pyenv/versions", home / ".local/share/uv/python")
    folders += [path for folder in kept if folder.is_dir() for path in folder.glob("*/bin")]
    pythons: dict[tuple[int, ...], str] = {sys.version_info[:3]: sys.executable}
    for path in (path for folder in folders if folder.is_dir() for path in folder.iterdir()):
        if re.fullmatch(r"python3(\.\d+)?", path.name) and os.access(path, os.X_OK):
            answer = subprocess.run([path, "-c", ASK], capture_output=True, text=True, check=False).stdout.split()
            if answer[-1:] == ["cpython"]:
                pythons.setdefault(tuple(map(int, answer[:3])), str(path))
    return {version: path for version, path in sorted(pythons.items()) if version >= OLDEST}


def newest_of_each() -> dict[tuple[int, ...], str]:
    """The newest CPython of each minor version, such as `(3, 12)`."""
    return {version[:2]: path for version, path in pythons().items()}


def stated() -> set[tuple[int, ...]]:
    """The minor versions that the classifiers of the package state."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    matches = (STATED.fullmatch(line) for line in project["classifiers"])
    return {(int(match[1]), int(match[2])) for match in matches if match}
