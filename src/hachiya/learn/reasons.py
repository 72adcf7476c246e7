"""Why one choice is worth more than another, as messages; what the families find out is theirs."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from hachiya.games.view import View
from hachiya.words.message import Message
from hachiya.words.say import learn as say

Reasons: TypeAlias = Callable[[View, Sequence[int], Sequence[int], Message], list[Message]]
"""(view, what the worlds came to with the better choice, with the other one, what that is called)."""

MINUS = "\N{MINUS SIGN}"
MANY, SOME = 5.0, 0.2
"""Differences that are seen without digits behind the point, and with one."""


def amounts(one: float, other: float, unit: Message) -> tuple[Message, Message]:
    """Two balances in a unit (+1.3 kan), with as many digits as tell them apart."""
    difference = abs(one - other)
    digits = 0 if difference >= MANY else 1 if difference >= SOME else 2
    return amount(one, unit, digits), amount(other, unit, digits)


def amount(number: float, unit: Message, digits: int, *, plus: str = "+") -> Message:
    """A balance in a unit, with this sign if it is none of loss."""
    text = f"{number:{plus}.{digits}f}"
    return say.amount(number=text.replace("-", MINUS) if float(text) else "0", unit=unit)


def percent(share: float) -> int:
    """In hundredths."""
    return round(100 * share)


def differ(some: int, others: int, worlds: int) -> bool:
    """Do two counts of the same number of worlds differ by a hundredth of them, and more than chance makes them?"""
    variance = some * (worlds - some) + others * (worlds - others)
    return abs(some - others) * 100 >= worlds and (some - others) ** 2 * worlds > 4 * variance
