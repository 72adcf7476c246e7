"""The counts of finished matches: what every seat's person and every bot did in each match.

The sums of each bot over all matches are stored too and updated with every match, so that no query adds up all matches.
A bot's key is its id, a person's the number of their seat; other rows say which person has the seat.

Form 1 is JSON of `Counts.plain` by player, compressed by zlib.
"""

import json
import zlib
from collections.abc import Iterator, Mapping
from contextlib import suppress

from sqlalchemy import Connection, delete, insert, select, text

from hachiya.statistics.counts import Counts
from hachiya.store import postgres, schema
from hachiya.store.reading import entry_rows, find_table
from hachiya.store.rows import entry_of
from hachiya.tables.match.counting import TableCounts, count_entries
from hachiya.tables.problems import DamagedTable

FORM = 1


def count_match(connection: Connection, table: str) -> TableCounts | None:
    """Count a finished match from its stored entries; None if it is counted already or does not exist.

    DamagedTable if the record cannot be read.
    """
    counted_table = schema.counted.c.table_id
    setup = find_table(connection, schema.tables.c.id == table)
    if setup is None or connection.scalar(select(counted_table).where(counted_table == table)) is not None:
        return None
    return count_entries(setup, [entry_of(row) for row in entry_rows(connection, table)])


def add_counts(connection: Connection, match: TableCounts) -> None:
    """Store the counts of a match, and add those of its bots to the sums of bots.

    It must be called within a transaction of the writer.
    """
    row = {"table_id": match.table, "form": FORM, "content": compress_counts(match.players)}
    connection.execute(insert(schema.counted), row)
    _lock_sums(connection, match)
    for bot, total in _bot_sums(connection, match):
        total.add(match.players[bot])
        _store_sum(connection, match.game, bot, total)


def remove_counts(connection: Connection, table: str) -> None:
    """Delete the counts of a match, and subtract them from the sums of its bots; within a transaction.

    Counts that cannot be read are deleted, and the sums stay as they are.
    """
    columns = schema.counted.c
    row = connection.execute(select(schema.counted).where(columns.table_id == table)).one_or_none()
    setup = find_table(connection, schema.tables.c.id == table)
    if row is None or setup is None:
        return
    connection.execute(delete(schema.counted).where(columns.table_id == table))
    with suppress(DamagedTable, ValueError, TypeError, KeyError):
        match = TableCounts(table, setup.game, read_counts(row.form, row.content))
        _lock_sums(connection, match)
        for bot, total in _bot_sums(connection, match):
            total.subtract(match.players[bot])
            _store_sum(connection, match.game, bot, total)


def _lock_sums(connection: Connection, match: TableCounts) -> None:
    """Let no other process change the sums of a match's bots until the transaction ends.

    SQLite has locked out other writers since the transaction's first change.
    """
    if connection.dialect.name == postgres.NAME and not all(player.isdigit() for player in match.players):
        connection.execute(text("LOCK TABLE bot_sums IN EXCLUSIVE MODE"))


def _bot_sums(connection: Connection, match: TableCounts) -> Iterator[tuple[str, Counts]]:
    """The bots of a match, each with its sum so far."""
    sums = schema.bot_sums.c
    for bot in match.players:
        if not bot.isdigit():
            content = connection.scalar(select(sums.content).where(sums.game == match.game, sums.bot == bot))
            yield bot, Counts() if content is None else Counts.from_json(json.loads(content))


def _store_sum(connection: Connection, game: str, bot: str, total: Counts) -> None:
    sums = schema.bot_sums.c
    connection.execute(delete(schema.bot_sums).where(sums.game == game, sums.bot == bot))
    connection.execute(insert(schema.bot_sums), {"game": game, "bot": bot, "content": json.dumps(total.to_json())})


def compress_counts(players: Mapping[str, Counts]) -> bytes:
    """Compress the counts of a match by player to bytes to store."""
    plain = {player: counts.to_json() for player, counts in sorted(players.items())}
    return zlib.compress(json.dumps(plain, separators=(",", ":")).encode(), 9)


def read_seat_counts(form: int, content: bytes, seat: int) -> Counts | None:
    """Read the counts of a seat's person from the stored counts of a match; None if they finished no deal."""
    return read_counts(form, content).get(str(seat))


def read_counts(form: int, content: bytes) -> dict[str, Counts]:
    """Read the counts of a match by player from the bytes that `compress_counts` has made."""
    if form != FORM:
        raise DamagedTable
    try:
        players = json.loads(zlib.decompress(content))
    except zlib.error:
        raise DamagedTable from None
    return {player: Counts.from_json(plain) for player, plain in players.items()}
