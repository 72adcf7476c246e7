"""What is written at a table as lines that a viewer may read. `records.redaction` says what that is."""

from collections.abc import Iterable, Mapping
from typing import Any, cast

from hachiya.records.events import FAMILIES, Event, Family
from hachiya.records.jsonl import dump_line
from hachiya.records.redaction import Viewer, redact, redacted
from hachiya.tables.entries import Record, Written


def shown(record: Record, viewer: Viewer, family: Family) -> list[str]:
    """What one entry has written, when it is news."""
    return [_line(one, redact(one.event, viewer, family), family) for one in record]


def shown_so_far(record: Record, viewer: Viewer, drawn: int) -> list[str]:
    """A whole record from its `match` on by now; of a deal that is being drawn, `drawn` cards are there."""
    match = cast(Mapping[str, Any], record[0].event)
    family = FAMILIES[match["game"]]
    seen = redacted([one.event for one in record], viewer, drawn)
    return [_line(one, event, family) for one, event in zip(record, seen, strict=True)]


def record_file(record: Record, viewer: Viewer, drawn: int) -> bytes:
    """A record as a file: the whole of it once the match is over, until then what the viewer may read."""
    over = record[-1].event["e"] == "match_end"
    lines: Iterable[str] = (one.line for one in record) if over else shown_so_far(record, viewer, drawn)
    return "".join(f"{line}\n" for line in lines).encode()


def _line(one: Written, seen: Event, family: Family) -> str:
    """What hides nothing stays as it was written."""
    return one.line if seen is one.event else dump_line(seen, family)
