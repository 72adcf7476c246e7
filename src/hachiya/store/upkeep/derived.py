"""Rows that are derived from the entries of a table: comparing them with the entries, and rebuilding them."""

import json
import zlib
from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import cached_property
from types import SimpleNamespace
from typing import Any

from sqlalchemy import Connection, delete, exists, insert, select, update

from hachiya.store import counting, own_seats, schema
from hachiya.store.packing import EntryRow
from hachiya.store.reading import ends_match
from hachiya.store.rows import entry_of, row_of, standing_of
from hachiya.store.soundness import is_sound
from hachiya.tables.live.countdown import deadlines
from hachiya.tables.match.match import Match
from hachiya.tables.match.snapshots import snapshots, take_snapshot
from hachiya.tables.match.standing import recorded_standing, standing
from hachiya.tables.problems import DamagedTable, OutdatedTable
from hachiya.tables.stored.entries import Entry
from hachiya.tables.stored.setup import PERSON, Setup
from hachiya.tables.stored.standing import Standing
from hachiya.tables.stored.timing import Deadline


@dataclass(frozen=True)
class SoundTable:
    """A table whose entries are sound.

    `matches` has the match at the version of each snapshot and at the last one; it is empty where the match cannot be
    played on or is packed.
    """

    connection: Connection
    setup: Setup
    rows: Sequence[EntryRow]
    matches: Mapping[int, Match] = field(default_factory=dict)

    @cached_property
    def entries(self) -> Sequence[Entry]:
        """The entries of the table."""
        return [entry_of(row) for row in self.rows]

    @property
    def is_over(self) -> bool:
        """Whether the match is over."""
        return bool(self.rows) and ends_match(self.rows[-1].events)

    def only_row(self, table: Any) -> Mapping[str, Any] | None:
        """The table's only row in a table of the schema."""
        row = self.connection.execute(select(table).where(table.c.table_id == self.setup.id)).mappings().one_or_none()
        return None if row is None else dict(row)

    def delete(self, table: Any) -> None:
        """Remove the table's rows from a table of the schema."""
        self.connection.execute(delete(table).where(table.c.table_id == self.setup.id))


def entries_are_gone(connection: Connection, table: str) -> bool:
    """Whether other rows show that a table without entries had some."""
    standings, seats = schema.standings.c, schema.own_seats.c
    return any(
        connection.scalar(select(exists().where(*those)))
        for those in (
            (standings.table_id == table, standings.version > 0),
            (seats.table_id == table, seats.ended > 0),
            (schema.counted.c.table_id == table,),
            (schema.snapshots.c.table_id == table,),
        )
    )


def faults(known: SoundTable) -> list[str]:
    """The names of the schema tables whose rows contradict the entries."""
    return [name for name, derived in DERIVED.items() if not _agrees(derived, known)]


def renew(known: SoundTable, names: Sequence[str]) -> None:
    """Rebuild the rows of these schema tables, in the order of their dependencies."""
    for name, derived in DERIVED.items():
        if name in names:
            derived.rebuild(known)


# ------------------------------------------------------------------------------------- standings


def _standing(known: SoundTable) -> Standing | None:
    """The standing that follows from the entries; None where the match would have to be replayed by outdated rules.

    The standing within a deal is in no line of a record, so such a match is replayed.
    """
    if known.matches:
        return standing(known.matches[len(known.rows)])
    record = [line for entry in known.entries for line in entry.record]
    if any(line.event["e"] == "match_end" for line in record):
        return recorded_standing(known.setup, known.entries)
    try:
        is_from_here = known.setup.draws is not None
        match = (
            Match.rebuild(known.setup, known.entries) if is_from_here else Match(known.setup).import_record(record)[0]
        )
    except (DamagedTable, OutdatedTable):
        return None
    return standing(match)


def _standing_is_right(known: SoundTable) -> bool:
    row = known.only_row(schema.standings)
    if row is None:
        return not _is_listed(known)
    if not is_sound(schema.standings, row):
        return False
    stored, right = standing_of(SimpleNamespace(**row)), _standing(known)
    later_kinds = {entry.kind for entry in known.rows[stored.version :]}
    if right is not None and later_kinds == {"tick"}:  # ticks write no standing
        right = replace(right, version=stored.version)
    return right is None or _plain(stored) == _plain(right)


def _plain(value: Standing) -> Sequence[Any]:
    winners = None if value.winners is None else [*value.winners]
    return value.version, value.n, value.turn, [*value.scores], winners


def _is_listed(known: SoundTable) -> bool:
    """Whether a key or a list refers to the table."""
    return any(
        known.connection.scalar(select(exists().where(table.c.table_id == known.setup.id)))
        for table in (schema.keys, schema.own_seats)
    )


def _rebuild_standing(known: SoundTable) -> None:
    row = known.only_row(schema.standings)
    nameless = None if row is None else row["nameless"]
    if not isinstance(nameless, int) or not 0 <= nameless < 1 << len(known.setup.players):
        nameless = _forgotten(known)
    at = known.rows[-1].at if known.rows else None
    known.delete(schema.standings)
    right = _standing(known) or recorded_standing(known.setup, known.entries)
    values = {**row_of(replace(right, at=at)).values, "nameless": nameless}
    known.connection.execute(insert(schema.standings), values)


def _forgotten(known: SoundTable) -> int:
    """A bit for each seat of a person that is on no list: the person may have been deleted."""
    seats = schema.own_seats.c
    query = select(seats.seat).where(seats.table_id == known.setup.id)
    listed = {*known.connection.scalars(query)}
    return sum(1 << seat for seat, who in enumerate(known.setup.players) if who == PERSON and seat not in listed)


# ------------------------------------------------------------------------------------- lists of persons


def _lists_are_right(known: SoundTable) -> bool:
    row = known.only_row(schema.standings)
    rows = _own_rows(known)
    if not rows:
        return True
    return row is not None and all(dict(own) == _list_row(known, row, own) for own in rows)


def _own_rows(known: SoundTable) -> Sequence[Mapping[str, Any]]:
    query = select(schema.own_seats).where(schema.own_seats.c.table_id == known.setup.id)
    return [dict(row) for row in known.connection.execute(query).mappings()]


def _list_row(known: SoundTable, standing_row: Mapping[str, Any], row: Mapping[str, Any]) -> Mapping[str, Any]:
    """The right row of a list."""
    others = own_seats.others(known.setup, row["seat"], standing_row["nameless"])
    ended = 0 if standing_row["winners"] is None else standing_row["at"]
    return {**row, "ended": ended, "game": known.setup.game, "others": others}


def _rebuild_lists(known: SoundTable) -> None:
    row, seats = known.only_row(schema.standings), schema.own_seats.c
    assert row is not None  # it was rebuilt before
    for own in _own_rows(known):
        is_row = (seats.person == own["person"], seats.table_id == own["table_id"], seats.seat == own["seat"])
        if own["seat"] < len(known.setup.players):
            known.connection.execute(update(schema.own_seats).where(*is_row).values(_list_row(known, row, own)))
        else:
            known.connection.execute(delete(schema.own_seats).where(*is_row))


# ------------------------------------------------------------------------------------- counts


def _counts_are_right(known: SoundTable) -> bool:
    """Whether the counts are right; a running server adds those that are missing."""
    row = known.only_row(schema.counted)
    if row is None:
        return True
    if not known.is_over:
        return False
    with suppress(Exception):  # a damaged row may hold anything
        stored = {player: counts.to_json() for player, counts in counting.read(row["form"], row["content"]).items()}
        variants = ({player: counts.to_json() for player, counts in right.items()} for right in _counts(known))
        return stored in variants
    return False


def _counts(known: SoundTable) -> Sequence[Mapping[str, Any]]:
    """The counts of the match: of all players, and of persons alone, as for an imported match."""
    counts = counting.count_entries(known.setup, known.entries)
    return counts.players, counts.of_persons.players


def _rebuild_counts(known: SoundTable) -> None:
    """Replace the counts of the match; the sums of bots, which contain them, stay as they are."""
    everybody, persons = _counts(known)
    known.delete(schema.counted)
    if known.is_over:
        players = persons if known.setup.draws is None else everybody
        row = {"table_id": known.setup.id, "form": counting.FORM, "content": counting.compress(players)}
        known.connection.execute(insert(schema.counted), row)


# ------------------------------------------------------------------------------------- snapshots


def _snapshots_are_right(known: SoundTable) -> bool:
    return all(_is_right_snapshot(known, row.version, row.content) for row in _snapshot_rows(known))


def snapshot_versions(connection: Connection, table: str) -> Collection[int]:
    """The versions of a table's snapshots."""
    columns = schema.snapshots.c
    return {*connection.scalars(select(columns.version).where(columns.table_id == table))}


def _snapshot_rows(known: SoundTable) -> Sequence[Any]:
    columns = schema.snapshots.c
    return known.connection.execute(
        select(columns.version, columns.content).where(columns.table_id == known.setup.id)
    ).all()


def _is_right_snapshot(known: SoundTable, version: int, content: bytes) -> bool:
    """Whether a snapshot is of the match at its version, or of a form that this program ignores."""
    if not known.matches:
        return True
    if version not in known.matches:
        return False
    try:
        stored = json.loads(zlib.decompress(content))
        right = json.loads(zlib.decompress(take_snapshot(known.matches[version]).content))
        return bool(stored == right or stored["form"] != right["form"])
    except (zlib.error, ValueError, TypeError, LookupError):
        return False


def _rebuild_snapshots(known: SoundTable) -> None:
    columns = schema.snapshots.c
    for row in _snapshot_rows(known):
        if not _is_right_snapshot(known, row.version, row.content):
            is_row = (columns.table_id == known.setup.id, columns.version == row.version)
            known.connection.execute(delete(schema.snapshots).where(*is_row))
            if 0 < row.version <= len(known.rows):
                right = snapshots(known.matches[row.version], known.entries[row.version - 1])
                known.connection.execute(insert(schema.snapshots), [row_of(snapshot).values for snapshot in right])


# ------------------------------------------------------------------------------------- deadlines


def _deadline_is_right(known: SoundTable) -> bool:
    row = known.only_row(schema.deadlines)
    return not known.matches or (row is not None) == bool(_deadlines(known))


def _deadlines(known: SoundTable) -> Sequence[Deadline]:
    return [deadline for deadline in deadlines(known.matches[len(known.rows)]) if deadline.at is not None]


def _rebuild_deadline(known: SoundTable) -> None:
    """Replace the deadline by one that is counted from now."""
    known.delete(schema.deadlines)
    for deadline in _deadlines(known):
        known.connection.execute(insert(schema.deadlines), row_of(deadline).values)


@dataclass(frozen=True)
class Derived:
    """How a schema table's rows are compared with the entries, and how they are rebuilt."""

    agrees: Callable[[SoundTable], bool]
    rebuild: Callable[[SoundTable], None]


def _agrees(derived: Derived, known: SoundTable) -> bool:
    try:
        return derived.agrees(known)
    except Exception:  # a damaged row may hold anything
        return False


DERIVED: Mapping[str, Derived] = {
    "standings": Derived(_standing_is_right, _rebuild_standing),
    "own_seats": Derived(_lists_are_right, _rebuild_lists),
    "counted": Derived(_counts_are_right, _rebuild_counts),
    "snapshots": Derived(_snapshots_are_right, _rebuild_snapshots),
    "deadlines": Derived(_deadline_is_right, _rebuild_deadline),
}
