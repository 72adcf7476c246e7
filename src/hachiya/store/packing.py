"""A finished match as one row: the rows of all its entries, compressed together, with a checksum before them.

Form 1 is the SHA-256 of a content, then the content compressed by LZMA2 (raw, with the filter below). The content is a
line of JSON, then the actions of all entries that are lists of small numbers, one byte each, then the lines of the
record. The JSON has by entry: `kinds`, `seats`, `messages` (1 for the successor of the seat's last message), `at`
(milliseconds since the entry before, the first since 1970), `actions` (the number of bytes, or the text) and `lines`
(their number); at a table with clocks also `left`.

The record stays text, so that later versions of the rules can read it.
"""

import hashlib
import json
import lzma
from collections.abc import Iterable, Sequence
from itertools import accumulate
from typing import Any, NamedTuple

from hachiya.store.rows import lines_of
from hachiya.tables.problems import DamagedTable

FORM = 1
_SUM_BYTES = hashlib.sha256().digest_size
_compact = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode
_FILTER = [
    {"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME, "dict_size": 1 << 20, "lc": 3, "lp": 0, "pb": 0}
]


class EntryRow(NamedTuple):
    """A row of the table `entries`."""

    table_id: str
    version: int
    kind: str
    seat: int | None
    message: str | None
    actions: str
    events: str
    at: int
    left: int | None = None


def pack(rows: Sequence[EntryRow]) -> bytes:
    """Compress all entries of a table, in order, to bytes; DamagedTable if one is missing."""
    if not rows or [row.version for row in rows] != list(range(1, len(rows) + 1)):
        raise DamagedTable
    actions = [_action_bytes(row.actions) for row in rows]
    times = [row.at for row in rows]
    head = {
        "table": rows[0].table_id,
        "kinds": [row.kind for row in rows],
        "seats": [row.seat for row in rows],
        "messages": _shorten_messages(rows),
        "at": [after - before for before, after in zip([0, *times], times, strict=False)],
        "actions": [row.actions if data is None else len(data) for row, data in zip(rows, actions, strict=True)],
        "lines": [len(lines_of(row.events)) for row in rows],
    }
    if any(row.left is not None for row in rows):
        head["left"] = [row.left for row in rows]
    record = "\n".join(row.events for row in rows if row.events)
    content = b"".join((_compact(head).encode(), b"\n", *(data for data in actions if data), record.encode()))
    compressed = lzma.compress(content, format=lzma.FORMAT_RAW, filters=_FILTER)
    return hashlib.sha256(content).digest() + compressed


def unpack(table: str, form: int, packed: bytes) -> list[EntryRow]:
    """Return the entries that were packed; `form` is the version of the format.

    DamagedTable if the bytes are damaged.
    """
    if form != FORM:
        raise DamagedTable
    try:
        content = lzma.decompress(packed[_SUM_BYTES:], format=lzma.FORMAT_RAW, filters=_FILTER)
    except lzma.LZMAError:
        raise DamagedTable from None
    if hashlib.sha256(content).digest() != packed[:_SUM_BYTES]:
        raise DamagedTable
    head, _, rest = content.partition(b"\n")
    columns = json.loads(head)
    if columns["table"] != table:
        raise DamagedTable
    return list(_rows(table, columns, rest))


def salvage(table: str, form: int, packed: bytes) -> list[EntryRow]:
    """Return the first entries that can still be read of damaged bytes, whether they are sound or not."""
    if form != FORM:
        return []
    decompressor, content = lzma.LZMADecompressor(format=lzma.FORMAT_RAW, filters=_FILTER), b""
    try:
        for place in range(_SUM_BYTES, len(packed)):
            content += decompressor.decompress(packed[place : place + 1])
    except (lzma.LZMAError, EOFError):
        pass
    head, _, rest = content.partition(b"\n")
    try:
        columns = json.loads(head)
        rows = columns["table"] == table and list(_rows(table, columns, rest))
    except (ValueError, TypeError, LookupError):
        return []
    return rows or []


def _rows(table: str, columns: Any, rest: bytes) -> Iterable[EntryRow]:
    """The entries that the columns describe, with the bytes of actions and the lines that follow the columns."""
    counts = [0 if isinstance(action, str) else action for action in columns["actions"]]
    ends = [*accumulate(counts)]
    lines = lines_of(rest[ends[-1] :].decode(errors="replace"))
    last = [*accumulate(columns["lines"])]
    times, messages = accumulate(columns["at"]), _restore_messages(columns["seats"], columns["messages"])
    for place, (kind, seat, message, at) in enumerate(
        zip(columns["kinds"], columns["seats"], messages, times, strict=True)
    ):
        text = columns["actions"][place]
        if not isinstance(text, str):
            text = _compact([*rest[ends[place] - counts[place] : ends[place]]])
        events = "\n".join(lines[last[place] - columns["lines"][place] : last[place]])
        left = columns["left"][place] if "left" in columns else None
        yield EntryRow(table, place + 1, kind, seat, message, text, events, at, left)


def _shorten_messages(rows: Sequence[EntryRow]) -> list[str | int | None]:
    """The message id of each entry, 1 where it is the successor of the seat's last id: pages number their messages."""
    last: dict[int | None, str] = {}
    ids: list[str | int | None] = []
    for row in rows:
        is_next = row.message is not None and row.message == _next(last.get(row.seat, ""))
        ids.append(1 if is_next else row.message)
        last[row.seat] = last.get(row.seat, "") if row.message is None else row.message
    return ids


def _restore_messages(seats: Sequence[int | None], ids: Sequence[str | int | None]) -> list[str | None]:
    """The message ids that `_shorten_messages` has shortened."""
    last: dict[int | None, str] = {}
    messages: list[str | None] = []
    for seat, short in zip(seats, ids, strict=True):
        message = _next(last.get(seat, "")) if isinstance(short, int) else short
        last[seat] = last.get(seat, "") if message is None else message
        messages.append(message)
    return messages


def _next(message: str) -> str:
    """The successor of a message id: `x-9` after `x-8`; empty where the id has no number."""
    before, dash, number = message.rpartition("-")
    return f"{before}{dash}{int(number) + 1}" if number.isascii() and number.isdigit() and len(number) < 10 else ""


def _action_bytes(actions: str) -> bytes | None:
    """A JSON list of numbers up to 255 as bytes; None for other values and other spellings."""
    try:
        data = bytes([*map(int, actions[1:-1].split(","))]) if actions != "[]" else b""
    except ValueError:
        return None
    return data if _compact([*data]) == actions else None
