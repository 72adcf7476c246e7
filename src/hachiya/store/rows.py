"""The conversion of stored values to database rows and back."""

import json
import time
from collections.abc import Callable, Iterable, Mapping
from dataclasses import asdict
from typing import Any, NamedTuple

from hachiya.tables.problems import DamagedTable
from hachiya.tables.stored.chat_line import ChatLine
from hachiya.tables.stored.entries import (
    Annotation,
    Choice,
    Deck,
    Ending,
    Entry,
    Handover,
    Imported,
    Tick,
    record_of_lines,
)
from hachiya.tables.stored.fair import Secret
from hachiya.tables.stored.keys import Invitation, Key
from hachiya.tables.stored.places import Place, SentAway
from hachiya.tables.stored.setup import Setup, Sitter, TablePolicy
from hachiya.tables.stored.snapshot import Snapshot
from hachiya.tables.stored.standing import Standing
from hachiya.tables.stored.store import Added
from hachiya.tables.stored.timing import Deadline, Timing
from hachiya.tables.stored.visits import LastSeen, Visitor
from hachiya.tables.stored.wishes import Wishes

_CHAT_COLUMNS = ("number", "seat", "phrase", "text", "at", "message")


class Row(NamedTuple):
    """A row to write: the name of its table of the schema, and its values."""

    table: str
    values: Mapping[str, Any]


def row_of(value: Added) -> Row:
    """Convert a stored value to a row."""
    table, values = _ROWS.get(type(value), ("entries", _of_entry))
    return Row(table, values(value))


def setup_of(row: Any, sitters: Iterable[Any]) -> Setup:
    """Convert a row of `tables` to a setup, with the players who have taken open seats."""
    setup = Setup(
        id=row.id,
        game=row.game,
        rules=row.rules,
        options=json.loads(row.options),
        names=tuple(json.loads(row.names)),
        players=tuple(json.loads(row.players)),
        draws=json.loads(row.draws),
        pace=row.pace,
        clock=row.clock,
        follows=row.follows,
        sat=None if row.sat is None else tuple(json.loads(row.sat)),
        host=row.host,
        policy=TablePolicy(**json.loads(row.manners or "{}")),
        reveal=row.reveal,
        shuffled_as=row.shuffled_as,
        timing=None if row.timing is None else Timing(*json.loads(row.timing)),
        origin=row.origin,
    )
    for sitter in sitters:
        setup = setup.with_sitter(Sitter(setup.id, sitter.seat, sitter.name, sitter.player))
    return setup


def place_of(row: Any) -> Place:
    """Convert a row to a place."""
    return Place(row.table_id, row.seat, row.sign, bool(row.silenced))


def wishes_of(row: Any) -> Wishes:
    """Convert a row to wishes."""
    return Wishes(row.table_id, _seats(row.would_end), _seats(row.allow_hints), row.declined)


def standing_of(row: Any) -> Standing:
    """Convert a row to a standing."""
    winners = None if row.winners is None else json.loads(row.winners)
    return Standing(row.table_id, row.version, row.n, row.turn, json.loads(row.scores), winners, row.at)


def entry_of(row: Any) -> Entry:
    """Convert a row to an entry; DamagedTable if its kind is unknown."""
    if row.kind not in _ENTRIES:
        raise DamagedTable
    return _ENTRIES[row.kind](row)


def lines_of(events: str) -> list[str]:
    """Split the stored events of an entry into the lines of the record."""
    return events.split("\n") if events else []


def _handover(row: Any, player: str, name: str, stands_in: bool = False) -> Handover:
    return Handover(row.table_id, row.version, row.seat, player, name, record_of_lines(lines_of(row.events)), stands_in)


_ENTRIES: Mapping[str, Callable[[Any], Entry]] = {
    "deck": lambda row: Deck(row.table_id, row.version, json.loads(row.actions), record_of_lines(lines_of(row.events))),
    "tick": lambda row: Tick(row.table_id, row.version, record_of_lines(lines_of(row.events))),
    "around": lambda row: Annotation(row.table_id, row.version, record_of_lines(lines_of(row.events))),
    "record": lambda row: Imported(row.table_id, row.version, record_of_lines(lines_of(row.events))),
    "choice": lambda row: Choice(
        row.table_id,
        row.version,
        row.seat,
        json.loads(row.actions),
        row.message,
        record_of_lines(lines_of(row.events)),
        row.left,
    ),
    "seat": lambda row: _handover(row, *json.loads(row.actions)),
    "end": lambda row: Ending(row.table_id, row.version, record_of_lines(lines_of(row.events))),
}


def _of_setup(setup: Setup) -> Mapping[str, Any]:
    return {
        "id": setup.id,
        "game": setup.game,
        "rules": setup.rules,
        "options": _dump(dict(setup.options)),
        "names": _dump(setup.names),
        "players": _dump(setup.players),
        "draws": _dump(setup.draws),
        "sat": None if setup.sat is None else _dump(setup.sat),
        "host": setup.host,
        "manners": _dump(asdict(setup.policy)),
        "reveal": setup.reveal,
        "shuffled_as": setup.shuffled_as,
        "timing": None if setup.timing is None else _dump(setup.timing),
        "origin": setup.origin,
        "follows": setup.follows,
        "pace": setup.pace,
        "clock": setup.clock,
        "at": _now(),
    }


def _of_entry(entry: Entry) -> Mapping[str, Any]:
    return {
        "table_id": entry.table,
        "version": entry.version,
        **_content(entry),
        "left": entry.left if isinstance(entry, Choice) else None,
        "events": "\n".join(line.line for line in entry.record),
        "at": _now(),
    }


def _of_standing(standing: Standing) -> Mapping[str, Any]:
    return {
        "table_id": standing.table,
        "version": standing.version,
        "n": standing.n,
        "turn": standing.turn,
        "scores": _dump(standing.scores),
        "winners": None if standing.winners is None else _dump(standing.winners),
        "at": _now() if standing.at is None else standing.at,
    }


def _of_invitation(invitation: Invitation) -> Mapping[str, Any]:
    return {
        "table_id": invitation.table,
        "seat": invitation.seat,
        "number": invitation.number,
        "digest": invitation.digest,
        "at": _now(),
    }


def _of_sitter(sitter: Sitter) -> Mapping[str, Any]:
    return {
        "table_id": sitter.table,
        "seat": sitter.seat,
        "name": sitter.name,
        "player": sitter.player,
        "at": _now(),
    }


def _content(entry: Entry) -> Mapping[str, Any]:
    if isinstance(entry, Choice):
        actions = _dump(entry.actions)
        return {"kind": "choice", "seat": entry.seat, "message": entry.message, "actions": actions}
    if isinstance(entry, Deck):
        return {"kind": "deck", "seat": None, "message": None, "actions": _dump(entry.cards)}
    if isinstance(entry, Handover):
        whom = [entry.player, entry.name, *([True] if entry.stands_in else [])]
        return {"kind": "seat", "seat": entry.seat, "message": None, "actions": _dump(whom)}
    if isinstance(entry, Annotation):
        return {"kind": "around", "seat": None, "message": None, "actions": "[]"}
    if isinstance(entry, Imported):
        return {"kind": "record", "seat": None, "message": None, "actions": "[]"}
    if isinstance(entry, Ending):
        return {"kind": "end", "seat": None, "message": None, "actions": "[]"}
    return {"kind": "tick", "seat": None, "message": None, "actions": "[]"}


def _dump(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _now() -> int:
    return time.time_ns() // 1_000_000


def _of_wishes(wishes: Wishes) -> Mapping[str, Any]:
    would_end, allow_hints = (sum(1 << seat for seat in seats) for seats in (wishes.would_end, wishes.allow_hints))
    return {
        "table_id": wishes.table,
        "would_end": would_end,
        "allow_hints": allow_hints,
        "declined": wishes.declined,
    }


def _seats(mask: int) -> frozenset[int]:
    return frozenset(seat for seat in range(mask.bit_length()) if mask >> seat & 1)


def _of_place(place: Place) -> Mapping[str, Any]:
    return {"table_id": place.table, "seat": place.seat, "sign": place.sign, "silenced": int(place.silenced)}


def _of_snapshot(snapshot: Snapshot) -> Mapping[str, Any]:
    return {"table_id": snapshot.table, "version": snapshot.version, "content": snapshot.content}


def _of_visitor(visitor: Visitor) -> Mapping[str, Any]:
    return {"table_id": visitor.table, "seat": visitor.seat, "person": visitor.person}


def _of_last_seen(seen: LastSeen) -> Mapping[str, Any]:
    return {"table_id": seen.table, "seat": seen.seat, "left": seen.left, "answered": seen.answered}


_ROWS: Mapping[type, tuple[str, Callable[[Any], Mapping[str, Any]]]] = {
    Setup: ("tables", _of_setup),
    Sitter: ("sitters", _of_sitter),
    Key: ("keys", lambda key: {"digest": key.digest, "table_id": key.table, "seat": key.seat}),
    Invitation: ("invitations", _of_invitation),
    Secret: ("secrets", lambda secret: {"table_id": secret.table, "n": secret.n, "secret": secret.secret}),
    Snapshot: ("snapshots", _of_snapshot),
    Place: ("places", _of_place),
    SentAway: ("sent_away", lambda sent: {"table_id": sent.table, "person": sent.person}),
    Wishes: ("wishes", _of_wishes),
    Visitor: ("visitors", _of_visitor),
    LastSeen: (
        "last_seen",
        _of_last_seen,
    ),
    ChatLine: ("chat", lambda line: {"table_id": line.table, **{name: getattr(line, name) for name in _CHAT_COLUMNS}}),
    Standing: ("standings", _of_standing),
    Deadline: ("deadlines", lambda deadline: {"table_id": deadline.table, "at": deadline.at}),
}
"""By type, all but entries: the table, and the values of a row."""
