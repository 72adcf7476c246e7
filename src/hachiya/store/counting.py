"""What the players of a match have done, kept once it is over: what each seat's person and each bot did, by table.

Of bots the sums over all matches are kept too, changed with every match, so that nobody adds up the whole house when
they ask. A bot stands under its id, a person under the number of their seat; whose seat that is, other tables say.

Form 1 is JSON by player, of each `Counts.plain`, pressed by zlib.
"""

import json
import zlib
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select, text

from hachiya.bots.registry import FORMER
from hachiya.statistics.counting import count
from hachiya.statistics.counts import Counts
from hachiya.store import schema
from hachiya.store.reading import entry_rows, find_table
from hachiya.store.rows import entry_of
from hachiya.tables.problems import DamagedTable
from hachiya.tables.stored.entries import Entry, Handover
from hachiya.tables.stored.setup import PERSON, Setup
from hachiya.words.errors import HachiyaError

FORM = 1


class MatchCounts(NamedTuple):
    """A match that is over, counted."""

    table: str
    game: str
    players: Mapping[str, Counts]

    @property
    def of_persons(self) -> "MatchCounts":
        """Without its bots: a match of which nobody but the record says that it was played."""
        return self._replace(players={player: counts for player, counts in self.players.items() if player.isdigit()})


def count_match(connection: Connection, table: str) -> MatchCounts | None:
    """A match that is over, counted from its record; None where it has been already, or is not there.

    DamagedTable where the record is none.
    """
    kept = schema.counted.c.table_id
    setup = find_table(connection, schema.tables.c.id == table)
    if setup is None or connection.scalar(select(kept).where(kept == table)) is not None:
        return None
    return count_entries(setup, [entry_of(row) for row in entry_rows(connection, table)])


def count_entries(setup: Setup, entries: Sequence[Entry]) -> MatchCounts:
    """A match that is over, counted from all its entries; DamagedTable where the record is none.

    Of one that was begun from a moment of another nothing counts: its cards were known.
    """
    if setup.origin is not None:
        return MatchCounts(setup.id, setup.game, {})
    record = [*setup.head(), *(one for entry in entries for one in entry.record)]
    try:
        return MatchCounts(setup.id, setup.game, count([one.event for one in record], _Players(setup, entries)))
    except HachiyaError:
        raise DamagedTable from None


class _Players:
    """Who sits in a seat under a name: a bot by its id, a person by the seat."""

    def __init__(self, setup: Setup, entries: Sequence[Entry]) -> None:
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


def keep(connection: Connection, found: MatchCounts) -> None:
    """Within a transaction of the writer: the match's row, and the sums of its bots."""
    row = {"table_id": found.table, "form": FORM, "content": compress(found.players)}
    connection.execute(insert(schema.counted), row)  # with SQLite nobody else writes from here on
    if connection.dialect.name == "postgresql":
        connection.execute(text("LOCK TABLE bot_sums IN EXCLUSIVE MODE"))
    for bot, before in _of_bots(connection, found):
        before.add(found.players[bot])
        _sum_up(connection, found.game, bot, before)


def uncount(connection: Connection, table: str) -> None:
    """Within a transaction: the match was not over, and what was counted of it was not done.

    Where what is kept cannot be read, it goes from the match, and the sums of bots stay as they are.
    """
    kept = schema.counted.c
    row = connection.execute(select(schema.counted).where(kept.table_id == table)).one_or_none()
    setup = find_table(connection, schema.tables.c.id == table)
    if row is None or setup is None:
        return
    connection.execute(delete(schema.counted).where(kept.table_id == table))
    with suppress(DamagedTable, ValueError, TypeError, KeyError):
        found = MatchCounts(table, setup.game, read(row.form, row.content))
        for bot, before in _of_bots(connection, found):
            before.subtract(found.players[bot])
            _sum_up(connection, found.game, bot, before)


def _of_bots(connection: Connection, found: MatchCounts) -> Iterator[tuple[str, Counts]]:
    """The bots of a match, each with its sums so far."""
    sums = schema.bot_sums.c
    for bot in found.players:
        if not bot.isdigit():
            before = connection.scalar(select(sums.content).where(sums.game == found.game, sums.bot == bot))
            yield bot, Counts() if before is None else Counts.from_json(json.loads(before))


def _sum_up(connection: Connection, game: str, bot: str, total: Counts) -> None:
    sums = schema.bot_sums.c
    connection.execute(delete(schema.bot_sums).where(sums.game == game, sums.bot == bot))
    connection.execute(insert(schema.bot_sums), {"game": game, "bot": bot, "content": json.dumps(total.to_json())})


def compress(players: Mapping[str, Counts]) -> bytes:
    """What is kept of a match."""
    plain = {player: counts.to_json() for player, counts in sorted(players.items())}
    return zlib.compress(json.dumps(plain, separators=(",", ":")).encode(), 9)


def of_seat(form: int, content: bytes, seat: int) -> Counts | None:
    """What the person of a seat has done, by what is kept of a match; None if nobody played there to a deal's end."""
    return read(form, content).get(str(seat))


def read(form: int, content: bytes) -> dict[str, Counts]:
    """What `compress` has kept."""
    if form != FORM:
        raise DamagedTable
    try:
        found = json.loads(zlib.decompress(content))
    except zlib.error:
        raise DamagedTable from None
    return {player: Counts.from_json(plain) for player, plain in found.items()}
