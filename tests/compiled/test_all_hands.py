"""RULES E: every one of the 73,629,072 hands, by the engine's own function, against the source's table."""

from typing import Any

import numpy as np
import pytest

from hachiya.engine.jit import entry
from hachiya.games.hachihachi.hand_yaku import hand_yaku
from hachiya.games.hanafuda.yaku import Yaku

pytestmark = pytest.mark.compiled

KASU = (None, "AKA", "TANICHI", "TOICHI", "PIKAICHI", "KARASU")
# SAN 手役の複合および発生確率, in hands (RULES E), with the willows as kasu.
TABLE: dict[str | None, tuple[int, ...]] = {
    None: (54461388, 4384404, 2414232, 2145984, 1053432, 826704),
    "SANBON": (4025772, 209436, 136548, 117240, 95964, 35040),
    "TATESANBON": (1497072, 94680, 54936, 52968, 5904, 10440),
    "KUTTSUKI": (1473048, 100512, 52758, 46896, 23916, 13590),
    "TESHI": (118632, 768, 1782, 1584, 2454, 1500),
    "HANEKEN": (84804, 4176, 2349, 2088, 1218, 405),
    "ICHINISHI": (29776, 144, 486, 432, 572, 270),
    "SHISO": (500, 0, 9, 8, 10, 1),
    "FUTASANBON": (19702, 642, 504, 420, 492, 0),
    "SANBONTATESANBON": (16424, 684, 420, 394, 78, 80),
    "FUTATATESANBON": (2154, 114, 66, 66, 0, 0),
}


@entry
def count_hands(counts: Any) -> None:
    """Count the hands that make each pair of suit yaku and kasu yaku: counts[suit + 1, kasu + 1], 0 for none."""
    for a in range(48):
        for b in range(a):
            for c in range(b):
                for d in range(c):
                    four = (1 << a) | (1 << b) | (1 << c) | (1 << d)
                    for e in range(d):
                        for f in range(e):
                            for g in range(f):
                                yaku = hand_yaku(four | (1 << e) | (1 << f) | (1 << g), 0)
                                suit = 0
                                kasu = 0
                                for number in range(15):
                                    if yaku >> number & 1:
                                        if number < 10:
                                            suit = number + 1
                                        else:
                                            kasu = number - 9
                                counts[suit, kasu] += 1


def test_the_engine_counts_the_yaku_of_all_hands_as_the_source_does() -> None:
    counts = np.zeros((11, 6), np.int64)
    count_hands(counts)
    for suit, row in TABLE.items():
        index = 0 if suit is None else Yaku[suit] + 1
        assert tuple(counts[index]) == row, suit
    assert counts.sum() == 73_629_072
