"""`hachiya db repair`: damaged tables are cut back to their last sound entry, and that is told."""

import json
from pathlib import Path

import typer

from hachiya.cli.db.check import DAMAGED
from hachiya.cli.failures import one_line
from hachiya.cli.progress import progress
from hachiya.server.upkeep.opening import alone, file_of
from hachiya.server.upkeep.repairing import Cut, damaged_tables, mend
from hachiya.server.upkeep.tables import number_of_tables
from hachiya.words.message import Message
from hachiya.words.say import db as words
from hachiya.words.voice import say


def repair(url: str, yes: bool, as_json: bool, lang: str) -> None:
    """Tell what would be cut, or cut it; exit code 1 where something stays damaged."""
    file = file_of(url)
    with alone(url) as engine:
        cuts = []
        with progress(number_of_tables(engine)) as advance:
            for one in damaged_tables(engine):
                cuts += [] if one is None else [one]
                advance(1)
        mended = [one for one in cuts if one.kept is not None]
        kept_in: dict[str, Path] = {}
        for one in mended if yes else ():
            kept_in[one.found.table] = mend(engine, one, file.parent if file else Path())
    if as_json:
        print(json.dumps([_as_json(one, kept_in.get(one.found.table), lang) for one in cuts], ensure_ascii=False))
    else:
        for one in cuts:
            print(one_line(say(_told(one, kept_in.get(one.found.table)), lang)))
        if not cuts:
            print(say(words.nothing_to_repair(), lang))
        elif mended and not yes:
            print(say(words.would_repair(number=len(mended)), lang))
    if len(kept_in) < len(cuts):
        raise typer.Exit(DAMAGED)


def _told(cut: Cut, file: Path | None) -> Message:
    table, what = cut.found.table, cut.found.why
    assert what is not None
    if cut.kept is None:
        return words.cannot_mend(table=table, what=what)
    if file is None:
        return words.would_cut(table=table, what=what, number=cut.kept, total=cut.total)
    return words.cut(table=table, what=what, number=cut.kept, total=cut.total, file=str(file))


def _as_json(cut: Cut, file: Path | None, lang: str) -> dict[str, object]:
    assert cut.found.why is not None
    return {
        "table": cut.found.table,
        "why": say(cut.found.why, lang),
        "kept": cut.kept,
        "of": cut.total,
        "file": None if file is None else str(file),
    }
