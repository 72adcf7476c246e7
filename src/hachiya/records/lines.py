"""Reads numbered lines from bytes, one at a time, for both spellings of a record."""

import errno
import os
import zlib
from collections.abc import Iterator
from gzip import BadGzipFile
from io import BufferedReader
from pathlib import Path
from typing import BinaryIO, NamedTuple

from hachiya.words.errors import BadRecord
from hachiya.words.say import record as say

LONGEST = 1_000_000
"""The most bytes in a line. A six-seat deal has some 400; a longer line is no record and is not read to its end."""

Source = BinaryIO | Path | str
"""An open binary stream (left open), or the path of a file."""


class TruncatedRecord(BadRecord):
    """The error that the last line of a record breaks off; all lines before it were read and are valid."""


class Line(NamedTuple):
    """A line of a record without its line end; `whole` says whether it had a line end."""

    number: int
    text: str
    whole: bool


def open_file(path: Path | str) -> BufferedReader:
    """Open a file; OSError if it cannot be opened, a path that no file can have among them."""
    try:
        return Path(path).open("rb")
    except ValueError:  # it has a null byte
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(path)) from None


def lines(source: Source) -> Iterator[Line]:
    """The lines of a UTF-8 file, one in memory at a time; BadRecord where the file is no text."""
    if isinstance(source, str | Path):
        with open_file(source) as stream:
            yield from _lines(stream)
    else:
        yield from _lines(source)


GZIP_ERRORS = (EOFError, BadGzipFile, zlib.error)
"""The errors of Python for a file of gzip that breaks off or is damaged."""


def unzip_error(error: Exception, number: int) -> BadRecord:
    """One of `GZIP_ERRORS` as the error of line `number` of a record."""
    if isinstance(error, EOFError):
        return TruncatedRecord(say.ends_in_line(), number)
    return BadRecord(say.damaged_gzip(), number)


def _lines(stream: BinaryIO) -> Iterator[Line]:
    number = 0
    try:
        while raw := stream.readline(LONGEST + 1):
            number += 1
            if len(raw) > LONGEST:
                raise BadRecord(say.long_line(number=LONGEST), number)
            whole = raw.endswith(b"\n")
            yield Line(number, _decoded(raw.rstrip(b"\r\n"), number, whole), whole)
    except GZIP_ERRORS as error:
        raise unzip_error(error, number + 1) from None


def _decoded(raw: bytes, number: int, whole: bool) -> str:
    if number == 1 and raw.startswith(b"\xef\xbb\xbf"):
        raise BadRecord(say.byte_order_mark(), 1, 1)
    try:
        text = raw.decode()
    except UnicodeDecodeError as error:
        column = len(raw[: error.start].decode()) + 1
        if error.reason == "unexpected end of data" and not whole:
            raise TruncatedRecord(say.ends_in_character(), number, column) from None
        raise _no_text(number, column) from None
    if "\0" in text:
        raise _no_text(number, text.index("\0") + 1)
    return text


def _no_text(number: int, column: int) -> BadRecord:
    return BadRecord(say.no_text(), number, column)
