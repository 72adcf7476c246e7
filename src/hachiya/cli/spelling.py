"""Events as the bytes of a record file: UTF-8 and "\\n" on every machine."""

from collections.abc import Iterable, Mapping
from typing import Any

from hachiya.games import registry
from hachiya.records import fuda, jsonl

FORMATS = ("jsonl", "fuda")


def defaults(game: str) -> dict[str, str | int]:
    """The options of a game with their default values; UnknownName if there is no such game."""
    return registry.find(game).complete_options({})


def header(form: str) -> bytes:
    """What stands before the first match of a file."""
    return f"{fuda.HEADER}\n".encode() if form == "fuda" else b""


def spelled(events: Iterable[Mapping[str, Any]], form: str) -> bytes:
    """The events, each with its line end."""
    return (fuda.dump_matches(events, defaults) if form == "fuda" else jsonl.dump(events)).encode()
