"""A server with many matches, which are in the database before the server starts."""

import asyncio
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from random import Random

import httpx
from sqlalchemy import insert

from hachiya.store import schema
from hachiya.store.database import open_database
from hachiya.store.event_store import EventStore
from hachiya.tables.match.match import Match
from hachiya.tables.stored.keys import digest
from hachiya.tables.stored.setup import PERSON
from tests.playing import BASHIFEN_MENUS, HACHIJU_MENUS, SANNIN, Menu
from tests.server.running import settings_in
from tests.tables.play import entries, new_setup

TOKEN = "p" * 43
"""The cookie of the person's browser."""
MUCH = [(SANNIN, 8), (HACHIJU_MENUS[4], 3), (BASHIFEN_MENUS[0], 2)]
"""The matches of a person who has played much."""
_PERSON = "p" * 16
_OTHERS = ("greedy", "adept", "greedy", "novice", "adept", "greedy")
_DAY = 24 * 3600 * 1000
_LONG = 200
"""A number of deals that no match reaches."""


def play_matches(folder: Path, menus: Sequence[tuple[Menu, int]]) -> None:
    """Play random matches of each menu, one person in seat 0 against bots, a day apart."""
    with ThreadPoolExecutor(1) as apart:  # in this thread the loop of a browser may run
        apart.submit(lambda: asyncio.run(_play(folder, menus))).result()


def wait_until_counted(address: str, matches: int) -> None:
    """Wait until the server has counted this number of the person's matches."""
    with httpx.Client(base_url=address, cookies={"person": TOKEN}) as client:
        for _ in range(600):
            if sum(len(game["course"]) for game in client.get("/api/me/statistics").json()) == matches:
                return
            time.sleep(0.1)
    raise AssertionError("not all matches are counted")


async def _play(folder: Path, menus: Sequence[tuple[Menu, int]]) -> None:
    store = EventStore(open_database(settings_in(folder).database))
    store.start()
    own = []
    every = [menu for menu, matches in menus for _ in range(matches)]
    for number, menu in enumerate(every):
        players = (PERSON, *_OTHERS[: menu.seats - 1])
        setup = replace(new_setup(menu), id=f"{number:016}", players=players)
        await store.add(setup, *(entry for _, entry in entries(Match(setup), Random(number), _LONG)))
        ended = time.time_ns() // 1_000_000 - (len(every) - number) * _DAY
        own.append(
            {"person": _PERSON, "ended": ended, "table_id": setup.id, "seat": 0, "game": setup.game, "others": ""}
        )
    await store.close()
    engine = open_database(settings_in(folder).database)
    with engine.begin() as connection:
        connection.execute(insert(schema.persons), {"id": _PERSON, "at": 1})
        connection.execute(insert(schema.person_keys), {"digest": digest(TOKEN), "person": _PERSON})
        connection.execute(insert(schema.own_seats), own)
    engine.dispose()
