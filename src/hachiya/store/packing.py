"""A finished match as one row: the rows of all its entries, pressed together, behind their checksum.

Form 1 is the SHA-256 of a content, then the content by LZMA2 (raw, with the filter below). The content is a line of
JSON, then the actions of all entries that are lists of small numbers, a byte each, then the lines of the record as
they were written. The JSON has by entry: `kinds`, `seats`, `messages` (1 for the seat's last one counted on), `at`
(milliseconds since the entry before, the first since 1970), `actions` (how many bytes they are, or their text) and
`lines` (how many); and where there were clocks what was `left` by them.

The record stays text, so that it can be read whatever later versions of the rules would write.
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
    """All entries of a table, in order, as one content; DamagedTable where one is missing."""
    if not rows or [row.version for row in rows] != list(range(1, len(rows) + 1)):
        raise DamagedTable
    small = [_small(row.actions) for row in rows]
    times = [row.at for row in rows]
    head = {
        "table": rows[0].table_id,
        "kinds": [row.kind for row in rows],
        "seats": [row.seat for row in rows],
        "messages": _counted_on(rows),
        "at": [after - before for before, after in zip([0, *times], times, strict=False)],
        "actions": [row.actions if one is None else len(one) for row, one in zip(rows, small, strict=True)],
        "lines": [len(lines_of(row.events)) for row in rows],
    }
    if any(row.left is not None for row in rows):
        head["left"] = [row.left for row in rows]
    record = "\n".join(row.events for row in rows if row.events)
    content = b"".join((_compact(head).encode(), b"\n", *(one for one in small if one), record.encode()))
    compressed = lzma.compress(content, format=lzma.FORMAT_RAW, filters=_FILTER)
    return hashlib.sha256(content).digest() + compressed


def unpack(table: str, form: int, packed: bytes) -> list[EntryRow]:
    """The entries of the table again, each as it was; DamagedTable if they are not what was packed."""
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
    """What can still be read of damaged entries, the first of them; whether they are sound is for others to say."""
    if form != FORM:
        return []
    press, content = lzma.LZMADecompressor(format=lzma.FORMAT_RAW, filters=_FILTER), b""
    try:
        for place in range(_SUM_BYTES, len(packed)):
            content += press.decompress(packed[place : place + 1])
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
    """What the columns say, with what they count: first bytes of actions, then lines."""
    counts = [0 if isinstance(one, str) else one for one in columns["actions"]]
    ends = [*accumulate(counts)]
    lines = lines_of(rest[ends[-1] :].decode(errors="replace"))
    last = [*accumulate(columns["lines"])]
    times, messages = accumulate(columns["at"]), _written_out(columns["seats"], columns["messages"])
    for place, (kind, seat, message, at) in enumerate(
        zip(columns["kinds"], columns["seats"], messages, times, strict=True)
    ):
        text = columns["actions"][place]
        if not isinstance(text, str):
            text = _compact([*rest[ends[place] - counts[place] : ends[place]]])
        events = "\n".join(lines[last[place] - columns["lines"][place] : last[place]])
        left = columns["left"][place] if "left" in columns else None
        yield EntryRow(table, place + 1, kind, seat, message, text, events, at, left)


def _counted_on(rows: Sequence[EntryRow]) -> list[str | int | None]:
    """The message of each entry, 1 for one that is the last of its seat counted on, as pages call theirs."""
    last: dict[int | None, str] = {}
    told: list[str | int | None] = []
    for row in rows:
        told.append(1 if row.message is not None and row.message == _next(last.get(row.seat, "")) else row.message)
        last[row.seat] = last.get(row.seat, "") if row.message is None else row.message
    return told


def _written_out(seats: Sequence[int | None], told: Sequence[str | int | None]) -> list[str | None]:
    """The messages again."""
    last: dict[int | None, str] = {}
    found: list[str | None] = []
    for seat, one in zip(seats, told, strict=True):
        message = _next(last.get(seat, "")) if isinstance(one, int) else one
        last[seat] = last.get(seat, "") if message is None else message
        found.append(message)
    return found


def _next(message: str) -> str:
    """A message called `x-8` is followed by `x-9`."""
    before, dash, number = message.rpartition("-")
    return f"{before}{dash}{int(number) + 1}" if number.isascii() and number.isdigit() and len(number) < 10 else ""


def _small(actions: str) -> bytes | None:
    """A list of numbers up to 255 as bytes; None for what is another thing, or spelt in another way."""
    try:
        found = bytes([*map(int, actions[1:-1].split(","))]) if actions != "[]" else b""
    except ValueError:
        return None
    return found if _compact([*found]) == actions else None
