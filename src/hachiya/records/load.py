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
    """Read a record in either spelling from a file.

    Args:
        path: The path of a `.jsonl` or `.fuda` file; it may be a pipe.
        defaults: The function that gives the usual options of a game.

    Returns:
        The spelling, by the first character of the file, and its events with the numbers of their lines.

    Raises:
        BadRecord: If the file is empty; later, while the events are read, at the first line that is wrong.
        OSError: If the file cannot be opened.

    Example:
        >>> from pathlib import Path
        >>> from tempfile import TemporaryDirectory
        >>> from hachiya import Match
        >>> from hachiya.games.registry import usual_options
        >>> from hachiya.records.load import load
        >>> with TemporaryDirectory() as folder:
        ...     path = Path(folder) / "match.jsonl"
        ...     _ = path.write_text(Match("hachiju", seed=1).to_jsonl(), "utf-8")
        ...     spelling, events = load(path, usual_options)
        ...     spelling, len(list(events))
        ('jsonl', 2)
    """
    stream = Path(path).open("rb")  # noqa: SIM115 (`_closing` keeps it until the last event has been read)
    try:
        spelling, events = load_stream(stream, defaults)
    except BadRecord:
        stream.close()
        raise
    return spelling, _closing(stream, events)


def load_stream(stream: BufferedReader, defaults: Defaults) -> tuple[Format, Iterator[tuple[int, PartialEvent]]]:
    """Read a record in either spelling from an open file.

    Args:
        stream: The binary file, which stays open.
        defaults: The function that gives the usual options of a game.

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
    head = stream.peek(1)
    if not head:
        raise BadRecord(say.empty_file(), 1)
    if head.lstrip().startswith(b"{"):
        return "jsonl", cast(Iterator[tuple[int, PartialEvent]], jsonl.load(stream))
    return "fuda", fuda.load(stream, defaults)


def _closing(stream: BufferedReader, events: Iterator[tuple[int, PartialEvent]]) -> Iterator[tuple[int, PartialEvent]]:
    with stream:
        yield from events
