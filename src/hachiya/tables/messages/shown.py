"""The record of a table as a viewer may read it: hidden cards are redacted by `records.redaction`."""

from collections.abc import Mapping
from typing import Any, cast

from hachiya.records.events import FAMILIES, Event, EventFamily
from hachiya.records.jsonl import dump_line
from hachiya.records.redaction import Viewer, redact, redact_record
from hachiya.tables.stored.entries import Record, RecordLine, has_ended


def redacted_entry(record: Record, viewer: Viewer, family: EventFamily) -> Record:
    """Redact the record of one new entry for a viewer."""
    return [_redacted_line(line, redact(line.event, viewer, family), family) for line in record]


def redacted_record(record: Record, viewer: Viewer, drawn: int) -> Record:
    """Redact a record from its first line on for a viewer; in an unfinished draw `drawn` cards are dealt."""
    match = cast(Mapping[str, Any], record[0].event)
    family = FAMILIES[match["game"]]
    events = redact_record([line.event for line in record], viewer, drawn)
    return [_redacted_line(line, event, family) for line, event in zip(record, events, strict=True)]


def record_file(record: Record, viewer: Viewer, drawn: int) -> bytes:
    """Write a record as a file: complete once the match is over, until then redacted for the viewer."""
    readable = record if has_ended(record) else redacted_record(record, viewer, drawn)
    return "".join(f"{line.line}\n" for line in readable).encode()


def _redacted_line(line: RecordLine, event: Event, family: EventFamily) -> RecordLine:
    """The line of a redacted event; the original line where nothing is hidden."""
    return line if event is line.event else RecordLine(event, dump_line(event, family))
