"""Card points and kasu are accepted exactly where some piles count so; compared with all counts of random piles."""

from collections.abc import Iterator, Sequence
from random import Random

import pytest

from hachiya.engine.bits import bit
from hachiya.games.hachihachi.could_count import escapes_possible, points_possible, specials_possible
from hachiya.games.hachihachi.could_lie import piles_possible
from hachiya.games.hachihachi.state import FIRST_CAPTURED, Books, Rules
from hachiya.games.hanafuda.cards import CHAFF_OR_WILLOW, card_points
from hachiya.games.hanafuda.yaku import Yaku, from_keys
from hachiya.games.registry import find
from hachiya.games.table import Table
from tests.sampling import first

GAMES = ["sannin", "nakayoshi", "shiragiku"]
NANATAN = bit(Yaku.NANATAN)


def rules_of(game: str) -> Rules:
    rules: Rules = Table(find(game), {}, seats=3).rules
    return rules


def empty_books() -> Books:
    books: Books = Table(find("sannin")).state.books
    books.order[:] = [0, 1, 2]
    return books


def random_piles(random: Random) -> list[int]:
    """Three piles of all cards, 32 at most each, two and two or all four of a month; valuable, poor or mixed."""
    while True:
        piles = [0, 0, 0]
        by_worth = random.random() < 0.5
        weights = random.choice([(1, 1, 1), (3, 1, 1), (5, 2, 1)])
        for month in range(12):
            cards = random.sample(range(4 * month, 4 * month + 4), 4)
            if by_worth:
                cards.sort(key=lambda card: card_points(bit(card)))
            for place, pair in enumerate((cards[:2], cards[2:])):
                owner = place if by_worth and random.random() < 0.7 else random.choices(range(3), weights)[0]
                piles[owner] |= sum(map(bit, pair))
        if max(pile.bit_count() for pile in piles) <= 32:
            return random.sample(piles, 3)


def books_with(piles: Sequence[int], rules: Rules, random: Random) -> Books:
    """Books with all or some of what these piles have made and count."""
    books = empty_books()
    for seat, pile in enumerate(piles):
        made = surplus = 0
        for index in range(len(rules.captured_cards)):
            cards, need = rules.captured_cards[index], rules.captured_need[index]
            if cards and (pile & cards).bit_count() >= need and random.random() < 0.8:
                made |= bit(FIRST_CAPTURED + index)
                surplus += (pile & cards).bit_count() - need if rules.captured_extra[index] else 0
        books.made[seat], books.surplus[seat] = made, surplus
        whole = [month for month in range(12) if pile >> 4 * month & 15 == 15]
        books.dived[seat] = sum(bit(4 * month) for month in whole if random.random() < 0.5)
        books.points[seat] = card_points(pile)
        books.dregs[seat] = (pile & CHAFF_OR_WILLOW).bit_count()
    return books


@pytest.mark.no_cover
@pytest.mark.parametrize(("game", "times"), first([("nakayoshi", 40)], [(game, 600) for game in GAMES]))
def test_the_counts_of_random_piles_are_possible(game: str, times: int) -> None:
    rules, random = rules_of(game), Random(7)
    special = 0
    for _ in range(times):
        piles = random_piles(random)
        books = books_with(piles, rules, random)
        case = [hex(pile) for pile in piles]
        assert piles_possible(books, rules), case
        assert points_possible(books, rules), case
        assert points_possible(books, rules, specials_count=False), case
        assert specials_possible(books, rules), case
        assert escapes_possible(books, rules, sum(bit(seat) for seat in range(3) if books.points[seat] > 88)), case
        special += max(books.dregs) >= 16 or max(books.points) >= 168
    assert special > times // 10


# ------------------------------------------------------------------------------------- a slow reading


def every_division(month: int) -> Iterator[list[int]]:
    """All divisions of a month's cards into three piles in which each pile has an even number."""
    for code in range(81):
        owners = [code // 3**place % 3 for place in range(4)]
        if all(owners.count(owner) % 2 == 0 for owner in range(3)):
            yield [sum(bit(4 * month + place) for place in range(4) if owners[place] == owner) for owner in range(3)]


def kasu_and_points() -> set[tuple[int, int, int]]:
    """The results of all divisions: kasu of the first pile, and points of the first and the second."""
    reached = {(0, 0, 0)}
    for month in range(12):
        shares = {
            ((first & CHAFF_OR_WILLOW).bit_count(), card_points(first), card_points(second))
            for first, second, _ in every_division(month)
        }
        reached = {(kasu + a, first + b, second + c) for kasu, first, second in reached for a, b, c in shares}
    return reached


@pytest.mark.slow
@pytest.mark.no_cover
def test_two_special_yaku_are_possible_exactly_where_a_division_of_cards_makes_them() -> None:
    """素十六 of the first and 二八 of the second pile are entered in every way."""
    rules = rules_of("sannin")
    reached = {(kasu, second) for kasu, _, second in kasu_and_points() if kasu >= 16 and second >= 168}
    books = empty_books()
    for kasu in range(16, 28):
        for points in range(168, 265):
            books.dregs[0], books.points[1] = kasu, points
            assert specials_possible(books, rules) == ((kasu, points) in reached), (kasu, points)
    assert 100 < len(reached) < 1000


# ------------------------------------------------------------------------------------- what cannot be


@pytest.mark.parametrize(
    ("counted", "made"),
    [
        ((0, 132, 132), "akatan"),
        ((1, 131, 132), ""),
        ((264, 0, 0), ""),
        ((10, 120, 134), "akatan"),
        ((50, 110, 104), "shiko"),
    ],
)
def test_card_points_that_no_piles_count_are_refused(counted: tuple[int, int, int], made: str) -> None:
    """Too few points for the yaku made, an odd number of cards, or all cards without the kasu of 素十六."""
    books = empty_books()
    books.made[0] = from_keys([made] if made else [])
    books.points[:3] = list(counted)
    assert not points_possible(books, rules_of("sannin"))


def test_a_pile_above_248_points_is_impossible() -> None:
    """Fourteen cards take one each, and four more are taken with months of three or four."""
    books, rules = empty_books(), rules_of("sannin")
    for points, possible in (248, True), (249, False), (264, False):
        books.points[0] = points
        assert specials_possible(books, rules) == possible


def test_exemptions_that_need_more_card_points_than_exist_are_impossible() -> None:
    books, rules = empty_books(), rules_of("nakayoshi")
    assert escapes_possible(books, rules, 0b011)
    assert not escapes_possible(books, rules, 0b111)
    books.made[2] = from_keys(["shiko"])
    assert escapes_possible(books, rules, 0b011)
    books.made[2] = from_keys(["goko"])
    assert not escapes_possible(books, rules, 0b011)
    assert escapes_possible(books, rules, 0b101)
