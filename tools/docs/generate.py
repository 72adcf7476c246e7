"""Rewrites what the pages take from the program: tables of the rule sets, and what commands and programs print.

A page marks such a place with `<!-- table: NAME -->`, `<!-- example: COMMANDS -->` or, before a program in Python,
`<!-- program -->`, and its end with `<!-- end -->`; all else is written by hand. A picture that a
program writes and the page shows goes into docs/pictures. `make docs` runs this; `--check` changes nothing and names
the pages that are not up to date (exit code 1).
"""

import contextlib
import io
import os
import re
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from hachiya.cli import main as hachiya
from hachiya.games.registry import GAMES
from tools.docs import (
    bashifen_tables,
    fair_tables,
    hanafuda_tables,
    metric_tables,
    notices,
    odds_tables,
    operation_tables,
    plane_tables,
    record_tables,
    strength_tables,
    vector_tables,
)
from tools.docs.programs import run_programs

ROOT = Path(__file__).parents[2]
PICTURES = ROOT / "docs" / "pictures"

PLACE = re.compile(r"(<!-- (table|example): ([^>]*?) -->\n).*?(<!-- end -->)", re.DOTALL)
TABLES = {"hanafuda": hanafuda_tables.TABLES, "bashifen": bashifen_tables.TABLES}
"""By the family of the game that a page is about."""
ODDS = "odds"
"""The page whose tables are odds: their names are `TOPIC GAME` and what else is asked."""

MADE = {
    "events": record_tables.events,
    "words": record_tables.words,
    "vectors": vector_tables.tables,
    "notices": notices.tables,
    "fair": fair_tables.tables,
    "operations": operation_tables.operations,
    "metrics": metric_tables.metrics,
    "log": metric_tables.fields,
    "planes": plane_tables.planes,
    "baselines": strength_tables.baselines,
}
"""Tables that belong to no game, by the first word of their name; the second is handed on."""


def examples(commands: str, folder: Path) -> str:
    """The commands (separated by `;`) as a page shows them, and what the last one prints, cut at `| head -N`."""
    lines = [command.strip() for command in commands.split(";")]
    printed = ""
    for line in lines:
        call, _, head = line.partition(" | head -")
        program, *arguments = call.split()
        assert program == "hachiya", call
        out = io.TextIOWrapper(io.BytesIO(), encoding="utf-8")
        with contextlib.chdir(folder), contextlib.redirect_stdout(out):
            assert hachiya(arguments) == 0, call
        out.seek(0)
        kept = out.read().splitlines()[: int(head) if head else None]
        printed = "".join(f"{row.rstrip()}\n" for row in kept)
    shown = "".join(f"{line}\n" for line in lines)
    return f"```sh\n{shown}```\n\n```text\n{printed}```\n"


def renewed(path: Path) -> dict[Path, str]:
    """A page with everything in it that comes from the program made anew, and the pictures that its programs write."""
    game = GAMES.get(path.name.split(".")[0])
    lang = path.name.split(".")[-2] if path.name.count(".") > 1 else "en"
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)

        def fill(place: re.Match[str]) -> str:
            begin, what, name, end = place.groups()
            if what == "example":
                return f"{begin}{examples(name, folder)}{end}"
            if path.name.split(".")[0] == ODDS:
                return f"{begin}{odds_tables.tables(name, lang)}{end}"
            kind, _, of = name.partition(" ")
            if kind in MADE:
                return f"{begin}{MADE[kind](of)}{end}"
            assert game is not None, f"{path}: a table, and no game of that name"
            return f"{begin}{TABLES[game.family][name](game, lang)}{end}"

        text = run_programs(PLACE.sub(fill, path.read_text("utf-8")), folder)
        shown = [picture for picture in sorted(folder.glob("*.svg")) if f"/{picture.name})" in text]
        return {path: text, **{PICTURES / picture.name: picture.read_text("utf-8") for picture in shown}}


def pages(root: Path) -> Iterator[Path]:
    """Every page of the project."""
    yield from sorted((*root.glob("*.md"), *root.glob("docs/**/*.md")))


def main(arguments: list[str]) -> int:
    """Rewrite the pages of the project, or with `--check` name those that are not up to date."""
    stale = 0
    for path in pages(ROOT):
        for file, text in renewed(path).items():
            if not file.is_file() or text != file.read_text("utf-8"):
                stale = 1
                print(file.relative_to(ROOT))
                if "--check" not in arguments:
                    file.write_text(text, "utf-8")
    return stale if "--check" in arguments else 0


if __name__ == "__main__":
    os.environ["LC_ALL"] = "C.UTF-8"  # the language of the commands, whoever runs this
    sys.exit(main(sys.argv[1:]))
