"""Reasons why one choice is worth more than another, as messages; each family of games has its own."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from hachiya.games.view import View
from hachiya.words.message import Message
from hachiya.words.say import learn as say

Reasons: TypeAlias = Callable[[View, Sequence[int], Sequence[int], Message], list[Message]]
"""(view, counts of the better choice, counts of the other choice, name of the other choice): the reasons."""

MINUS = "\N{MINUS SIGN}"
MANY, SOME = 5.0, 0.2
"""Differences from which on amounts are shown without decimals, and with one decimal."""


def amounts(first: float, second: float, unit: Message) -> tuple[Message, Message]:
    """Write two balances in a unit (+1.3 kan), with enough decimals to tell them apart."""
    difference = abs(first - second)
    digits = 0 if difference >= MANY else 1 if difference >= SOME else 2
    return amount(first, unit, digits), amount(second, unit, digits)


def amount(number: float, unit: Message, digits: int, *, plus: str = "+") -> Message:
    """Write a balance in a unit with a number of decimals; `plus` is the sign of a gain."""
    text = f"{number:{plus}.{digits}f}"
    return say.amount(number=text.replace("-", MINUS) if float(text) else "0", unit=unit)


def percent(share: float) -> int:
    """Convert a share (0 … 1) to whole percent."""
    return round(100 * share)


def differ_significantly(some: int, others: int, worlds: int) -> bool:
    """Whether two counts of worlds differ by more than chance explains, and by at least a hundredth of all worlds."""
    variance = some * (worlds - some) + others * (worlds - others)
    return abs(some - others) * 100 >= worlds and (some - others) ** 2 * worlds > 4 * variance
