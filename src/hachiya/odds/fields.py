"""場: the kinds of the months of a year and the lights that they carry over, as an exact Markov chain (RULES A2)."""

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
    """Numbers of lights of 大 and of 絶, on the field or owed from earlier months."""

    large: int = 0
    grand: int = 0


NOTHING = BrightCounts()
Chances = Mapping[BrightCounts, Fraction]
Kinds = Mapping[FieldKind, Fraction]


@cache
def dealt_brights(large: int = 0, grand: int = 0, hand: int = 0) -> Chances:
    """The chances of the lights on the field, given a hand of `hand` cards with these numbers of lights."""
    left = CARDS - hand
    of_large, of_grand = LARGE - large, GRAND - grand
    plain = left - of_large - of_grand
    return {
        BrightCounts(b, z): Fraction(
            comb(of_large, b) * comb(of_grand, z) * comb(plain, FIELD - b - z), comb(left, FIELD)
        )
        for b in range(of_large + 1)
        for z in range(of_grand + 1)
    }


def carry_by_nidai_shibari(owed: BrightCounts, field: BrightCounts) -> tuple[FieldKind, BrightCounts]:
    """二代しばり: the kind of a month and the lights that it carries over (SAN 補足 (3), SHI C-50)."""
    if field.grand == 2:
        return FieldKind.GRAND, BrightCounts(grand=1)
    if field.grand or owed.grand:
        return FieldKind.GRAND, NOTHING
    if field.large >= 2:
        return FieldKind.LARGE, BrightCounts(large=1)
    return (FieldKind.LARGE if field.large or owed.large else FieldKind.SMALL), NOTHING


def carry_by_queue(owed: BrightCounts, field: BrightCounts) -> tuple[FieldKind, BrightCounts]:
    """The queue: every light makes a month of its kind, 絶 before 大 (NAK C-01, C-02)."""
    large, grand = owed.large + field.large, owed.grand + field.grand
    if grand:
        return FieldKind.GRAND, BrightCounts(large, grand - 1)
    if large:
        return FieldKind.LARGE, BrightCounts(large - 1, grand)
    return FieldKind.SMALL, NOTHING


def carry_rule(rules: Rules) -> Callable[[BrightCounts, BrightCounts], tuple[FieldKind, BrightCounts]]:
    """The rule by which a rule set carries lights over."""
    return carry_by_queue if rules.carry_queue else carry_by_nidai_shibari


class MonthChances(NamedTuple):
    """The chances of one month of a year."""

    owed: Chances
    """The lights carried into the month."""
    kinds: Kinds


class YearChances(NamedTuple):
    """The chances of the months of a year."""

    months: tuple[MonthChances, ...]
    left: Chances
    """The lights still owed after the last month."""

    def expected(self, kind: FieldKind) -> Fraction:
        """The mean number of months of a kind."""
        return sum((month.kinds[kind] for month in self.months), Fraction(0))

    @property
    def overtime(self) -> Fraction:
        """The chance that lights are owed at the end of the year, which leads to 越年 where the rules have it."""
        return 1 - self.left[NOTHING]


def field_kinds(rules: Rules, owed: Chances, field: BrightCounts) -> Kinds:
    """The chances of the kind of a month with these lights on its field, given those that are owed."""
    chances = dict.fromkeys(FieldKind, Fraction(0))
    for before, likely in owed.items():
        chances[carry_rule(rules)(before, field)[0]] += likely
    return chances


def next_month(rules: Rules, owed: Chances) -> tuple[Kinds, Chances]:
    """The chances of a month's kind, and of what it carries over, given the lights that are owed."""
    kinds = dict.fromkeys(FieldKind, Fraction(0))
    left: dict[BrightCounts, Fraction] = {}
    for before, likely in owed.items():
        for field, chance in dealt_brights().items():
            kind, after = carry_rule(rules)(before, field)
            kinds[kind] += likely * chance
            left[after] = left.get(after, Fraction(0)) + likely * chance
    return kinds, left


def year_chances(rules: Rules) -> YearChances:
    """A year of the rule set, beginning with a month into which nothing is carried."""
    months = []
    owed: Chances = {NOTHING: Fraction(1)}
    for _ in range(rules.months):
        kinds, left = next_month(rules, owed)
        months.append(MonthChances(owed, kinds))
        owed = left
    return YearChances(tuple(months), owed)


def long_run_field_kinds(rules: Rules) -> Kinds:
    """The chances of the kinds of a month in the stationary state of the chain.

    In a queue every light gets a month, so kinds are as frequent as their lights; for 二代しばり see
    `stationary_carry`.
    """
    if rules.carry_queue:
        large, grand = (Fraction(number * FIELD, CARDS) for number in (LARGE, GRAND))
        return {FieldKind.SMALL: 1 - large - grand, FieldKind.LARGE: large, FieldKind.GRAND: grand}
    kinds, _ = next_month(rules, stationary_carry())
    return kinds


def stationary_carry() -> Chances:
    """The stationary chances of what is carried into a month by 二代しばり."""
    # Two 絶 lights carry 絶 over in any state. Two 大 lights without a 絶 light carry 大 over, unless 絶 was owed.
    grand = sum((chance for field, chance in dealt_brights().items() if field.grand == 2), Fraction(0))
    large = sum(
        (chance for field, chance in dealt_brights().items() if not field.grand and field.large >= 2), Fraction(0)
    )
    carried = {BrightCounts(grand=1): grand, BrightCounts(large=1): (1 - grand) * large}
    return {NOTHING: (1 - grand) * (1 - large), **carried}


# ------------------------------------------------------------------------------------- シマ


def shima_chance() -> Fraction:
    """The chance that a field has all four cards of a month."""
    return Fraction(MONTHS * comb(CARDS - MONTH, FIELD - MONTH), FIELDS)


def shima_field_kinds() -> Kinds:
    """The chances of the kinds of a field with four cards of a month, where nothing is carried."""
    chances = dict.fromkeys(FieldKind, 0)
    for month in range(MONTHS):
        four = (1 << MONTH) - 1 << MONTH * month
        lights = BrightCounts((four & LARGE_BRIGHTS).bit_count(), (four & GRAND_BRIGHTS).bit_count())
        others = LARGE - lights.large, GRAND - lights.grand
        plain = CARDS - MONTH - sum(others)
        for large in range(3):
            for grand in range(3 - large):
                ways = comb(others[0], large) * comb(others[1], grand) * comb(plain, FIELD - MONTH - large - grand)
                field = BrightCounts(lights.large + large, lights.grand + grand)
                chances[carry_by_nidai_shibari(NOTHING, field)[0]] += ways
    return {kind: Fraction(ways, sum(chances.values())) for kind, ways in chances.items()}


def fields_without_four_of_a_month(hand: HandShape) -> int:
    """The number of fields beside a hand without four of a month: its weight where others are dealt anew (HAC)."""
    whole = MONTHS - hand.months
    return comb(CARDS - HAND, FIELD) - whole * comb(CARDS - HAND - MONTH, FIELD - MONTH)
