"""Bits, random numbers, and their fairness."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from hachiya.engine.accel import popcount
from hachiya.engine.bits import bit, lowest, nth
from hachiya.engine.rng import LANES, below, next_word, pick, seed, shuffle


@given(st.sets(st.integers(0, 62), min_size=1))
def test_bit_functions_count_and_find_the_members_of_a_set(members: set[int]) -> None:
    mask = sum(bit(member) for member in members)
    assert popcount(mask) == len(members)
    assert lowest(mask) == min(members)
    assert [nth(mask, n) for n in range(len(members))] == sorted(members)


def slow_sfc32(a: int, b: int, c: int, counter: int) -> list[int]:
    """sfc32 as its author states it, in 32-bit words."""
    word = 2**32
    t = (a + b + counter) % word
    counter = (counter + 1) % word
    a = b ^ (b >> 9)
    b = (c + c * 8) % word
    c = ((c * 2**21) % word + c // 2**11 + t) % word
    return [a, b, c, counter, t]


def test_the_random_stream_is_sfc32() -> None:
    lanes = [0] * LANES
    seed(lanes, 20261120, 7)
    for _ in range(1000):
        *expected, word = slow_sfc32(*lanes)
        assert next_word(lanes) == word
        assert lanes == expected


def test_streams_of_one_seed_differ() -> None:
    first = set()
    for stream in range(500):
        lanes = [0] * LANES
        seed(lanes, 1, stream)
        first.add(next_word(lanes))
    assert len(first) == 500


@given(st.integers(0, 2**63 - 1), st.integers(1, 2**31 - 1))
def test_below_gives_numbers_below_its_bound(value: int, n: int) -> None:
    lanes = [0] * LANES
    seed(lanes, value, 0)
    assert all(0 <= below(lanes, n) < n for _ in range(20))


def test_below_rejects_words_that_would_bias_the_result() -> None:
    """With n just above 2**31 / 1.5, a word in three would be counted twice without rejection."""
    lanes = [0] * LANES
    seed(lanes, 3, 0)
    n = 2**31 - 1
    draws = 6000
    low = sum(below(lanes, n) < n // 2 for _ in range(draws))
    assert abs(low - draws / 2) < 4 * (draws / 4) ** 0.5


def test_shuffle_puts_every_card_in_every_place_equally_often() -> None:
    lanes = [0] * LANES
    seed(lanes, 4, 0)
    seen: Counter[tuple[int, int]] = Counter()
    rounds = 4000
    for _ in range(rounds):
        deck = list(range(6))
        shuffle(lanes, deck)
        assert sorted(deck) == list(range(6))
        seen.update(enumerate(deck))
    expected = rounds / 6
    assert all(abs(seen[place, card] - expected) < 5 * expected**0.5 for place in range(6) for card in range(6))


def test_pick_is_uniform_over_a_set() -> None:
    lanes = [0] * LANES
    seed(lanes, 5, 0)
    mask = bit(3) | bit(17) | bit(59)
    seen = Counter(pick(lanes, mask) for _ in range(3000))
    assert set(seen) == {3, 17, 59}
    assert all(abs(count - 1000) < 130 for count in seen.values())
