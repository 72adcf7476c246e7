"""The bytes of a record file: UTF-8 and "\\n" on every machine."""

from collections.abc import Iterable, Mapping
from typing import Any

from hachiya.games.registry import usual_options
from hachiya.records import fuda, jsonl

FORMATS = ("jsonl", "fuda")


def file_header(form: str) -> bytes:
    """Return the bytes before the first match of a file."""
    return f"{fuda.HEADER}\n".encode() if form == "fuda" else b""


def encode_events(events: Iterable[Mapping[str, Any]], form: str) -> bytes:
    """Write events as lines of a record file."""
    return (fuda.dump_matches(events, usual_options) if form == "fuda" else jsonl.dump(events)).encode()
