"""The type of a drill, and the making of a drill from its number."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias, TypeVar

from hachiya.engine.rng import LANES, below, seed
from hachiya.words.arguments import Cards, Pack
from hachiya.words.message import Message
from hachiya.words.shape import shape

OPTIONS = 4
"""The number of answers to choose from; yes-or-no questions have two."""

RngState: TypeAlias = list[int]
Thing = TypeVar("Thing")


@shape("ShownJson")
@dataclass(frozen=True)
class Shown:
    """A part of the material that a question shows: cards with a title, or a sentence alone."""

    title: Message
    cards: Cards | Pack | None = None


@dataclass(frozen=True)
class Drill:
    """A multiple-choice question with one right answer."""

    kind: str
    number: int
    asks: Message
    """The question."""
    shown: tuple[Shown, ...]
    """The cards and sentences that are shown with the question."""
    options: tuple[Message, ...]
    """The answers to choose from."""
    right: int
    """The index of the right answer in `options`."""
    tells: tuple[Message, ...]
    """The explanations of the right answer."""


Maker: TypeAlias = Callable[[RngState], tuple[Message, Sequence[Shown], Message, Sequence[Message], Sequence[Message]]]
"""(random state): the question, what is shown, the right answer, wrong answers, and explanations."""


def make_drill(kind: str, make: Maker, number: int) -> Drill:
    """Make the drill with this number, by the function `make` of its kind; equal numbers give equal drills."""
    rng = [0] * LANES
    seed(rng, number, 11)
    asks, shown, right, wrong, tells = make(rng)
    options = shuffled([right, *dict.fromkeys(answer for answer in wrong if answer != right)][:OPTIONS], rng)
    return Drill(kind, number, asks, tuple(shown), tuple(options), options.index(right), tuple(tells))


def shuffled(things: Sequence[Thing], rng: RngState) -> list[Thing]:
    """Return the things in a random order; the random number generator `rng` advances."""
    remaining = list(things)
    return [remaining.pop(below(rng, len(remaining))) for _ in things]


def random_cards(cards: int, number: int, rng: RngState) -> int:
    """Draw a random set (a mask) of `number` cards from the first `cards` cards of a deck."""
    return sum(1 << card for card in shuffled(range(cards), rng)[:number])
