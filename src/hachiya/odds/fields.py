"""場 (field): the kinds of field in the months of a match, and the brights carried over, as a Markov chain (RULES A2).

A bright (光) of pine, cherry or pampas on the dealt field makes it large (大場), one of willow or paulownia grand
(絶場). Further brights are carried over: a later month is owed that kind. A year is a match of as many months (deals)
as the rule set has, usually twelve. All numbers are exact fractions.
"""

from collections.abc import Callable, Mapping
from fractions import Fraction
from functools import cache
from math import comb
from typing import NamedTuple

from hachiya.games.hachihachi.state import FieldKind, Rules
from hachiya.games.hanafuda.cards import CARDS
from hachiya.odds.counting import MONTH
from hachiya.odds.hands import GRAND_BRIGHTS, HAND, LARGE_BRIGHTS, MONTHS, HandShape

FIELD = 6
FIELDS = comb(CARDS, FIELD)
LARGE, GRAND = LARGE_BRIGHTS.bit_count(), GRAND_BRIGHTS.bit_count()


class BrightCounts(NamedTuple):
    """The numbers of brights that make a field large and grand, on the field or owed from earlier months (deals)."""

    large: int = 0
    grand: int = 0


NOTHING = BrightCounts()
Chances = Mapping[BrightCounts, Fraction]
"""The chance of each number of brights."""
Kinds = Mapping[FieldKind, Fraction]
"""The chance of each kind of field."""


@cache
def dealt_brights(large: int = 0, grand: int = 0, hand: int = 0) -> Chances:
    """The chances of the brights on a dealt field, beside a hand of `hand` cards with `large` and `grand` brights."""
    unseen = CARDS - hand
    of_large, of_grand = LARGE - large, GRAND - grand
    plain = unseen - of_large - of_grand
    return {
        BrightCounts(b, z): Fraction(
            comb(of_large, b) * comb(of_grand, z) * comb(plain, FIELD - b - z), comb(unseen, FIELD)
        )
        for b in range(of_large + 1)
        for z in range(of_grand + 1)
    }


def carry_by_nidai_shibari(owed: BrightCounts, field: BrightCounts) -> tuple[FieldKind, BrightCounts]:
    """A deal's kind of field and the brights it carries over by nidai shibari (二代しばり): two of a kind carry it."""
    if field.grand == 2:
        return FieldKind.GRAND, BrightCounts(grand=1)
    if field.grand or owed.grand:
        return FieldKind.GRAND, NOTHING
    if field.large >= 2:
        return FieldKind.LARGE, BrightCounts(large=1)
    return (FieldKind.LARGE if field.large or owed.large else FieldKind.SMALL), NOTHING


def carry_by_queue(owed: BrightCounts, field: BrightCounts) -> tuple[FieldKind, BrightCounts]:
    """A deal's kind of field and the brights it carries over by the queue: each bright sets one deal's field (NAK)."""
    large, grand = owed.large + field.large, owed.grand + field.grand
    if grand:
        return FieldKind.GRAND, BrightCounts(large, grand - 1)
    if large:
        return FieldKind.LARGE, BrightCounts(large - 1, grand)
    return FieldKind.SMALL, NOTHING


def carry_rule(rules: Rules) -> Callable[[BrightCounts, BrightCounts], tuple[FieldKind, BrightCounts]]:
    """The rule by which a rule set carries brights over: `carry_by_queue` or `carry_by_nidai_shibari`."""
    return carry_by_queue if rules.carry_queue else carry_by_nidai_shibari


class MonthChances(NamedTuple):
    """The chances of one month (deal) of a match: what is carried into it, and its kind of field."""

    owed: Chances
    """The chances of the brights owed to the month."""
    kinds: Kinds
    """The chances of its kinds of field."""


class YearChances(NamedTuple):
    """The chances of all months (deals) of a match, and of what is still carried after the last."""

    months: tuple[MonthChances, ...]
    carried: Chances
    """The chances of the brights still owed after the last month."""

    def expected(self, kind: FieldKind) -> Fraction:
        """The mean number of months (deals) in a match whose field is of this kind."""
        return sum((month.kinds[kind] for month in self.months), Fraction(0))

    @property
    def overtime(self) -> Fraction:
        """The chance that brights are still owed after the last deal, which leads to overtime (越年) in some rules."""
        return 1 - self.carried[NOTHING]


def field_kinds(rules: Rules, owed: Chances, field: BrightCounts) -> Kinds:
    """The chances of the kinds of field of a deal with these brights on its field, by the chances of those owed."""
    chances = dict.fromkeys(FieldKind, Fraction(0))
    for before, chance_before in owed.items():
        chances[carry_rule(rules)(before, field)[0]] += chance_before
    return chances


def next_month(rules: Rules, owed: Chances) -> tuple[Kinds, Chances]:
    """The chances of a deal's kind of field, and of what it carries over, by the chances of the brights owed to it."""
    kinds = dict.fromkeys(FieldKind, Fraction(0))
    carried: dict[BrightCounts, Fraction] = {}
    for before, chance_before in owed.items():
        for field, chance in dealt_brights().items():
            kind, after = carry_rule(rules)(before, field)
            kinds[kind] += chance_before * chance
            carried[after] = carried.get(after, Fraction(0)) + chance_before * chance
    return kinds, carried


def year_chances(rules: Rules) -> YearChances:
    """The chances of the months of a match, whose first month (deal) is owed nothing."""
    months = []
    owed: Chances = {NOTHING: Fraction(1)}
    for _ in range(rules.months):
        kinds, carried = next_month(rules, owed)
        months.append(MonthChances(owed, kinds))
        owed = carried
    return YearChances(tuple(months), owed)


def long_run_field_kinds(rules: Rules) -> Kinds:
    """The chances of the kinds of field in a month (deal) of an endless match (the stationary state of the chain).

    In a queue every bright gets a month, so kinds are as frequent as their brights; for nidai shibari (二代しばり) see
    `stationary_carry`.
    """
    if rules.carry_queue:
        large, grand = (Fraction(number * FIELD, CARDS) for number in (LARGE, GRAND))
        return {FieldKind.SMALL: 1 - large - grand, FieldKind.LARGE: large, FieldKind.GRAND: grand}
    kinds, _ = next_month(rules, stationary_carry())
    return kinds


def stationary_carry() -> Chances:
    """The chances of the brights carried into a month (deal) of an endless match by nidai shibari (二代しばり)."""
    # Two 絶 brights carry 絶 over in any state. Two 大 brights without a 絶 one carry 大 over, unless 絶 was owed.
    grand = sum((chance for field, chance in dealt_brights().items() if field.grand == 2), Fraction(0))
    large = sum(
        (chance for field, chance in dealt_brights().items() if not field.grand and field.large >= 2), Fraction(0)
    )
    carried = {BrightCounts(grand=1): grand, BrightCounts(large=1): (1 - grand) * large}
    return {NOTHING: (1 - grand) * (1 - large), **carried}


# ------------------------------------------------------------------------------------- シマ


def shima_chance() -> Fraction:
    """The chance of シマ (shima): a dealt field has all four cards of a suit (month)."""
    return Fraction(MONTHS * comb(CARDS - MONTH, FIELD - MONTH), FIELDS)


def shima_field_kinds() -> Kinds:
    """The chances of the kinds of a field with four cards of a suit (month), where nothing is owed."""
    chances = dict.fromkeys(FieldKind, 0)
    for month in range(MONTHS):
        four = (1 << MONTH) - 1 << MONTH * month
        brights = BrightCounts((four & LARGE_BRIGHTS).bit_count(), (four & GRAND_BRIGHTS).bit_count())
        others = LARGE - brights.large, GRAND - brights.grand
        plain = CARDS - MONTH - sum(others)
        for large in range(3):
            for grand in range(3 - large):
                ways = comb(others[0], large) * comb(others[1], grand) * comb(plain, FIELD - MONTH - large - grand)
                field = BrightCounts(brights.large + large, brights.grand + grand)
                chances[carry_by_nidai_shibari(NOTHING, field)[0]] += ways
    return {kind: Fraction(ways, sum(chances.values())) for kind, ways in chances.items()}


def fields_without_four_of_a_month(hand: HandShape) -> int:
    """The number of fields beside a hand that hold no four cards of a suit; others are dealt anew (HAC)."""
    whole = MONTHS - hand.months
    return comb(CARDS - HAND, FIELD) - whole * comb(CARDS - HAND - MONTH, FIELD - MONTH)
