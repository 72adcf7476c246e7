"""What is wrong with an object that should be an event, in words: from pydantic's findings to a sentence.

A complaint knows the path of the value (or key) at fault; the two spellings turn it into a column.
"""

import json
from collections.abc import Callable, Collection, Mapping, Sequence
from types import NoneType
from typing import Any, get_args

from pydantic import ValidationError
from pydantic_core import ErrorDetails

from hachiya.games.hanafuda.cards import LETTERS
from hachiya.records.fields import (
    CARD_PATTERN,
    CARDS_PATTERN,
    HEX_PATTERN,
    HIDDEN,
    PACK_CARD_PATTERN,
    WORD_PATTERN,
)

Path = tuple[str | int, ...]
"""Where in an event: `("hands", 1)` is the hand of seat 1."""


class Invalid(Exception):
    """Not an event: a sentence in both languages, and the path at fault (`()` = the whole).

    With `key` it is the key itself that is wrong, not its value.
    """

    def __init__(self, path: Path, en: str, ja: str, key: bool = False) -> None:
        super().__init__(en)
        self.path = path
        self.en = en
        self.ja = ja
        self.key = key

    def under(self, above: Path) -> "Invalid":
        """The same complaint about a part of something larger."""
        return Invalid(above + self.path, self.en, self.ja, self.key)

    @classmethod
    def expected(cls, path: Path, en: str, ja: str, found: object, name: str, key: bool = False) -> "Invalid":
        """Something else stands there."""
        at = f"{name} {_spoken(path)}".rstrip()
        return cls(
            path,
            f"{at}: expected {en}, not {quoted(found)}",
            f"{at}: {quoted(found)} ではなく{ja}が要ります",
            key,
        )

    @classmethod
    def unknown_key(cls, path: Path, name: str, legal: Collection[str]) -> "Invalid":
        """A key that this event does not have."""
        keys, key = " ".join(legal), quoted(path[-1])
        en = f"{name} has no key {key}; its keys: {keys}"
        return cls(path, en, f"{name} にキー {key} はありません（{keys}）", key=True)


def quoted(value: object) -> str:
    """A value as JSON, cut short, safe to print anywhere."""
    try:
        text = json.dumps(value, ensure_ascii=False, default=lambda odd: type(odd).__name__)
    except (TypeError, ValueError, RecursionError):
        text = type(value).__name__
    text = "".join(letter if letter.isprintable() else f"\\u{ord(letter):04x}" for letter in text[:41])
    return text if len(text) <= 40 else text[:39] + "…"


def complaint(
    name: str, obj: Mapping[str, object], hints: Mapping[str, Any], error: ValidationError, above: Path = ()
) -> Invalid:
    """What pydantic found first in the event (or fact) `name`; `above` is the path of what it looked at."""
    # A key that is not known says more than one that is missing: it may be the same, misspelt.
    for key in obj:
        if key not in hints:
            return Invalid.unknown_key((key,), name, hints)
    faults = error.errors(include_url=False)
    faults.sort(key=lambda one: one["type"] == "missing")
    fault = faults[0]
    last = fault["loc"][-1] if fault["loc"] else ""
    if fault["type"] == "missing" and isinstance(last, str):
        return Invalid((), f'{name} needs the key "{last}"', f"{name} にはキー「{last}」が要ります")
    path = _path(obj, above + fault["loc"])
    # A value that may be of several types has one fault for each.
    phrases = dict.fromkeys(_phrase(one) for one in faults if _path(obj, above + one["loc"]) == path)
    if NoneType in get_args(hints[str(path[0])]):
        phrases[("null", "null")] = None
    english, japanese = " or ".join(en for en, _ in phrases), "か".join(ja for _, ja in phrases)
    if last == "[key]":
        return Invalid.expected(path, english, japanese, path[-1], name, key=True)
    return Invalid.expected(path, english, japanese, _at(obj, path), name)


def _path(obj: Any, loc: Sequence[str | int]) -> Path:
    """The part of pydantic's location that is in the object: no names of union members, no absent items."""
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
    "int_type": ("an integer", "整数"),
    "int_from_float": ("an integer", "整数"),
    "string_type": ("a string", "文字列"),
    "string_unicode": ("text that UTF-8 can write", "UTF-8で書ける文字列"),
    "bool_type": ("true or false", "true か false"),
    "list_type": ("a list", "リスト"),
    "tuple_type": ("[seat, card]", "[席, 札]"),
    "missing": ("[seat, card]", "[席, 札]"),
    "dict_type": ("an object", "オブジェクト"),
    "takes": ("0, 1 or 3 cards", "0・1・3枚の札"),
    "stage": ("0 or 2 … 14", "0か2〜14"),
}
_LIMITS = {
    "greater_than_equal": ("at least {ge}", "{ge}以上の数"),
    "less_than_equal": ("at most {le}", "{le}以下の数"),
    "too_short": ("at least {min_length} entries", "{min_length}個以上"),
    "too_long": ("at most {max_length} entries", "{max_length}個以下"),
    "string_too_long": ("at most {max_length} characters", "{max_length}字以下"),
    "thrice": (
        "no card more than twice ({card} is there {found} times)",
        "同じ札は2枚まで（{card} が{found}枚）",
    ),
}


def _phrase(fault: ErrorDetails) -> tuple[str, str]:
    """What pydantic expected, as a noun in both languages."""
    kind, limits = fault["type"], fault.get("ctx", {})
    if kind in _KINDS:
        return _KINDS[kind]
    if kind in _LIMITS:
        en, ja = _LIMITS[kind]
        return en.format_map(limits), ja.format_map(limits)
    if kind == "literal_error":
        legal = str(limits["expected"]).replace("'", "")
        return legal, legal.replace(", ", "・").replace(" or ", "・")
    if kind == "pile":
        return _cards_phrase(fault["input"])
    if kind == "cards":
        return _number_phrase(**limits)
    return _PATTERNS[limits["pattern"]](fault["input"])


def _cards_phrase(cards: str) -> tuple[str, str]:
    known = cards.rstrip(HIDDEN)
    unknown = [letter for letter in known if letter not in LETTERS]
    if HIDDEN in unknown:
        return "the unknown cards (?) after the known", "知れた札の後に伏せ札（?）"
    if unknown:
        odd = quoted(unknown[0])
        return f"cards A–Z, a–v (there is no {odd})", f"札 A–Z・a–v（{odd} という札はない）"
    twice = next((letter for letter in known if known.count(letter) > 1), None)
    if twice:
        return f"each card once ({twice} is there twice)", f"重複のない札（{twice} が2枚）"
    index_order = "".join(sorted(known)) + cards[len(known) :]
    return f'cards in index order ("{index_order}")', f'番号順の札（"{index_order}"）'


def _number_phrase(least: int, most: int, found: int) -> tuple[str, str]:
    if least == most:
        return f"exactly {least} cards ({found} here)", f"ちょうど{least}枚の札（ここには{found}枚）"
    if found < least:
        return f"at least {least} card", f"{least}枚以上の札"
    return f"at most {most} cards ({found} here)", f"{most}枚以下の札（ここには{found}枚）"


_PATTERNS: dict[str, Callable[[str], tuple[str, str]]] = {
    CARDS_PATTERN: _cards_phrase,
    CARD_PATTERN: lambda _: ("one card (A–Z, a–v)", "札1枚（A–Z・a–v）"),
    PACK_CARD_PATTERN: lambda _: (
        "a card (2–9 T J Q K A with S H D C; LJ, BJ)",
        "札（2–9 T J Q K A と S H D C・LJ・BJ）",
    ),
    HEX_PATTERN: lambda _: ("64 hexadecimal digits (0–9, a–f)", "16進数字64桁（0–9・a–f）"),
    WORD_PATTERN: lambda _: ("a word of letters, digits and _", "英数字と _ の語"),
}
