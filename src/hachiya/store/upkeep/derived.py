"""The rows that follow from the entries of a table: their comparison with the entries, and their rebuilding."""

import json
import zlib
from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import cached_property
from types import SimpleNamespace
from typing import Any

from sqlalchemy import Connection, delete, exists, insert, select, update

from hachiya.store import counting, schema
from hachiya.store.packing import EntryRow
from hachiya.store.reading import ends_match
from hachiya.store.rows import entry_of, row_of, standing_of
from hachiya.store.soundness import is_sound
from hachiya.tables.live.countdown import deadlines
from hachiya.tables.match.counting import count_entries
from hachiya.tables.match.match import Match
from hachiya.tables.match.other_names import other_names_key
from hachiya.tables.match.snapshots import snapshots, take_snapshot
from hachiya.tables.match.standing import recorded_standing, standing
from hachiya.tables.problems import DamagedTable, OutdatedTable
from hachiya.tables.stored.entries import Entry
from hachiya.tables.stored.setup import PERSON, Setup
from hachiya.tables.stored.standing import Standing
from hachiya.tables.stored.timing import Deadline


@dataclass(frozen=True)
class SoundTable:
    """A table whose entries are sound, with the match at the versions of its snapshots and at the last one.

    `matches` is empty if the match cannot be played on or is packed.
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
        """Return the table's only row in a table of the schema; None if there is none."""
        row = self.connection.execute(select(table).where(table.c.table_id == self.setup.id)).mappings().one_or_none()
        return None if row is None else dict(row)

    def delete(self, table: Any) -> None:
        """Delete the table's rows from a table of the schema."""
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


def find_wrong_rows(sound_table: SoundTable) -> list[str]:
    """Return the names of the schema tables whose rows contradict the entries of a table."""
    return [name for name, derived in DERIVED.items() if not _agrees(derived, sound_table)]


def rebuild_wrong_rows(sound_table: SoundTable) -> None:
    """Rebuild the rows that contradict a table's entries.

    Rows are compared after those that they depend on were rebuilt, because a rebuilt standing may have another time.
    """
    for derived in DERIVED.values():
        if not _agrees(derived, sound_table):
            derived.rebuild(sound_table)


# ------------------------------------------------------------------------------------- standings


def _standing(sound_table: SoundTable) -> Standing | None:
    """The standing that follows from the entries; None where the match would have to be replayed by outdated rules.

    The standing within a deal is in no line of a record, so such a match is replayed.
    """
    if sound_table.matches:
        return standing(sound_table.matches[len(sound_table.rows)])
    record = [line for entry in sound_table.entries for line in entry.record]
    if any(line.event["e"] == "match_end" for line in record):
        return recorded_standing(sound_table.setup, sound_table.entries)
    try:
        is_from_here = sound_table.setup.draws is not None
        match = (
            Match.rebuild(sound_table.setup, sound_table.entries)
            if is_from_here
            else Match(sound_table.setup).import_record(record)[0]
        )
    except (DamagedTable, OutdatedTable):
        return None
    return standing(match)


def _standing_is_right(sound_table: SoundTable) -> bool:
    row = sound_table.only_row(schema.standings)
    if row is None:
        return not _is_listed(sound_table)
    if not is_sound(schema.standings, row):
        return False
    stored, right = standing_of(SimpleNamespace(**row)), _standing(sound_table)
    later_kinds = {entry.kind for entry in sound_table.rows[stored.version :]}
    if right is not None and later_kinds == {"tick"}:  # ticks write no standing
        right = replace(right, version=stored.version)
    return right is None or _plain(stored) == _plain(right)


def _plain(value: Standing) -> Sequence[Any]:
    winners = None if value.winners is None else [*value.winners]
    return value.version, value.n, value.turn, [*value.scores], winners


def _is_listed(sound_table: SoundTable) -> bool:
    """Whether a key or a list refers to the table."""
    return any(
        sound_table.connection.scalar(select(exists().where(table.c.table_id == sound_table.setup.id)))
        for table in (schema.keys, schema.own_seats)
    )


def _rebuild_standing(sound_table: SoundTable) -> None:
    row = sound_table.only_row(schema.standings)
    nameless = None if row is None else row["nameless"]
    if not isinstance(nameless, int) or not 0 <= nameless < 1 << len(sound_table.setup.players):
        nameless = _forgotten(sound_table)
    at = sound_table.rows[-1].at if sound_table.rows else None
    sound_table.delete(schema.standings)
    right = _standing(sound_table) or recorded_standing(sound_table.setup, sound_table.entries)
    values = {**row_of(replace(right, at=at)).values, "nameless": nameless}
    sound_table.connection.execute(insert(schema.standings), values)


def _forgotten(sound_table: SoundTable) -> int:
    """A bit for each seat of a person that is on no list: the person may have been deleted."""
    seats = schema.own_seats.c
    query = select(seats.seat).where(seats.table_id == sound_table.setup.id)
    listed = {*sound_table.connection.scalars(query)}
    return sum(1 << seat for seat, who in enumerate(sound_table.setup.players) if who == PERSON and seat not in listed)


# ------------------------------------------------------------------------------------- lists of persons


def _lists_are_right(sound_table: SoundTable) -> bool:
    row = sound_table.only_row(schema.standings)
    rows = _own_rows(sound_table)
    if not rows:
        return True
    return row is not None and all(dict(own) == _list_row(sound_table, row, own) for own in rows)


def _own_rows(sound_table: SoundTable) -> Sequence[Mapping[str, Any]]:
    query = select(schema.own_seats).where(schema.own_seats.c.table_id == sound_table.setup.id)
    return [dict(row) for row in sound_table.connection.execute(query).mappings()]


def _list_row(sound_table: SoundTable, standing_row: Mapping[str, Any], row: Mapping[str, Any]) -> Mapping[str, Any]:
    """The right row of a list."""
    others = other_names_key(sound_table.setup, row["seat"], standing_row["nameless"])
    ended = 0 if standing_row["winners"] is None else standing_row["at"]
    return {**row, "ended": ended, "game": sound_table.setup.game, "others": others}


def _rebuild_lists(sound_table: SoundTable) -> None:
    row, seats = sound_table.only_row(schema.standings), schema.own_seats.c
    assert row is not None  # it was rebuilt before
    for own in _own_rows(sound_table):
        is_row = (seats.person == own["person"], seats.table_id == own["table_id"], seats.seat == own["seat"])
        if own["seat"] < len(sound_table.setup.players):
            sound_table.connection.execute(
                update(schema.own_seats).where(*is_row).values(_list_row(sound_table, row, own))
            )
        else:
            sound_table.connection.execute(delete(schema.own_seats).where(*is_row))


# ------------------------------------------------------------------------------------- counts


def _counts_are_right(sound_table: SoundTable) -> bool:
    """Whether the counts are right; a running server adds those that are missing."""
    row = sound_table.only_row(schema.counted)
    if row is None:
        return True
    if not sound_table.is_over:
        return False
    with suppress(Exception):  # a damaged row may hold anything
        stored = {
            player: counts.to_json() for player, counts in counting.read_counts(row["form"], row["content"]).items()
        }
        variants = ({player: counts.to_json() for player, counts in right.items()} for right in _counts(sound_table))
        return stored in variants
    return False


def _counts(sound_table: SoundTable) -> Sequence[Mapping[str, Any]]:
    """The counts of the match: of all players, and of persons alone, as for an imported match."""
    counts = count_entries(sound_table.setup, sound_table.entries)
    return counts.players, counts.without_bots.players


def _rebuild_counts(sound_table: SoundTable) -> None:
    """Replace the counts of the match; the sums of bots, which contain them, stay as they are."""
    everybody, persons = _counts(sound_table)
    sound_table.delete(schema.counted)
    if sound_table.is_over:
        players = persons if sound_table.setup.draws is None else everybody
        row = {"table_id": sound_table.setup.id, "form": counting.FORM, "content": counting.compress_counts(players)}
        sound_table.connection.execute(insert(schema.counted), row)


# ------------------------------------------------------------------------------------- snapshots


def _snapshots_are_right(sound_table: SoundTable) -> bool:
    return all(_is_right_snapshot(sound_table, row.version, row.content) for row in _snapshot_rows(sound_table))


def snapshot_versions(connection: Connection, table: str) -> Collection[int]:
    """Return the versions of a table's snapshots."""
    columns = schema.snapshots.c
    return {*connection.scalars(select(columns.version).where(columns.table_id == table))}


def _snapshot_rows(sound_table: SoundTable) -> Sequence[Any]:
    columns = schema.snapshots.c
    return sound_table.connection.execute(
        select(columns.version, columns.content).where(columns.table_id == sound_table.setup.id)
    ).all()


def _is_right_snapshot(sound_table: SoundTable, version: int, content: bytes) -> bool:
    """Whether a snapshot is of the match at its version, or of a form that this program ignores."""
    if not sound_table.matches:
        return True
    if version not in sound_table.matches:
        return False
    try:
        stored = json.loads(zlib.decompress(content))
        right = json.loads(zlib.decompress(take_snapshot(sound_table.matches[version]).content))
        return bool(stored == right or stored["form"] != right["form"])
    except (zlib.error, ValueError, TypeError, LookupError):
        return False


def _rebuild_snapshots(sound_table: SoundTable) -> None:
    columns = schema.snapshots.c
    for row in _snapshot_rows(sound_table):
        if not _is_right_snapshot(sound_table, row.version, row.content):
            is_row = (columns.table_id == sound_table.setup.id, columns.version == row.version)
            sound_table.connection.execute(delete(schema.snapshots).where(*is_row))
            if 0 < row.version <= len(sound_table.rows):
                right = snapshots(sound_table.matches[row.version], sound_table.entries[row.version - 1])
                sound_table.connection.execute(
                    insert(schema.snapshots), [row_of(snapshot).values for snapshot in right]
                )


# ------------------------------------------------------------------------------------- deadlines


def _deadline_is_right(sound_table: SoundTable) -> bool:
    row = sound_table.only_row(schema.deadlines)
    return not sound_table.matches or (row is not None) == bool(_deadlines(sound_table))


def _deadlines(sound_table: SoundTable) -> Sequence[Deadline]:
    return [deadline for deadline in deadlines(sound_table.matches[len(sound_table.rows)]) if deadline.at is not None]


def _rebuild_deadline(sound_table: SoundTable) -> None:
    """Replace the deadline by one that is counted from now."""
    sound_table.delete(schema.deadlines)
    for deadline in _deadlines(sound_table):
        sound_table.connection.execute(insert(schema.deadlines), row_of(deadline).values)


@dataclass(frozen=True)
class DerivedRows:
    """Two functions for the rows of a schema table: compare them with a table's entries, and rebuild them."""

    agrees: Callable[[SoundTable], bool]
    rebuild: Callable[[SoundTable], None]


def _agrees(derived: DerivedRows, sound_table: SoundTable) -> bool:
    try:
        return derived.agrees(sound_table)
    except Exception:  # a damaged row may hold anything
        return False


DERIVED: Mapping[str, DerivedRows] = {
    "standings": DerivedRows(_standing_is_right, _rebuild_standing),
    "own_seats": DerivedRows(_lists_are_right, _rebuild_lists),
    "counted": DerivedRows(_counts_are_right, _rebuild_counts),
    "snapshots": DerivedRows(_snapshots_are_right, _rebuild_snapshots),
    "deadlines": DerivedRows(_deadline_is_right, _rebuild_deadline),
}
