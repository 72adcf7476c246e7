"""The oldest and the newest installed Python play the same matches without any library."""

import os
import re
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from tests.engine.plain_matches import matches

SOURCES = Path(__file__).parents[2] / "src"
OLDEST = (3, 11)
ASK = "import sys; print(*sys.version_info[:3], sys.implementation.name)"

UNDER = f"""
import sys
sys.path[:0] = [{str(SOURCES)!r}, {str(SOURCES.parent)!r}]
sys.modules.update(dict.fromkeys(("numpy", "numba", "pydantic", "pytest")))
from pathlib import Path
for path in Path(sys.path[0]).rglob("*.py"):
    compile(path.read_text("utf-8"), str(path), "exec")
"""


@cache
def pythons() -> dict[tuple[int, ...], str]:
    """The CPythons that can run the package, by version: on the path, and where pyenv and uv keep them."""
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


@pytest.mark.parametrize("which", [0, -1], ids=["oldest", "newest"])
def test_the_oldest_and_newest_python_play_the_same_matches(which: int) -> None:
    """Every file can be compiled too. If only this Python is installed, it runs without any library."""
    version, path = [*pythons().items()][which]
    script = f"{UNDER}\nfrom tests.engine.plain_matches import matches\nprint(matches())"
    done = subprocess.run([path, "-I", "-c", script], capture_output=True, text=True, check=False)
    assert (done.stdout.strip(), done.stderr) == (str(matches()), ""), version
