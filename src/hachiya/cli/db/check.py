"""`hachiya db check`: the check that the database is complete and consistent."""

import json
from collections import Counter

import typer

from hachiya.cli.failures import escape_line
from hachiya.cli.progress import progress
from hachiya.store.upkeep.checking import TableState, file_faults, row_faults
from hachiya.store.upkeep.checking import check as check_tables
from hachiya.store.upkeep.opening import open_beside_server
from hachiya.store.upkeep.tables import number_of_tables
from hachiya.words.say import db as words
from hachiya.words.voice import say

DAMAGED = 1
"""The exit code if something is damaged."""


def check(url: str, as_json: bool, lang: str) -> None:
    """Print all damage and the number of tables of each kind; exit code 1 if anything is damaged."""
    with open_beside_server(url) as engine:
        faults, rows = file_faults(engine), [*row_faults(engine)]
        with progress(number_of_tables(engine)) as advance:
            bad_tables = []
            counts = Counter[TableState]()
            for table in check_tables(engine):
                counts[TableState.DAMAGED if table.derived else table.state] += 1
                bad_tables += [table] if table.state is TableState.DAMAGED or table.derived else []
                advance(1)
    damaged = [(table.table, table.why or words.rows_differ(rows=", ".join(table.derived))) for table in bad_tables]
    if as_json:
        report = {
            "tables": counts.total(),
            **{state.value: counts[state] for state in TableState if state is not TableState.DAMAGED},
            "damaged": [{"table": name, "why": say(why, lang)} for name, why in damaged],
            "rows": [{"rows": fault.rows, "why": say(fault.why, lang)} for fault in rows],
            "file": faults,
        }
        print(json.dumps(report, ensure_ascii=False))
    else:
        for fault in faults:
            print(escape_line(say(words.of_file(why=fault), lang)))
        for fault_of_rows in rows:
            print(escape_line(say(fault_of_rows.why, lang)))
        for name, why in damaged:
            print(escape_line(say(words.of_table(table=name, what=why), lang)))
        summary = words.checked(
            total=counts.total(),
            finished=counts[TableState.FINISHED],
            running=counts[TableState.RUNNING],
            outdated=counts[TableState.OUTDATED],
            damaged=len(damaged),
        )
        print(say(summary, lang))
        if damaged or rows:
            print(say(words.to_repair(), lang))
    if damaged or rows or faults:
        raise typer.Exit(DAMAGED)
