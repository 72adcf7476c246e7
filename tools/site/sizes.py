"""What a visitor fetches before the first deal, compressed by brotli and by gzip."""

from pathlib import Path

from tools.site.places import STATIC, TAB, WEB

LIMIT = 6_000_000
"""Bytes by brotli, for everything before the first deal: Python, the house, and page with deck."""
ENDINGS = {"raw": "", "gzip": ".gz", "brotli": ".br"}
DECK = WEB / "src" / "cards" / "faces"
FIRST_SHELVES = ("house", "site", "table", "flowers", "hanafuda", "company", "fair")
"""The messages that the page of a first table needs, with those of what may lie over it."""


def parts() -> dict[str, list[Path]]:
    """The files of each part that a visitor fetches before the first deal."""
    python = [path for path in TAB.glob("house/python-*/*") if path.suffix in (".mjs", ".wasm")]
    scripts = [path for path in (STATIC / "assets").iterdir() if path.suffix in (".js", ".css")]
    faces = {path.read_bytes() for path in DECK.glob("*.svg")}
    deck = [path for path in (STATIC / "assets").glob("*.svg") if path.read_bytes() in faces]
    words = [path for name in FIRST_SHELVES for path in TAB.glob(f"api/words/en/{name}-*.json")]
    archives = {name: list(TAB.glob(f"house/{name}-*.zip")) for name in ("standard", "packages", "rooms")}
    return {
        "Python": python,
        "standard library": archives["standard"],
        "packages": archives["packages"],
        "rooms": archives["rooms"],
        "rules.wasm": list(TAB.glob("house/rules-*.wasm")),
        "worker": list(TAB.glob("house/worker-*.js")),
        "page, all its scripts and styles": scripts,
        "usual deck": deck,
        "words": words,
    }


def report() -> int:
    """Print the sizes; 1 if they are over the limit."""
    print(f"{'fetched before the first deal':40}" + "".join(f"{name:>12}" for name in ENDINGS))
    total = dict.fromkeys(ENDINGS, 0)
    for part, files in parts().items():
        sizes = {name: _sum(files, ending) for name, ending in ENDINGS.items()}
        total = {name: total[name] + size for name, size in sizes.items()}
        _print(part, sizes)
    _print("together", total)
    if total["brotli"] > LIMIT:
        print(f"too much: at most {LIMIT:,}")
        return 1
    return 0


def _print(part: str, sizes: dict[str, int]) -> None:
    print(f"{part:40}" + "".join(f"{size:12,}" for size in sizes.values()))


def _sum(files: list[Path], ending: str) -> int:
    return sum(path.with_name(path.name + ending).stat().st_size for path in files)
