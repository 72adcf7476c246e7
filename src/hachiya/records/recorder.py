"""Writes down what a table does: ledger rows become the events of a record, in the words of its family."""

from collections.abc import Sequence

from hachiya.games.table import Table
from hachiya.records.families import PARTS
from hachiya.records.recording import Recorder


def recorder_of(table: Table, names: Sequence[str]) -> Recorder:
    """The recorder of a new table."""
    return PARTS[table.game.family].recorder(table, names)
