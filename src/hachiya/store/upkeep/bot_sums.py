"""The sums of what bots have done: what is counted of the matches that are here, and of some that are gone."""

import json
from collections.abc import Mapping
from contextlib import suppress

from sqlalchemy import Connection, delete, insert, select

from hachiya.statistics.counts import Counts
from hachiya.store import schema
from hachiya.store.counting import read

Sums = Mapping[tuple[str, str], Counts]
"""By game and bot."""


def wrong_sums(connection: Connection) -> Sums:
    """The sums that cannot be read or are less than what is counted, as the matches that are here give them.

    What was counted of matches that are gone since is lost from these.
    """
    counted = _counted(connection)
    kept: dict[tuple[str, str], Counts] = {}
    for row in connection.execute(select(schema.bot_sums)):
        with suppress(Exception):  # what stands in a row may be anything
            kept[row.game, row.bot] = Counts.from_json(json.loads(row.content))
        if (row.game, row.bot) not in kept and isinstance(row.game, str) and isinstance(row.bot, str):
            counted.setdefault((row.game, row.bot), Counts())
    return {of: counts for of, counts in counted.items() if of not in kept or not _holds(kept[of], counts)}


def _counted(connection: Connection) -> dict[tuple[str, str], Counts]:
    """What is counted of the bots of matches that are here."""
    sums: dict[tuple[str, str], Counts] = {}
    query = select(schema.tables.c.game, schema.counted.c.form, schema.counted.c.content).join(
        schema.counted, schema.counted.c.table_id == schema.tables.c.id
    )
    for game, form, content in connection.execute(query):
        with suppress(Exception):  # of a row that cannot be read, its own table tells
            for player, counts in read(form, content).items():
                if not player.isdigit():
                    sums.setdefault((game, player), Counts()).add(counts)
    return sums


def _holds(total: Counts, part: Counts) -> bool:
    """Whether no number of a part is greater than in the total."""
    return all(total.numbers.get(name, 0) >= number for name, number in part.numbers.items())


def renew_sums(connection: Connection, sums: Sums) -> None:
    """Put these sums in the place of what is kept."""
    kept = schema.bot_sums.c
    for (game, bot), counts in sums.items():
        connection.execute(delete(schema.bot_sums).where(kept.game == game, kept.bot == bot))
        values = {"game": game, "bot": bot, "content": json.dumps(counts.to_json())}
        connection.execute(insert(schema.bot_sums), values)
