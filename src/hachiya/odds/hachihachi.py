"""The odds of hachi-hachi's hands: each of the two others pays every yaku, and the kind of field multiplies it."""

from collections.abc import Iterable
from fractions import Fraction
from typing import ClassVar

from hachiya.games.hachihachi.state import FieldKind, Rules
from hachiya.games.hanafuda.cards import CHAFF_OR_WILLOW, mask
from hachiya.games.unit import KAN
from hachiya.odds import fields
from hachiya.odds.hands import HACHIHACHI, HAND, HandYakuFamily, Pair, count_hands
from hachiya.odds.income import Income
from hachiya.odds.tables import Cell, Head, Row, Table, probability, row
from hachiya.words.message import Message
from hachiya.words.names import name
from hachiya.words.say import odds as say

WILLOW_RIBBON = mask("q")
MANY_RIBBONS = 5
"""The number of ribbons from which on 赤 lays only some open (SAN 補足 (6))."""

KINDS = {
    FieldKind.SMALL: Head("small", name("kind", "small", part="title")),
    FieldKind.LARGE: Head("large", name("kind", "large", part="title")),
    FieldKind.GRAND: Head("grand", name("kind", "grand", part="title")),
}
"""The kinds of field."""


class HachihachiIncome(Income):
    """The income from hand yaku in a rule set of hachi-hachi."""

    yaku: ClassVar[HandYakuFamily] = HACHIHACHI
    payers = 2

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.deals = rules.months

    @property
    def mean(self) -> Message:
        """The title of the mean: in a small field."""
        return say.mean_income()

    @property
    def four_of_a_month(self) -> Message:
        """The title of the chance of four cards of a suit on the field (シマ) in a deal."""
        return say.in_a_deal()

    def worth(self, pair: Pair) -> int:
        """The points that each payer pays for a pair of hand yaku in a small field."""
        return sum(self.rules.hand_kan[yaku] * KAN for yaku in pair if yaku is not None)

    def facts(self) -> Iterable[Row]:
        """The rows of the chances of 赤 (aka) of many ribbons, and of the mean incomes in a match."""
        total = sum(count_hands().values())
        for ribbons, title in ((MANY_RIBBONS, say.aka_of_five()), (HAND, say.aka_of_seven())):
            number = count_aka_hands(ribbons)
            yield row(Head(f"aka-{ribbons}", title), (probability(Fraction(number, total), hands=number),))
        yield row(self.head, (Cell("points", self.base(self.weighed(count_hands().items()))),))
        first = self.of_a_month({fields.NOTHING: Fraction(1)})
        yield row(Head("income-first", say.income_first_month()), (Cell("points", first),))
        yield row(Head("income-year", say.income_of_year()), (Cell("points", self.of_a_year()),))

    def four_by_field(self) -> tuple[Table, ...]:
        """The table of the kinds of a field with four cards of a suit (month)."""
        rows = tuple(row(KINDS[kind], (probability(chance),)) for kind, chance in fields.shima_field_kinds().items())
        return (Table("kinds", say.field_then(), (Head("value", say.value()),), rows),)

    def worth_in(self, pair: Pair, kind: FieldKind) -> Fraction:
        """The points that each payer pays for a pair of hand yaku in a field of this kind."""
        raised = sum(yaku is not None for yaku in pair) * self.rules.raised[kind] * KAN
        return Fraction((self.worth(pair) + raised) * self.rules.factor[kind], 2)

    def of_a_month(self, owed: fields.Chances) -> Fraction:
        """The mean income in a month (deal) by the brights owed to it; brights in the hand make large fields rarer."""
        kinds = {brights: fields.field_kinds(self.rules, owed, brights) for brights in fields.dealt_brights()}
        total = Fraction(0)
        for held, paid in self._paid().items():
            for brights, chance in fields.dealt_brights(held.large, held.grand, HAND).items():
                total += chance * sum(kinds[brights][kind] * paid[kind] for kind in FieldKind)
        return self.payers * total / sum(count_hands().values())

    def of_a_year(self) -> Fraction:
        """The mean income over all months of a match, in points a month (deal)."""
        months = fields.year_chances(self.rules).months
        mean: dict[fields.BrightCounts, Fraction] = {}
        for month in months:
            for owed, chance in month.owed.items():
                mean[owed] = mean.get(owed, Fraction(0)) + chance / len(months)
        return self.of_a_month(mean)

    def _paid(self) -> dict[fields.BrightCounts, dict[FieldKind, Fraction]]:
        """The sums of what a payer pays in each kind of field for all hands, by the brights that the hands hold."""
        sums: dict[fields.BrightCounts, dict[FieldKind, Fraction]] = {}
        for hand, number in count_hands().items():
            pair = self.yaku.suit_yaku(hand), self.yaku.kasu_yaku(hand)
            paid = sums.setdefault(fields.BrightCounts(hand.large, hand.grand), dict.fromkeys(FieldKind, Fraction(0)))
            for kind in FieldKind:
                paid[kind] += number * self.worth_in(pair, kind)
        return sums


def count_aka_hands(ribbons: int) -> int:
    """The number of hands that make 赤 (ribbons, else chaff) with at least `ribbons` ribbons, the willow's too."""
    counts = count_hands(0, CHAFF_OR_WILLOW & ~WILLOW_RIBBON).items()
    return sum(number for hand, number in counts if hand.kinds == (hand.ribbons, 0, 0) and hand.ribbons >= ribbons)
