"""The tables of the odds of the field: its kinds, the brights carried over, and four cards of a suit on it."""

from fractions import Fraction
from typing import cast

from hachiya.games.game import Game
from hachiya.games.hachihachi.state import Rules
from hachiya.odds.fields import (
    NOTHING,
    BrightCounts,
    YearChances,
    long_run_field_kinds,
    next_month,
    shima_chance,
    year_chances,
)
from hachiya.odds.hachihachi import KINDS
from hachiya.odds.hand_tables import VALUE
from hachiya.odds.rooms import income_of
from hachiya.odds.tables import Cell, Head, Table, probability, row
from hachiya.words.say import odds as say

CARRIED = {
    NOTHING: Head("nothing", say.nothing_carried()),
    BrightCounts(large=1): Head("large-carried", say.large_carried()),
    BrightCounts(grand=1): Head("grand-carried", say.grand_carried()),
}
"""The brights that can be carried into a month."""


def field_tables(game: Game) -> tuple[Table, ...]:
    """The tables of the kinds of field in the months (deals) of a match, and of what is carried at its end."""
    rules = cast(Rules, game.new_rules(game.complete_options({})))
    whole = year_chances(rules)
    return kinds_table(rules, whole), carry_at_year_end_table(rules, whole)


def kinds_table(rules: Rules, whole: YearChances) -> Table:
    """The table of the kinds of field: each one's chance in a deal, mean number in a match, share in the long run."""
    months = Head("months", say.months(number=rules.months))
    forever = Head("long-run", say.long_run())
    by_state = [next_month(rules, {state: Fraction(1)})[0] for state in CARRIED]
    long_run = long_run_field_kinds(rules)
    rows = (
        row(
            head,
            (
                *(probability(chances[kind]) for chances in by_state),
                Cell("months", whole.expected(kind)),
                probability(long_run[kind]),
            ),
        )
        for kind, head in KINDS.items()
    )
    return Table("kinds", say.kinds(), (*CARRIED.values(), months, forever), tuple(rows))


def carry_at_year_end_table(rules: Rules, whole: YearChances) -> Table:
    """The table of the chances that brights are still carried after the last deal, which may mean overtime (越年)."""
    grand = sum((chance for owed, chance in whole.carried.items() if owed.grand), Fraction(0))
    ending = say.left_dropped() if rules.carry_queue else say.left_overtime()
    lines = (
        (Head("grand", say.left_grand()), grand),
        (Head("large", say.left_large()), whole.overtime - grand),
        (Head("any", ending), whole.overtime),
    )
    return Table("left", say.left(), (VALUE,), tuple(row(head, (probability(chance),)) for head, chance in lines))


def shima_tables(game: Game) -> tuple[Table, ...]:
    """The chances of four cards of a suit on the dealt field (シマ): in a deal, in a match, and by kind of field."""
    income, in_a_deal = income_of(game), shima_chance()
    lines = (
        (Head("deal", income.four_of_a_month), in_a_deal),
        (Head("match", say.at_least_once(number=income.deals)), 1 - (1 - in_a_deal) ** income.deals),
    )
    rows = tuple(row(head, (probability(chance),)) for head, chance in lines)
    return Table("shima", say.four_of_a_month(), (VALUE,), rows), *income.four_by_field()
