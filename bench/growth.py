"""How much a database grows with each match that is played: its entries as rows, and packed; and how soon it opens.

    python -m bench.growth --matches 101
    python -m bench.growth --among 100000

Whole matches of greedy at the tables that a person opens against bots (or with `--persons` against persons). Bots move
every 0.7 s, persons take a few seconds; messages are called as the page calls them.
"""

import argparse
import asyncio
import secrets
import time
from dataclasses import replace
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

from sqlalchemy import Engine, insert

from hachiya.bots.question import Question
from hachiya.bots.registry import find_bot
from hachiya.games.registry import find
from hachiya.store import schema
from hachiya.store.database import open_database
from hachiya.store.event_store import EventStore
from hachiya.store.packing import pack, unpack
from hachiya.store.rows import row_of
from hachiya.tables.match import dealing
from hachiya.tables.match.beginning import begin_match
from hachiya.tables.match.match import Match
from hachiya.tables.match.seating import setup_of_order, sitting_person
from hachiya.tables.match.standing import recorded_standing
from hachiya.tables.protocol.order import NewTable
from hachiya.tables.stored.defaults import Defaults
from hachiya.tables.stored.entries import Choice, Entry
from hachiya.tables.stored.keys import Key, digest, new_token
from hachiya.tables.stored.setup import PERSON, Setup

Rows = dict[str, list[dict[str, Any]]]
PERSON_ID = "p" * 16


def play_match(game: str, persons: bool, random: Random) -> Rows:
    """All rows of a whole match: its entries, and its rows in lists."""
    opponents = [PERSON if persons else "greedy"] * (find(game).seats[0] - 1)
    order = NewTable.model_validate({"game": game, "name": "Hana", "opponents": opponents, "options": {}})
    setup = setup_of_order(order, Defaults())
    rows: Rows = {name: [] for name in ("tables", "sitters", "keys", "entries", "standings", "own_seats")}
    rows["tables"].append(dict(row_of(setup).values))
    for seat in setup.open_seats:
        sitter = sitting_person(setup, seat, None)
        rows["sitters"].append(dict(row_of(sitter).values))
        setup = setup.with_sitter(sitter)
    for seat, player in enumerate(setup.players):
        if player == PERSON:
            rows["keys"].append(dict(row_of(Key(setup.id, seat, digest(new_token()))).values))
    at, thinks = time.time_ns() // 1_000_000, find_bot("greedy")
    entries = _entries(setup, thinks)
    for entry in entries:
        by_person = isinstance(entry, Choice) and entry.message is not None
        at += int(random.lognormvariate(8.3, 0.7)) if by_person else setup.pace + random.randrange(12)
        rows["entries"].append({**row_of(entry).values, "at": at})
    standing = recorded_standing(setup, entries)
    rows["standings"].append(dict(row_of(replace(standing, at=at)).values))
    for key in rows["keys"]:
        own = {"person": PERSON_ID, "ended": at, "table_id": setup.id, "seat": key["seat"], "game": game}
        rows["own_seats"].append({**own, "others": "\ngreedy 1\ngreedy 2\n"})
    return rows


def _entries(setup: Setup, bot: Any) -> list[Entry]:
    match, first = begin_match(setup)
    entries: list[Entry] = [*first]
    pages = [secrets.token_hex(12) for _ in setup.players]
    message_numbers = [0] * len(pages)
    while not match.table.over:
        entry: Entry
        if match.table.awaits_deal:
            match, entry = match.deal(dealing.fresh_deck(match.table))
        elif match.table.clock_due:
            match, entry = match.draw_card()
        else:
            match, entry = _choice(match, bot, pages, message_numbers)
        entries.append(entry)
    return entries


def _choice(match: Match, bot: Any, pages: list[str], message_numbers: list[int]) -> tuple[Match, Entry]:
    seat = next(seat for seat in range(match.table.seats) if match.table.awaits(seat))
    question = Question(match.table.view(seat))
    while not question.is_answered:
        question.answer([int(action) for action in bot.choose(question.view(), dealing.fresh_rng())])
    message = None
    if match.setup.players[seat] == PERSON:
        message_numbers[seat] += 1
        message = f"{pages[seat]}-{message_numbers[seat]}"
    return match.choose(seat, question.actions, message)


def keep(engine: Engine, rows: Rows) -> None:
    """Write the rows of a match."""
    with engine.begin() as connection:
        for name, values in rows.items():
            if values:
                connection.execute(insert(schema.metadata.tables[name]), values)


def size(engine: Engine, file: Path) -> int:
    """The size of the database file in bytes, after a checkpoint."""
    with engine.connect() as connection:
        connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
    return file.stat().st_size


async def growth(folder: Path, matches: list[Rows]) -> dict[str, float]:
    """Bytes per match, as rows and packed; CPU time in ms of packing and of reading a match."""
    files = {name: folder / f"{name}.sqlite" for name in ("rows", "packed")}
    engines = {name: open_database(f"sqlite:///{file}") for name, file in files.items()}
    for engine in engines.values():
        keep(engine, {"persons": [{"id": PERSON_ID, "at": 1}]})
    before: dict[str, int] = {}
    store = EventStore(engines["packed"])
    packs, reads = [], []
    for rows in matches:
        keep(engines["rows"], rows)
        keep(store.engine, rows)
        began = time.process_time()
        assert await store.pack(rows["tables"][0]["id"])
        packs.append(time.process_time() - began)
        assert await store.count(rows["tables"][0]["id"])
        # Later matches reuse the space of the first match's entries.
        before = before or {name: size(engines[name], files[name]) for name in files}
    for rows in matches:
        began = time.process_time()
        assert len(await store.entries(rows["tables"][0]["id"])) == len(rows["entries"])
        reads.append(time.process_time() - began)
    sizes = {name: (size(engines[name], files[name]) - before[name]) / (len(matches) - 1) for name in files}
    engines["rows"].dispose()
    await store.close()
    return {**sizes, "pack": 1000 * median(packs), "read": 1000 * median(reads), "slowest": 1000 * max(reads)}


async def among_many(folder: Path, rows: Rows, number: int) -> None:
    """Print the time to open one of `number` packed matches, and to look through all when a server starts."""
    file = folder / "many.sqlite"
    store = EventStore(open_database(f"sqlite:///{file}"))
    keep(store.engine, {"persons": [{"id": PERSON_ID, "at": 1}], **rows})
    await store.pack(rows["tables"][0]["id"])
    with store.engine.connect() as connection:
        table = dict(connection.execute(schema.tables.select()).mappings().one())
        original = dict(connection.execute(schema.packed.select()).mappings().one())
    entries = unpack(table["id"], original["form"], original["content"])
    ids = [secrets.token_urlsafe(12) for _ in range(number)]
    opened = {*ids[::100]}
    for start in range(0, number, 1000):
        piece = ids[start : start + 1000]
        packed = [
            {
                **original,
                "table_id": copy_id,
                "record": secrets.token_bytes(32),
                "content": pack([row._replace(table_id=copy_id) for row in entries])
                if copy_id in opened
                else copy_id.encode(),
            }
            for copy_id in piece
        ]
        with store.engine.begin() as connection:
            connection.execute(insert(schema.tables), [{**table, "id": copy_id} for copy_id in piece])
            for row in packed:  # all rows have the same size, most of them padding
                row["content"] = row["content"].ljust(len(original["content"]), b"\0")
            connection.execute(insert(schema.packed), packed)
    opens: list[float] = []
    for id_ in ids[::100]:
        began = time.process_time()
        content = await store.load(id_)
        opens.append(time.process_time() - began)
        assert content is not None
        assert len(content[1]) == len(entries)
    began = time.process_time()
    up_to: str | None = ""
    while up_to is not None:
        _, up_to = await store.waiting(up_to, 200)
    search_time = time.process_time() - began
    opens.sort()
    late = opens[99 * len(opens) // 100]
    print(
        f"{number} packed matches, {size(store.engine, file) / 1e6:.0f} MB: one opens in "
        f"{1000 * median(opens):.1f} ms of CPU (at most {1000 * opens[-1]:.1f}, of 100 {1000 * late:.1f}); "
        f"to look through all {search_time:.1f} s of CPU"
    )
    await store.close()


def main() -> None:
    """Print a row of a table for each game."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--matches", type=int, default=101)
    parser.add_argument("--games", default="sannin")
    parser.add_argument("--persons", action="store_true")
    parser.add_argument("--among", type=int, help="instead, open one of so many packed matches")
    options = parser.parse_args()
    if options.among:
        with TemporaryDirectory() as folder:
            asyncio.run(among_many(Path(folder), play_match("sannin", options.persons, Random(8)), options.among))
        return
    print("| game | entries | kB as rows | kB packed | ms to pack | ms to read | slowest |")
    for game in options.games.split(","):
        random = Random(8)
        matches = [play_match(game, options.persons, random) for _ in range(options.matches)]
        entries = median(len(rows["entries"]) for rows in matches)
        with TemporaryDirectory() as folder:
            result = asyncio.run(growth(Path(folder), matches))
        print(
            f"| {game} | {entries:.0f} | {result['rows'] / 1000:.1f} | {result['packed'] / 1000:.2f} "
            f"| {result['pack']:.1f} | {result['read']:.1f} | {result['slowest']:.1f} |",
            flush=True,
        )


if __name__ == "__main__":
    main()
