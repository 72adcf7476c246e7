"""The tables of hand yaku: over all hands, and over those with given first cards."""

from collections.abc import Iterable, Mapping
from fractions import Fraction

from hachiya.games.game import Game
from hachiya.games.hachihachi.state import Rules as FieldRules
from hachiya.games.hanafuda.cards import DREGS_OR_WILLOW, mask
from hachiya.games.hanafuda.yaku import Yaku
from hachiya.odds import fields
from hachiya.odds.counting import Key
from hachiya.odds.hands import HAND, NO_KASU_YAKU, Hand, Pair, hands, made
from hachiya.odds.income import (
    Rules,
    base_income,
    family_of,
    income_of_a_month,
    income_of_a_year,
    weighed,
    weight,
    worth,
)
from hachiya.odds.likely_yaku import by_kinds, by_months
from hachiya.odds.tables import Cell, Head, Row, Table
from hachiya.words.message import Message
from hachiya.words.names import name
from hachiya.words.say import odds as say

WILLOW_RIBBON = mask("q")
MANY_RIBBONS = 5
"""Of so many, 赤 lays some open (SAN 補足 (6))."""

NONE = Head("none", say.none())
TOTAL = Head("total", say.total())
VALUE = Head("value", say.value())
ANY = Head("any", say.any_hand_yaku())
SEEN = Head("seen", say.chance_of_first_cards())

Chances = Mapping[Pair, Fraction]


def usual_rules(game: Game) -> Rules:
    """A rule set with its usual options."""
    rules: Rules = game.new_rules(game.complete_options({}))
    return rules


def head(yaku: Yaku | None) -> Head:
    """A yaku by its names."""
    return NONE if yaku is None else Head(yaku.name.lower(), name("yaku", yaku.name.lower()))


def mean(rules: Rules) -> Head:
    """What a player is paid for hand yaku on average, before the field or the rate multiplies it."""
    if isinstance(rules, FieldRules):
        return Head("income", say.mean_income())
    return Head("income", say.mean_income_at_rate())


def share(chances: Chances, pairs: Iterable[Pair]) -> Fraction:
    """The chance of any of these pairs."""
    return sum((chances.get(pair, Fraction(0)) for pair in pairs), Fraction(0))


def hand_yaku(game: Game) -> tuple[Table, ...]:
    """Every compound by how many hands make it, and what hand yaku bring."""
    rules = usual_rules(game)
    return compounds(rules, 0, say.compounds()), facts(rules)


def compounds(rules: Rules, given: int, title: Message) -> Table:
    """Suit yaku by kasu yaku, among the hands that have the given cards, with totals."""
    family = family_of(rules)
    counts = made(family, given)
    chances = weighed(rules, hands(given).items())
    suits, kasus = (None, *family.suits), (None, *family.kasus)

    def cell(pairs: list[Pair]) -> Cell:
        single = worth(rules, pairs[0]) if len(pairs) == 1 else 0
        return Cell(share(chances, pairs), hands=sum(counts.get(pair, 0) for pair in pairs), worth=single or None)

    rows = [
        Row(head(suit), (*(cell([(suit, kasu)]) for kasu in kasus), cell([(suit, kasu) for kasu in kasus])))
        for suit in suits
    ]
    totals = (*(cell([(suit, kasu) for suit in suits]) for kasu in kasus), cell([(s, k) for s in suits for k in kasus]))
    return Table("compounds", title, (*map(head, kasus), TOTAL), (*rows, Row(TOTAL, totals)))


def facts(rules: Rules) -> Table:
    """How often there is any hand yaku, 赤 of many ribbons, and what a player is paid on average."""
    counts, chances = made(family_of(rules)), weighed(rules, hands().items())
    nothing: Pair = (None, None)
    found = [
        (ANY, Cell(1 - chances[nothing], hands=sum(counts.values()) - counts[nothing])),
    ]
    if isinstance(rules, FieldRules):
        for ribbons, title in ((MANY_RIBBONS, say.aka_of_five()), (HAND, say.aka_of_seven())):
            number = aka_with(ribbons)
            found.append((Head(f"aka-{ribbons}", title), Cell(Fraction(number, sum(counts.values())), hands=number)))
        found += [
            (mean(rules), Cell(base_income(rules, chances), "points")),
            (
                Head("income-first", say.income_first_month()),
                Cell(income_of_a_month(rules, {fields.NOTHING: Fraction(1)}), "points"),
            ),
            (
                Head("income-year", say.income_of_year()),
                Cell(income_of_a_year(rules), "points"),
            ),
        ]
    else:
        found.append((mean(rules), Cell(base_income(rules, chances), "points")))
    return Table("facts", say.in_all(), (VALUE,), tuple(Row(head, (cell,)) for head, cell in found))


def aka_with(ribbons: int) -> int:
    """Hands that make 赤 with so many ribbons or more, willow's being one."""
    found = hands(0, DREGS_OR_WILLOW & ~WILLOW_RIBBON).items()
    return sum(number for hand, number in found if hand.kinds == (hand.ribbons, 0, 0) and hand.ribbons >= ribbons)


# ------------------------------------------------------------------------------------- first cards


def first_cards(game: Game, number: int | None, cards: int) -> tuple[Table, ...]:
    """What a hand will make with these first cards, or with so many of each description."""
    rules = usual_rules(game)
    if cards:
        return compounds(rules, cards, say.with_these_cards()), incomes(rules, cards)
    assert number is not None
    family = family_of(rules)
    months = {_shape(number, key): group for key, group in sorted(by_months(number).items())}
    found = by_kinds(number)
    kinds = {name: found[key] for key, name in _KINDS.items() if key in found}
    return (
        grouped(rules, "months", say.by_months(), months, family.suits),
        grouped(rules, "kinds", say.by_kinds(), kinds, family.kasus),
    )


def _shape(number: int, shape: Key) -> Head:
    """The first cards by how many are of one month: 2+1+1."""
    fours, trios, pairs = shape
    singles = number - 4 * fours - 3 * trios - 2 * pairs
    text = "+".join(map(str, [4] * fours + [3] * trios + [2] * pairs + [1] * singles)) or "0"
    return Head(text, say.shape(shape=text))


_KINDS: Mapping[Key, Head] = {
    (0, 0, 0): Head("kasu", say.kasu_alone()),
    (1, 0, 0): Head("ribbon", say.one_ribbon()),
    (2, 0, 0): Head("ribbons", say.ribbons()),
    (0, 1, 0): Head("animal", say.one_animal()),
    (0, 0, 1): Head("light", say.one_light()),
    NO_KASU_YAKU: Head("others", say.others()),
}
"""The first cards by those that are no kasu."""


def incomes(rules: Rules, given: int) -> Table:
    """Any hand yaku, and the mean worth, with the given cards."""
    counts, chances = made(family_of(rules), given), weighed(rules, hands(given).items())
    nothing: Pair = (None, None)
    some = sum(counts.values()) - counts.get(nothing, 0)
    rows = (
        Row(ANY, (Cell(1 - chances.get(nothing, Fraction(0)), hands=some),)),
        Row(mean(rules), (Cell(base_income(rules, chances), "points"),)),
    )
    return Table("facts", say.in_all(), (VALUE,), rows)


def grouped(
    rules: Rules, key: str, title: Message, groups: Mapping[Head, Mapping[Hand, int]], shown: Iterable[Yaku]
) -> Table:
    """What hands make, by what their first cards were: a column for each."""
    sizes = [sum(number * weight(rules, hand) for hand, number in group.items()) for group in groups.values()]
    columns = [weighed(rules, group.items()) for group in groups.values()]
    nothing: Pair = (None, None)
    rows = [
        Row(SEEN, tuple(Cell(Fraction(size, sum(sizes))) for size in sizes)),
        *(
            Row(head(yaku), tuple(Cell(share(found, [pair for pair in found if yaku in pair])) for found in columns))
            for yaku in shown
        ),
        Row(ANY, tuple(Cell(1 - found.get(nothing, Fraction(0))) for found in columns)),
        Row(mean(rules), tuple(Cell(base_income(rules, found), "points") for found in columns)),
    ]
    return Table(key, title, tuple(groups), tuple(rows))
