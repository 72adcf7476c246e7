"""Writes down what a table does: ledger rows become the events of a record, in the words of its family."""

from collections.abc import Mapping, Sequence

from hachiya.games.bashifen import game as bashifen
from hachiya.games.hanafuda import game as hanafuda
from hachiya.games.table import Table
from hachiya.records.bashifen.recorder import BashifenRecorder
from hachiya.records.hanafuda.recorder import HanafudaRecorder
from hachiya.records.recording import Recorder

RECORDERS: Mapping[str, type[Recorder]] = {hanafuda.FAMILY: HanafudaRecorder, bashifen.FAMILY: BashifenRecorder}


def recorder_of(table: Table, names: Sequence[str]) -> Recorder:
    """The recorder of a new table."""
    return RECORDERS[table.game.family](table, names)
