"""`hachiya db prune`: the removal of old finished matches, with all data of their tables."""

import json
import time
from datetime import datetime

from hachiya.cli.progress import progress
from hachiya.store.upkeep.opening import open_exclusively
from hachiya.store.upkeep.pruning import old_tables, remove_tables, shrink_file
from hachiya.store.upkeep.tables import number_of_tables
from hachiya.words.say import db as words
from hachiya.words.voice import say

_DAY = 24 * 60 * 60 * 1000
_BATCH = 200


def prune(url: str, days: int, yes: bool, as_json: bool, lang: str) -> None:
    """Print the number of matches to remove, or remove them if `yes`."""
    before = time.time_ns() // 1_000_000 - days * _DAY
    with open_exclusively(url) as engine:
        tables = []
        with progress(number_of_tables(engine)) as advance:
            for table in old_tables(engine, before):
                tables += [] if table is None else [table.table]
                advance(1)
        if yes and tables:
            with progress(len(tables)) as advance:
                for start in range(0, len(tables), _BATCH):
                    batch = tables[start : start + _BATCH]
                    remove_tables(engine, batch)
                    advance(len(batch))
            shrink_file(engine)
    if as_json:
        print(json.dumps({"before": before, "tables": len(tables), "removed": yes}))
        return
    day = datetime.fromtimestamp(before / 1000).astimezone().date().isoformat()
    if not tables:
        print(say(words.nothing_to_prune(day=day), lang))
    else:
        print(say((words.pruned if yes else words.would_prune)(number=len(tables), day=day), lang))
