"""What is written at a table as a viewer may read it. `records.redaction` says what that is."""

from collections.abc import Mapping
from typing import Any, cast

from hachiya.records.events import FAMILIES, Event, Family
from hachiya.records.jsonl import dump_line
from hachiya.records.redaction import Viewer, redact, redact_record
from hachiya.tables.stored.entries import Record, RecordLine, has_ended


def shown(record: Record, viewer: Viewer, family: Family) -> Record:
    """What one entry has written, when it is news."""
    return [_seen(one, redact(one.event, viewer, family), family) for one in record]


def shown_so_far(record: Record, viewer: Viewer, drawn: int) -> Record:
    """A whole record from its `match` on by now; of a deal that is being drawn, `drawn` cards are there."""
    match = cast(Mapping[str, Any], record[0].event)
    family = FAMILIES[match["game"]]
    seen = redact_record([one.event for one in record], viewer, drawn)
    return [_seen(one, event, family) for one, event in zip(record, seen, strict=True)]


def record_file(record: Record, viewer: Viewer, drawn: int) -> bytes:
    """A record as a file: the whole of it once the match is over, until then what the viewer may read."""
    found = record if has_ended(record) else shown_so_far(record, viewer, drawn)
    return "".join(f"{one.line}\n" for one in found).encode()


def _seen(one: RecordLine, seen: Event, family: Family) -> RecordLine:
    """What hides nothing stays as it was written."""
    return one if seen is one.event else RecordLine(seen, dump_line(seen, family))
