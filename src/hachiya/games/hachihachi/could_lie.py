"""Could the cards lie as was told? Of what piles have made, dived and counted, without a card having been seen.

A captured yaku takes its cards from a few sorts, and cards of one sort are alike to all yaku: it is enough to ask how
many of a sort each pile holds. Yaku that share no sort are asked apart.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import product

from hachiya.engine.accel import popcount
from hachiya.engine.bits import bit
from hachiya.games.hachihachi.special import SUJUROKU_CARDS
from hachiya.games.hachihachi.state import CAPTURED_YAKU, FIRST_CAPTURED, PLACES, Books, Rules
from hachiya.games.hanafuda.cards import ANIMALS, BRIGHTS, CHAFF, RIBBONS, WILLOW, month_cards

_KINDS = ((BRIGHTS, 20), (ANIMALS, 10), (RIBBONS, 5), (CHAFF, 1))
"""Cards of a kind, and what one counts."""


def piles_possible(books: Books, rules: Rules) -> bool:
    """Can three piles have made what the books say, with the months that have dived whole in theirs?"""
    dived = [_months(books.dived[seat]) for seat in books.order]
    for yaku in _components(rules):
        cards = 0
        for index in yaku:
            cards |= rules.captured_cards[index]
        sorts = _sorts(cards, tuple(rules.captured_cards[index] for index in yaku), tuple(dived))
        if not any(_as_told(books, rules, piles, yaku) for piles in _distributions(sorts, dived)):
            return False
    return True


def points_possible(books: Books, rules: Rules) -> bool:
    """Can three piles that hold all cards count these points and these kasu, with what they have made?

    A pile is of cards in pairs and fours. Kasu are told where they make 素十六; elsewhere they are fewer.
    """
    least = [_least(books, rules, seat) for seat in books.order]
    points = [books.points[seat] for seat in books.order]
    counts = [_splits(popcount(cards)) for cards, _ in _KINDS[:-1]]
    kasu = popcount(CHAFF)
    for lights, animals, ribbons in product(*counts):
        fits = True
        total = 0
        for place, seat in enumerate(books.order):
            held = (lights[place], animals[place], ribbons[place])
            plain = points[place] - sum(count * worth for count, (_, worth) in zip(held, _KINDS, strict=False))
            told = books.dregs[seat]
            most = told if told >= SUJUROKU_CARDS else SUJUROKU_CARDS - 1
            low = told - popcount(WILLOW & ~CHAFF) if told >= SUJUROKU_CARDS else 0
            enough = all(have >= need for have, need in zip((*held, plain), least[place], strict=True))
            if not enough or (sum(held) + plain) % 2 or not max(low, 0) <= plain <= min(most, kasu):
                fits = False
                break
            total += plain
        if fits and total == kasu:
            return True
    return False


def _least(books: Books, rules: Rules, seat: int) -> tuple[int, ...]:
    """How many cards of each kind the pile of a seat holds at least."""
    whole = _months(books.dived[seat])
    least = [popcount(whole & cards) for cards, _ in _KINDS]
    for index in range(CAPTURED_YAKU):
        if books.made[seat] & bit(FIRST_CAPTURED + index):
            cards, need = rules.captured_cards[index], rules.captured_need[index]
            if popcount(cards) == need:
                whole |= cards
            else:
                least[2] = max(least[2], need + books.surplus[seat])
    return tuple(max(known, popcount(whole & cards)) for known, (cards, _) in zip(least, _KINDS, strict=True))


def _months(dived: int) -> int:
    """All cards of months given by the bit of their first card."""
    cards = 0
    for month in range(12):
        if dived & bit(4 * month):
            cards |= month_cards(month)
    return cards


def _components(rules: Rules) -> list[list[int]]:
    """The yaku of the rule set by table index, those together that share cards."""
    found: list[tuple[int, list[int]]] = []
    for index in range(CAPTURED_YAKU):
        cards, together = rules.captured_cards[index], [index]
        if not cards:
            continue
        apart = []
        for other, others in found:
            if other & cards:
                cards |= other
                together = others + together
            else:
                apart.append((other, others))
        found = [*apart, (cards, together)]
    return [together for _, together in found]


def _sorts(cards: int, sets: tuple[int, ...], dived: tuple[int, ...]) -> list[int]:
    """The cards in sorts: alike to all of these sets, and to the months that lie whole in one pile."""
    sorts = [cards]
    for border in (*sets, *dived):
        sorts = [part for sort in sorts for part in (sort & border, sort & ~border) if part]
    return sorts


def _distributions(sorts: Sequence[int], dived: Sequence[int]) -> Iterator[list[int]]:
    """Every way in which so many cards of each sort lie in the three piles; the rest lies in none yet."""
    for counts in product(*(_ways(sort, tuple(dived)) for sort in sorts)):
        yield [
            sum(_cut(sort, held, place) for sort, held in zip(sorts, counts, strict=True)) for place in range(PLACES)
        ]


@cache
def _ways(sort: int, dived: tuple[int, ...]) -> list[tuple[int, ...]]:
    """How many cards of a sort each pile may hold: all, where they are of a month that has dived."""
    size = popcount(sort)
    for place, months in enumerate(dived):
        if sort & months:
            return [tuple(size if place == other else 0 for other in range(PLACES))]
    return [held for held in product(range(size + 1), repeat=PLACES) if sum(held) <= size]


@cache
def _splits(size: int) -> list[tuple[int, ...]]:
    """How all cards of a kind may be divided among three."""
    return [(a, b, size - a - b) for a in range(size + 1) for b in range(size + 1 - a)]


def _cut(sort: int, held: Sequence[int], place: int) -> int:
    """The cards of a sort that a pile gets when each takes its number in turn."""
    for _ in range(sum(held[:place])):
        sort &= sort - 1
    rest = sort
    for _ in range(held[place]):
        rest &= rest - 1
    return sort & ~rest


def _as_told(books: Books, rules: Rules, piles: Sequence[int], yaku: Sequence[int]) -> bool:
    """Does each pile hold what its seat is told to have made of these yaku?"""
    for seat, pile in zip(books.order, piles, strict=True):
        for index in yaku:
            if books.made[seat] & bit(FIRST_CAPTURED + index):
                longer = books.surplus[seat] if rules.captured_extra[index] else 0
                if popcount(pile & rules.captured_cards[index]) < rules.captured_need[index] + longer:
                    return False
    return True
