"""B1: hand yaku equal a slow implementation of the source's list over sets of letters."""

from collections import Counter
from itertools import combinations_with_replacement

import pytest
from hypothesis import strategies as st

from hachiya.games.hachiju.hand_yaku import (
    KASU_SHOWN,
    SUIT_SHOWN,
    hand_total,
    showings,
    shown_cards,
    shown_yaku,
)
from hachiya.games.hachiju.ruleset import hachiju
from hachiya.games.hanafuda.cards import LETTERS, letters, mask
from hachiya.games.hanafuda.yaku import keys
from tests.sampling import drawn

KASU = set("CDGHKLOPSTWXabefijmnrtuv")
WILLOW = set("opqr")
VALUES = {
    "sanbon": 40,
    "kuttsuki": 80,
    "teshi": 200,
    "haneken": 200,
    "futasanbon": 200,
    "shiso": 600,
    "suroku": 60,
    "karasu": 100,
}

Outcome = tuple[tuple[str, ...], str, int]
"""The yaku, the exposed cards, and the total at rate 1."""

MONTHS = [LETTERS[i : i + 4] for i in range(0, 48, 4)]
hands = st.one_of(
    st.sets(st.sampled_from(LETTERS), min_size=7, max_size=7),
    # Many of a month, many kasu and willows, few months of kasu: what makes yaku.
    st.permutations(MONTHS).map(lambda months: set("".join(months)[:7])),
    st.permutations(sorted(KASU | WILLOW) + list("AEY")).map(lambda cards: set(cards[:7])),
    st.permutations(list("CDGHopqrtuvs")).map(lambda cards: set(cards[:7])),
    st.permutations(list("ABCDEFGHopqrIJ")).map(lambda cards: set(cards[:7])),
)


def slow_kasu(hand: set[str]) -> tuple[str, set[str]]:
    """カス役: 素六 of six and 空素 of seven; all willows may be kasu, and the better yaku counts (C-75)."""
    kasu = {card for card in hand if card in KASU or card in WILLOW}
    return {6: "suroku", 7: "karasu"}.get(len(kasu), ""), kasu


def slow_suit(hand: set[str]) -> tuple[str, set[str]]:
    """組役: the dearest yaku of the list that some of the cards make, and those cards."""
    months = Counter(LETTERS.index(card) // 4 for card in hand)
    groups = {size: [month for month, held in months.items() if held == size] for size in (2, 3, 4)}
    outcomes = []
    for wanted, name in (((4, 3), "shiso"), ((3, 2, 2), "haneken"), ((3, 3), "futasanbon"), ((4,), "teshi"),
                         ((2, 2, 2), "kuttsuki"), ((3,), "sanbon")):  # fmt: skip
        need = Counter(wanted)
        if all(len(groups[size]) >= count for size, count in need.items()):
            chosen = {month for size, count in need.items() for month in groups[size][:count]}
            cards = {card for card in hand if LETTERS.index(card) // 4 in chosen}
            outcomes.append((VALUES[name], name, cards))
    if not outcomes:
        return "", set()
    best = max(value for value, *_ in outcomes)
    return next((name, cards) for value, name, cards in outcomes if value == best)


def slow_outcomes(hand: set[str]) -> set[Outcome]:
    """Everything that may be announced: either family or both (C-76)."""
    outcomes = set()
    families = [family for family in (slow_kasu(hand), slow_suit(hand)) if family[0]]
    for chosen in ([family] for family in families):
        outcomes.add(outcome(chosen))
    if len(families) == 2:
        outcomes.add(outcome(families))
    return outcomes


def outcome(chosen: list[tuple[str, set[str]]]) -> Outcome:
    names = tuple(sorted((name for name, _ in chosen)))
    cards = set().union(*(cards for _, cards in chosen))
    return names, "".join(sorted(cards, key=LETTERS.index)), sum(VALUES[name] for name in names)


def engine_outcomes(hand: set[str]) -> list[Outcome]:
    cards, rules = mask("".join(hand)), hachiju({"deals": 12})
    outcomes = []
    for families in range(8):
        if showings(cards) >> families & 1:
            yaku = shown_yaku(cards, families)
            outcomes.append((tuple(sorted(keys(yaku))), letters(shown_cards(cards, families)), hand_total(rules, yaku)))
    return outcomes


@drawn(500, 4000, hands)
def test_b1_every_showing_of_a_hand_equals_the_slow_implementation(hand: set[str]) -> None:
    engine = engine_outcomes(hand)
    assert len(engine) == len(set(engine)), "one outcome, one name"
    assert set(engine) == slow_outcomes(hand)


def shapes() -> list[tuple[int, ...]]:
    """The ways in which seven cards can be divided into months, the largest number first."""
    return sorted(
        {
            tuple(sorted(shape, reverse=True))
            for size in range(2, 8)
            for shape in combinations_with_replacement(range(1, 5), size)
            if sum(shape) == 7
        }
    )


@pytest.mark.parametrize("shape", shapes(), ids=str)
def test_b1_the_suit_yaku_follows_from_the_numbers_of_cards_a_month(shape: tuple[int, ...]) -> None:
    """The suit yaku by the numbers of cards of a month, typed from the list."""
    name, size = {
        (4, 3): ("shiso", 7),
        (4, 2, 1): ("teshi", 4),
        (4, 1, 1, 1): ("teshi", 4),
        (3, 3, 1): ("futasanbon", 6),
        (3, 2, 2): ("haneken", 7),
        (3, 2, 1, 1): ("sanbon", 3),
        (3, 1, 1, 1, 1): ("sanbon", 3),
        (2, 2, 2, 1): ("kuttsuki", 6),
        (2, 2, 1, 1, 1): ("", 0),
        (2, 1, 1, 1, 1, 1): ("", 0),
        (1, 1, 1, 1, 1, 1, 1): ("", 0),
    }[shape]
    hand = mask("".join(month[:held] for month, held in zip(MONTHS, shape, strict=False)))
    assert keys(shown_yaku(hand, SUIT_SHOWN)) == ([name] if name else [])
    assert shown_cards(hand, SUIT_SHOWN).bit_count() == size


@pytest.mark.parametrize(
    ("hand", "outcomes"),
    [
        ("ACGKOSW", [(("suroku",), "CGKOSW", 60)]),
        ("oCGKOSW", [(("karasu",), "CGKOSWo", 100)]),  # C-75: the light of willow is kasu
        ("oqEGKOS", [(("suroku",), "GKOSoq", 60)]),
        ("CGKYtuv", [(("suroku",), "CGKtuv", 60), (("sanbon",), "tuv", 40), (("sanbon", "suroku"), "CGKtuv", 100)]),
        ("ABCGKOS", [(("sanbon",), "ABC", 40)]),
        (
            "opqrtuv",
            [(("karasu",), "opqrtuv", 100), (("shiso",), "opqrtuv", 600), (("karasu", "shiso"), "opqrtuv", 700)],
        ),
        ("AIcsYUk", []),
    ],
)
def test_b1_hands_of_the_source_have_its_outcomes(hand: str, outcomes: list[Outcome]) -> None:
    assert engine_outcomes(set(hand)) == outcomes


def test_c76_announcing_a_yaku_family_that_is_not_held_shows_nothing() -> None:
    hand = mask("ABCGKOS")
    assert (shown_yaku(hand, KASU_SHOWN), shown_cards(hand, KASU_SHOWN)) == (0, 0)
    assert (shown_yaku(hand, 0), shown_cards(hand, 0)) == (0, 0)
