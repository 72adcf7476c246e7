"""The values of a position as words: numbers, seats, cards, yaku."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import IntEnum

from hachiya.engine.bits import bit, members
from hachiya.engine.ledger import NOBODY
from hachiya.games.bashifen import cards as pack
from hachiya.games.bashifen.events import NO_SUIT
from hachiya.games.bashifen.scoring import LAST_LEVEL
from hachiya.games.bashifen.state import NO_TRUMPS_YET
from hachiya.games.hanafuda import yaku
from hachiya.games.hanafuda.cards import letters, mask

NONE = "-"
"""The word for nothing and nobody."""
LARGEST = 10**7
"""No number in a position is larger."""


@dataclass(frozen=True)
class Value:
    """A kind of value, which may fill several fields; `read` raises KeyError or ValueError on other words."""

    write: Callable[..., Sequence[str]]
    read: Callable[[Sequence[str]], Sequence[int]]
    example: str
    """A value as it is written."""


def _single(word: Callable[[int], str], number: Callable[[str], int], example: str) -> Value:
    def read(words: Sequence[str]) -> Sequence[int]:
        (only,) = words
        return (number(only),)

    return Value(lambda value: (word(int(value)),), read, example)


def whole_number(text: str) -> int:
    """Read a whole number in its only spelling; ValueError."""
    number = int(text)
    if str(number) != text or abs(number) > LARGEST:
        raise ValueError(text)
    return number


def _count(text: str) -> int:
    number = whole_number(text)
    if number < 0:
        raise ValueError(text)
    return number


def _level(text: str) -> int:
    level = whole_number(text)
    if level != 0 and level not in range(pack.LOWEST_RANK, LAST_LEVEL + 1):
        raise ValueError(text)
    return level


def _named(names: Sequence[str], first: int = 0) -> Value:
    numbers = {name: number for number, name in enumerate(names, first)}
    return _single(lambda value: names[value - first], numbers.__getitem__, names[-1])


def member_of(kind: type[IntEnum]) -> Value:
    """A member of an enumeration, by its name in lower case."""
    return _named([member.name.lower() for member in kind], min(kind))


def _set_of_numbers(step: int, first: int) -> Value:
    """A set of numbers from `first` on, whose bits are `step` apart."""

    def read(words: Sequence[str]) -> Sequence[int]:
        numbers = [] if words == [NONE] else [(whole_number(word) - first) * step for word in words]
        if len({*numbers}) < len(numbers) or any(not 0 <= number < 48 for number in numbers):
            raise ValueError(words)
        return (sum(map(bit, numbers)),)

    return Value(
        lambda value: [str(n // step + first) for n in members(int(value))] or [NONE], read, f"{first} {first + 1}"
    )


def _cards_with(words: Sequence[str]) -> Sequence[int]:
    text = "" if list(words) == [NONE] else "".join(words)
    if len({*text}) < len(text):
        raise ValueError(text)
    return (mask(text),)


def _pack_cards(words: Sequence[str]) -> Sequence[int]:
    return (0, 0) if list(words) == [NONE] else pack.masks(words)


def _rows(word: Callable[[int], str], number: Callable[[str], int], example: str) -> Value:
    return Value(lambda *values: [word(int(value)) for value in values], lambda words: [*map(number, words)], example)


def _seat_word(seat: int) -> str:
    return NONE if seat == NOBODY else str(seat)


def _seat_number(word: str) -> int:
    return NOBODY if word == NONE else range(7).index(whole_number(word))


NUMBER = _single(str, whole_number, "3")
NUMBERS = _rows(str, whole_number, "0 0 0")
COUNT = _single(str, _count, "3")
"""A number that is never below 0."""
LEVELS = _rows(str, _level, "5 0")
SEAT = _single(_seat_word, _seat_number, "0")
SEATS_IN_ORDER = _rows(_seat_word, _seat_number, "2 0 1")
SEATS = _set_of_numbers(1, 0)
MONTHS = _set_of_numbers(4, 1)
SUITS = _set_of_numbers(1, 0)
YES = _named(("no", "yes"))
CARDS = Value(lambda value: (letters(int(value)) or NONE,), _cards_with, "AFJ")
CARD = _single(
    lambda value: NONE if value == NOBODY else letters(bit(value)),
    lambda word: NOBODY if word == NONE else mask(word).bit_length() - 1,
    "A",
)
YAKU = Value(
    lambda value: yaku.keys(int(value)) or [NONE],
    lambda words: (0 if list(words) == [NONE] else yaku.from_keys([*words]),),
    "akatan aotan",
)
PACK_CARDS = Value(
    lambda cards_one, cards_two: pack.names(int(cards_one), int(cards_two)) or [NONE], _pack_cards, "AS KS KS"
)
KIND = _single(
    lambda value: NONE if value == NOBODY else pack.NAMES[value],
    lambda word: NOBODY if word == NONE else pack.kind_of(word),
    "AS",
)
TRUMP_SUIT = _named((NONE, *pack.SUITS, "none"), NO_TRUMPS_YET)
RANK = _named(pack.RANKS, pack.LOWEST_RANK)
assert len(pack.SUITS) == NO_SUIT
