"""Builds sdist and wheel from the tracked files and the built page, whatever else lies in the working tree."""

import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
STATIC = Path("src/hachiya/static")
PARTS_OF_THE_SITE = "tab"
"""The folder beside the page that a release does not have: a checkout makes it (`make site`)."""


def build(into: Path, copy: Path) -> list[Path]:
    """Build both packages from a copy of the tracked files, and return their paths; the folder is emptied first.

    The page is built anew in the copy unless the working tree has it, made from the same sources.
    """
    command = ("git", "ls-files", "-z", "--cached", "--others", "--exclude-standard")
    listed = subprocess.run(command, cwd=ROOT, check=True, capture_output=True).stdout.decode()
    for name in filter(None, listed.split("\0")):
        if (ROOT / name).is_file():
            (copy / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, copy / name)
    if (ROOT / STATIC).is_dir():
        shutil.copytree(ROOT / STATIC, copy / STATIC, ignore=shutil.ignore_patterns(PARTS_OF_THE_SITE))
    shutil.rmtree(into, ignore_errors=True)
    hatchling = (sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-t", "wheel", "-d", str(into))
    subprocess.run(hatchling, cwd=copy, check=True, stdout=subprocess.DEVNULL)
    return sorted(into.iterdir())
