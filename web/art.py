"""Writes both decks and the portraits of the bots into web/src/cards/, and their contact sheets into docs/pictures/.

`--check` changes nothing and names what is not up to date (exit code 1).
"""

import gzip
import sys
from collections.abc import Iterator
from pathlib import Path

from hachiya.art.deck import files
from hachiya.art.portrait import PORTRAITS, document, row
from hachiya.art.sheet import sheet
from hachiya.art.style import STYLES

ROOT = Path(__file__).parents[1]
CARDS = Path("web", "src", "cards")
PORTRAIT_FOLDER = CARDS / "portraits"
PICTURES = Path("docs", "pictures")


def drawings() -> dict[Path, str]:
    """The text of every file, by its path from the project's root."""
    faces = {CARDS / style.folder / name: text for style in STYLES for name, text in files(style).items()}
    portraits = {
        PORTRAIT_FOLDER / f"{bot}-{twin + 1}.svg": document(bot, twin)
        for bot, portrait in PORTRAITS.items()
        for twin in range(len(portrait.grounds))
    }
    sheets = {PICTURES / f"{style.folder}.svg": sheet(style) for style in STYLES}
    return faces | portraits | sheets | {PICTURES / "bots.svg": row()}


def stale(texts: dict[Path, str], root: Path = ROOT) -> Iterator[Path]:
    """Files that are missing, that differ, or that lie in a folder of drawings without being one."""
    for path, text in texts.items():
        if not (root / path).is_file() or (root / path).read_bytes() != text.encode():
            yield path
    for folder in (*(CARDS / style.folder for style in STYLES), PORTRAIT_FOLDER):
        there = {path.relative_to(root) for path in (root / folder).glob("*")}
        yield from sorted(there - texts.keys())


def write(texts: dict[Path, str], root: Path = ROOT) -> None:
    """Write stale files anew, and remove those that are no drawings."""
    for path in list(stale(texts, root)):
        if path in texts:
            (root / path).parent.mkdir(parents=True, exist_ok=True)
            (root / path).write_bytes(texts[path].encode())
        else:
            (root / path).unlink()


def main(arguments: list[str]) -> int:
    """Write all drawings, or with `--check` only name what is stale."""
    art = drawings()
    if arguments == ["--check"]:
        outdated = list(stale(art))
        for path in outdated:
            print(path)
        return 1 if outdated else 0
    write(art)
    for style in STYLES:
        faces = [text for path, text in art.items() if path.parent.name == style.folder]
        size = sum(len(gzip.compress(text.encode(), mtime=0)) for text in faces)
        print(f"{CARDS / style.folder}: {len(faces)} files, {size / 1000:.1f} kB gzipped")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
