"""Reasons why one choice is worth more than another, as messages; each family of games has its own."""

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple, TypeAlias

from hachiya.games.choices import Choice
from hachiya.games.view import View
from hachiya.learn.reason import Reason, Side
from hachiya.words.message import Message
from hachiya.words.say import learn as say

MOST = 3
"""The most reasons for one judgement."""
LEAST = 0.15
"""The smallest share of the strongest reason's effect for which another reason is given."""
MINUS = "\N{MINUS SIGN}"
MANY, SOME = 5.0, 0.2
"""Differences from which on amounts are shown without decimals, and with one decimal."""


class Tried(NamedTuple):
    """A choice that a search has tried in many worlds."""

    choice: Choice
    counts: Sequence[int]
    """The outcomes, counted over all worlds; the family of the game knows their places."""


class Weighed(NamedTuple):
    """A sentence with its effect on the worth of the better choice; below 0 it speaks for the other one."""

    effect: float
    message: Message


Reasons: TypeAlias = Callable[[View, Tried, Tried], list[Weighed]]
"""(view, better choice, other choice): the reasons in any order, with effects in one unit."""


def side_of(name: str) -> Side:
    """Read a side; raise KeyError for any other word."""
    sides: dict[str, Side] = {"for": "for", "against": "against"}
    return sides[name]


def strongest(weighed: Iterable[Weighed]) -> tuple[Reason, ...]:
    """Choose the few reasons that matter: those for the better choice, then those against it.

    One that speaks for the better choice is among them, if there is any.
    """
    order = sorted(dict.fromkeys(weighed), key=lambda reason: -abs(reason.effect))
    least = LEAST * abs(order[0].effect) if order else 0.0
    for_it = [reason for reason in order if reason.effect > 0]
    kept = [reason for reason in order if abs(reason.effect) >= least][:MOST]
    if for_it and for_it[0] not in kept:
        kept = [for_it[0], *kept[: MOST - 1]]
    return (
        *(Reason("for", reason.message) for reason in kept if reason.effect > 0),
        *(Reason("against", reason.message) for reason in kept if reason.effect <= 0),
    )


def how_often(better: int, other: int, worlds: int) -> tuple[Message, Message]:
    """Say in how many of a hundred deals an outcome comes, and in how many after the other choice."""
    return say.often(n=percent(better / worlds)), say.rarely(n=percent(other / worlds))


def change(difference: float, unit: Message) -> Message:
    """Write a difference as an amount that is more or less (0.6 kan more)."""
    size = amount(abs(difference), unit)
    return say.more(amount=size) if difference > 0 else say.less(amount=size)


def amount(number: float, unit: Message, *, sign: str = "") -> Message:
    """Write an amount in a unit with as many decimals as say something; `sign` is `+` for a balance."""
    digits = 0 if abs(number) >= MANY else 1 if abs(number) >= SOME else 2
    text = f"{number:{sign}.{digits}f}"
    if digits:
        text = text.rstrip("0").rstrip(".")
    return say.amount(number=text.replace("-", MINUS) if float(text) else "0", unit=unit)


def percent(share: float) -> int:
    """Convert a share (0 … 1) to whole percent."""
    return round(100 * share)


def differ_significantly(some: int, others: int, worlds: int) -> bool:
    """Whether two counts of worlds differ by more than chance explains, and by at least a hundredth of all worlds."""
    variance = some * (worlds - some) + others * (worlds - others)
    return abs(some - others) * 100 >= worlds and (some - others) ** 2 * worlds > 4 * variance
