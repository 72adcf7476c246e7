"""The loading of a table from the store: from the newest usable snapshot and the entries after it."""

import logging
from collections.abc import Sequence
from contextlib import suppress

from hachiya.tables.live.failures import log_failure
from hachiya.tables.live.recent import SURE_AT_OPENING, RecentPositions
from hachiya.tables.live.services import Services
from hachiya.tables.match.snapshots import BadSnapshot
from hachiya.tables.problems import DamagedTable, NoTable, OutdatedTable, StoreFailed
from hachiya.tables.stored.entries import Entry
from hachiya.tables.stored.setup import Setup
from hachiya.tables.stored.snapshot import Snapshot

_log = logging.getLogger(__name__)


async def rebuild(services: Services, table: str) -> RecentPositions:
    """Load a table from the store and replay it; raise NoTable, OutdatedTable, DamagedTable or StoreFailed."""
    stored = await services.store.resume(table, SURE_AT_OPENING)
    if stored is None:
        raise NoTable
    try:
        recent = await _replay(services, table, *stored)
        if recent.match.fairness is not None and not recent.match.over:
            recent.advance(recent.match.with_secrets(await services.store.secrets(table)))
    except (OutdatedTable, StoreFailed):  # these say nothing about the rows
        raise
    except Exception as fault:  # a damaged row may hold anything
        services.counts.count_failure("replay")
        _log.error("table %s does not replay", table, extra={"table": table})
        if not isinstance(fault, DamagedTable):
            log_failure(fault)
        raise DamagedTable from None
    return recent


async def _replay(
    services: Services, table: str, setup: Setup, snapshot: Snapshot | None, entries: Sequence[Entry]
) -> RecentPositions:
    """The match after the entries, from the snapshot if it is usable."""
    if snapshot is not None:
        with suppress(BadSnapshot, DamagedTable):
            return await services.bots.rebuild(setup, snapshot, entries)
        services.counts.count_failure("snapshot")
        _log.warning("table %s: a snapshot is of no use, all entries are played", table, extra={"table": table})
        entries = await services.store.since(table, 0)
    return await services.bots.rebuild(setup, None, entries)
