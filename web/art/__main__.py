"""Writes both decks into web/src/cards/; `--check` changes nothing and names what is not up to date (exit code 1)."""

import gzip
import sys
from collections.abc import Iterator
from pathlib import Path

from .deck import files
from .style import STYLES

CARDS = Path(__file__).parents[1] / "src" / "cards"


def made() -> dict[Path, str]:
    """What every file of both decks should hold."""
    return {CARDS / style.folder / name: text for style in STYLES for name, text in files(style).items()}


def stale(made: dict[Path, str]) -> Iterator[Path]:
    """Files that are missing, hold something else, or belong to no card."""
    for path, text in made.items():
        if not path.is_file() or path.read_bytes() != text.encode():
            yield path
    for folder in sorted({path.parent for path in made}):
        yield from sorted(set(folder.glob("*")) - made.keys())


def write(made: dict[Path, str]) -> None:
    """Mend what is stale."""
    for path in list(stale(made)):
        if path in made:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(made[path].encode())
        else:
            path.unlink()


def main(arguments: list[str]) -> int:
    """The command."""
    decks = made()
    if arguments == ["--check"]:
        found = list(stale(decks))
        for path in found:
            print(path.relative_to(CARDS.parents[2]))
        return 1 if found else 0
    write(decks)
    for style in STYLES:
        folder = [text for path, text in decks.items() if path.parent.name == style.folder]
        size = sum(len(gzip.compress(text.encode(), mtime=0)) for text in folder)
        print(f"{CARDS.name}/{style.folder}: {len(folder)} files, {size / 1000:.1f} kB gzipped")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
