"""The odds are compared with slow counts over lists of cards."""

from collections import Counter
from fractions import Fraction
from itertools import combinations
from math import comb, isclose
from random import Random

import pytest

from hachiya.games.hachihachi.field import carried_kinds, carry_of, field_kind_of
from hachiya.games.hachihachi.hand_yaku import WILLOWS_AS_KASU, hand_yaku
from hachiya.games.hachihachi.state import FieldKind
from hachiya.games.hachiju.hand_yaku import KASU_SHOWN, SUIT_SHOWN, shown_yaku
from hachiya.games.hanafuda.cards import CARDS, mask
from hachiya.games.hanafuda.yaku import Yaku
from hachiya.games.registry import GAMES
from hachiya.odds.counting import Terms, draw_chance, multiply_terms, subsets_of
from hachiya.odds.fields import (
    FIELD,
    NOTHING,
    BrightCounts,
    carry_by_nidai_shibari,
    carry_by_queue,
    dealt_brights,
    fields_without_four_of_a_month,
    shima_chance,
    shima_field_kinds,
    stationary_carry,
    year_chances,
)
from hachiya.odds.hachihachi import HachihachiIncome, count_aka_hands
from hachiya.odds.hands import HACHIHACHI, HACHIJU, HAND, Pair, count_hands, count_yaku_pairs, describe_month_cards
from hachiya.odds.level_draws import PACK, joker_pair_chance, level_cards_chance, level_pair_chance
from hachiya.odds.likely_yaku import hands_by_first_kinds, hands_by_first_months
from hachiya.odds.rooms import income_of
from tests.compiled.test_all_hands import KASU, TABLE
from tests.sampling import slow

ALL = comb(CARDS, HAND)


def pair_of(yaku: int) -> Pair:
    """The suit yaku and the kasu yaku of a set of yaku."""
    members = [member for member in Yaku if yaku >> member & 1]
    suits = [member for member in members if member < Yaku.AKA]
    kasus = [member for member in members if member >= Yaku.AKA]
    return (suits[0] if suits else None), (kasus[0] if kasus else None)


def test_hand_yaku_counts_equal_the_table_of_the_rules() -> None:
    counts = count_yaku_pairs(HACHIHACHI)
    for suit, row in TABLE.items():
        for kasu, number in zip(KASU, row, strict=True):
            assert counts.get((Yaku[suit] if suit else None, Yaku[kasu] if kasu else None), 0) == number
    assert sum(counts.values()) == ALL == 73_629_072
    assert (count_aka_hands(5), count_aka_hands(7)) == (87_480, 120)


def test_subsets_of_a_set_are_listed_once() -> None:
    assert sorted(subsets_of(0b1011)) == [0, 1, 2, 3, 8, 9, 10, 11]
    assert list(subsets_of(0)) == [0]


def test_a_product_counts_combined_choices() -> None:
    dice: Terms = {(pip,): 1 for pip in range(1, 7)}
    two = multiply_terms([dice, dice], lambda key: key)
    assert two[7,] == 6
    assert sum(two.values()) == 36
    assert multiply_terms([dice, dice], lambda key: key if key[0] < 4 else None) == {(2,): 1, (3,): 2}


@pytest.mark.parametrize("letters", ["", "EFGH", "MNOY", "tuvK", "BFJN", "opqr", "AIcosBF", "o"])
def test_hands_containing_given_cards_are_counted(letters: str) -> None:
    random = Random(letters)
    held, missing = mask(letters), HAND - len(letters)
    others = [card for card in range(CARDS) if not held >> card & 1]
    count_all = len(letters) > 3
    rests = combinations(others, missing) if count_all else (random.sample(others, missing) for _ in range(20_000))
    flower, doubling = Counter[Pair](), Counter[Pair]()
    for cards in rests:
        hand = held | sum(1 << card for card in cards)
        flower[pair_of(hand_yaku(hand, WILLOWS_AS_KASU))] += 1
        doubling[pair_of(shown_yaku(hand, KASU_SHOWN | SUIT_SHOWN))] += 1
    for family, counted in ((HACHIHACHI, flower), (HACHIJU, doubling)):
        exact = {pair: number for pair, number in count_yaku_pairs(family, held).items() if number}
        if count_all:
            assert exact == counted
        else:  # a sample: no impossible pair, and the common ones about as often
            assert set(counted) <= set(exact)
            total = sum(exact.values())
            assert all(abs(counted[pair] / 20_000 - number / total) < 0.02 for pair, number in exact.items())


def splits(first: int) -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Random hands with their `first` first cards."""
    random = Random(first)
    hands_with_first = []
    for _ in range(30_000):
        cards = random.sample(range(CARDS), HAND)
        hands_with_first.append((tuple(cards[:first]), tuple(cards)))
    return hands_with_first


def shape_of(cards: tuple[int, ...]) -> tuple[int, ...]:
    months = Counter(card // 4 for card in cards).values()
    return tuple(sum(number == many for number in months) for many in (4, 3, 2))


@pytest.mark.parametrize("first", [1, 3, slow(4)])
@pytest.mark.slow
def test_hands_are_counted_by_the_months_of_their_first_cards(first: int) -> None:
    groups = hands_by_first_months(first)
    assert sum(sum(group.values()) for group in groups.values()) == ALL * comb(HAND, first)
    assert all(hand.cards == HAND for group in groups.values() for hand in group)
    counted: dict[tuple[int, ...], Counter[Pair]] = {}
    for seen, cards in splits(first):
        yaku = hand_yaku(sum(1 << card for card in cards), WILLOWS_AS_KASU)
        counted.setdefault(shape_of(seen), Counter())[pair_of(yaku)] += 1
    assert set(counted) <= set(groups)
    income = income_of(GAMES["sannin"])
    for shape, pairs in counted.items():
        number = sum(pairs.values())
        size = Fraction(sum(groups[shape].values()), ALL * comb(HAND, first))
        assert isclose(number / 30_000, size, abs_tol=0.02)
        if number > 2000:
            chances = income.weighed(groups[shape].items())
            assert all(abs(pairs[pair] / number - chance) < 0.05 for pair, chance in chances.items())


def test_hand_chances_from_first_cards_have_known_values() -> None:
    # Three first cards of a month: the fourth comes among the other four cards, or these are all of another month.
    triples = hands_by_first_months(3)[0, 1, 0]
    four = sum(number for hand, number in triples.items() if hand.fours)
    assert Fraction(four, sum(triples.values())) == Fraction(4, 45) + Fraction(11, comb(45, 4))
    # Only kasu as first cards: there are 27 kasu.
    kasu = hands_by_first_kinds(5)[0, 0, 0]
    assert sum(kasu.values()) == comb(27, 5) * comb(43, 2)
    karasu = sum(number for hand, number in kasu.items() if hand.kinds == (0, 0, 0))
    assert karasu == comb(27, 5) * comb(22, 2)


def test_zero_first_cards_give_all_hands() -> None:
    income = income_of(GAMES["nakayoshi"])
    (group,) = hands_by_first_months(0).values()
    assert income.weighed(group.items()) == income.weighed(count_hands().items())


def test_the_chance_of_lights_on_the_field_depends_on_the_hand() -> None:
    for hand in ("", "AIKCDGH", "oscEFGH"):
        held = mask(hand)
        rest = [card for card in range(CARDS) if not held >> card & 1]
        random = Random(hand)
        counted = Counter[BrightCounts]()
        for _ in range(20_000):
            field = sum(1 << card for card in random.sample(rest, FIELD))
            counted[BrightCounts((field & mask("AIc")).bit_count(), (field & mask("os")).bit_count())] += 1
        chances = dealt_brights((held & mask("AIc")).bit_count(), (held & mask("os")).bit_count(), len(hand))
        assert sum(chances.values()) == 1
        assert all(abs(counted[lights] / 20_000 - chance) < 0.02 for lights, chance in chances.items())


# RULES A2: SAN's state machine, row by row: state, lights of 絶, lights of 大, this month, next state.
N, B2, Z2 = NOTHING, BrightCounts(large=1), BrightCounts(grand=1)
MACHINE = [
    (N, (2,), range(4), FieldKind.GRAND, Z2),
    (N, (1,), range(4), FieldKind.GRAND, N),
    (N, (0,), (2, 3), FieldKind.LARGE, B2),
    (N, (0,), (1,), FieldKind.LARGE, N),
    (N, (0,), (0,), FieldKind.SMALL, N),
    (B2, (1,), range(4), FieldKind.GRAND, N),
    (B2, (2,), range(4), FieldKind.GRAND, Z2),
    (B2, (0,), (2, 3), FieldKind.LARGE, B2),
    (B2, (0,), (0, 1), FieldKind.LARGE, N),
    (Z2, (2,), range(4), FieldKind.GRAND, Z2),
    (Z2, (0, 1), range(4), FieldKind.GRAND, N),
]


def test_nidai_shibari_equals_the_table_of_the_rules() -> None:
    seen = set()
    for state, grands, larges, kind, after in MACHINE:
        for grand in grands:
            for large in larges:
                assert carry_by_nidai_shibari(state, BrightCounts(large, grand)) == (kind, after)
                seen.add((state, grand, large))
    assert len(seen) == 3 * 3 * 4


def test_the_carry_queue_uses_one_light_a_month() -> None:
    assert carry_by_queue(NOTHING, BrightCounts(2, 1)) == (FieldKind.GRAND, BrightCounts(2, 0))
    assert carry_by_queue(BrightCounts(2, 0), NOTHING) == (FieldKind.LARGE, BrightCounts(1, 0))
    assert carry_by_queue(BrightCounts(1, 0), BrightCounts(0, 2)) == (FieldKind.GRAND, BrightCounts(1, 1))
    assert carry_by_queue(NOTHING, NOTHING) == (FieldKind.SMALL, NOTHING)


@pytest.mark.parametrize("game", ["sannin", "nakayoshi", "shiragiku"])
@pytest.mark.slow
def test_the_expected_year_equals_the_average_of_random_years(game: str) -> None:
    rules = GAMES[game].new_rules(GAMES[game].complete_options({}))
    the_year = year_chances(rules)
    assert sum(the_year.expected(kind) for kind in FieldKind) == rules.months == 12
    random, years, counted, left = Random(game), 4000, Counter[int](), 0
    for _ in range(years):
        carry = 0
        for _ in range(rules.months):
            field = sum(1 << card for card in random.sample(range(CARDS), FIELD))
            counted[field_kind_of(field, carry)] += 1
            carry = carry_of(field, carry, rules.carry_queue)
        left += bool(carried_kinds(carry))
    assert all(abs(counted[kind] / years - the_year.expected(kind)) < 0.12 for kind in FieldKind)
    assert abs(left / years - the_year.overtime) < 0.03


def test_the_expected_year_equals_the_numbers_of_the_rules() -> None:
    rules = GAMES["sannin"].new_rules({"multipliers": "A", "overtime": "no", "months": 12})
    the_year = year_chances(rules)
    expected = [round(float(the_year.expected(kind)), 6) for kind in FieldKind]
    assert expected == [5.720590, 3.327332, 2.952078]
    assert [round(float(the_year.carried[state]), 7) for state in (Z2, B2)] == [0.0132979, 0.0307610]
    assert round(float(the_year.overtime), 7) == 0.0440588
    assert [round(float(the_year.months[0].kinds[kind]), 6) for kind in FieldKind] == [0.496797, 0.266501, 0.236702]


def test_the_stationary_distribution_of_months_is_unchanged_by_a_month() -> None:
    now = stationary_carry()
    after: dict[BrightCounts, Fraction] = {}
    for state, likely in now.items():
        for lights, chance in dealt_brights().items():
            _, left = carry_by_nidai_shibari(state, lights)
            after[left] = after.get(left, Fraction(0)) + likely * chance
    assert after == now


def test_the_chances_of_four_of_a_month_equal_a_count_of_all_fields() -> None:
    ways = dict.fromkeys(FieldKind, 0)
    for month in range(12):
        four = 15 << 4 * month
        for two in combinations([card for card in range(CARDS) if card // 4 != month], 2):
            field = four | sum(1 << card for card in two)
            kind = (
                FieldKind.GRAND if field & mask("os") else FieldKind.LARGE if field & mask("AIc") else FieldKind.SMALL
            )
            ways[kind] += 1
    assert shima_chance() == Fraction(sum(ways.values()), comb(CARDS, FIELD))
    assert shima_field_kinds() == {kind: Fraction(number, sum(ways.values())) for kind, number in ways.items()}


def test_hachiju_hands_are_weighted_by_fields_without_four_of_a_month() -> None:
    income = income_of(GAMES["hachiju"])
    total = sum(number * income.weight(hand) for hand, number in count_hands().items())
    assert Fraction(total, ALL * comb(CARDS - HAND, FIELD)) == 1 - shima_chance()
    crane = describe_month_cards(0, mask("ABC"))
    assert crane.months == 1
    assert fields_without_four_of_a_month(crane._replace(cards=HAND, trios=1, pairs=2)) == comb(41, 6) - 9 * comb(37, 2)


@pytest.mark.slow
def test_expected_income_equals_the_average_of_random_deals() -> None:
    income = income_of(GAMES["sannin"])
    assert isinstance(income, HachihachiIncome)
    random, deals, paid = Random(8), 40_000, 0.0
    for _ in range(deals):
        cards = random.sample(range(CARDS), HAND + FIELD)
        hand, field = (sum(1 << card for card in some) for some in (cards[:HAND], cards[HAND:]))
        kind = FieldKind.GRAND if field & mask("os") else FieldKind.LARGE if field & mask("AIc") else FieldKind.SMALL
        paid += 2 * float(income.worth_in(pair_of(hand_yaku(hand, WILLOWS_AS_KASU)), kind))
    first = income.of_a_month({NOTHING: Fraction(1)})
    assert abs(paid / deals - first) < 1.5
    # The first month, into which nothing is carried, is smaller on average.
    assert income.of_a_year() > first


def test_months_without_multipliers_have_equal_expected_income() -> None:
    income = HachihachiIncome(GAMES["sannin"].new_rules({"multipliers": "E", "overtime": "no", "months": 12}))
    small = income.base(income.weighed(count_hands().items()))
    assert income.of_a_month({NOTHING: Fraction(1)}) == income.of_a_year() == small
    # Every yaku of a compound is raised: in a month of 絶 a hand brings two kan more for each yaku.
    income = HachihachiIncome(GAMES["sannin"].new_rules({"multipliers": "F", "overtime": "no", "months": 12}))
    yaku = sum(
        number * sum(member is not None for member in pair) for pair, number in count_yaku_pairs(HACHIHACHI).items()
    )
    assert income.of_a_month({Z2: Fraction(1)}) == small + Fraction(2 * 2 * 12 * yaku, ALL)


def test_level_card_chances_equal_a_count_of_small_hands() -> None:
    # Cards 0-7 are four pairs of level cards, 8-11 two pairs of jokers.
    for draws in (1, 2, 3):
        held, pairs_held, jokers = Counter[int](), 0, 0
        for cards in combinations(range(PACK), draws):
            held[sum(card < 8 for card in cards)] += 1
            pairs = {card // 2 for card in cards if card % 2 and card - 1 in cards}
            pairs_held += any(pair < 4 for pair in pairs)
            jokers += any(4 <= pair < 6 for pair in pairs)
        total = comb(PACK, draws)
        assert [level_cards_chance(number, draws) for number in range(4)] == [
            Fraction(held[n], total) for n in range(4)
        ]
        assert (level_pair_chance(draws), joker_pair_chance(draws)) == (
            Fraction(pairs_held, total),
            Fraction(jokers, total),
        )


def test_level_card_chances_add_up_and_are_certain_after_drawing_all() -> None:
    assert sum(level_cards_chance(held, 25) for held in range(9)) == 1
    assert level_pair_chance(PACK) == joker_pair_chance(PACK) == 1
    assert draw_chance(3, 8, 2, PACK) == 0
