"""A table from the store: its newest snapshot of use, and the entries since."""

import logging
from collections.abc import Sequence
from contextlib import suppress

from hachiya.tables.entries import Entry
from hachiya.tables.failures import log_failure
from hachiya.tables.house import House
from hachiya.tables.problems import DamagedTable, NoTable, OutdatedTable
from hachiya.tables.recent import SURE_AT_OPENING, Recent
from hachiya.tables.setup import Setup
from hachiya.tables.snapshots import BadSnapshot, Snapshot

_log = logging.getLogger(__name__)


async def rebuilt(house: House, table: str) -> Recent:
    """The match as the store has it; NoTable, OutdatedTable or DamagedTable if there is none."""
    found = await house.store.resume(table, SURE_AT_OPENING)
    if found is None:
        raise NoTable
    try:
        recent = await _played(house, table, *found)
    except OutdatedTable:
        raise
    except Exception as fault:  # what stands in the store may be anything
        house.counts.failed("replay")
        _log.error("table %s does not replay", table)
        if not isinstance(fault, DamagedTable):
            log_failure(fault)
        raise DamagedTable from None
    if recent.match.fairness is not None and not recent.match.over:
        recent.goes_on(recent.match.knowing(await house.store.secrets(table)))
    return recent


async def _played(
    house: House, table: str, setup: Setup, snapshot: Snapshot | None, entries: Sequence[Entry]
) -> Recent:
    """The match after the entries, from a snapshot if there is one that is of use."""
    if snapshot is not None:
        with suppress(BadSnapshot, DamagedTable):
            return await house.thinkers.rebuild(setup, snapshot, entries)
        house.counts.failed("snapshot")
        _log.warning("table %s: a snapshot is of no use, all entries are played", table)
        entries = await house.store.since(table, 0)
    return await house.thinkers.rebuild(setup, None, entries)
