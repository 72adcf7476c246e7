"""`hachiya db import`: the finished matches of a history become tables of the database."""

import json
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import BinaryIO

import typer

from hachiya.cli.db.check import DAMAGED
from hachiya.cli.failures import escape_line
from hachiya.cli.progress import progress
from hachiya.store.upkeep.importing import import_history as take_matches_in
from hachiya.store.upkeep.opening import open_beside_server
from hachiya.tables.match.history import Refused, number_of_matches
from hachiya.words.say import db as words
from hachiya.words.voice import say


def take_in(url: str, path: Path | None, as_json: bool, lang: str) -> None:
    """Import the matches of a file, and print refused matches by line (exit code 1).

    The JSON output has a line for each match, written as soon as the match is on the disk.
    """
    counts, name = Counter[str](), str(path or "-")
    with open_beside_server(url) as engine, _open_history(path) as (stream, total), progress(total) as advance:
        for match in take_matches_in(engine, stream):
            if isinstance(match, Refused):
                counts["refused"] += 1
                why = escape_line(say(words.refused(file=name, what=match.error.message), lang))
                result = {"line": match.line, "refused": say(match.error.message, lang)}
                print(f"hachiya: {why}", file=sys.stderr)
            else:
                counts["new" if match.is_new else "known"] += 1
                result = {"line": match.line, "table": match.table, "new": match.is_new}
            if as_json:
                print(json.dumps(result, ensure_ascii=False), flush=True)
            advance(1)
    if not as_json:
        print(say(words.imported(number=counts["new"], known=counts["known"], refused=counts["refused"]), lang))
    if counts["refused"]:
        raise typer.Exit(DAMAGED)


@contextmanager
def _open_history(path: Path | None) -> Iterator[tuple[BinaryIO, int]]:
    """The stream of a file and its approximate number of matches (0 for a pipe)."""
    with nullcontext(sys.stdin.buffer) if path is None else path.open("rb") as stream:
        total = 0
        if stream.seekable() and sys.stderr.isatty():
            total = number_of_matches(stream)
            stream.seek(0)
        yield stream, total
