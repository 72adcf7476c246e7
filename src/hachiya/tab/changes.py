"""The text form of changes in the journal: JSON, with the rows that a database would have."""

import base64
import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import asdict, dataclass
from types import SimpleNamespace

from hachiya.store.rows import entry_of, place_of, row_of, setup_of, standing_of, wishes_of
from hachiya.tables.problems import DamagedTable
from hachiya.tables.stored.chat_line import ChatLine
from hachiya.tables.stored.fair import Secret
from hachiya.tables.stored.keys import Invitation, Key, Revocation
from hachiya.tables.stored.places import Closing, SentAway, Vacancy
from hachiya.tables.stored.setup import Setup, Sitter
from hachiya.tables.stored.snapshot import Snapshot
from hachiya.tables.stored.store import StoreChange
from hachiya.tables.stored.timing import Deadline
from hachiya.tables.stored.visits import LastSeen, Visitor


@dataclass(frozen=True)
class OwnSeat:
    """A seat of a person at this device: its token, if it has one, and whether it is on the list of own tables."""

    table: str
    seat: int
    token: str | None
    listed: bool = True


LocalChange = StoreChange | OwnSeat
"""A change that the journal stores: one of a table, or of what the device has of it."""


def spell(changes: Iterable[LocalChange], opened: int) -> str:
    """Write changes of a table, which was opened at this time (milliseconds since 1970), as text."""
    return json.dumps([_spell(change, opened) for change in changes], ensure_ascii=False, separators=(",", ":"))


def read(text: str) -> list[LocalChange]:
    """Read the changes of a line; DamagedTable."""
    try:
        return [_READERS[kind](SimpleNamespace(**values)) for kind, values in json.loads(text)]
    except (ValueError, TypeError, KeyError, AttributeError):
        raise DamagedTable from None


def opened_at(text: str) -> int:
    """Return when a table was opened, in milliseconds since 1970, from its first line; DamagedTable."""
    try:
        return next(int(values["at"]) for kind, values in json.loads(text) if kind == "tables")
    except (ValueError, TypeError, KeyError, StopIteration):
        raise DamagedTable from None


def _spell(change: LocalChange, opened: int) -> tuple[str, Mapping[str, object]]:
    if isinstance(change, OwnSeat | Vacancy | Closing):
        return _LOCAL[type(change)], asdict(change)
    if isinstance(change, Revocation):
        return _LOCAL[Revocation], change._asdict()
    kind, values = row_of(change)
    if isinstance(change, Setup):
        values = {**values, "at": opened}
    if isinstance(change, Snapshot):
        values = {**values, "content": base64.b64encode(change.content).decode()}
    return kind, values


_LOCAL: Mapping[type, str] = {OwnSeat: "own", Revocation: "revocation", Vacancy: "vacancy", Closing: "closing"}

_READERS: Mapping[str, Callable[[SimpleNamespace], LocalChange]] = {
    "tables": lambda row: setup_of(row, ()),
    "entries": entry_of,
    "standings": standing_of,
    "places": place_of,
    "wishes": wishes_of,
    "sitters": lambda row: Sitter(row.table_id, row.seat, row.name, row.player),
    "keys": lambda row: Key(row.table_id, row.seat, row.digest),
    "invitations": lambda row: Invitation(row.table_id, row.seat, row.number, row.digest),
    "secrets": lambda row: Secret(row.table_id, row.n, row.secret),
    "snapshots": lambda row: Snapshot(row.table_id, row.version, base64.b64decode(row.content, validate=True)),
    "sent_away": lambda row: SentAway(row.table_id, row.person),
    "visitors": lambda row: Visitor(row.table_id, row.seat, row.person),
    "last_seen": lambda row: LastSeen(row.table_id, row.seat, row.left, row.answered),
    "chat": lambda row: ChatLine(row.table_id, row.number, row.seat, row.phrase, row.text, row.at, row.message),
    "deadlines": lambda row: Deadline(row.table_id, row.at),
    "own": lambda row: OwnSeat(**vars(row)),
    "revocation": lambda row: Revocation(**vars(row)),
    "vacancy": lambda row: Vacancy(**vars(row)),
    "closing": lambda row: Closing(**vars(row)),
}
