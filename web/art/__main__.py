"""Writes both decks into web/src/cards/ and their contact sheets into docs/pictures/.

`--check` changes nothing and names what is not up to date (exit code 1).
"""

import gzip
import sys
from collections.abc import Iterator
from pathlib import Path

from .deck import files
from .sheet import sheet
from .style import STYLES

ROOT = Path(__file__).parents[2]
CARDS = Path("web", "src", "cards")
PICTURES = Path("docs", "pictures")


def made() -> dict[Path, str]:
    """What every file should hold, by its path from the project's root."""
    faces = {CARDS / style.folder / name: text for style in STYLES for name, text in files(style).items()}
    return faces | {PICTURES / f"{style.folder}.svg": sheet(style) for style in STYLES}


def stale(made: dict[Path, str], root: Path = ROOT) -> Iterator[Path]:
    """Files that are missing, hold something else, or lie among the faces and are none."""
    for path, text in made.items():
        if not (root / path).is_file() or (root / path).read_bytes() != text.encode():
            yield path
    for style in STYLES:
        there = {path.relative_to(root) for path in (root / CARDS / style.folder).glob("*")}
        yield from sorted(there - made.keys())


def write(made: dict[Path, str], root: Path = ROOT) -> None:
    """Mend what is stale."""
    for path in list(stale(made, root)):
        if path in made:
            (root / path).parent.mkdir(parents=True, exist_ok=True)
            (root / path).write_bytes(made[path].encode())
        else:
            (root / path).unlink()


def main(arguments: list[str]) -> int:
    """The command."""
    art = made()
    if arguments == ["--check"]:
        found = list(stale(art))
        for path in found:
            print(path)
        return 1 if found else 0
    write(art)
    for style in STYLES:
        faces = [text for path, text in art.items() if path.parent.name == style.folder]
        size = sum(len(gzip.compress(text.encode(), mtime=0)) for text in faces)
        print(f"{CARDS / style.folder}: {len(faces)} files, {size / 1000:.1f} kB gzipped")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
