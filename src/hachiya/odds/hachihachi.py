"""The odds of hachi-hachi's hands: every yaku is paid by each of the others, and the field multiplies it."""

from collections.abc import Iterable
from fractions import Fraction
from typing import ClassVar

from hachiya.games.hachihachi.state import Kind, Rules
from hachiya.games.hanafuda.cards import DREGS_OR_WILLOW, mask
from hachiya.games.unit import KAN
from hachiya.odds import fields
from hachiya.odds.hands import HACHIHACHI, HAND, Family, Pair, hands
from hachiya.odds.income import Income
from hachiya.odds.tables import Cell, Head, Row, Table, probability, row
from hachiya.words.message import Message
from hachiya.words.names import name
from hachiya.words.say import odds as say

WILLOW_RIBBON = mask("q")
MANY_RIBBONS = 5
"""Of so many, 赤 lays some open (SAN 補足 (6))."""

KINDS = {
    Kind.SMALL: Head("small", name("kind", "small", part="title")),
    Kind.LARGE: Head("large", name("kind", "large", part="title")),
    Kind.GRAND: Head("grand", name("kind", "grand", part="title")),
}
"""The kinds of field."""


class HachihachiIncome(Income):
    """Of one of its rule sets."""

    yaku: ClassVar[Family] = HACHIHACHI
    payers = 2

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.deals = rules.months

    @property
    def mean(self) -> Message:
        """As in `Income`."""
        return say.mean_income()

    @property
    def four_of_a_month(self) -> Message:
        """As in `Income`: シマ."""
        return say.in_a_deal()

    def worth(self, pair: Pair) -> int:
        """As in `Income`."""
        return sum(self.rules.hand_kan[yaku] * KAN for yaku in pair if yaku is not None)

    def facts(self) -> Iterable[Row]:
        """赤 of many ribbons; the mean in the first month and in those of a year."""
        total = sum(hands().values())
        for ribbons, title in ((MANY_RIBBONS, say.aka_of_five()), (HAND, say.aka_of_seven())):
            number = aka_with(ribbons)
            yield row(Head(f"aka-{ribbons}", title), (probability(Fraction(number, total), hands=number),))
        yield row(self.head, (Cell("points", self.base(self.weighed(hands().items()))),))
        first = self.of_a_month({fields.NOTHING: Fraction(1)})
        yield row(Head("income-first", say.income_first_month()), (Cell("points", first),))
        yield row(Head("income-year", say.income_of_year()), (Cell("points", self.of_a_year()),))

    def four_by_field(self) -> tuple[Table, ...]:
        """As in `Income`."""
        rows = tuple(row(KINDS[kind], (probability(chance),)) for kind, chance in fields.shima_kinds().items())
        return (Table("kinds", say.field_then(), (Head("value", say.value()),), rows),)

    def worth_in(self, pair: Pair, kind: Kind) -> Fraction:
        """What each payer pays in a field of any kind."""
        raised = sum(yaku is not None for yaku in pair) * self.rules.raised[kind] * KAN
        return Fraction((self.worth(pair) + raised) * self.rules.factor[kind], 2)

    def of_a_month(self, owed: fields.Chances) -> Fraction:
        """The mean in a month into which this is carried: whoever holds a light makes 大場 and 絶場 rarer."""
        kinds = {lights: fields.kinds_of(self.rules, owed, lights) for lights in fields.dealt()}
        found = Fraction(0)
        for held, paid in self._paid().items():
            for lights, chance in fields.dealt(held.large, held.grand, HAND).items():
                found += chance * sum(kinds[lights][kind] * paid[kind] for kind in Kind)
        return self.payers * found / sum(hands().values())

    def of_a_year(self) -> Fraction:
        """The mean of all months of a year, in points a month."""
        months = fields.year(self.rules).months
        mean: dict[fields.Lights, Fraction] = {}
        for month in months:
            for owed, chance in month.owed.items():
                mean[owed] = mean.get(owed, Fraction(0)) + chance / len(months)
        return self.of_a_month(mean)

    def _paid(self) -> dict[fields.Lights, dict[Kind, Fraction]]:
        """What a payer pays in each kind of field for all hands together, by the lights that they hold."""
        found: dict[fields.Lights, dict[Kind, Fraction]] = {}
        for hand, number in hands().items():
            pair = self.yaku.suit_yaku(hand), self.yaku.kasu_yaku(hand)
            paid = found.setdefault(fields.Lights(hand.large, hand.grand), dict.fromkeys(Kind, Fraction(0)))
            for kind in Kind:
                paid[kind] += number * self.worth_in(pair, kind)
        return found


def aka_with(ribbons: int) -> int:
    """Hands that make 赤 with so many ribbons or more, willow's being one."""
    found = hands(0, DREGS_OR_WILLOW & ~WILLOW_RIBBON).items()
    return sum(number for hand, number in found if hand.kinds == (hand.ribbons, 0, 0) and hand.ribbons >= ribbons)
