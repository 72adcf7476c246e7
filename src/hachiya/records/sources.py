"""Opens whatever holds a record: a file, an open stream, or the text itself; compressed by gzip or not."""

from gzip import GzipFile
from io import BufferedReader, BytesIO, RawIOBase
from pathlib import Path
from typing import IO, TypeAlias, cast

from hachiya.records.lines import open_file
from hachiya.words.checks import check_type

RecordSource: TypeAlias = Path | str | IO[bytes] | IO[str]
"""The path of a record, an open stream of bytes or text, or the text of a record."""

_GZIP = b"\x1f\x8b"
"""The first two bytes of everything that gzip has compressed."""


def open_source(source: RecordSource) -> BufferedReader:
    """Open what holds a record.

    Args:
        source: The path of a record, an open stream, or the text of a record: one that has a line end, begins with `{`
            or `fuda `, or is empty.

    Returns:
        The bytes; closing them leaves open a stream that the caller has opened.

    Raises:
        OSError: If the file cannot be opened.
        TypeError: If the source is none of these.

    Example:
        >>> from hachiya.records.sources import open_source
        >>> open_source("fuda 1").read()
        b'fuda 1'
    """
    if isinstance(source, str) and _is_record_text(source):
        return BufferedReader(cast(RawIOBase, BytesIO(source.encode("utf-8", "surrogatepass"))))
    if isinstance(source, str | Path):
        return open_file(source)
    if not hasattr(source, "read"):
        check_type("source", source, Path, str)
    return BufferedReader(_StreamBytes(source))


def _is_record_text(text: str) -> bool:
    """Whether a text is a record and no path: it is empty, has a line end, or begins as a record does."""
    return not text or "\n" in text or text.lstrip().startswith("{") or text.startswith("fuda ")


def unzip(stream: BufferedReader) -> BufferedReader:
    """Unzip a stream if gzip has compressed it, whatever its name.

    Args:
        stream: The stream, at its begin.

    Returns:
        The stream itself, or a stream of what was compressed.

    Example:
        >>> import gzip
        >>> from io import BufferedReader, BytesIO
        >>> from hachiya.records.sources import unzip
        >>> unzip(BufferedReader(BytesIO(gzip.compress(b"fuda 1")))).read()
        b'fuda 1'
    """
    if stream.peek(2)[:2] != _GZIP:
        return stream
    return BufferedReader(cast(RawIOBase, _Unzipped(fileobj=stream)))


class _Unzipped(GzipFile):
    """The bytes of a compressed stream; one that breaks off is read to its last byte before the error."""

    def readinto(self, buffer: memoryview) -> int:  # type: ignore[override]  # the buffer is BufferedReader's
        """Read the next bytes, as far as they can be unzipped."""
        data = self.read1(len(buffer))
        buffer[: len(data)] = data
        return len(data)


class _StreamBytes(RawIOBase):
    """The bytes of a caller's stream of bytes or text, which stays open."""

    def __init__(self, stream: IO[bytes] | IO[str]) -> None:
        self._stream = stream

    def readable(self) -> bool:
        """Whether the stream can be read: it can."""
        return True

    def readinto(self, buffer: memoryview) -> int:  # type: ignore[override]  # the buffer is BufferedReader's
        """Read the next bytes; a letter has at most four."""
        piece = self._stream.read(len(buffer) // 4)
        data = piece.encode("utf-8", "surrogatepass") if isinstance(piece, str) else piece
        check_type("what source.read returns", data, bytes)
        buffer[: len(data)] = data
        return len(data)
