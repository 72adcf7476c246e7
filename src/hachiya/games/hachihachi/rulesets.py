"""The rule sets of hachi-hachi as data (RULES A)."""

from collections.abc import Mapping

from hachiya.games.hachihachi.state import Kind, Rules
from hachiya.games.hanafuda.cards import mask
from hachiya.games.hanafuda.yaku import Yaku
from hachiya.games.options import Option

SANNIN_OPTIONS = (
    Option(
        "multipliers",
        ("A", "B", "C", "D", "E", "F"),
        "what 大場 and 絶場 multiply: A ×2 ×4, B ×2 ×3, C ×1.5 ×2, D ×2 ×2, E ×1 ×1, F +1 and +2 kan a yaku",
        "大場・絶場の倍率: A 2倍4倍、B 2倍3倍、C 1.5倍2倍、D 2倍2倍、E 等倍、F 役代に1貫・2貫増",
        "SAN A2",
    ),
    Option(
        "overtime",
        ("no", "yes"),
        "越年: play on after month 12 until no 二代しばり is left",
        "越年: 12月のあとも二代しばりがなくなるまで続ける",
        "SAN A2",
    ),
)

_HAND_KAN = {
    Yaku.SANBON: 2,
    Yaku.TATESANBON: 3,
    Yaku.KUTTSUKI: 4,
    Yaku.TESHI: 6,
    Yaku.HANEKEN: 7,
    Yaku.ICHINISHI: 9,
    Yaku.SHISO: 40,
    Yaku.FUTASANBON: 8,
    Yaku.SANBONTATESANBON: 9,
    Yaku.FUTATATESANBON: 10,
    Yaku.AKA: 2,
    Yaku.TANICHI: 3,
    Yaku.TOICHI: 3,
    Yaku.PIKAICHI: 4,
    Yaku.KARASU: 4,
}

# yaku: its cards, how many of them are needed, kan, kan for each card more
_CAPTURED = {
    Yaku.GOKO: ("AIcos", 5, 20, 0),
    Yaku.SHIKO: ("AIcs", 4, 12, 0),
    Yaku.GOUN: ("EQUYg", 5, 12, 0),
    Yaku.NANATAN: ("BFJNRVZhlq", 7, 10, 1),
    Yaku.AKATAN: ("BFJ", 3, 7, 0),
    Yaku.AOTAN: ("Vhl", 3, 7, 0),
    Yaku.INOSHIKACHO: ("UYk", 3, 6, 0),
}
_HATTO = (Yaku.GOKO, Yaku.SHIKO, Yaku.AKATAN, Yaku.AOTAN, Yaku.INOSHIKACHO)

# menu: factor in halves of 小場, 大場, 絶場; kan added to each yaku there
_MENUS = {
    "A": ((2, 4, 8), (0, 0, 0)),
    "B": ((2, 4, 6), (0, 0, 0)),
    "C": ((2, 3, 4), (0, 0, 0)),
    "D": ((2, 4, 4), (0, 0, 0)),
    "E": ((2, 2, 2), (0, 0, 0)),
    "F": ((2, 2, 2), (0, 1, 2)),
}


def sannin(options: Mapping[str, str | int]) -> Rules:
    """三人はちはち Ver.1.06 R03 with its two options (SAN A2, A5, A6, A9)."""
    rules = Rules()
    rules.months = 12
    factor, raised = _MENUS[str(options["multipliers"])]
    rules.factor[:] = factor
    rules.points_factor[:] = factor
    rules.raised[:] = raised
    # Without larger fields there is no 二代しばり to end (C-36, C-174).
    levelled = all(factor[kind] == 2 and raised[kind] == 0 for kind in Kind)
    rules.overtime = int(options["overtime"] == "yes" and not levelled)
    for yaku, kan in _HAND_KAN.items():
        rules.hand_kan[yaku] = kan
    for index, (letters, need, kan, extra) in enumerate(_CAPTURED.values()):
        rules.captured_cards[index] = mask(letters)
        rules.captured_need[index] = need
        rules.captured_kan[index] = kan
        rules.captured_extra[index] = extra
        rules.yaku_cards |= mask(letters)
    for yaku in _HATTO:
        rules.hatto |= 1 << yaku
        rules.hatto_cards |= mask(_CAPTURED[yaku][0])
    rules.special_kan[:] = (10, 10, 12)
    rules.stake = 120
    return rules
