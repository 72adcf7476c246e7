"""The tables of the odds of hand yaku: over all hands, and over hands with certain first cards."""

from collections.abc import Iterable, Mapping
from fractions import Fraction

from hachiya.games.game import Game
from hachiya.games.hanafuda.cards import CardSet
from hachiya.games.hanafuda.yaku import Yaku
from hachiya.odds.counting import Key
from hachiya.odds.hands import NO_KASU_YAKU, HandShape, Pair, count_hands, count_yaku_pairs
from hachiya.odds.income import Income
from hachiya.odds.likely_yaku import hands_by_first_kinds, hands_by_first_months
from hachiya.odds.rooms import income_of
from hachiya.odds.tables import Cell, Head, Table, probability, row
from hachiya.words.message import Message
from hachiya.words.names import name
from hachiya.words.say import odds as say

NONE = Head("none", say.none())
TOTAL = Head("total", say.total())
VALUE = Head("value", say.value())
ANY = Head("any", say.any_hand_yaku())
SEEN = Head("seen", say.chance_of_first_cards())

Chances = Mapping[Pair, Fraction]


def yaku_head(yaku: Yaku | None) -> Head:
    """The heading of a row or column for a yaku; None stands for no yaku."""
    return NONE if yaku is None else Head(yaku.name.lower(), name("yaku", yaku.name.lower()))


def total_chance(chances: Chances, pairs: Iterable[Pair]) -> Fraction:
    """The sum of the chances of these pairs of yaku."""
    return sum((chances.get(pair, Fraction(0)) for pair in pairs), Fraction(0))


def hand_yaku_tables(game: Game) -> tuple[Table, ...]:
    """The tables of how often suit yaku and chaff yaku meet in a hand, and of what hand yaku bring."""
    income = income_of(game)
    return compounds_table(income, 0, say.compounds()), facts_table(income)


def compounds_table(income: Income, cards: CardSet, title: Message) -> Table:
    """The table of suit yaku by chaff yaku among the hands that contain the cards `cards`, with totals."""
    counts = count_yaku_pairs(income.yaku, cards)
    chances = income.weighed(count_hands(cards).items())
    suits, kasus = (None, *income.yaku.suits), (None, *income.yaku.kasus)

    def cell(pairs: list[Pair]) -> Cell:
        single = income.worth(pairs[0]) if len(pairs) == 1 else 0
        return probability(
            total_chance(chances, pairs), hands=sum(counts.get(pair, 0) for pair in pairs), worth=single or None
        )

    rows = [
        row(yaku_head(suit), (*(cell([(suit, kasu)]) for kasu in kasus), cell([(suit, kasu) for kasu in kasus])))
        for suit in suits
    ]
    totals = (*(cell([(suit, kasu) for suit in suits]) for kasu in kasus), cell([(s, k) for s in suits for k in kasus]))
    return Table("compounds", title, (*map(yaku_head, kasus), TOTAL), (*rows, row(TOTAL, totals)))


def facts_table(income: Income) -> Table:
    """The table of the chance of any hand yaku, the mean income, and further facts."""
    counts, chances = count_yaku_pairs(income.yaku), income.weighed(count_hands().items())
    nothing: Pair = (None, None)
    some = row(ANY, (probability(1 - chances[nothing], hands=sum(counts.values()) - counts[nothing]),))
    return Table("facts", say.in_all(), (VALUE,), (some, *income.facts()))


# ------------------------------------------------------------------------------------- first cards


def first_cards_tables(game: Game, number: int | None, cards: CardSet) -> tuple[Table, ...]:
    """The tables of hand yaku for hands with these first cards, or by the description of any `number` first cards."""
    income = income_of(game)
    if cards:
        return compounds_table(income, cards, say.with_these_cards()), income_tables(income, cards)
    assert number is not None
    months = {_shape(number, key): group for key, group in sorted(hands_by_first_months(number).items())}
    groups = hands_by_first_kinds(number)
    kinds = {name: groups[key] for key, name in _KINDS.items() if key in groups}
    return (
        table_by_first_cards(income, "months", say.by_months(), months, income.yaku.suits),
        table_by_first_cards(income, "kinds", say.by_kinds(), kinds, income.yaku.kasus),
    )


def _shape(number: int, shape: Key) -> Head:
    """The head of first cards by their numbers of one month, such as 2+1+1."""
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
"""The heads of first cards by the cards among them that are no kasu."""


def income_tables(income: Income, cards: CardSet) -> Table:
    """The table of the chance of any hand yaku and of the mean income among hands that contain the cards `cards`."""
    counts, chances = count_yaku_pairs(income.yaku, cards), income.weighed(count_hands(cards).items())
    nothing: Pair = (None, None)
    some = sum(counts.values()) - counts.get(nothing, 0)
    rows = (
        row(ANY, (probability(1 - chances.get(nothing, Fraction(0)), hands=some),)),
        row(income.head, (Cell("points", income.base(chances)),)),
    )
    return Table("facts", say.in_all(), (VALUE,), rows)


def table_by_first_cards(
    income: Income, key: str, title: Message, groups: Mapping[Head, Mapping[HandShape, int]], yaku_rows: Iterable[Yaku]
) -> Table:
    """The table of the chances of the yaku `yaku_rows`, with a column for each group of first cards."""
    sizes = [sum(number * income.weight(hand) for hand, number in group.items()) for group in groups.values()]
    columns = [income.weighed(group.items()) for group in groups.values()]
    nothing: Pair = (None, None)
    rows = [
        row(SEEN, tuple(probability(Fraction(size, sum(sizes))) for size in sizes)),
        *(
            row(
                yaku_head(yaku),
                tuple(
                    probability(total_chance(chances, [pair for pair in chances if yaku in pair]))
                    for chances in columns
                ),
            )
            for yaku in yaku_rows
        ),
        row(ANY, tuple(probability(1 - chances.get(nothing, Fraction(0))) for chances in columns)),
        row(income.head, tuple(Cell("points", income.base(chances)) for chances in columns)),
    ]
    return Table(key, title, tuple(groups), tuple(rows))
