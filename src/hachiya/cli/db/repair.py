"""`hachiya db repair`: the repair of damaged tables, and the removal of those that cannot be repaired."""

import json
from pathlib import Path

import typer

from hachiya.cli.db.check import DAMAGED
from hachiya.cli.failures import one_line
from hachiya.cli.progress import progress
from hachiya.store.upkeep.checking import row_faults
from hachiya.store.upkeep.opening import alone, file_of
from hachiya.store.upkeep.repairing import Cut, damaged_tables, mend, remove_bad_rows, renew_bot_sums, restore_tables
from hachiya.store.upkeep.tables import number_of_tables
from hachiya.words.message import Message
from hachiya.words.say import db as words
from hachiya.words.voice import say


def repair(url: str, yes: bool, as_json: bool, lang: str) -> None:
    """Print the repairs, and make them if `yes`; exit code 1 if anything is still damaged."""
    file = file_of(url)
    beside = file.parent if file else Path()
    with alone(url) as engine:
        rows, file_of_rows, unrepaired = [*row_faults(engine)], None, []
        if yes and rows:
            unrepaired = restore_tables(engine)
            file_of_rows = None if unrepaired else remove_bad_rows(engine, beside)
        cuts = []
        with progress(number_of_tables(engine)) as advance:
            for cut in damaged_tables(engine):
                cuts += [] if cut is None else [cut]
                advance(1)
        files = {cut.checked.table: mend(engine, cut, beside) for cut in cuts} if yes else {}
        if yes and not unrepaired:
            renew_bot_sums(engine)
    if as_json:
        report = {
            "rows": [{"rows": fault.rows, "why": say(fault.why, lang)} for fault in rows],
            "file": None if file_of_rows is None else str(file_of_rows),
            "tables": [_as_json(cut, files.get(cut.checked.table), lang) for cut in cuts],
        }
        print(json.dumps(report, ensure_ascii=False))
    else:
        for fault in rows:
            print(one_line(say(fault.why, lang)))
        if file_of_rows is not None:
            print(one_line(say(words.rows_taken_out(file=str(file_of_rows)), lang)))
        for cut in cuts:
            print(one_line(say(_sentence(cut, files.get(cut.checked.table), yes), lang)))
        if not cuts and not rows:
            print(say(words.nothing_to_repair(), lang))
        elif not yes:
            print(say(words.would_repair(), lang))
    if unrepaired or ((cuts or rows) and not yes):
        raise typer.Exit(DAMAGED)


def _sentence(cut: Cut, file: Path | None, yes: bool) -> Message:
    table, what = cut.checked.table, _why(cut)
    if cut.kept is None:
        if file is None:
            return words.would_take_out(table=table, what=what)
        return words.taken_out(table=table, what=what, file=str(file))
    if cut.kept == cut.total:
        return words.made_anew(table=table, what=what) if yes else words.would_make_anew(table=table, what=what)
    if file is None:
        return words.would_cut(table=table, what=what, number=cut.kept, total=cut.total)
    return words.cut(table=table, what=what, number=cut.kept, total=cut.total, file=str(file))


def _why(cut: Cut) -> Message:
    return cut.checked.why or words.rows_differ(rows=", ".join(cut.checked.derived))


def _as_json(cut: Cut, file: Path | None, lang: str) -> dict[str, object]:
    return {
        "table": cut.checked.table,
        "why": say(_why(cut), lang),
        "kept": cut.kept,
        "of": cut.total,
        "file": None if file is None else str(file),
    }
