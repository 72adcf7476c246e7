"""The option and rules of 八十 as data (RULES B1)."""

from collections.abc import Mapping

from hachiya.games.hachiju.state import Rules
from hachiya.games.hanafuda.cards import CHAFF_OR_WILLOW, letters, mask
from hachiya.games.hanafuda.yaku import Yaku
from hachiya.games.options import Option

OPTIONS = (Option("deals", range(1, 101), "HAC C-67", usual_number=12),)

_HAND_POINTS = {
    Yaku.SANBON: 40,
    Yaku.KUTTSUKI: 80,
    Yaku.TESHI: 200,
    Yaku.HANEKEN: 200,
    Yaku.FUTASANBON: 200,
    Yaku.SHISO: 600,
    Yaku.SUROKU: 60,
    Yaku.KARASU: 100,
}

# yaku: its cards, how many of them are needed, total points
_CAPTURED = {
    Yaku.SHIKO: ("AIcs", 4, 400),
    Yaku.NANATAN: ("BFJNRVZhl", 7, 400),
    Yaku.AKATAN: ("BFJ", 3, 200),
    Yaku.AOTAN: ("Vhl", 3, 200),
    Yaku.INOSHIKACHO: ("UYk", 3, 200),
    Yaku.SUJUROKU: (letters(CHAFF_OR_WILLOW), 16, 600),
}


def hachiju(options: Mapping[str, str | int]) -> Rules:
    """The rules of hachiju (八十) with its option (RULES B1)."""
    rules = Rules()
    rules.deals = int(options["deals"])
    rules.fold_points = 20
    for yaku, points in _HAND_POINTS.items():
        rules.hand_points[yaku] = points
    for index, (yaku, (cards, need, points)) in enumerate(_CAPTURED.items()):
        rules.captured_yaku[index] = int(yaku)
        rules.captured_cards[index] = mask(cards)
        rules.captured_need[index] = need
        rules.captured_points[index] = points
        rules.yaku_cards |= mask(cards)
    return rules
