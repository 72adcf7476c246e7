"""The check and repair of the sums of bots, which also hold the counts of deleted matches."""

import json
from collections.abc import Mapping
from contextlib import suppress

from sqlalchemy import Connection, delete, insert, select

from hachiya.statistics.counts import Counts
from hachiya.store import schema
from hachiya.store.counting import read_counts

Sums = Mapping[tuple[str, str], Counts]
"""By game and bot."""


def wrong_sums(connection: Connection) -> Sums:
    """Compute the right sums, from the stored matches, in place of those that cannot be read or are too low.

    They lack the counts of deleted matches.
    """
    counted = _counted(connection)
    stored: dict[tuple[str, str], Counts] = {}
    for row in connection.execute(select(schema.bot_sums)):
        with suppress(Exception):  # a damaged row may hold anything
            stored[row.game, row.bot] = Counts.from_json(json.loads(row.content))
        if (row.game, row.bot) not in stored and isinstance(row.game, str) and isinstance(row.bot, str):
            counted.setdefault((row.game, row.bot), Counts())
    return {key: counts for key, counts in counted.items() if key not in stored or not _holds(stored[key], counts)}


def _counted(connection: Connection) -> dict[tuple[str, str], Counts]:
    """The sums of bots over the stored matches."""
    sums: dict[tuple[str, str], Counts] = {}
    query = select(schema.tables.c.game, schema.counted.c.form, schema.counted.c.content).join(
        schema.counted, schema.counted.c.table_id == schema.tables.c.id
    )
    for game, form, content in connection.execute(query):
        with suppress(Exception):  # the check of the match's table reports such a row
            for player, counts in read_counts(form, content).items():
                if not player.isdigit():
                    sums.setdefault((game, player), Counts()).add(counts)
    return sums


def _holds(total: Counts, part: Counts) -> bool:
    """Whether no number of a part is greater than in the total."""
    return all(total.numbers.get(name, 0) >= number for name, number in part.numbers.items())


def replace_sums(connection: Connection, sums: Sums) -> None:
    """Replace the stored sums of these games and bots."""
    columns = schema.bot_sums.c
    for (game, bot), counts in sums.items():
        connection.execute(delete(schema.bot_sums).where(columns.game == game, columns.bot == bot))
        values = {"game": game, "bot": bot, "content": json.dumps(counts.to_json())}
        connection.execute(insert(schema.bot_sums), values)
