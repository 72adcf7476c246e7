"""What the players of a match have done, kept once it is over: what each seat's person and each bot did, by table.

Of bots the sums over all matches are kept too, changed with every match, so that nobody adds up the whole house when
they ask. A bot stands under its id, a person under the number of their seat; whose seat that is, other tables say.

Form 1 is JSON by player, of each `Counts.plain`, pressed by zlib.
"""

import json
import zlib
from collections.abc import Mapping
from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select

from hachiya.bots.registry import FORMER
from hachiya.server import schema
from hachiya.server.reading import entry_rows, find_table
from hachiya.server.rows import entry_of
from hachiya.statistics.counting import count
from hachiya.statistics.counts import Counts
from hachiya.tables.entries import Entry, Handover
from hachiya.tables.problems import DamagedTable
from hachiya.tables.setup import PERSON, Setup
from hachiya.words.errors import HachiyaError

FORM = 1


class Counted(NamedTuple):
    """A match that is over, counted."""

    table: str
    game: str
    players: Mapping[str, Counts]


def counted(connection: Connection, table: str) -> Counted | None:
    """A match that is over, counted from its record; None where it has been already, or is not there.

    DamagedTable where the record is none.
    """
    kept = schema.counted.c.table_id
    setup = find_table(connection, schema.tables.c.id == table)
    if setup is None or connection.scalar(select(kept).where(kept == table)) is not None:
        return None
    entries = [entry_of(row) for row in entry_rows(connection, table)]
    record = [*setup.head(), *(one for entry in entries for one in entry.record)]
    try:
        return Counted(table, setup.game, count([one.event for one in record], _Players(setup, entries)))
    except HachiyaError:
        raise DamagedTable from None


class _Players:
    """Who sits in a seat under a name: a bot by its id, a person by the seat."""

    def __init__(self, setup: Setup, entries: list[Entry]) -> None:
        self._bots = {
            (seat, name): player
            for seat, (name, player) in enumerate(zip(setup.names, setup.players, strict=True))
            if player != PERSON
        }
        self._bots |= {
            (entry.seat, entry.name): entry.player
            for entry in entries
            if isinstance(entry, Handover) and entry.player != PERSON
        }

    def __call__(self, seat: int, name: str) -> str:
        bot = self._bots.get((seat, name))
        return str(seat) if bot is None else FORMER.get(bot, bot)


def keep(connection: Connection, found: Counted) -> None:
    """Within a transaction of the writer: the match's row, and the sums of its bots."""
    row = {"table_id": found.table, "form": FORM, "content": pressed(found.players)}
    connection.execute(insert(schema.counted), row)
    sums = schema.bot_sums.c
    for bot, counts in found.players.items():
        if bot.isdigit():
            continue
        own = (sums.game == found.game, sums.bot == bot)
        before = connection.scalar(select(sums.content).where(*own))
        total = Counts.of([counts] if before is None else [Counts.of_plain(json.loads(before)), counts])
        connection.execute(delete(schema.bot_sums).where(*own))
        connection.execute(
            insert(schema.bot_sums), {"game": found.game, "bot": bot, "content": json.dumps(total.plain())}
        )


def pressed(players: Mapping[str, Counts]) -> bytes:
    """What is kept of a match."""
    plain = {player: counts.plain() for player, counts in sorted(players.items())}
    return zlib.compress(json.dumps(plain, separators=(",", ":")).encode(), 9)


def of_seat(form: int, content: bytes, seat: int) -> Counts | None:
    """What the person of a seat has done, by what is kept of a match; None if nobody played there to a deal's end."""
    if form != FORM:
        raise DamagedTable
    try:
        found = json.loads(zlib.decompress(content)).get(str(seat))
    except zlib.error:
        raise DamagedTable from None
    return None if found is None else Counts.of_plain(found)
