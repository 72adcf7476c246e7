"""Rows that say again what the entries of a table say: how each agrees with them, and how it is made anew."""

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
class Known:
    """A table whose entries are sound.

    `matches` are the match at the version of each of its snapshots, and as it stands now; none where it cannot be
    played on, or is packed.
    """

    connection: Connection
    setup: Setup
    rows: Sequence[EntryRow]
    matches: Mapping[int, Match] = field(default_factory=dict)

    @cached_property
    def entries(self) -> Sequence[Entry]:
        """Its entries."""
        return [entry_of(row) for row in self.rows]

    @property
    def is_over(self) -> bool:
        """Whether its match is over."""
        return bool(self.rows) and ends_match(self.rows[-1].events)

    def one(self, table: Any) -> Mapping[str, Any] | None:
        """The table's only row in a table of the schema."""
        row = self.connection.execute(select(table).where(table.c.table_id == self.setup.id)).mappings().one_or_none()
        return None if row is None else dict(row)

    def delete(self, table: Any) -> None:
        """Remove the table's rows from a table of the schema."""
        self.connection.execute(delete(table).where(table.c.table_id == self.setup.id))


def entries_are_gone(connection: Connection, table: str) -> bool:
    """Whether other rows tell of entries of a table that has none."""
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


def faults(known: Known) -> list[str]:
    """The names of the tables of the schema whose rows do not agree with the entries."""
    return [name for name, one in DERIVED.items() if not _agrees(one, known)]


def renew(known: Known, names: Sequence[str]) -> None:
    """Make these rows anew, those on which others rest first."""
    for name, one in DERIVED.items():
        if name in names:
            one.make(known)


# ------------------------------------------------------------------------------------- standings


def _standing(known: Known) -> Standing | None:
    """How the table stands by its entries.

    What stands within a deal no line tells: that is played again, and None where the rules are older than these.
    """
    if known.matches:
        return standing(known.matches[len(known.rows)])
    record = [one for entry in known.entries for one in entry.record]
    if any(one.event["e"] == "match_end" for one in record):
        return recorded_standing(known.setup, known.entries)
    try:
        is_from_here = known.setup.draws is not None
        match = (
            Match.rebuild(known.setup, known.entries) if is_from_here else Match(known.setup).import_record(record)[0]
        )
    except (DamagedTable, OutdatedTable):
        return None
    return standing(match)


def _stands(known: Known) -> bool:
    row = known.one(schema.standings)
    if row is None:
        return not _is_listed(known)
    if not is_sound(schema.standings, row):
        return False
    there, stands = standing_of(SimpleNamespace(**row)), _standing(known)
    since = [row.kind for row in known.rows[there.version :]]
    if stands is not None and since and {*since} == {"tick"}:  # no standing is written with the cards of a clock
        stands = replace(stands, version=there.version)
    return stands is None or _plain(there) == _plain(stands)


def _plain(stands: Standing) -> Sequence[Any]:
    winners = None if stands.winners is None else [*stands.winners]
    return stands.version, stands.n, stands.turn, [*stands.scores], winners


def _is_listed(known: Known) -> bool:
    """Whether somebody holds a key to it, or has it on a list."""
    return any(
        known.connection.scalar(select(exists().where(table.c.table_id == known.setup.id)))
        for table in (schema.keys, schema.own_seats)
    )


def _stand(known: Known) -> None:
    row = known.one(schema.standings)
    nameless = None if row is None else row["nameless"]
    if not isinstance(nameless, int) or not 0 <= nameless < 1 << len(known.setup.players):
        nameless = _forgotten(known)
    at = known.rows[-1].at if known.rows else None
    known.delete(schema.standings)
    stands = _standing(known) or recorded_standing(known.setup, known.entries)
    values = {**row_of(replace(stands, at=at)).values, "nameless": nameless}
    known.connection.execute(insert(schema.standings), values)


def _forgotten(known: Known) -> int:
    """A bit for each person whom no list holds: they may have asked to be forgotten."""
    seats = schema.own_seats.c
    query = select(seats.seat).where(seats.table_id == known.setup.id)
    held = {*known.connection.scalars(query)}
    return sum(1 << seat for seat, who in enumerate(known.setup.players) if who == PERSON and seat not in held)


# ------------------------------------------------------------------------------------- lists of persons


def _on_lists(known: Known) -> bool:
    row = known.one(schema.standings)
    rows = _own(known)
    if not rows:
        return True
    return row is not None and all(dict(one) == _listed(known, row, one) for one in rows)


def _own(known: Known) -> Sequence[Mapping[str, Any]]:
    query = select(schema.own_seats).where(schema.own_seats.c.table_id == known.setup.id)
    return [dict(row) for row in known.connection.execute(query).mappings()]


def _listed(known: Known, stands: Mapping[str, Any], row: Mapping[str, Any]) -> Mapping[str, Any]:
    """The row of a list as it should be."""
    others = own_seats.others(known.setup, row["seat"], stands["nameless"])
    ended = 0 if stands["winners"] is None else stands["at"]
    return {**row, "ended": ended, "game": known.setup.game, "others": others}


def _list(known: Known) -> None:
    row, seats = known.one(schema.standings), schema.own_seats.c
    assert row is not None  # it was made before
    for one in _own(known):
        whose = (seats.person == one["person"], seats.table_id == one["table_id"], seats.seat == one["seat"])
        if one["seat"] < len(known.setup.players):
            known.connection.execute(update(schema.own_seats).where(*whose).values(_listed(known, row, one)))
        else:
            known.connection.execute(delete(schema.own_seats).where(*whose))


# ------------------------------------------------------------------------------------- counts


def _is_counted(known: Known) -> bool:
    """A match that is over and not counted is counted when a server runs."""
    row = known.one(schema.counted)
    if row is None:
        return True
    if not known.is_over:
        return False
    with suppress(Exception):  # what stands in a row may be anything
        there = {player: counts.to_json() for player, counts in counting.read(row["form"], row["content"]).items()}
        return there in ({player: one.to_json() for player, one in of.items()} for of in _counts(known))
    return False


def _counts(known: Known) -> Sequence[Mapping[str, Any]]:
    """What was done there: of all, and of persons alone, as of a match that a person has brought."""
    counted = counting.count_entries(known.setup, known.entries)
    return counted.players, counted.of_persons.players


def _count(known: Known) -> None:
    """The sums of bots hold what they did there: they stay as they are."""
    everybody, persons = _counts(known)
    known.delete(schema.counted)
    if known.is_over:
        players = persons if known.setup.draws is None else everybody
        row = {"table_id": known.setup.id, "form": counting.FORM, "content": counting.compress(players)}
        known.connection.execute(insert(schema.counted), row)


# ------------------------------------------------------------------------------------- snapshots


def _is_shot(known: Known) -> bool:
    return all(_is_of(known, one.version, one.content) for one in _shots(known))


def snapshot_versions(connection: Connection, table: str) -> Collection[int]:
    """Of which versions of the table there are snapshots."""
    columns = schema.snapshots.c
    return {*connection.scalars(select(columns.version).where(columns.table_id == table))}


def _shots(known: Known) -> Sequence[Any]:
    columns = schema.snapshots.c
    return known.connection.execute(
        select(columns.version, columns.content).where(columns.table_id == known.setup.id)
    ).all()


def _is_of(known: Known, version: int, content: bytes) -> bool:
    """Whether it is the match at that version, or of a form that this program leaves alone."""
    if not known.matches:
        return True
    if version not in known.matches:
        return False
    try:
        there = json.loads(zlib.decompress(content))
        right = json.loads(zlib.decompress(take_snapshot(known.matches[version]).content))
        return bool(there == right or there["form"] != right["form"])
    except (zlib.error, ValueError, TypeError, LookupError):
        return False


def _shoot(known: Known) -> None:
    columns = schema.snapshots.c
    for one in _shots(known):
        if not _is_of(known, one.version, one.content):
            those = (columns.table_id == known.setup.id, columns.version == one.version)
            known.connection.execute(delete(schema.snapshots).where(*those))
            if 0 < one.version <= len(known.rows):
                made = snapshots(known.matches[one.version], known.entries[one.version - 1])
                known.connection.execute(insert(schema.snapshots), [row_of(each).values for each in made])


# ------------------------------------------------------------------------------------- deadlines


def _waits(known: Known) -> bool:
    row = known.one(schema.deadlines)
    return not known.matches or (row is not None) == bool(_deadlines(known))


def _deadlines(known: Known) -> Sequence[Deadline]:
    return [one for one in deadlines(known.matches[len(known.rows)]) if one.at is not None]


def _wait(known: Known) -> None:
    """The time runs anew from now on."""
    known.delete(schema.deadlines)
    for one in _deadlines(known):
        known.connection.execute(insert(schema.deadlines), row_of(one).values)


@dataclass(frozen=True)
class Derived:
    """A table of the schema: whether its rows of a table agree with the entries, and how they are made."""

    agrees: Callable[[Known], bool]
    make: Callable[[Known], None]


def _agrees(one: Derived, known: Known) -> bool:
    try:
        return one.agrees(known)
    except Exception:  # what stands in a row may be anything
        return False


DERIVED: Mapping[str, Derived] = {
    "standings": Derived(_stands, _stand),
    "own_seats": Derived(_on_lists, _list),
    "counted": Derived(_is_counted, _count),
    "snapshots": Derived(_is_shot, _shoot),
    "deadlines": Derived(_waits, _wait),
}
