"""The rule sets of hachi-hachi as data (RULES A)."""

from collections.abc import Mapping

from hachiya.games.hachihachi.hand_yaku import (
    FUTASANBON,
    FUTATATESANBON,
    HANEKEN,
    SANBON,
    SANBONTATESANBON,
    TATESANBON,
)
from hachiya.games.hachihachi.state import (
    FIRST_CAPTURED,
    BrightsGrow,
    Cancelling,
    DiveHatto,
    FailedGoingOn,
    FieldKind,
    FourThree,
    HattoReach,
    Rules,
    YearEnd,
)
from hachiya.games.hanafuda.cards import mask
from hachiya.games.hanafuda.yaku import Yaku
from hachiya.games.options import Option
from hachiya.games.unit import KAN

SANNIN_OPTIONS = (
    Option(
        "multipliers",
        ("A", "B", "C", "D", "E", "F"),
        "SAN A2",
    ),
    Option("overtime", ("no", "yes"), "SAN A2", only_with=("months", (12, 6))),
    Option("months", (12, 6, 3, 1), "SAN C-185", is_later=True),
)

NAKAYOSHI_1_OPTIONS = (
    Option("length", ("year", "half"), "NAK A1"),
    Option(
        "extras_on_yaku_end",
        ("yes", "no"),
        "NAK C-08",
    ),
)
_LENGTH = ("year", "half", "quarter", "month")
_OVERTIME_LENGTHS = ("length", ("year", "half"))
NAKAYOSHI_OPTIONS = (
    Option("length", _LENGTH, "NAK A1"),
    *NAKAYOSHI_1_OPTIONS[1:],
    Option("cancelling", ("no", "yes"), "NAK C-177"),
    Option("yonsan", ("yaku", "ends"), "NAK C-178"),
    Option("overtime", ("no", "yes"), "NAK C-179", only_with=_OVERTIME_LENGTHS),
    Option("month_cards", ("no", "yes"), "NAK C-180"),
    Option("dive_hatto", ("none", "discard"), "NAK C-181"),
)

SHIRAGIKU_1_OPTIONS = (
    Option("length", ("year", "half"), "SHI A1"),
    Option("overtime", ("no", "yes"), "SHI A2"),
    Option(
        "inoshikacho",
        ("no", "yes"),
        "SHI A6",
    ),
)
SHIRAGIKU_OPTIONS = (
    Option("length", _LENGTH, "SHI A1"),
    Option("overtime", ("no", "yes"), "SHI A2", only_with=_OVERTIME_LENGTHS),
    *SHIRAGIKU_1_OPTIONS[2:],
)

_MONTHS = {"year": 12, "half": 6, "quarter": 3, "month": 1}
# C-185, by `length`: the prize for each seat at nakayoshi in kan; what losers pay beside the winner's own at shiragiku
# in kan, for each seat and at a table of three.
_PRIZE = {"year": 5, "half": 3, "quarter": 2, "month": 0}
_GIMMI = {"year": (5, 15), "half": (5, 15), "quarter": (2, 5), "month": (1, 2)}

_HAND_KAN = {
    Yaku.SANBON: 2,
    Yaku.TATESANBON: 3,
    Yaku.KUTTSUKI: 4,
    Yaku.TESHI: 6,
    Yaku.HANEKEN: 7,
    Yaku.ICHINISHI: 8,
    Yaku.SHISO: 20,
    Yaku.FUTASANBON: 6,
    Yaku.SANBONTATESANBON: 7,
    Yaku.FUTATATESANBON: 8,
    Yaku.AKA: 2,
    Yaku.TANICHI: 3,
    Yaku.TOICHI: 3,
    Yaku.PIKAICHI: 4,
    Yaku.KARASU: 4,
}
_SANNIN_HAND_KAN = _HAND_KAN | {
    Yaku.ICHINISHI: 9,
    Yaku.SHISO: 40,
    Yaku.FUTASANBON: 8,
    Yaku.SANBONTATESANBON: 9,
    Yaku.FUTATATESANBON: 10,
}
_DIVING = SANBON | TATESANBON | FUTASANBON | SANBONTATESANBON | FUTATATESANBON

_BRIGHTS, _RED, _BLUE = "AIcos", "BFJ", "Vhl"

# yaku: its cards, how many of them are needed, kan, kan for each card more
_CAPTURED = {
    Yaku.GOKO: (_BRIGHTS, 5, 12, 0),
    Yaku.SHIKO: ("AIcs", 4, 10, 0),
    Yaku.NANATAN: ("BFJNRVZhl", 7, 10, 0),
    Yaku.AKATAN: (_RED, 3, 7, 0),
    Yaku.AOTAN: (_BLUE, 3, 7, 0),
}
_INOSHIKACHO = "UYk"
_SANNIN_CAPTURED = {
    Yaku.GOKO: (_BRIGHTS, 5, 20, 0),
    Yaku.SHIKO: ("AIcs", 4, 12, 0),
    Yaku.GOUN: ("EQUYg", 5, 12, 0),
    Yaku.NANATAN: ("BFJNRVZhlq", 7, 10, 1),
    Yaku.AKATAN: (_RED, 3, 7, 0),
    Yaku.AOTAN: (_BLUE, 3, 7, 0),
    Yaku.INOSHIKACHO: (_INOSHIKACHO, 3, 6, 0),
}
_NOT_MADE = ("", 1, 0, 0)

_FACTORS = ((2, 4, 8), (0, 0, 0))
# menu: factor in halves of 小場, 大場, 絶場; kan added to each yaku there
_MENUS = {
    "A": _FACTORS,
    "B": ((2, 4, 6), (0, 0, 0)),
    "C": ((2, 3, 4), (0, 0, 0)),
    "D": ((2, 4, 4), (0, 0, 0)),
    "E": ((2, 2, 2), (0, 0, 0)),
    "F": ((2, 2, 2), (0, 1, 2)),
}


def _rules(
    hand_kan: Mapping[Yaku, int],
    captured: Mapping[Yaku, tuple[str, int, int, int]],
    hatto: set[Yaku],
    menu: tuple[tuple[int, int, int], tuple[int, int, int]],
) -> Rules:
    """The rules of a rule set that are tables; other rules are still 0."""
    rules = Rules()
    for yaku, kan in hand_kan.items():
        rules.hand_kan[yaku] = kan
    for index in range(len(rules.captured_cards)):
        yaku = Yaku(FIRST_CAPTURED + index)
        letters, need, kan, extra = captured.get(yaku, _NOT_MADE)
        rules.captured_cards[index] = mask(letters)
        rules.captured_need[index] = need
        rules.captured_kan[index] = kan
        rules.captured_extra[index] = extra
        rules.yaku_cards |= mask(letters)
        if yaku in hatto:
            rules.hatto |= 1 << yaku
            rules.hatto_cards |= mask(letters)
    rules.special_kan[:] = (10, 10, 12)
    rules.factor[:], rules.raised[:] = menu
    rules.points_factor[:] = rules.factor
    return rules


def sannin(options: Mapping[str, str | int]) -> Rules:
    """The rules of sannin, 三人はちはち Ver.1.06 R03, with its options (RULES A, column SAN)."""
    menu = _MENUS[str(options["multipliers"])]
    rules = _rules(_SANNIN_HAND_KAN, _SANNIN_CAPTURED, set(_SANNIN_CAPTURED) - {Yaku.GOUN, Yaku.NANATAN}, menu)
    rules.months = int(options["months"])
    # Without larger fields there is no 二代しばり to end (C-36, C-174).
    levelled = all(rules.factor[kind] == 2 and rules.raised[kind] == 0 for kind in FieldKind)
    rules.overtime = int(options["overtime"] == "yes" and not levelled)
    rules.showing_free = 1
    rules.four_three = FourThree.DECIDES
    rules.diving = _DIVING | HANEKEN
    rules.dive_at_once = 1
    rules.dive_hatto = DiveHatto.INACTION
    rules.brights_grow = BrightsGrow.REPLACED
    rules.cancelling = Cancelling.AFTER_TURNS
    rules.failed_going_on = FailedGoingOn.CANCELLED
    rules.going_on_survives = 1
    rules.hatto_reach = HattoReach.SHADOW
    rules.hatto_excuses = 1
    rules.hatto_stands = 1
    rules.sohachi_stays = 1
    rules.stone = 1
    rules.deals_on = 1
    rules.year_end = YearEnd.BALANCE
    rules.stake = 10 * KAN
    return rules


def nakayoshi(options: Mapping[str, str | int]) -> Rules:
    """The rules of nakayoshi, 八八 なかよし村ルール, with its options (RULES A, column NAK)."""
    rules = _rules(_HAND_KAN, _CAPTURED, {Yaku.GOKO, Yaku.SHIKO, Yaku.AKATAN, Yaku.AOTAN}, _FACTORS)
    stake = _PRIZE[str(options["length"])] * KAN
    rules.months = _MONTHS[str(options["length"])]
    rules.overtime = int(options["overtime"] == "yes")
    rules.start = -stake
    rules.carry_queue = 1
    rules.four_three = FourThree.ENDS if options["yonsan"] == "ends" else FourThree.PLAYED
    rules.unseen = 1
    rules.squeeze_shows = 1
    rules.fold_points[:] = (12, 18, 24)
    rules.squeeze_cards = mask(_RED + _BLUE + _BRIGHTS)
    rules.squeeze_points = 3
    rules.diving = _DIVING
    rules.dive_hatto = DiveHatto.DISCARD if options["dive_hatto"] == "discard" else DiveHatto.NONE
    rules.extras_on_yaku_end = int(options["extras_on_yaku_end"] == "yes")
    rules.declare_at_once = 1
    rules.brights_grow = BrightsGrow.BARRED
    rules.going_on_needs_hope = 1
    rules.going_on_before_stock = 1
    rules.cancelling = Cancelling.BEFORE_OWN if options["cancelling"] == "yes" else Cancelling.NEVER
    rules.failed_going_on = FailedGoingOn.HALVED
    rules.hatto_reach = HattoReach.MONTH
    rules.year_end = YearEnd.PRIZE
    rules.stone = int(options["month_cards"] == "yes")
    rules.prize = stake
    return rules


def nakayoshi_1(options: Mapping[str, str | int]) -> Rules:
    """Version 1 of the rules `nakayoshi`: its first two options, and no going on with the last hand card (C-12)."""
    rules = nakayoshi({option.name: option.usual for option in NAKAYOSHI_OPTIONS} | dict(options))
    rules.going_on_before_stock = 0
    return rules


def shiragiku(options: Mapping[str, str | int]) -> Rules:
    """The rules of shiragiku, はちはち as しらぎく花札 plays it, with its three options (RULES A, column SHI)."""
    captured = dict(_CAPTURED)
    if options["inoshikacho"] == "yes":
        captured[Yaku.INOSHIKACHO] = (_INOSHIKACHO, 3, 7, 0)
    rules = _rules(_HAND_KAN, captured, set(captured) - {Yaku.GOKO, Yaku.NANATAN}, _FACTORS)
    rules.months = _MONTHS[str(options["length"])]
    rules.overtime = int(options["overtime"] == "yes")
    rules.start = 5 * KAN
    rules.diving = _DIVING
    rules.dive_hatto = DiveHatto.DISCARD
    rules.declare_at_once = 1
    rules.collect_at_once = 1
    rules.brights_grow = BrightsGrow.ADDED
    rules.going_on_before_stock = 1
    rules.failed_going_on = FailedGoingOn.RETURNED
    rules.hatto_reach = HattoReach.LAST_CARD
    rules.sohachi_stays = 1
    rules.year_end = YearEnd.GIMMI
    rules.stake = 10 * KAN
    rules.gimmi_kan, rules.gimmi_of_three = _GIMMI[str(options["length"])]
    return rules


def shiragiku_1(options: Mapping[str, str | int]) -> Rules:
    """Version 1 of the rules `shiragiku`: no going on with the last hand card (C-12)."""
    rules = shiragiku(options)
    rules.going_on_before_stock = 0
    return rules
