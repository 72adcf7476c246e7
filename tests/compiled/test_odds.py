"""The odds are compared exactly with counts over all 73,629,072 hands by the engine's own functions."""

from typing import Any

import numpy as np
import pytest

from hachiya.engine.accel import popcount
from hachiya.engine.jit import entry
from hachiya.games.hachiju.hand_yaku import kasu_yaku, suit_yaku
from hachiya.games.hanafuda.yaku import Yaku
from hachiya.odds.hands import GRAND_BRIGHTS, HACHIHACHI, HACHIJU, LARGE_BRIGHTS, count_hands, count_yaku_pairs
from tests.compiled.test_all_hands import count_hands as count_compiled

pytestmark = [pytest.mark.compiled, pytest.mark.slow]

LARGE, GRAND = LARGE_BRIGHTS, GRAND_BRIGHTS
NONE = len(Yaku)


@entry
def count_hachiju(counts: Any) -> None:
    """Count the hands that make each pair of yaku of 八十, by their lights: counts[suit, kasu, large, grand]."""
    for a in range(48):
        for b in range(a):
            for c in range(b):
                for d in range(c):
                    four = (1 << a) | (1 << b) | (1 << c) | (1 << d)
                    for e in range(d):
                        for f in range(e):
                            for g in range(f):
                                hand = four | (1 << e) | (1 << f) | (1 << g)
                                suit, kasu = suit_yaku(hand), kasu_yaku(hand)
                                first = popcount(suit - 1) if suit else NONE
                                second = popcount(kasu - 1) if kasu else NONE
                                counts[first, second, popcount(hand & LARGE), popcount(hand & GRAND)] += 1


def test_hachihachi_hand_yaku_counts_equal_those_of_the_engine() -> None:
    counts = np.zeros((11, 6), np.int64)
    count_compiled(counts)
    suits, kasus = (None, *HACHIHACHI.suits), (None, *HACHIHACHI.kasus)
    counted = count_yaku_pairs(HACHIHACHI)
    assert counts.tolist() == [[counted.get((suit, kasu), 0) for kasu in kasus] for suit in suits]


def test_hachiju_hand_yaku_and_light_counts_equal_those_of_the_engine() -> None:
    counts = np.zeros((NONE + 1, NONE + 1, 4, 3), np.int64)
    count_hachiju(counts)
    counted = np.zeros_like(counts)
    for hand, number in count_hands().items():
        suit, kasu = HACHIJU.suit_yaku(hand), HACHIJU.kasu_yaku(hand)
        place = (NONE if suit is None else suit, NONE if kasu is None else kasu, hand.large, hand.grand)
        counted[place] += number
    assert (counts == counted).all()
    assert counts.sum() == 73_629_072
