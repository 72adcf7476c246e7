"""The part of the standard library that the site has: the modules that the full offline run imports.

`python -m tools.site.standard_library` makes the run on the whole library, and writes their list anew.
"""

import zipfile
from pathlib import Path

from hatch_build import install, npm
from tools.site import packages, rooms
from tools.site.places import BUILD, PYODIDE, ROOT

LIST = Path(__file__).with_name("standard_library.txt")
PLAYER = (
    *("tests/__init__.py", "tests/tab/__init__.py", "tests/tables/__init__.py"),
    *("tests/tab/device.py", "tests/tables/choosing.py", "tests/tables/follower.py"),
)
"""A person who plays at the tables of a tab."""
WHOLE = PYODIDE / "python_stdlib.zip"


def files() -> dict[str, bytes]:
    """The listed files of the standard library by their paths in the archive."""
    with zipfile.ZipFile(WHOLE) as archive:
        return {name: archive.read(name) for name in LIST.read_text("utf-8").split()}


def run_offline(folder: Path, standard_library: Path) -> list[str]:
    """Make the full offline run in Node with archives in `folder`, and return the files of the library that it used."""
    used = folder / "used.txt"
    write_archive(folder / "player.zip", player_files())
    (folder / "house_modules.txt").write_text("\n".join(rooms.modules()))
    (folder / "standard_modules.txt").write_text("\n".join(rooms.standard_modules()))
    npm("run", "-s", "site-offline", "--", str(folder), str(standard_library), str(used))
    return used.read_text("utf-8").split()


def player_files() -> dict[str, bytes]:
    """The files of the tests by which the run plays, by their paths in the archive."""
    return {name: (ROOT / name).read_bytes() for name in PLAYER}


def write_archive(path: Path, files: dict[str, bytes]) -> None:
    """Write files into an archive."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with zipfile.ZipFile(path, "w") as archive:
        for name, content in sorted(files.items()):
            archive.writestr(name, content)


def main() -> None:
    """Write the list anew."""
    install(checks=True)
    sources = BUILD / "sources"
    write_archive(sources / "packages.zip", packages.files())
    for name, files in rooms.archives().items():
        write_archive(sources / f"{name}.zip", files)
    used = run_offline(sources, WHOLE)
    LIST.write_text("".join(f"{name}\n" for name in used))
    print(f"{len(used)} files of the standard library")


if __name__ == "__main__":
    main()
