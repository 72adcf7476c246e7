"""The speed of counting records, and of answering statistics in a house with many matches.

    python -m bench.statistics [--matches 40] [--tables 100000] [--own 1000]

Times are seconds of processor time: of a record by its parts, reading it and verifying every line, playing it once more
at ×1, counting; and of the answers of the server's own functions over SQLite, of a person with so many matches of their
own and of all bots.
"""

import argparse
import time
from collections.abc import Callable, Mapping, Sequence
from io import BytesIO
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from sqlalchemy import Engine, insert

from hachiya.bots.playing import play
from hachiya.desk.statistics import bot_statistics, compare_bots, person_statistics
from hachiya.records import jsonl
from hachiya.records.common_events import AnyEvent
from hachiya.records.replay import replays
from hachiya.statistics.counting import count
from hachiya.statistics.counts import Counts
from hachiya.statistics.hanafuda.at_one import replay_without_multipliers
from hachiya.store import schema
from hachiya.store.counting import FORM, add_counts, compress_counts
from hachiya.store.database import open_database
from hachiya.store.lists import bot_sums, counted_matches
from hachiya.tables.match.counting import TableCounts

_PERSON = "p" * 16
_PIECE = 2000
_TIMES = 5


def seconds(work: Callable[[], object]) -> float:
    """Seconds of processor time."""
    began = time.process_time()
    work()
    return time.process_time() - began


def of_records(matches: int) -> list[dict[str, Counts]]:
    """Count sannin years of greedy, and print the times of the parts."""
    texts = [play("sannin", seed=1, number=number).to_jsonl().encode() for number in range(matches)]
    events: list[Sequence[AnyEvent]] = []
    verified = seconds(lambda: events.extend(next(replays(jsonl.load(BytesIO(text)))).events for text in texts))
    again = seconds(lambda: [replay_without_multipliers(match) for match in events])
    counts: list[dict[str, Counts]] = []
    counted = seconds(lambda: counts.extend(count(match, _place) for match in events))
    whole = verified + counted
    lines = sum(text.count(b"\n") for text in texts)
    print(f"{matches} years of sannin, {lines} lines: {matches / whole:.1f} years, {lines / whole:.0f} lines a second")
    for what, part in (("verified", verified), ("played again at x1", again), ("counted", counted - again)):
        print(f"  {what:20} {1000 * part / matches:6.2f} ms a year")
    print(f"  kept of a year: {len(compress_counts(counts[0]))} bytes")
    return counts


def _place(seat: int, _name: str) -> str:
    return ("0", "greedy", "adept")[seat]


def fill(engine: Engine, counted: list[dict[str, Counts]], tables: int, own: int) -> None:
    """Insert `tables` finished tables, at `own` of which a person has sat."""
    random = Random(1)
    contents = [compress_counts(counts) for counts in counted]
    setup = {"game": "sannin", "rules": 1, "options": "{}", "names": "[]", "players": "[]", "draws": "[]", "pace": 0}
    with engine.begin() as connection:
        connection.execute(insert(schema.persons), {"id": _PERSON, "at": 1})
        for first in range(0, tables, _PIECE):
            ids = [f"{number:016}" for number in range(first, min(first + _PIECE, tables))]
            connection.execute(insert(schema.tables), [{**setup, "id": table, "at": 1} for table in ids])
            rows = [{"table_id": table, "form": FORM, "content": random.choice(contents)} for table in ids]
            connection.execute(insert(schema.counted), rows)
        seat = {"person": _PERSON, "seat": 0, "game": "sannin", "others": ""}
        places = sorted(random.sample(range(tables), own))
        seats = [{**seat, "ended": number, "table_id": f"{place:016}"} for number, place in enumerate(places, 1)]
        connection.execute(insert(schema.own_seats), seats)
        table = {**setup, "id": "x" * 16, "at": 1}
        connection.execute(insert(schema.tables), table)
        add_counts(connection, TableCounts("x" * 16, "sannin", counted[0]))


def of_house(counted: list[dict[str, Counts]], tables: int, own: int) -> None:
    """Print the times of answers."""
    with TemporaryDirectory() as folder:
        engine = open_database(f"sqlite:///{Path(folder) / 'house.sqlite'}")
        fill(engine, counted, tables, own)
        with engine.connect() as connection:
            requests: Mapping[str, Callable[[], object]] = {
                f"a person with {own} matches of their own": lambda: person_statistics(
                    counted_matches(connection, _PERSON)
                ),
                "all bots, side by side": lambda: compare_bots(bot_sums(connection, None)),
                "one bot": lambda: bot_statistics("greedy", bot_sums(connection, "greedy")),
            }
            print(f"a house of {tables} tables")
            for title, request in requests.items():
                request()
                print(f"  {title:40} {1000 * min(seconds(request) for _ in range(_TIMES)):7.1f} ms")
        engine.dispose()


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--matches", type=int, default=40)
    parser.add_argument("--tables", type=int, default=100_000)
    parser.add_argument("--own", type=int, default=1000)
    options = parser.parse_args()
    of_house(of_records(options.matches), options.tables, options.own)


if __name__ == "__main__":
    main()
