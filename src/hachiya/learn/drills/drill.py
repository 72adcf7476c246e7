"""The type of a drill, and how drills are made."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias, TypeVar

from hachiya.engine.rng import LANES, below, seed
from hachiya.words.arguments import Cards, Pack
from hachiya.words.message import Message
from hachiya.words.shape import shape

OPTIONS = 4
"""The number of answers to choose from; yes-or-no questions have two."""

Dice: TypeAlias = list[int]
Thing = TypeVar("Thing")


@shape("ShownJson")
@dataclass(frozen=True)
class Shown:
    """Part of a question: cards with a title, or a sentence alone."""

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
    """Explanations of the right answer."""


Maker: TypeAlias = Callable[[Dice], tuple[Message, Sequence[Shown], Message, Sequence[Message], Sequence[Message]]]
"""(random state): the question, what is shown, the right answer, wrong answers, and explanations."""


def make_drill(kind: str, make: Maker, number: int) -> Drill:
    """The drill of this kind and number, which is always the same."""
    dice = [0] * LANES
    seed(dice, number, 11)
    asks, shown, right, wrong, tells = make(dice)
    options = shuffled([right, *dict.fromkeys(answer for answer in wrong if answer != right)][:OPTIONS], dice)
    return Drill(kind, number, asks, tuple(shown), tuple(options), options.index(right), tuple(tells))


def shuffled(things: Sequence[Thing], dice: Dice) -> list[Thing]:
    """The things in a random order."""
    remaining = list(things)
    return [remaining.pop(below(dice, len(remaining))) for _ in things]


def random_cards(cards: int, number: int, dice: Dice) -> int:
    """A random set of `number` of the first `cards` cards of a deck."""
    return sum(1 << card for card in shuffled(range(cards), dice)[:number])
