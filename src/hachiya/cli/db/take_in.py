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
from hachiya.cli.failures import one_line
from hachiya.cli.progress import progress
from hachiya.store.upkeep.importing import take_in as take_matches_in
from hachiya.store.upkeep.opening import beside
from hachiya.tables.match.history import Refused, number_of_matches
from hachiya.words.say import db as words
from hachiya.words.voice import say


def take_in(url: str, path: Path | None, as_json: bool, lang: str) -> None:
    """Take them in; what is refused is told by line, and the others are taken (exit code 1).

    As JSON a line for each match, as soon as it is on the disk.
    """
    counts, name = Counter[str](), str(path or "-")
    with beside(url) as engine, _opened(path) as (stream, total), progress(total) as advance:
        for one in take_matches_in(engine, stream):
            if isinstance(one, Refused):
                counts["refused"] += 1
                why = one_line(say(words.refused(file=name, what=one.error.message), lang))
                told = {"line": one.line, "refused": say(one.error.message, lang)}
                print(f"hachiya: {why}", file=sys.stderr)
            else:
                counts["new" if one.is_new else "known"] += 1
                told = {"line": one.line, "table": one.table, "new": one.is_new}
            if as_json:
                print(json.dumps(told, ensure_ascii=False), flush=True)
            advance(1)
    if not as_json:
        print(say(words.imported(number=counts["new"], known=counts["known"], refused=counts["refused"]), lang))
    if counts["refused"]:
        raise typer.Exit(DAMAGED)


@contextmanager
def _opened(path: Path | None) -> Iterator[tuple[BinaryIO, int]]:
    """The file, and about how many matches are in it (of a pipe that is not known)."""
    with nullcontext(sys.stdin.buffer) if path is None else path.open("rb") as stream:
        total = 0
        if stream.seekable() and sys.stderr.isatty():
            total = number_of_matches(stream)
            stream.seek(0)
        yield stream, total
