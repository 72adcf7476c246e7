"""What a drill is, and which there are."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias, TypeVar

from hachiya.engine.rng import LANES, below, seed
from hachiya.words.arguments import Cards, Pack
from hachiya.words.message import Message
from hachiya.words.shape import shape

OPTIONS = 4
"""Among so many answers the right one is to be found; where it is yes or no among two."""

Dice: TypeAlias = list[int]
Thing = TypeVar("Thing")


@shape("ShownJson")
@dataclass(frozen=True)
class Shown:
    """What is known: cards with their title, or a sentence alone."""

    title: Message
    cards: Cards | Pack | None = None


@dataclass(frozen=True)
class Drill:
    """A question with one right answer."""

    kind: str
    number: int
    asks: Message
    shown: tuple[Shown, ...]
    options: tuple[Message, ...]
    right: int
    """The place of the right answer among the options."""
    tells: tuple[Message, ...]
    """Why."""


Maker: TypeAlias = Callable[[Dice], tuple[Message, Sequence[Shown], Message, Sequence[Message], Sequence[Message]]]
"""Its question, what is shown, the right answer, wrong ones and why."""


def of(kind: str, make: Maker, number: int) -> Drill:
    """The drill of this number: always the same."""
    dice = [0] * LANES
    seed(dice, number, 11)
    asks, shown, right, wrong, tells = make(dice)
    options = mixed([right, *dict.fromkeys(one for one in wrong if one != right)][:OPTIONS], dice)
    return Drill(kind, number, asks, tuple(shown), tuple(options), options.index(right), tuple(tells))


def mixed(things: Sequence[Thing], dice: Dice) -> list[Thing]:
    """In an order by chance."""
    left = list(things)
    return [left.pop(below(dice, len(left))) for _ in things]


def drawn(cards: int, number: int, dice: Dice) -> int:
    """So many of the first `cards` of a deck, as a set."""
    return sum(1 << card for card in mixed(range(cards), dice)[:number])
