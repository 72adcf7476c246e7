"""`hachiya db prune`: matches that were over long ago go, with everything that is known of their tables."""

import json
import time
from datetime import datetime

from hachiya.cli.progress import progress
from hachiya.store.upkeep.opening import alone
from hachiya.store.upkeep.pruning import give_back_room, old_tables, remove
from hachiya.store.upkeep.tables import number_of_tables
from hachiya.words.say import db as words
from hachiya.words.voice import say

_DAY = 24 * 60 * 60 * 1000
_AT_A_TIME = 200


def prune(url: str, days: int, yes: bool, as_json: bool, lang: str) -> None:
    """Tell which would go, or remove them."""
    before = time.time_ns() // 1_000_000 - days * _DAY
    with alone(url) as engine:
        tables = []
        with progress(number_of_tables(engine)) as advance:
            for one in old_tables(engine, before):
                tables += [] if one is None else [one.table]
                advance(1)
        if yes and tables:
            with progress(len(tables)) as advance:
                for start in range(0, len(tables), _AT_A_TIME):
                    some = tables[start : start + _AT_A_TIME]
                    remove(engine, some)
                    advance(len(some))
            give_back_room(engine)
    if as_json:
        print(json.dumps({"before": before, "tables": len(tables), "removed": yes}))
        return
    day = datetime.fromtimestamp(before / 1000).astimezone().date().isoformat()
    if not tables:
        print(say(words.nothing_to_prune(day=day), lang))
    else:
        print(say((words.pruned if yes else words.would_prune)(number=len(tables), day=day), lang))
