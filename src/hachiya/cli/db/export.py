"""`hachiya db export`: the records of all finished matches in one file."""

import sys
from pathlib import Path

import typer

from hachiya.cli.db.check import DAMAGED
from hachiya.cli.output import open_output
from hachiya.cli.progress import progress
from hachiya.store.upkeep.exporting import export as export_tables
from hachiya.store.upkeep.opening import check_target, open_beside_server
from hachiya.store.upkeep.tables import number_of_tables
from hachiya.words.say import db as words
from hachiya.words.voice import say


def export(url: str, out: Path | None, lang: str) -> None:
    """Write the records to `out` (standard output if None) and a summary to stderr; exit code 1 for damaged tables."""
    if out is not None:
        check_target(url, out)
    number, damaged = 0, []
    with (
        open_beside_server(url) as engine,
        open_output(out) as history,
        progress(number_of_tables(engine)) as advance,
    ):
        for table, lines in export_tables(engine):
            if lines is None:
                damaged.append(table)
            elif lines:
                history.write("".join(f"{line}\n" for line in lines).encode())
                number += 1
            advance(1)
    for table in damaged:
        print(f"hachiya: {say(words.not_exported(table=table), lang)}", file=sys.stderr)
    print(say(words.exported(number=number, file=str(out or "-")), lang), file=sys.stderr)
    if damaged:
        raise typer.Exit(DAMAGED)
