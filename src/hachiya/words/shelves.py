"""The messages of a language in shelves, groups of topics; a page fetches the shelves that it needs."""

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
    "rules",
    "judge",
    "lobby",
    "lessons",
    "insight",
    "fair",
    "refusals",
    "records",
    "site",
    "start",
    "talk",
    "picker",
    "tally",
]

SHELVES: Mapping[ShelfName, tuple[str, ...]] = {
    "house": ("language", "sum", "bot", "game", "leave", "option", "page", "running", "standing", "term"),
    "table": ("action", "around", "desk", "story", "table"),
    "flowers": ("card", "kind", "plant", "unit", "yaku"),
    "hanafuda": ("account", "bill", "flowers", "hanafuda", "sheet"),
    "bashifen": ("bashifen", "pack", "pairs", "stages", "suit"),
    "guide": ("guide", "odds"),
    "own": ("own",),
    "replay": ("replay",),
    "statistics": ("figures", "stats"),
    "company": ("chat", "company", "invite", "meanwhile", "time"),
    "rules": ("rules",),
    "judge": ("judge", "verdict"),
    "lobby": ("lobby",),
    "lessons": ("coach", "lessons"),
    "insight": ("drill", "insight", "learn", "puzzle", "review"),
    "fair": ("fair", "shuffle"),
    "refusals": ("ask", "bots", "meet", "serve", "study"),
    "records": ("history", "record", "reel"),
    "site": ("site",),
    "start": ("start",),
    "talk": ("talk",),
    "picker": ("picker",),
    "tally": ("fact", "notebook", "tally"),
}
"""The topics of each shelf. Every page needs `house`, every table `table`, every view of flower cards `flowers`; the
other shelves belong to one part of the page, `refusals` and `records` to errors."""

ALWAYS: tuple[ShelfName, ...] = ("house",)
FAMILIES: Mapping[str, tuple[ShelfName, ...]] = {
    "hanafuda": ("table", "flowers", "hanafuda"),
    "bashifen": ("table", "bashifen"),
}
"""The shelves that a table of each family needs beside `ALWAYS`."""


class Shelf(TypedDict):
    """Messages in Fluent's format: those of the language, and the English ones for messages that the language lacks."""

    own: str
    standIn: str


def digest(language: str, name: ShelfName) -> str:
    """A digest of all messages of a shelf; it changes when one of them changes."""
    sha256 = hashlib.sha256()
    for code in (language, REFERENCE):
        for topic in SHELVES[name]:
            path = folders.ROOT / code / f"{topic}.ftl"
            sha256.update(path.read_bytes() if path.is_file() else b"\0")
    return sha256.hexdigest()[:16]


def shelf(language: str, name: ShelfName) -> Shelf:
    """The messages of a shelf in a language; English ones stand in for those that are damaged or lacking."""
    if language == REFERENCE:
        return {"own": _as_fluent(_sound_messages(REFERENCE, name)), "standIn": ""}
    own = {message.id.name: message for message in _sound_messages(language, name)}
    stand_ins = [
        english for english in _sound_messages(REFERENCE, name) if not _has_all_of(own.get(english.id.name), english)
    ]
    return {"own": _as_fluent(own.values()), "standIn": _as_fluent(stand_ins)}


def _sound_messages(language: str, name: ShelfName) -> Iterator[ast.Message]:
    words = catalogue(language)
    for topic in SHELVES[name]:
        yield from words.sound_messages(topic)


def _has_all_of(message: ast.Message | None, english: ast.Message) -> bool:
    if message is None or (english.value and not message.value):
        return False
    return {part.id.name for part in english.attributes} <= {part.id.name for part in message.attributes}


def _as_fluent(messages: Iterable[ast.Message]) -> str:
    """The messages in Fluent's format, without comments, which are for translators."""
    write = FluentSerializer().serialize_entry
    return "".join(write(ast.Message(message.id, message.value, message.attributes)) for message in messages)
