"""Makes the recorder of a table, which turns ledger rows into the events of a record."""

from collections.abc import Sequence

from hachiya.games.table import Table
from hachiya.records.families import PARTS
from hachiya.records.recording import Recorder


def recorder_of(table: Table, names: Sequence[str]) -> Recorder:
    """The recorder of a new table, by the family of its game."""
    return PARTS[table.game.family].recorder(table, names)
