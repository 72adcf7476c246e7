"""Opens a record in either of the two spellings."""

from collections.abc import Iterator
from io import BufferedReader
from pathlib import Path
from typing import Literal, cast

from hachiya.records import fuda, jsonl
from hachiya.records.events import PartialEvent
from hachiya.records.fuda import Defaults
from hachiya.words.errors import BadRecord
from hachiya.words.say import record as say

Format = Literal["jsonl", "fuda"]


def load(path: Path | str, defaults: Defaults) -> tuple[Format, Iterator[tuple[int, PartialEvent]]]:
    """The spelling of the file, recognised by its first character, and its events with their line numbers.

    Works on pipes too. Raises BadRecord (at once where the file is empty, later while the events are read)
    and OSError.
    """
    stream = Path(path).open("rb")  # noqa: SIM115 (`_closing` keeps it until the last event has been read)
    try:
        spelling, events = load_stream(stream, defaults)
    except BadRecord:
        stream.close()
        raise
    return spelling, _closing(stream, events)


def load_stream(stream: BufferedReader, defaults: Defaults) -> tuple[Format, Iterator[tuple[int, PartialEvent]]]:
    """`load` from an open binary stream, which is left open."""
    head = stream.peek(1)
    if not head:
        raise BadRecord(say.empty_file(), 1)
    if head.lstrip().startswith(b"{"):
        return "jsonl", cast(Iterator[tuple[int, PartialEvent]], jsonl.load(stream))
    return "fuda", fuda.load(stream, defaults)


def _closing(stream: BufferedReader, events: Iterator[tuple[int, PartialEvent]]) -> Iterator[tuple[int, PartialEvent]]:
    with stream:
        yield from events
