"""Facts about hands are accepted exactly where cards fit: compared with random hands and all choices of cards."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, product
from random import Random

import pytest

from hachiya.engine.bits import bit, members
from hachiya.games.hachihachi.could_hold import brights_suffice, kasu_suffice, months_possible, squeezed_hand_can_show
from hachiya.games.hachihachi.hand_yaku import SUIT_YAKU, hand_yaku, readings, suit_yaku
from hachiya.games.hachihachi.squeeze import squeezed_hand
from hachiya.games.hachihachi.state import Books, Rules
from hachiya.games.hanafuda.cards import BRIGHTS, CARDS, DECK, letters, mask
from hachiya.games.hanafuda.hand import cards_of_threes
from hachiya.games.hanafuda.yaku import from_keys, keys
from hachiya.games.registry import find
from hachiya.games.table import Table
from tests.sampling import first
from tests.tally.keeper import rich_deck

NAK, SAN = "nakayoshi", "sannin"


def rules_of(game: str) -> Rules:
    rules: Rules = Table(find(game), {}).rules
    return rules


def cards_of(deck: Sequence[int]) -> int:
    return sum(map(bit, deck))


# ------------------------------------------------------------------------------------- squeezed hands


@pytest.mark.no_cover
@pytest.mark.parametrize("times", first([400], [10_000]))
def test_a_squeezed_hand_may_show_its_own_yaku_and_additional_cards(times: int) -> None:
    rules, random = rules_of(NAK), Random(3)
    for _ in range(times):
        hand = cards_of(rich_deck(random)[:7])
        yaku, cards = squeezed_hand(rules, hand)
        more = cards_of(random.sample([*members(hand & ~cards)], random.randrange((hand & ~cards).bit_count() + 1)))
        assert squeezed_hand_can_show(cards, yaku, rules), letters(hand)
        assert squeezed_hand_can_show(cards | more, yaku, rules), (letters(hand), letters(cards | more))


def some_hand_shows(cards: int, yaku: int, rules: Rules) -> bool:
    """Whether some hand can show these cards, tried hand by hand."""
    for more in combinations(members(DECK & ~cards), 7 - cards.bit_count()):
        hand_makes, hand_shows = squeezed_hand(rules, cards | cards_of(more))
        if hand_makes == yaku and hand_shows & ~cards == 0:
            return True
    return False


@pytest.mark.no_cover
@pytest.mark.parametrize("times", first([40], [1500]))
def test_a_squeezed_hand_may_show_nothing_but_its_own_yaku(times: int) -> None:
    """A card is removed, added, or another yaku is named; all possible hands decide."""
    rules, random = rules_of(NAK), Random(5)
    answers = {True: 0, False: 0}
    while sum(answers.values()) < times:
        hand = cards_of(rich_deck(random)[:7])
        yaku, cards = squeezed_hand(rules, hand)
        change = random.randrange(3)
        if change == 0:
            cards &= ~bit(random.choice([*members(cards)] or [0]))
        elif change == 1:
            cards |= bit(random.randrange(CARDS))
        elif yaku:
            yaku &= ~bit(random.choice([*members(yaku)]))
        if not 5 <= cards.bit_count() <= 7:
            continue
        answer = some_hand_shows(cards, yaku, rules)
        assert squeezed_hand_can_show(cards, yaku, rules) == answer, (letters(cards), keys(yaku))
        answers[answer] += 1
    assert min(answers.values()) > times // 20


# ------------------------------------------------------------------------------------- hands in play


def deals(random: Random, times: int) -> Iterator[tuple[list[int], int, list[int]]]:
    """Hands of three seats in play, the brights on the field, and squeezed hands."""
    for _ in range(times):
        deck = rich_deck(random)
        hands = [cards_of(deck[at : at + 7]) for at in range(0, 42, 7)]
        yield hands[:3], cards_of(deck[42:]) & BRIGHTS, hands[3 : random.randrange(3, 7)]


@pytest.mark.no_cover
@pytest.mark.parametrize("game", [NAK, SAN])
@pytest.mark.parametrize("times", first([300], [3000]))
def test_facts_of_dealt_hands_are_possible(game: str, times: int) -> None:
    rules, random = rules_of(game), Random(11)
    for hands, lights, put_out in deals(random, times):
        books = empty_books()
        elsewhere = lights
        for hand in put_out if game == NAK else []:
            elsewhere |= squeezed_hand(rules, hand)[1]
        for seat, hand in enumerate(hands):
            reading = random.choice([*members(readings(hand))] or [0]) if game == SAN else 0
            books.shown[seat] = hand_yaku(hand, reading)
            if books.shown[seat] & rules.diving:
                threes = [bit(4 * month) for month in range(12) if cards_of_threes(hand) >> 4 * month & 15]
                books.dived[seat] = sum(random.sample(threes, random.randrange(len(threes) + 1)))
        seats = [seat for seat in range(3) if books.shown[seat]]
        case = [letters(hand) for hand in hands]
        assert brights_suffice(books, rules, seats, elsewhere), case
        assert kasu_suffice(books, seats, elsewhere), case
        assert months_possible(books, seats, elsewhere), case


def empty_books() -> Books:
    books: Books = Table(find(SAN)).state.books
    return books


PARTS = {
    "sanbon": ["plain"], "tatesanbon": ["special"], "haneken": ["three"], "teshi": ["four"], "ichinishi": ["four"],
    "shiso": ["four", "three"], "futasanbon": ["plain", "plain"], "sanbontatesanbon": ["plain", "special"],
    "futatatesanbon": ["special", "special"], "kuttsuki": [],
}  # fmt: skip
SPECIAL = ("MNOP", "QRST", "YZab")
BESIDE_KASU = {"tanichi": "BFJNRVZhl", "toichi": "EMQUYdgk", "pikaichi": "AIcs", "karasu": ""}


def choices(part: str, kasu: str) -> list[str]:
    """The cards of one month that can form this part of a hand, with willows as kasu."""
    months = [letters(15 << 4 * month) for month in range(12)]
    ways = []
    for month in months:
        for some in map("".join, combinations(month, 4 if part == "four" else 3)):
            special = month in SPECIAL or some == "tuv"
            others = set(some) - set("CDGHKLOPSTWXabefijmnopqrtuv")
            right = part in ("three", "four") or special == (part == "special")
            if kasu == "aka":
                right = right and others <= set("BFJNRVZhl")
            elif kasu:
                right = right and len(others) <= 1 and others <= set(BESIDE_KASU[kasu])
            if right:
                ways.append(some)
    return ways


def some_cards_serve(yaku_by_seat: Sequence[Sequence[str]], dived: Iterable[set[str]], elsewhere: str) -> bool:
    """Whether some choice of cards for every part of every hand fits, by trying all."""
    parts = [
        (seat, part, choices(part, "".join(set(yaku) - set(PARTS))))
        for seat, yaku in enumerate(yaku_by_seat)
        for key in yaku
        for part in PARTS.get(key, [])
    ]
    for pick in product(*(ways for _, _, ways in parts)):
        cards = "".join(pick)
        if len(set(cards)) < len(cards) or set(cards) & set(elsewhere):
            continue
        threes = [
            {some[0] for (owner, part, _), some in zip(parts, pick, strict=True) if owner == seat and part != "four"}
            for seat in range(len(yaku_by_seat))
        ]
        owned = [{month_of(letter) for letter in own} for own in threes]
        if all(dives <= own for dives, own in zip(dived, owned, strict=True)):
            return True
    return False


def month_of(letter: str) -> str:
    """A month by its first letter."""
    return letters(1 << (mask(letter).bit_length() - 1 & ~3))


@pytest.mark.no_cover
@pytest.mark.parametrize("times", first([50], [2000]))
def test_facts_about_hands_are_possible_exactly_where_some_cards_fit(times: int) -> None:
    random = Random(2)
    answers = {True: 0, False: 0}
    while sum(answers.values()) < times:
        suits, kasu = random.choices([*PARTS], k=2), random.choices(["", "aka", *BESIDE_KASU], k=2)
        shown = [[suit, *([yaku] if yaku else [])] for suit, yaku in zip(suits, kasu, strict=True)]
        if sum(len(PARTS[suit]) for suit in suits) > 3:
            continue
        elsewhere = letters(cards_of(random.sample(range(CARDS), random.choice((0, 5, 15, 25)))))
        books = empty_books()
        dived: list[set[str]] = []
        used: set[int] = set()
        for seat, yaku in enumerate(shown):
            books.shown[seat] = from_keys(yaku)
            threes = [] if "four" in PARTS[yaku[0]] else PARTS[yaku[0]]
            free = [month for month in range(12) if month not in used]
            months = random.sample(free, random.randrange(len(threes) + 1))
            used |= {*months}
            books.dived[seat] = sum(bit(4 * month) for month in months)
            dived.append({letters(bit(4 * month)) for month in months})
        answer = some_cards_serve(shown, dived, elsewhere)
        assert months_possible(books, [0, 1], mask(elsewhere)) == answer, (shown, dived, elsewhere)
        answers[answer] += 1
    assert min(answers.values()) > times // 10


def test_the_test_s_suit_yaku_are_those_of_the_engine() -> None:
    assert from_keys([*PARTS]) == SUIT_YAKU
    assert all(suit_yaku(mask(some)) for part in ("plain", "special", "four") for some in choices(part, ""))


@pytest.mark.parametrize(("game", "lights"), [(SAN, 2), (NAK, 1)])
def test_the_rain_man_counts_as_a_light_only_where_willows_count_as_themselves(game: str, lights: int) -> None:
    books, rules = empty_books(), rules_of(game)
    for seat in range(3):
        books.shown[seat] = from_keys(["pikaichi"])
    for number in range(4):
        assert brights_suffice(books, rules, range(number), mask("AIc")) == (number <= lights)
