"""Opens a record in either of the two spellings."""

from collections.abc import Iterator
from io import BufferedReader
from typing import Literal, cast

from hachiya.records import fuda, jsonl
from hachiya.records.events import PartialEvent
from hachiya.records.fuda import Defaults
from hachiya.records.lines import GZIP_ERRORS, unzip_error
from hachiya.records.sources import RecordSource, open_source, unzip
from hachiya.words.errors import BadRecord
from hachiya.words.say import record as say

Format = Literal["jsonl", "fuda"]


def load(
    source: RecordSource, defaults: Defaults, *, validate: bool = True
) -> tuple[Format, Iterator[tuple[int, PartialEvent]]]:
    """Read a record in either spelling.

    Args:
        source: The path of a `.jsonl` or `.fuda` file, which may be a pipe; an open stream of bytes or text, which
            stays open; or the text of a record: a text with a line end, or one that begins with `{` or `fuda `. Files
            and streams of bytes may be compressed by gzip.
        defaults: The function that gives the usual options of a game.
        validate: Whether the events of JSON Lines are validated one by one.

    Returns:
        The spelling, by the first character of the record, and its events with the numbers of their lines.

    Raises:
        BadRecord: If the record is empty; later, while the events are read, at the first line that is wrong.
        OSError: If the file cannot be opened.
        TypeError: If the source is none of these.

    Example:
        >>> from hachiya import Match
        >>> from hachiya.games.registry import usual_options
        >>> from hachiya.records.load import load
        >>> spelling, events = load(Match("hachiju", seed=1).to_jsonl(), usual_options)
        >>> spelling, len(list(events))
        ('jsonl', 2)
    """
    stream = open_source(source)
    try:
        spelling, events = load_stream(stream, defaults, validate=validate)
    except BadRecord:
        stream.close()
        raise
    return spelling, _closing(stream, events)


def load_stream(
    stream: BufferedReader, defaults: Defaults, *, validate: bool = True
) -> tuple[Format, Iterator[tuple[int, PartialEvent]]]:
    """Read a record in either spelling from an open file.

    Args:
        stream: The binary file, compressed by gzip or not, which stays open.
        defaults: The function that gives the usual options of a game.
        validate: Whether the events of JSON Lines are validated one by one.

    Returns:
        The spelling, by the first character of the file, and its events with the numbers of their lines.

    Raises:
        BadRecord: If the file is empty; later, while the events are read, at the first line that is wrong.

    Example:
        >>> from io import BufferedReader, BytesIO
        >>> from hachiya.games.registry import usual_options
        >>> from hachiya.records.load import load_stream
        >>> load_stream(BufferedReader(BytesIO(b"fuda 1")), usual_options)[0]
        'fuda'
    """
    plain = unzip(stream)
    head = _head(plain)
    if not head:
        raise BadRecord(say.empty_file(), 1)
    if head.lstrip().startswith(b"{"):
        read = jsonl.load if validate else jsonl.load_unvalidated
        return "jsonl", cast(Iterator[tuple[int, PartialEvent]], read(plain))
    return "fuda", fuda.load(plain, defaults)


def _head(stream: BufferedReader) -> bytes:
    try:
        return stream.peek(1)
    except GZIP_ERRORS as error:
        raise unzip_error(error, 1) from None


def _closing(stream: BufferedReader, events: Iterator[tuple[int, PartialEvent]]) -> Iterator[tuple[int, PartialEvent]]:
    with stream:
        yield from events
