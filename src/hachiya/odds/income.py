"""The income from hand yaku: what they are worth by rule set, and the mean that is paid for them (RULES A2, A5, B1)."""

from abc import ABC, abstractmethod
from collections.abc import Iterable
from fractions import Fraction
from typing import ClassVar

from hachiya.odds.hands import HandShape, HandYakuFamily, Pair
from hachiya.odds.tables import Head, Row, Table
from hachiya.words.message import Message


class Income(ABC):
    """What hand yaku bring in one rule set with its default options; each room of rules has its own class."""

    yaku: ClassVar[HandYakuFamily]
    """The hand yaku of the rule set."""
    payers: ClassVar[int]
    """The number of seats that each pay a hand its worth, with three in play."""
    deals: int
    """The number of deals in a match."""

    @property
    @abstractmethod
    def mean(self) -> Message:
        """The title of the mean income from hand yaku, before the field or the rate multiplies it."""

    @property
    @abstractmethod
    def four_of_a_month(self) -> Message:
        """The title of the chance that the dealt field has four cards of a suit (month)."""

    @abstractmethod
    def worth(self, pair: Pair) -> int:
        """The points paid for a pair of hand yaku: by each payer in a small field; in 八十 by all others at rate 1."""

    def weight(self, _hand: HandShape) -> int:
        """The relative frequency with which hands of this shape are played."""
        return 1

    def facts(self) -> Iterable[Row]:
        """Further rows on the hands of this rule set."""
        return ()

    def four_by_field(self) -> tuple[Table, ...]:
        """The table of the kinds of a field with four cards of a suit (month), if a game's fields have kinds."""
        return ()

    def weighed(self, counts: Iterable[tuple[HandShape, int]]) -> dict[Pair, Fraction]:
        """The chance of each pair of hand yaku among hands that are counted by their shapes."""
        weights: dict[Pair, int] = {}
        for hand, number in counts:
            pair = self.yaku.suit_yaku(hand), self.yaku.kasu_yaku(hand)
            weights[pair] = weights.get(pair, 0) + number * self.weight(hand)
        total = sum(weights.values())
        return {pair: Fraction(weight, total) for pair, weight in weights.items()}

    def base(self, chances: dict[Pair, Fraction]) -> Fraction:
        """The mean points that a player gets for hand yaku from all payers, in a small field or at rate 1."""
        return sum((chance * self.worth(pair) * self.payers for pair, chance in chances.items()), Fraction(0))

    @property
    def head(self) -> Head:
        """The heading of the row of the mean income."""
        return Head("income", self.mean)
