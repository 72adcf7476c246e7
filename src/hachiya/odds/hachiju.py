"""The odds of hachiju's hands: all others pay them together, at a rate; a field with four of a suit is dealt anew."""

from collections.abc import Iterable
from typing import ClassVar

from hachiya.games.hachiju.state import Rules
from hachiya.odds import fields
from hachiya.odds.hands import HACHIJU, HandShape, HandYakuFamily, Pair, count_hands
from hachiya.odds.income import Income
from hachiya.odds.tables import Cell, Row, row
from hachiya.words.message import Message
from hachiya.words.say import odds as say


class HachijuIncome(Income):
    """The income from hand yaku in hachiju."""

    yaku: ClassVar[HandYakuFamily] = HACHIJU
    payers = 1

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.deals = rules.deals

    @property
    def mean(self) -> Message:
        """The title of the mean: at rate 1."""
        return say.mean_income_at_rate()

    @property
    def four_of_a_month(self) -> Message:
        """The title of the chance that four cards of a suit (month) lie on the field and the deal is dealt anew."""
        return say.dealt_anew()

    def worth(self, pair: Pair) -> int:
        """The points that all others together pay for a pair of hand yaku at rate 1."""
        return sum(self.rules.hand_points[yaku] for yaku in pair if yaku is not None)

    def weight(self, hand: HandShape) -> int:
        """The weight of a hand: the number of fields beside it that are not dealt anew."""
        return fields.fields_without_four_of_a_month(hand)

    def facts(self) -> Iterable[Row]:
        """The row of the mean income."""
        return (row(self.head, (Cell("points", self.base(self.weighed(count_hands().items()))),)),)
