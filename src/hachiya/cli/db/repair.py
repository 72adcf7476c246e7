"""`hachiya db repair`: the repair of damaged tables, and the removal of those that cannot be repaired."""

import json
from pathlib import Path

import typer

from hachiya.cli.db.check import DAMAGED
from hachiya.cli.failures import escape_line
from hachiya.cli.progress import progress
from hachiya.store.upkeep.checking import row_faults
from hachiya.store.upkeep.opening import file_of, open_exclusively
from hachiya.store.upkeep.repairing import (
    Repair,
    damaged_tables,
    remove_bad_rows,
    renew_bot_sums,
    repair_table,
    restore_tables,
)
from hachiya.store.upkeep.tables import number_of_tables
from hachiya.words.message import Message
from hachiya.words.say import db as words
from hachiya.words.voice import say


def repair(url: str, yes: bool, as_json: bool, lang: str) -> None:
    """Print the repairs, and make them if `yes`; exit code 1 if anything is still damaged."""
    file = file_of(url)
    folder = file.parent if file else Path.cwd()
    with open_exclusively(url) as engine:
        rows, file_of_rows, unrepaired = [*row_faults(engine)], None, []
        if yes and rows:
            unrepaired = restore_tables(engine)
            file_of_rows = None if unrepaired else remove_bad_rows(engine, folder)
        cuts = []
        with progress(number_of_tables(engine)) as advance:
            for planned in damaged_tables(engine):
                cuts += [] if planned is None else [planned]
                advance(1)
        files = {planned.checked.table: repair_table(engine, planned, folder) for planned in cuts} if yes else {}
        if yes and not unrepaired:
            renew_bot_sums(engine)
    if as_json:
        report = {
            "rows": [{"rows": fault.rows, "why": say(fault.why, lang)} for fault in rows],
            "file": None if file_of_rows is None else str(file_of_rows),
            "tables": [_as_json(planned, files.get(planned.checked.table), lang) for planned in cuts],
        }
        print(json.dumps(report, ensure_ascii=False))
    else:
        for fault in rows:
            print(escape_line(say(fault.why, lang)))
        if file_of_rows is not None:
            print(escape_line(say(words.rows_taken_out(file=str(file_of_rows)), lang)))
        for planned in cuts:
            print(escape_line(say(_sentence(planned, files.get(planned.checked.table), yes), lang)))
        if not cuts and not rows:
            print(say(words.nothing_to_repair(), lang))
        elif not yes:
            print(say(words.would_repair(), lang))
    if unrepaired or ((cuts or rows) and not yes):
        raise typer.Exit(DAMAGED)


def _sentence(planned: Repair, file: Path | None, yes: bool) -> Message:
    table, what = planned.checked.table, _why(planned)
    if planned.kept_entries is None:
        if file is None:
            return words.would_take_out(table=table, what=what)
        return words.taken_out(table=table, what=what, file=str(file))
    if planned.kept_entries == planned.total:
        return words.made_anew(table=table, what=what) if yes else words.would_make_anew(table=table, what=what)
    if file is None:
        return words.would_cut(table=table, what=what, number=planned.kept_entries, total=planned.total)
    return words.cut(table=table, what=what, number=planned.kept_entries, total=planned.total, file=str(file))


def _why(planned: Repair) -> Message:
    return planned.checked.why or words.rows_differ(rows=", ".join(planned.checked.derived))


def _as_json(planned: Repair, file: Path | None, lang: str) -> dict[str, object]:
    return {
        "table": planned.checked.table,
        "why": say(_why(planned), lang),
        "kept": planned.kept_entries,
        "of": planned.total,
        "file": None if file is None else str(file),
    }
