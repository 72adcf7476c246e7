"""The tables of the field: its kinds, what is carried over, and four cards of a month on it."""

from fractions import Fraction

from hachiya.games.game import Game
from hachiya.games.hachihachi.state import Kind
from hachiya.games.hachihachi.state import Rules as FieldRules
from hachiya.games.words import Words
from hachiya.odds.field import NOTHING, Lights, Year, in_the_long_run, next_month, shima_kinds, year
from hachiya.odds.field import shima as shima_chance
from hachiya.odds.hand_tables import VALUE, usual_rules
from hachiya.odds.tables import Cell, Head, Row, Table

KINDS = {
    Kind.SMALL: Head("small", Words("小場", "small")),
    Kind.LARGE: Head("large", Words("大場", "large")),
    Kind.GRAND: Head("grand", Words("絶場", "grand")),
}

CARRIED = {
    NOTHING: Head("nothing", Words("持ち越しなし", "nothing carried")),
    Lights(large=1): Head("large-carried", Words("大場の持ち越し", "large carried")),
    Lights(grand=1): Head("grand-carried", Words("絶場の持ち越し", "grand carried")),
}
"""What may be carried into a month."""


def field(game: Game) -> tuple[Table, ...]:
    """Kinds of field by what is carried, their months in a year, and what is left at its end."""
    rules = usual_rules(game)
    assert isinstance(rules, FieldRules)
    whole = year(rules)
    return kinds(rules, whole), left(rules, whole)


def kinds(rules: FieldRules, whole: Year) -> Table:
    """Each kind: its chance in one month, its months in a year, its share of months without end."""
    months = Head("months", Words(f"{rules.months}局の平均月数", f"months of {rules.months}"))
    forever = Head("long-run", Words("長い間の割合", "in the long run"))
    by_state = [next_month(rules, {state: Fraction(1)})[0] for state in CARRIED]
    stays = in_the_long_run(rules)
    rows = (
        Row(name, (*(Cell(found[kind]) for found in by_state), Cell(whole.expected(kind), "months"), Cell(stays[kind])))
        for kind, name in KINDS.items()
    )
    return Table("kinds", Words("場の種類", "Kinds of field"), (*CARRIED.values(), months, forever), tuple(rows))


def left(rules: FieldRules, whole: Year) -> Table:
    """What is still carried after the last month: 越年, where it is played on then."""
    grand = sum((chance for owed, chance in whole.left.items() if owed.grand), Fraction(0))
    ending = (
        Words("持ち越しが残る（消える）", "anything (it is dropped)")
        if rules.carry_queue
        else Words("持ち越しが残る（越年）", "anything (overtime)")
    )
    found = (
        (Head("grand", Words("絶場の持ち越し", "grand")), grand),
        (Head("large", Words("大場の持ち越しのみ", "large alone")), whole.overtime - grand),
        (Head("any", ending), whole.overtime),
    )
    title = Words("最後の局のあとに残るもの", "Left after the last month")
    return Table("left", title, (VALUE,), tuple(Row(name, (Cell(chance),)) for name, chance in found))


def shima(game: Game) -> tuple[Table, ...]:
    """Four cards of a month on the field: how often, and in what field."""
    rules = usual_rules(game)
    fields = isinstance(rules, FieldRules)
    deals = rules.months if isinstance(rules, FieldRules) else rules.deals
    one = shima_chance()
    found = (
        (
            Head("deal", Words("一局で", "in a deal"))
            if fields
            else Head("deal", Words("配り直しになる", "a deal is dealt anew")),
            one,
        ),
        (Head("match", Words(f"{deals}局で一度でも", f"at least once in {deals} deals")), 1 - (1 - one) ** deals),
    )
    rows = tuple(Row(name, (Cell(chance),)) for name, chance in found)
    often = Table("shima", Words("同じ月が4枚", "Four of a month"), (VALUE,), rows)
    if not fields:
        return (often,)
    by_kind = tuple(Row(KINDS[kind], (Cell(chance),)) for kind, chance in shima_kinds().items())
    return often, Table("kinds", Words("そのときの場", "The field then"), (VALUE,), by_kind)
