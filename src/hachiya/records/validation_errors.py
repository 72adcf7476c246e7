"""Explains why an object is no event: makes a message of the errors that pydantic reports.

`Invalid` holds the path of the value (or key) at fault; each of the two spellings turns it into a column.
"""

import json
import re
from collections.abc import Callable, Collection, Mapping, Sequence
from types import NoneType
from typing import Any, get_args

from pydantic import ValidationError
from pydantic_core import ErrorDetails

from hachiya.games.hanafuda.cards import LETTERS
from hachiya.records.common_events import AnyEvent
from hachiya.records.fields import (
    CARD_PATTERN,
    CARDS_PATTERN,
    HEX_PATTERN,
    HIDDEN,
    PACK_CARD_PATTERN,
    WORD_PATTERN,
)
from hachiya.words.errors import HachiyaError
from hachiya.words.message import Message
from hachiya.words.say import record as say

Path = tuple[str | int, ...]
"""A place in an event: `("hands", 1)` is the hand of seat 1."""


class Invalid(HachiyaError):
    """The error that an object is no event: the message says why, `path` where (`()`: the whole object).

    With `key` the key itself is wrong, not its value.
    """

    def __init__(self, path: Path, message: Message, key: bool = False) -> None:
        super().__init__(message)
        self.path = path
        self.key = key

    def with_prefix(self, above: Path) -> "Invalid":
        """This error with the path of the enclosing value before its own."""
        return Invalid(above + self.path, self.message, self.key)

    @classmethod
    def expected(cls, path: Path, right: Sequence[Message], value: object, name: str, key: bool = False) -> "Invalid":
        """The error that `value` stands where one of `right` is expected."""
        place = f"{name} {_spoken(path)}".rstrip()
        return cls(path, say.expected_at(place=place, expected=right, found=quoted(value)), key)

    @classmethod
    def unknown_key(cls, path: Path, name: str, legal: Collection[str]) -> "Invalid":
        """The error that the event does not have the key at the end of `path`."""
        message = say.unknown_key(name=name, key=quoted(path[-1]), keys=[" ".join(legal)])
        return cls(path, message, key=True)


def quoted(value: object) -> str:
    """A value as JSON text, cut short, safe to print anywhere."""
    try:
        text = json.dumps(value, ensure_ascii=False, default=lambda odd: type(odd).__name__)
    except (TypeError, ValueError, RecursionError):
        text = type(value).__name__
    text = "".join(letter if letter.isprintable() else f"\\u{ord(letter):04x}" for letter in text[:41])
    return text if len(text) <= 40 else text[:39] + "…"


def first_error(
    name: str, obj: Mapping[str, object], hints: AnyEvent, error: ValidationError, above: Path = ()
) -> Invalid:
    """The first of pydantic's errors in the event (or fact) `name`, as an `Invalid` with its message."""
    # An unknown key comes before a missing one: it may be the missing one, misspelt.
    for key in obj:
        if key not in hints:
            return Invalid.unknown_key((key,), name, hints)
    faults = error.errors(include_url=False)
    faults.sort(key=lambda fault: fault["type"] == "missing")
    fault = faults[0]
    last = fault["loc"][-1] if fault["loc"] else ""
    if fault["type"] == "missing" and isinstance(last, str):
        return Invalid((), say.needs_key(name=name, key=last))
    path = _path(obj, above + fault["loc"])
    # Pydantic reports an error for each type that the value may have.
    phrases = dict.fromkeys(_phrase(fault) for fault in faults if _path(obj, above + fault["loc"]) == path)
    if NoneType in get_args(hints[str(path[0])]):
        phrases[say.nothing()] = None
    if last == "[key]":
        return Invalid.expected(path, [*phrases], path[-1], name, key=True)
    return Invalid.expected(path, [*phrases], _at(obj, path), name)


def _path(obj: Any, loc: Sequence[str | int]) -> Path:
    """The part of pydantic's location that exists in the object, without names of union members and absent items."""
    path: Path = ()
    for part in loc:
        if part in (obj if isinstance(obj, dict) else range(len(obj)) if isinstance(obj, list) else ()):
            obj, path = obj[part], (*path, part)
    return path


def _at(obj: Any, path: Path) -> Any:
    for part in path:
        obj = obj[part]
    return obj


def _spoken(path: Path) -> str:
    return "".join(f"[{part}]" if isinstance(part, int) else f".{part}" for part in path).removeprefix(".")


_KINDS = {
    "int_type": say.an_integer(),
    "int_from_float": say.an_integer(),
    "string_type": say.a_string(),
    "string_unicode": say.utf8_text(),
    "bool_type": say.true_or_false(),
    "list_type": say.a_list(),
    "tuple_type": say.seat_and_card(),
    "missing": say.seat_and_card(),
    "dict_type": say.an_object(),
    "takes": say.taken_cards(),
    "level": say.a_stage(),
}
_LIMITS: Mapping[str, Callable[[AnyEvent], Message]] = {
    "greater_than_equal": lambda limits: say.at_least(number=limits["ge"]),
    "less_than_equal": lambda limits: say.at_most(number=limits["le"]),
    "too_short": lambda limits: say.entries_at_least(number=limits["min_length"]),
    "too_long": lambda limits: say.entries_at_most(number=limits["max_length"]),
    "string_too_long": lambda limits: say.characters_at_most(number=limits["max_length"]),
    "thrice": lambda limits: say.no_card_thrice(card=limits["card"], number=limits["count"]),
    "literal_error": lambda limits: say.one_of(names=re.findall("'(.*?)'", str(limits["expected"]))),
    "cards": lambda limits: _number_phrase(**limits),
}


def _phrase(fault: ErrorDetails) -> Message:
    """The value that pydantic expected, as a noun phrase."""
    kind, limits = fault["type"], fault.get("ctx", {})
    if kind in _KINDS:
        return _KINDS[kind]
    if kind in _LIMITS:
        return _LIMITS[kind](limits)
    return _cards_phrase(fault["input"]) if kind == "pile" else _PATTERNS[limits["pattern"]](fault["input"])


def _cards_phrase(cards: str) -> Message:
    known_cards = cards.rstrip(HIDDEN)
    unknown_letters = [letter for letter in known_cards if letter not in LETTERS]
    if HIDDEN in unknown_letters:
        return say.known_first()
    if unknown_letters:
        return say.flower_cards(found=quoted(unknown_letters[0]))
    twice = next((letter for letter in known_cards if known_cards.count(letter) > 1), None)
    if twice:
        return say.each_once(card=twice)
    return say.in_order(cards="".join(sorted(known_cards)) + cards[len(known_cards) :])


def _number_phrase(least: int, most: int, count: int) -> Message:
    if least == most:
        return say.cards_exactly(number=least, other=count)
    return say.cards_at_least(number=least) if count < least else say.cards_at_most(number=most, other=count)


_PATTERNS: Mapping[str, Callable[[str], Message]] = {
    CARDS_PATTERN: _cards_phrase,
    CARD_PATTERN: lambda _: say.one_card(),
    PACK_CARD_PATTERN: lambda _: say.playing_card(),
    HEX_PATTERN: lambda _: say.hex_digits(),
    WORD_PATTERN: lambda _: say.a_word(),
}
