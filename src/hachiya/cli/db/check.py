"""`hachiya db check`: is everything in the database what was written there?"""

import json
from collections import Counter

import typer

from hachiya.cli.failures import one_line
from hachiya.cli.progress import progress
from hachiya.server.upkeep.checking import Stands, file_faults
from hachiya.server.upkeep.checking import check as check_tables
from hachiya.server.upkeep.opening import beside
from hachiya.server.upkeep.tables import number_of_tables
from hachiya.words.say import db as words
from hachiya.words.voice import say

DAMAGED = 1
"""The exit code where something is damaged."""


def check(url: str, as_json: bool, lang: str) -> None:
    """Print what is damaged, then how many tables there are of each kind; exit code 1 if anything is."""
    with beside(url) as engine:
        faults = file_faults(engine)
        with progress(number_of_tables(engine)) as advance:
            found = []
            counts = Counter[Stands]()
            for one in check_tables(engine):
                counts[one.stands] += 1
                found += [one] if one.stands is Stands.IS_DAMAGED else []
                advance(1)
    damaged = [(one.table, one.why) for one in found if one.why is not None]
    if as_json:
        told = {
            "tables": counts.total(),
            **{stands.value: counts[stands] for stands in Stands if stands is not Stands.IS_DAMAGED},
            "damaged": [{"table": table, "why": say(why, lang)} for table, why in damaged],
            "file": faults,
        }
        print(json.dumps(told, ensure_ascii=False))
    else:
        for fault in faults:
            print(one_line(say(words.of_file(why=fault), lang)))
        for table, why in damaged:
            print(one_line(say(words.of_table(table=table, what=why), lang)))
        summary = words.checked(
            total=counts.total(),
            finished=counts[Stands.IS_OVER],
            running=counts[Stands.GOES_ON],
            outdated=counts[Stands.IS_OF_OLD_RULES],
            damaged=len(damaged),
        )
        print(say(summary, lang))
        if damaged:
            print(say(words.to_repair(), lang))
    if damaged or faults:
        raise typer.Exit(DAMAGED)
