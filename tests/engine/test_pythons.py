"""The oldest and the newest installed Python play the same matches without any library."""

import subprocess
from pathlib import Path

import pytest

from tests.engine.plain_matches import matches
from tools.release.pythons import pythons

SOURCES = Path(__file__).parents[2] / "src"

UNDER = f"""
import sys
sys.path[:0] = [{str(SOURCES)!r}, {str(SOURCES.parent)!r}]
sys.modules.update(dict.fromkeys(("numpy", "numba", "pydantic", "pytest")))
from pathlib import Path
for path in Path(sys.path[0]).rglob("*.py"):
    compile(path.read_text("utf-8"), str(path), "exec")
"""


@pytest.mark.parametrize("which", [pytest.param(0, id="oldest"), pytest.param(-1, id="newest", marks=pytest.mark.slow)])
def test_the_oldest_and_newest_python_play_the_same_matches(which: int) -> None:
    """Every file can be compiled too. If only this Python is installed, it runs without any library."""
    version, path = [*pythons().items()][which]
    script = f"{UNDER}\nfrom tests.engine.plain_matches import matches\nprint(matches())"
    done = subprocess.run([path, "-I", "-c", script], capture_output=True, text=True, check=False)
    assert (done.stdout.strip(), done.stderr) == (str(matches()), ""), version
