"""Writes the files that the page and its tests take from the program: `python -m web.generate`, which `make docs` runs.

`--check` changes nothing and names the files that are not up to date (exit code 1).
"""

import sys
from collections.abc import Mapping
from pathlib import Path

from web import operations, protocol, rules, suits
from web.test import fair_fixtures, hanafuda_fixtures, words_fixtures

ROOT = Path(__file__).parents[1]
GENERATORS = (protocol, operations, rules, suits, hanafuda_fixtures, words_fixtures, fair_fixtures)


def stale(texts: Mapping[Path, str]) -> list[Path]:
    """The files that do not hold their text."""
    return [path for path, text in texts.items() if not path.is_file() or path.read_text("utf-8") != text]


def main(arguments: list[str]) -> int:
    """Rewrite the files that are not up to date, or with `--check` only name them."""
    texts = {generator.TARGET: generator.text() for generator in GENERATORS}
    outdated = stale(texts)
    for path in outdated:
        print(path.relative_to(ROOT))
        if "--check" not in arguments:
            path.write_text(texts[path], "utf-8")
    return int(bool(outdated) and "--check" in arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
