"""What a page gets to speak with: the messages of a language by shelves, of which it fetches those that it needs."""

import hashlib
from collections.abc import Iterable, Iterator, Mapping
from typing import Literal

from fluent.syntax import FluentSerializer, ast
from typing_extensions import TypedDict

from hachiya.words import languages as folders
from hachiya.words.catalogue import catalogue
from hachiya.words.languages import REFERENCE

ShelfName = Literal[
    "house",
    "table",
    "flowers",
    "hanafuda",
    "bashifen",
    "guide",
    "own",
    "replay",
    "statistics",
    "company",
    "lobby",
    "lessons",
    "insight",
    "fair",
    "refusals",
    "records",
]

SHELVES: Mapping[ShelfName, tuple[str, ...]] = {
    "house": ("language", "sum", "bot", "game", "leave", "option", "page", "standing", "start", "term"),
    "table": ("action", "around", "desk", "story", "table"),
    "flowers": ("card", "kind", "plant", "unit", "yaku"),
    "hanafuda": ("account", "bill", "flowers", "hanafuda", "sheet"),
    "bashifen": ("bashifen", "pack", "pairs", "stages", "suit"),
    "guide": ("guide", "odds"),
    "own": ("own",),
    "replay": ("replay",),
    "statistics": ("figures", "stats"),
    "company": ("chat", "company", "meanwhile", "time"),
    "lobby": ("lobby",),
    "lessons": ("coach", "lessons"),
    "insight": ("drill", "insight", "learn", "puzzle", "review"),
    "fair": ("fair", "shuffle"),
    "refusals": ("ask", "bots", "meet", "serve", "study"),
    "records": ("history", "record", "reel"),
}
"""The topics of each: what all pages say, all tables, whatever has flower cards, a family's tables, pages to read, the
own tables, matches that are seen again, statistics; the others at a table of several persons, the lobby; lessons;
hints, reviews and puzzles; what there is to know of shuffles; why something is refused, what is wrong with a record."""

ALWAYS: tuple[ShelfName, ...] = ("house",)
FAMILIES: Mapping[str, tuple[ShelfName, ...]] = {
    "hanafuda": ("table", "flowers", "hanafuda"),
    "bashifen": ("table", "bashifen"),
}
"""What the table of a family needs beside what every page needs."""


class Shelf(TypedDict):
    """Messages in Fluent's format: the language's own, and the English ones that stand in for what it lacks."""

    own: str
    standIn: str


def digest(language: str, name: ShelfName) -> str:
    """What changes when any message of the shelf does."""
    found = hashlib.sha256()
    for code in (language, REFERENCE):
        for topic in SHELVES[name]:
            path = folders.ROOT / code / f"{topic}.ftl"
            found.update(path.read_bytes() if path.is_file() else b"\0")
    return found.hexdigest()[:16]


def shelf(language: str, name: ShelfName) -> Shelf:
    """The messages of a shelf. What is damaged in the language is left out, and English stands in."""
    if language == REFERENCE:
        return {"own": _written(_sound(REFERENCE, name)), "standIn": ""}
    own = {message.id.name: message for message in _sound(language, name)}
    lacking = [right for right in _sound(REFERENCE, name) if not _has_all_of(own.get(right.id.name), right)]
    return {"own": _written(own.values()), "standIn": _written(lacking)}


def _sound(language: str, name: ShelfName) -> Iterator[ast.Message]:
    words = catalogue(language)
    for topic in SHELVES[name]:
        yield from words.sound(topic)


def _has_all_of(message: ast.Message | None, right: ast.Message) -> bool:
    if message is None or (right.value and not message.value):
        return False
    return {part.id.name for part in right.attributes} <= {part.id.name for part in message.attributes}


def _written(messages: Iterable[ast.Message]) -> str:
    """Without comments, which are for translators."""
    write = FluentSerializer().serialize_entry
    return "".join(write(ast.Message(message.id, message.value, message.attributes)) for message in messages)
