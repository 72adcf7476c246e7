"""What hand yaku bring: their worth by rule set, and what they are paid with on average (RULES A2, A5, B1)."""

from abc import ABC, abstractmethod
from collections.abc import Iterable
from fractions import Fraction
from typing import ClassVar

from hachiya.odds.hands import Family, Hand, Pair
from hachiya.odds.tables import Head, Row, Table
from hachiya.words.message import Message


class Income(ABC):
    """One rule set with its usual options; each room of rules pays hands in its own way."""

    yaku: ClassVar[Family]
    """Its hand yaku."""
    payers: ClassVar[int]
    """So many pay a hand what it is worth, of three in play."""
    deals: int
    """So many are in a match."""

    @property
    @abstractmethod
    def mean(self) -> Message:
        """What a player is paid for hand yaku on average, before the field or the rate multiplies it."""

    @property
    @abstractmethod
    def four_of_a_month(self) -> Message:
        """What four cards of a month on the field are to a deal."""

    @abstractmethod
    def worth(self, pair: Pair) -> int:
        """Points that a hand is paid: by each payer in a small field; in 八十 by all of them together at rate 1."""

    def weight(self, _hand: Hand) -> int:
        """How often a hand is played, beside others."""
        return 1

    def facts(self) -> Iterable[Row]:
        """More that is known of its hands."""
        return ()

    def four_by_field(self) -> tuple[Table, ...]:
        """Four cards of a month by the kind of field, where there are kinds."""
        return ()

    def weighed(self, held: Iterable[tuple[Hand, int]]) -> dict[Pair, Fraction]:
        """How likely each pair of yaku is among hands, of each of which there are so many."""
        found: dict[Pair, int] = {}
        for hand, number in held:
            pair = self.yaku.suit_yaku(hand), self.yaku.kasu_yaku(hand)
            found[pair] = found.get(pair, 0) + number * self.weight(hand)
        total = sum(found.values())
        return {pair: Fraction(number, total) for pair, number in found.items()}

    def base(self, chances: dict[Pair, Fraction]) -> Fraction:
        """Points that a player gets from all payers together for hand yaku, in a small field or at rate 1."""
        return sum((chance * self.worth(pair) * self.payers for pair, chance in chances.items()), Fraction(0))

    @property
    def head(self) -> Head:
        """Before or over the mean."""
        return Head("income", self.mean)
