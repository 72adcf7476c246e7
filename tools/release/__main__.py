"""`make release-check`: build the packages, check them, list their parts, and try the wheel in every Python at hand.

With `build` the packages are built and nothing else. The files lie in dist/. The exit code is 1 where something is
wrong, and where a Python that the classifiers state is not on this machine.
"""

import re
import subprocess
import sys
import tempfile
from pathlib import Path

from hachiya import __version__
from tools.release.building import ROOT, build
from tools.release.parts_list import write_bills
from tools.release.pythons import newest_of_each, stated
from tools.release.trying import try_wheel

DIST = ROOT / "dist"
BASE = re.compile(r"^ARG BASE=\S+@sha256:[0-9a-f]{64}$", re.MULTILINE)


def check(packages: list[Path]) -> int:
    """Check the packages, and print a line for each result."""
    subprocess.run([sys.executable, "-m", "twine", "check", "--strict", *packages], check=True)
    for path, parts in write_bills(__version__, DIST):
        print(f"{path.name}: {parts} parts")
    (wheel,) = (path for path in packages if path.suffix == ".whl")
    wrong, at_hand = 0, newest_of_each()
    for version, python in at_hand.items():
        name = f"Python {'.'.join(map(str, version))}{'' if version in stated() else ' (not stated by a classifier)'}"
        with tempfile.TemporaryDirectory() as folder:
            try:
                print(f"{name}: {try_wheel(wheel, python, Path(folder))}")
            except (AssertionError, subprocess.CalledProcessError) as error:
                wrong = 1
                print(f"{name}: WRONG: {error}\n{getattr(error, 'stdout', '') or ''}")
    for version in sorted(stated() - at_hand.keys()):
        wrong = 1
        print(f"Python {'.'.join(map(str, version))}: WRONG: a classifier states it, and this machine does not have it")
    if not BASE.search((ROOT / "deploy" / "Containerfile").read_text("utf-8")):
        print("the image: its base is not pinned by digest yet (make image-base)")
    return wrong


def main(arguments: list[str]) -> int:
    """Build the packages, and check them unless `build` is asked for alone."""
    with tempfile.TemporaryDirectory() as copy:
        packages = build(DIST, Path(copy))
    for path in packages:
        print(f"{path.relative_to(ROOT)}: {path.stat().st_size / 1_000_000:.1f} MB")
    return 0 if arguments == ["build"] else check(packages)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
