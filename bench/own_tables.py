"""How fast a person's list is when 100,000 tables that are over stand on it, over HTTP; and to open one of them.

    HACHIYA_PURE=1 python -m bench.own_tables [--tables 100000] [--times 40]

Makes a database of one person's tables against a bot and one of 5,000 friends, each of which is packed as a sannin
year is (only those that are opened have a content of their own, the others share one), and asks a server in a process
of its own. Prints in Markdown the median and the worst time in ms, as who asks sees them, and the processor's time that
the server has taken for each. At last the person joins another, and is forgotten, in parts of 500 tables: meanwhile
somebody opens tables, and how long that takes is printed too.
"""

import argparse
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

import httpx
from sqlalchemy import Connection, insert

from bench.growth import played
from hachiya.store import counting, persons, schema
from hachiya.store.database import open_database
from hachiya.store.packing import FORM, EntryRow, pack
from hachiya.tables.match.seating import new_id
from hachiya.tables.stored.keys import digest, new_token

OPENED, RUNNING, FRIENDS = 20, 20, 5000
PART = 5000
"""Rows that are written at a time."""
HOUR = 3_600_000
FIRST = 1_500_000_000_000
SERVER = """
import sys
from hachiya.server.serve import serve
from hachiya.server.settings import Limits, Settings
limits = Limits(tables_rate=1e6, tables_burst=10**6, requests_rate=1e6, requests_burst=10**6)
serve(Settings(database=sys.argv[1], port=0, limits=limits), lambda found: print(found.here, flush=True))
"""


def main() -> None:
    """Fill, ask, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=100_000)
    parser.add_argument("--times", type=int, default=40)
    asked = parser.parse_args()
    with TemporaryDirectory() as folder:
        where = f"sqlite:///{Path(folder) / 'tables.sqlite'}"
        token = new_token()
        opened = fill(where, token, asked.tables)
        size = sum(file.stat().st_size for file in Path(folder).iterdir()) / 1e6
        print(f"{asked.tables:,} tables that are over, {size:,.0f} MB\n")
        with subprocess.Popen([sys.executable, "-c", SERVER, where], stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            address = server.stdout.readline().strip()
            try:
                measure(address, server.pid, token, opened, asked.tables, asked.times)
            finally:
                server.terminate()


# ------------------------------------------------------------------------------------- the database


def fill(where: str, token: str, tables: int) -> list[str]:
    """The person with their tables; the ids of those that can be opened."""
    chance = random.Random(1)
    matches = [played("sannin", False, chance) for _ in range(OPENED)]
    contents = [pack([EntryRow(**row) for row in match["entries"]]) for match in matches]
    every = max(1, tables // OPENED)
    opened = []
    engine = open_database(where)
    with engine.begin() as connection:
        me = new_id()
        persons.make(connection, me, digest(token))
        for start in range(0, tables + RUNNING, PART):
            rows: dict[str, list[dict[str, Any]]] = {}
            for number in range(start, min(start + PART, tables + RUNNING)):
                own = number // every if number % every == 0 and number // every < OPENED else None
                match = matches[own or 0]
                made = dict(_rows(number, me, match, contents[own or 0], own is not None, number >= tables, chance))
                if own is not None:
                    opened.append(made["tables"]["id"])
                for name, row in made.items():
                    rows.setdefault(name, []).append(row)
            _insert(connection, rows)
    engine.dispose()
    return opened


def _rows(
    number: int, me: str, match: Any, content: bytes, own: bool, running: bool, chance: random.Random
) -> Iterator[tuple[str, dict[str, Any]]]:
    table, at = match["tables"][0], FIRST + number * HOUR
    id_ = table["id"] if own else new_id()
    friend = f"friend {chance.randrange(FRIENDS)}" if number else "the rarest of all"
    named = {"names": f'["Hana","{friend}","Greedy"]', "players": '["person","person","greedy"]'}
    yield "tables", table if own else {**table, "id": id_, **named, "at": at}
    yield "keys", {"digest": digest(id_), "table_id": id_, "seat": 0}
    over = {"scores": "[42,-20,-22]", "winners": None if running else "[0]", "turn": 0 if running else None}
    yield "standings", {"table_id": id_, "version": 400, "n": 12, "at": at, **over}
    others = f"\n{friend}\ngreedy\n\N{CJK UNIFIED IDEOGRAPH-6B32}\N{CJK UNIFIED IDEOGRAPH-5F20}\n"
    game = ["sannin", "nakayoshi", "hachiju"][number % 3]
    ended = 0 if running else at
    yield (
        "own_seats",
        {
            "person": me,
            "ended": ended,
            "table_id": id_,
            "seat": 0,
            "game": game,
            "others": others,
        },
    )
    if not running:
        packed = {"version": len(match["entries"]), "at": at, "record": b"", "form": FORM, "content": content}
        yield "packed", {"table_id": id_, **packed}
        # Counted already: of a content that is another's the server would say that it is damaged.
        yield "counted", {"table_id": id_, "form": counting.FORM, "content": counting.pressed({})}


def _insert(connection: Connection, rows: dict[str, list[dict[str, Any]]]) -> None:
    for name, values in rows.items():
        connection.execute(insert(schema.metadata.tables[name]), values)


# ------------------------------------------------------------------------------------- asking


def measure(address: str, server: int, token: str, opened: list[str], tables: int, times: int) -> None:
    """Ask everything, and print how long it took."""
    middle = f"{FIRST + tables // 2 * HOUR}.{'-' * 16}.0"
    since, until = FIRST + tables // 4 * HOUR, FIRST + tables // 2 * HOUR
    asks = {
        "running": "state=running",
        "the newest that are over": "state=over",
        "the next twenty, from the middle on": f"state=over&before={middle}",
        "of a game": "state=over&game=hachiju",
        "of a game that was never played": "state=over&game=bashifen",
        "with one of 5,000 friends": "state=over&opponent=friend 77",
        "with a bot": "state=over&opponent=greedy",
        "with whom one has met once, first of all": "state=over&opponent=rarest",
        "with nobody of that name": "state=over&opponent=nobody",
        "of a time": f"state=over&since={since}&until={until}",
        "of a game, a time, with nobody": f"state=over&game=sannin&since={since}&until={until}&opponent=nobody",
    }
    with httpx.Client(base_url=address, cookies={"person": token}, timeout=60) as http:
        _head("the list")
        for name, query in asks.items():
            _line(name, server, [partial(http.get, f"/api/me/tables?{query}") for _ in range(times)])
        _head("one of them")
        _line("what it holds", server, [partial(http.get, f"/api/replays/{table}") for table in opened])
        _line("its first deal", server, [partial(http.get, f"/api/replays/{table}/0/0/0") for table in opened])
        _line("its seat's key", server, [partial(http.post, f"/t/{table}/0/mine", json={}) for table in opened])
        _all_at_once(address, http)


def _head(name: str) -> None:
    print(f"\n| {name} | median ms | worst ms | server's CPU, ms |\n| --- | ---: | ---: | ---: |")


def _line(name: str, server: int, asks: Sequence[Callable[[], httpx.Response]]) -> None:
    before = _cpu(server)
    found = [_time(ask) for ask in asks]
    cpu = (_cpu(server) - before) / len(found)
    print(f"| {name} | {median(found):.1f} | {max(found):.1f} | {cpu:.1f} |", flush=True)


def _all_at_once(address: str, http: httpx.Client) -> None:
    """The person with the many tables becomes another, who is then forgotten; meanwhile others play."""
    order = {"game": "sannin", "opponents": ["greedy", "greedy"]}
    with httpx.Client(base_url=address, timeout=60) as other:
        other.post("/api/tables", json=order).raise_for_status()
        words = other.post("/api/me/phrase", json={}).json()["words"]
    print("\n| all of them at once | s | a table opened meanwhile, worst ms |\n| --- | ---: | ---: |")
    deeds = {
        "joined to another person": partial(http.post, "/api/me/recall", json={"phrase": " ".join(words)}),
        "forgotten": partial(http.post, "/api/me/forget", json={}),
    }
    for name, deed in deeds.items():
        with ThreadPoolExecutor(1) as thread, httpx.Client(base_url=address, timeout=60) as player:
            doing = thread.submit(_time, deed)
            opened = [_time(partial(player.post, "/api/tables", json=order))]
            while not doing.done():
                opened.append(_time(partial(player.post, "/api/tables", json=order)))
            print(f"| {name} | {doing.result() / 1000:.2f} | {max(opened):.0f} |", flush=True)


def _cpu(process: int) -> float:
    """What a process has taken of processors so far, in ms."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) * 1000 / os.sysconf("SC_CLK_TCK")


def _time(ask: Callable[[], httpx.Response]) -> float:
    started = time.perf_counter()
    answer = ask()
    taken = (time.perf_counter() - started) * 1000
    answer.raise_for_status()
    return taken


if __name__ == "__main__":
    main()
