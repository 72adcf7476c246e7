"""A `Store` in memory, without a database, for the life of the process."""

import time
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from hachiya.tables.problems import NoTable
from hachiya.tables.stored.chat_line import ChatLine
from hachiya.tables.stored.entries import Choice, Entry, Handover, Record
from hachiya.tables.stored.fair import Secret
from hachiya.tables.stored.keys import Invitation, Key, Revocation
from hachiya.tables.stored.places import Closing, Place, SentAway, Vacancy
from hachiya.tables.stored.setup import Setup, Sitter
from hachiya.tables.stored.snapshot import Snapshot
from hachiya.tables.stored.standing import Standing
from hachiya.tables.stored.store import Conflict, StoreChange
from hachiya.tables.stored.timing import Deadline
from hachiya.tables.stored.visits import LastSeen, Visitor
from hachiya.tables.stored.wishes import Wishes


@dataclass(frozen=True)
class TableRows:
    """All rows of one table, in each field by key."""

    setup: Setup
    sitters: dict[int, Sitter] = field(default_factory=dict)
    keys: dict[str, int] = field(default_factory=dict)
    """Seats by the digest of their tokens."""
    invitations: dict[tuple[int, int], Invitation] = field(default_factory=dict)
    """By seat and number."""
    secrets: dict[int, str] = field(default_factory=dict)
    """By deal."""
    entries: dict[int, Entry] = field(default_factory=dict)
    """By version."""
    messages: dict[tuple[int, str], int] = field(default_factory=dict)
    """By seat and message, the version of its choice."""
    snapshots: dict[int, Snapshot] = field(default_factory=dict)
    """By version."""
    places: dict[int, Place] = field(default_factory=dict)
    chat: dict[int, ChatLine] = field(default_factory=dict)
    """By number."""
    sent_away: dict[str, SentAway] = field(default_factory=dict)
    """By person."""
    visitors: dict[tuple[int, str], Visitor] = field(default_factory=dict)
    """By seat and person."""
    last_seen: dict[int, LastSeen] = field(default_factory=dict)
    """By seat."""
    standing: Standing | None = None
    deadline: int | None = None
    wishes: Wishes | None = None

    @property
    def seated(self) -> Setup:
        """The setup with those who have taken open seats."""
        setup = self.setup
        for sitter in self.sitters.values():
            setup = setup.with_sitter(sitter)
        return setup


class MemoryStore:
    """A `Store` in memory whose calls are atomic, with the conflicts that a database would have."""

    def __init__(self) -> None:
        self._tables: dict[str, TableRows] = {}

    async def add(self, *changes: StoreChange) -> None:
        """Store all of these changes or none; raise Conflict, or NoTable for a table that does not exist."""
        self._put(self._changed(changes))

    async def _rows(self, table: str) -> TableRows | None:
        """Return the rows of a table; None if there is no such table."""
        return self._tables.get(table)

    def _changed(self, changes: Iterable[StoreChange]) -> dict[str, TableRows | None]:
        """Return the rows of all tables that change, after the changes; nothing is stored yet. Conflict, NoTable."""
        changed: dict[str, TableRows | None] = {}
        for row in sorted(changes, key=_order):
            name = changed_table(row)
            rows = changed[name] if name in changed else _copy(self._tables.get(name))
            if isinstance(row, Setup):
                if rows is not None or self._is_followed(row, changed):
                    raise Conflict
                changed[name] = TableRows(row)
            elif isinstance(row, Closing):
                changed[name] = None
            elif rows is None:
                raise NoTable
            else:
                changed[name] = _with(rows, row)
        return changed

    def _put(self, changed: Mapping[str, TableRows | None]) -> None:
        """Store the rows of changed tables."""
        for name, table in changed.items():
            if table is None:
                self._tables.pop(name, None)
            else:
                self._tables[name] = table

    def _is_followed(self, setup: Setup, changed: Mapping[str, TableRows | None]) -> bool:
        others = {**self._tables, **changed}.values()
        return setup.follows is not None and any(
            rows is not None and rows.setup.follows == setup.follows for rows in others
        )

    async def table(self, table: str) -> Setup | None:
        """Return the setup of the table with this id; None if there is none."""
        rows = await self._rows(table)
        return None if rows is None else rows.seated

    async def owns(self, digest: str, table: str, seat: int) -> bool:
        """Whether the token with this digest opens this seat."""
        rows = await self._rows(table)
        return rows is not None and rows.keys.get(digest) == seat

    async def follower(self, table: str) -> Setup | None:
        """Return the setup of the rematch that follows this table; None if there is none."""
        return next((rows.seated for rows in self._tables.values() if rows.setup.follows == table), None)

    async def invitation(self, table: str, seat: int) -> Invitation | None:
        """Return the newest invitation to a seat; None if there is none."""
        rows = await self._rows(table)
        offers = [] if rows is None else [offer for offer in rows.invitations.values() if offer.seat == seat]
        return max(offers, key=lambda offer: offer.number, default=None)

    async def tables_handed_over(self) -> list[str]:
        """Return the ids of the running tables at which a seat has changed hands."""
        return [
            table
            for table, rows in self._tables.items()
            if rows.standing is not None
            and rows.standing.winners is None
            and any(isinstance(entry, Handover) for entry in rows.entries.values())
        ]

    async def load(self, table: str) -> tuple[Setup, list[Entry]] | None:
        """Return the setup of a table and all its entries; None if there is no such table."""
        rows = await self._rows(table)
        return None if rows is None else (rows.seated, _entries(rows))

    async def resume(self, table: str, least: int) -> tuple[Setup, Snapshot | None, list[Entry]] | None:
        """Return the setup of a table, its newest usable snapshot and the entries after the snapshot.

        The snapshot has `least` entries or more after it; without such a snapshot all entries are returned. None if
        there is no such table.
        """
        rows = await self._rows(table)
        if rows is None:
            return None
        newest = max(rows.entries, default=0) - least
        version = max((version for version in rows.snapshots if version <= newest), default=0)
        return rows.seated, rows.snapshots.get(version), _entries(rows, version)

    async def chat_lines(self, table: str) -> list[ChatLine]:
        """Return the chat lines of a table, in order."""
        rows = await self._rows(table)
        return [] if rows is None else [rows.chat[number] for number in sorted(rows.chat)]

    async def sent_away(self, table: str) -> set[str]:
        """Return the ids of the persons whom the host of a table has sent away."""
        rows = await self._rows(table)
        return set() if rows is None else set(rows.sent_away)

    async def wishes(self, table: str) -> Wishes:
        """Return the wishes of the persons at a table."""
        rows = await self._rows(table)
        return Wishes(table) if rows is None or rows.wishes is None else rows.wishes

    async def visitors(self, table: str) -> list[Visitor]:
        """Return the known persons who have been seen at the seats of a table."""
        rows = await self._rows(table)
        return [] if rows is None else [*rows.visitors.values()]

    async def last_seen(self, table: str) -> list[LastSeen]:
        """Return when the seats of a table were last seen, as far as it is stored."""
        rows = await self._rows(table)
        return [] if rows is None else [*rows.last_seen.values()]

    async def changed(self, table: str) -> int | None:
        """Return when the standing of a table was last stored, in milliseconds since 1970; None if it never was."""
        rows = await self._rows(table)
        return None if rows is None or rows.standing is None else rows.standing.at

    async def in_lobby(self, since: int) -> list[tuple[Setup, LastSeen]]:
        """Return the tables in the lobby that still have open seats, each with when its host was last seen.

        The host must have been there at this moment (in milliseconds since 1970) or later. The oldest table is first.
        """
        return [
            (setup, seen)
            for setup in await self._waiting_in_lobby()
            for seen in await self.last_seen(setup.id)
            if seen.seat == setup.host and seen.at is not None and seen.at >= since
        ]

    async def _waiting_in_lobby(self) -> list[Setup]:
        """Return the tables in the lobby that still have open seats."""
        waiting = [rows.seated for rows in self._tables.values() if not rows.entries]
        return [setup for setup in waiting if setup.in_lobby]

    async def places(self, table: str) -> list[Place]:
        """Return the places of a table's persons who have chosen a sign or were silenced."""
        rows = await self._rows(table)
        return [] if rows is None else [rows.places[seat] for seat in sorted(rows.places)]

    async def record(self, table: str, version: int) -> Record:
        """Return the record of the entries up to a version."""
        rows = await self._rows(table)
        entries = [] if rows is None else _entries(rows)
        return [line for entry in entries if entry.version <= version for line in entry.record]

    async def secrets(self, table: str) -> dict[int, str]:
        """Return the secrets of a table's deals, by the number of the deal; packing a finished match deletes them."""
        rows = await self._rows(table)
        return {} if rows is None else dict(rows.secrets)

    async def deadline(self, table: str) -> int | None:
        """Return until when a table waits for a person, in milliseconds since 1970; None if it waits for nobody."""
        rows = await self._rows(table)
        return None if rows is None else rows.deadline

    async def due(self, before: int) -> list[str]:
        """Return the ids of the tables whose deadline is before a moment, the earliest first.

        The moment is in milliseconds since 1970.
        """
        waiting = [(rows.deadline, table) for table, rows in self._tables.items() if rows.deadline is not None]
        return [table for deadline, table in sorted(waiting) if deadline < before]

    async def since(self, table: str, version: int) -> list[Entry]:
        """Return the entries of a table after a version."""
        rows = await self._rows(table)
        return [] if rows is None else _entries(rows, version)

    async def version(self, table: str) -> int:
        """Return the number of entries of a table."""
        rows = await self._rows(table)
        return 0 if rows is None else max(rows.entries, default=0)

    async def version_of(self, table: str, seat: int, message: str) -> int | None:
        """Return the version of the choice that a seat's message has made; None if there is none."""
        rows = await self._rows(table)
        return None if rows is None else rows.messages.get((seat, message))


def changed_table(change: StoreChange) -> str:
    """Return the id of the table that a change is about."""
    return change.id if isinstance(change, Setup) else change.table


def _order(row: StoreChange) -> int:
    """The order of writing: deletions, new tables, rows of tables, standings."""
    if isinstance(row, Revocation | Vacancy | Closing):
        return 0
    return 1 if isinstance(row, Setup) else 3 if isinstance(row, Standing) else 2


def _copy(rows: TableRows | None) -> TableRows | None:
    """A copy of a table's rows whose changes leave the original as it is."""
    if rows is None:
        return None
    parts: dict[str, Any] = {name: dict(part) for name, part in vars(rows).items() if isinstance(part, dict)}
    return replace(rows, **parts)


def _with(rows: TableRows, row: StoreChange) -> TableRows:
    """The rows of a table after adding `row`, in place but for standing, deadline and wishes; Conflict."""
    if isinstance(row, Standing):
        at = time.time_ns() // 1_000_000 if row.at is None else row.at
        updated = replace(rows, standing=replace(row, at=at))
        return updated if row.winners is None else replace(updated, wishes=None, last_seen={})
    if isinstance(row, Deadline):
        return replace(rows, deadline=row.at)
    if isinstance(row, Wishes):
        return replace(rows, wishes=None if row.is_empty else row)
    if isinstance(row, LastSeen) and row.left is None and row.answered is None:
        rows.last_seen.pop(row.seat, None)
        return rows
    if isinstance(row, Revocation | Vacancy):
        _revoke(rows, row)
    elif isinstance(row, Place):
        rows.places[row.seat] = row
    elif isinstance(row, Secret):
        rows.secrets[row.n] = row.secret
    elif isinstance(row, Visitor):
        rows.visitors[row.seat, row.person] = row
    elif isinstance(row, LastSeen):
        rows.last_seen[row.seat] = row
    elif isinstance(row, Key):
        _insert(rows.keys, row.digest, row.seat)
    else:
        if isinstance(row, ChatLine) and row.message is not None:
            _check_unsaid(rows.chat, row.seat, row.message)
        part, key = _PARTS.get(type(row), ("entries", lambda entry: entry.version))
        _insert(getattr(rows, part), key(row), row)
        if isinstance(row, Choice) and row.message is not None:
            _insert(rows.messages, (row.seat, row.message), row.version)
    return rows


_PARTS: Mapping[type, tuple[str, Callable[[Any], object]]] = {
    Sitter: ("sitters", lambda sitter: sitter.seat),
    Invitation: ("invitations", lambda invitation: (invitation.seat, invitation.number)),
    SentAway: ("sent_away", lambda sent: sent.person),
    ChatLine: ("chat", lambda line: line.number),
    Snapshot: ("snapshots", lambda snapshot: snapshot.version),
}
"""The field and the key of each kind of row that has a unique key and is no entry."""


def _insert(part: dict[Any, Any], key: object, value: object) -> None:
    """Insert a value; Conflict where the key is taken."""
    if key in part:
        raise Conflict
    part[key] = value


def _check_unsaid(chat: Mapping[int, ChatLine], seat: int, message: str) -> None:
    """Raise Conflict where a chat line of the seat has this message id."""
    if any((line.seat, line.message) == (seat, message) for line in chat.values()):
        raise Conflict


def _revoke(rows: TableRows, row: Revocation | Vacancy) -> None:
    """Delete a seat's keys; for a vacancy, also everything else of the seat's person."""
    _delete(rows.keys, [digest for digest, seat in rows.keys.items() if seat == row.seat])
    if isinstance(row, Vacancy):
        _delete(rows.sitters, [row.seat])
        _delete(rows.places, [row.seat])
        _delete(rows.chat, [number for number, line in rows.chat.items() if line.seat == row.seat])
        _delete(rows.last_seen, [row.seat])
        _delete(rows.visitors, [key for key in rows.visitors if key[0] == row.seat])


def _delete(part: dict[Any, Any], keys: Iterable[object]) -> None:
    for key in keys:
        part.pop(key, None)


def _entries(rows: TableRows, after: int = 0) -> list[Entry]:
    """The entries after a version, in order."""
    return [rows.entries[version] for version in sorted(rows.entries) if version > after]
