"""VECTORS.md through the settlement: facts as told at a real table in, payments out (RECORD: `tally`).

Every entry that has a SAN value is here under its number. Totals leave out the month stone, as VECTORS.md does.
"""

from collections.abc import Mapping
from typing import Any

import pytest

from hachiya.engine.bits import bit
from hachiya.engine.ledger import BOARD, PAY
from hachiya.games.hachihachi.hand_yaku import exposed, hand_yaku, readings, ribbons_to_expose, tobikomi_months
from hachiya.games.hachihachi.state import KAN, Kind
from hachiya.games.hanafuda.cards import letters, mask
from hachiya.games.hanafuda.events import Reason
from hachiya.games.hanafuda.yaku import keys
from hachiya.games.registry import find
from hachiya.games.table import Table

A, B, C = range(3)
SMALL, LARGE, GRAND = Kind.SMALL, Kind.LARGE, Kind.GRAND
RAIN_MAN, SWALLOW, RIBBON = 1, 2, 4
"""What a reading of the willows takes as itself; 0 takes all of them as kasu."""

Fact = dict[str, Any]
Totals = tuple[int, int, int]


def shows(seat: int, *yaku: str) -> Fact:
    return {"what": "hand", "seat": seat, "yaku": list(yaku)}


def dives(seat: int, month: int, fed_by: int | None = None) -> Fact:
    return {"what": "tobikomi", "seat": seat, "month": month, "fed_by": fed_by}


def makes(seat: int, *yaku: str, extra: int = 0, fed_by: int | None = None) -> Fact:
    return {"what": "captured", "seat": seat, "yaku": list(yaku), "extra": extra, "fed_by": fed_by}


def sages(seat: int) -> Fact:
    return {"what": "sage", "seat": seat}


def cancels(seat: int) -> Fact:
    return {"what": "cancel", "seat": seat}


def escapes(seat: int) -> Fact:
    return {"what": "nuke", "seat": seat}


def special(seat: int, yaku: str, count: int) -> Fact:
    return {"what": "special", "seat": seat, "yaku": [yaku], "count": count}


def points(*by_seat: int) -> Fact:
    return {"what": "points", "points": list(by_seat)}


def table(options: Mapping[str, str] | None = None, dealer: int = A) -> Table:
    return Table(find("sannin"), options, dealer=dealer)


def tell(at: Table, *facts: Fact, lights: str = "") -> list[list[int]]:
    """The next month of a table: who paid whom, as ledger rows."""
    return at.tally({"dealer": at.state.books.next_dealer, "lights": lights, "facts": list(facts)})


def net(rows: list[list[int]], *reasons: Reason) -> Totals:
    """What each seat won for these reasons; for none named: for all but the month stone, the board's too."""
    totals = [0, 0, 0]
    for what, payer, payee, paid, reason, *_ in rows:
        if what == PAY and (reason in reasons if reasons else reason != Reason.STONE):
            totals[payer] -= paid
            totals[payee] += paid
    return totals[A], totals[B], totals[C]


def settle(*facts: Fact, lights: str = "", **options: str) -> Totals:
    """A month of its own: net points by seat."""
    return net(tell(table(options), *facts, lights=lights))


def kan(*by_seat: float) -> Totals:
    a, b, c = (int(each * KAN) for each in by_seat)
    return a, b, c


def month_kinds(*lights: str) -> list[int]:
    """What the months of a year count whose dealt fields hold these lights."""
    at = table()
    found = []
    for field in lights:
        tell(at, points(89, 88, 87), lights=field)
        found.append(at.state.books.kind)
    return found


# ------------------------------------------------------------------------------ D-I: hand yaku of A, 小場


def hand_of_a(*yaku: str) -> Totals:
    """A alone shows this; then play ends without anything that hangs on it."""
    return net(tell(table(), shows(A, *yaku), points(87, 89, 88)), Reason.HAND_YAKU)


def readings_of(hand: str) -> dict[tuple[str, ...], set[str]]:
    """What a hand may show, and what lies open then, apart from ribbons that the owner of 赤 chooses."""
    cards = mask(hand)
    found: dict[tuple[str, ...], set[str]] = {}
    for reading in range(8):
        if readings(cards) & bit(reading):
            found.setdefault(tuple(keys(hand_yaku(cards, reading))), set()).add(letters(exposed(cards, reading)))
    return found


def test_d1_sanbon() -> None:
    assert readings_of("AFdeflq") == {("sanbon",): {"def"}}
    assert hand_of_a("sanbon") == kan(4, -2, -2)


def test_d2_tatesanbon_of_three_iris() -> None:
    assert readings_of("ERSTglr") == {("tatesanbon",): {"RST"}}
    assert hand_of_a("tatesanbon") == kan(6, -3, -3)


def test_d3_kuttsuki() -> None:
    assert readings_of("FGMPQSo") == {("kuttsuki",): {"FGMPQS"}}
    assert hand_of_a("kuttsuki") == kan(8, -4, -4)


def test_d4_teshi() -> None:
    assert readings_of("IJKLSUi") == {("teshi",): {"IJKL"}}
    assert hand_of_a("teshi") == kan(12, -6, -6)


def test_d5_haneken_whose_wisteria_may_dive() -> None:
    assert readings_of("NOPghop") == {("haneken",): {"NOPghop"}}
    assert letters(tobikomi_months(mask("NOPghop"))) == "M"
    assert hand_of_a("haneken") == kan(14, -7, -7)


def test_d6_ichinishi() -> None:
    assert readings_of("BEFcdef") == {("ichinishi",): {"BEFcdef"}}
    assert hand_of_a("ichinishi") == kan(18, -9, -9)


def test_d7_shiso_ends_the_year() -> None:
    assert readings_of("ghijlmn") == {("shiso",): {"ghijlmn"}}
    at = table()
    assert net(tell(at, shows(A, "shiso"))) == kan(80, -40, -40)
    assert at.over
    assert at.state.books.winners == bit(A)


def test_d8_futasanbon() -> None:
    assert readings_of("EFGVWXs") == {("futasanbon",): {"EFGVWX"}}
    assert hand_of_a("futasanbon") == kan(16, -8, -8)


def test_d9_sanbontatesanbon() -> None:
    assert readings_of("MNPghik") == {("sanbontatesanbon",): {"MNPghi"}}
    assert hand_of_a("sanbontatesanbon") == kan(18, -9, -9)


def test_d10_futatatesanbon() -> None:
    assert readings_of("Yabctuv") == {("futatatesanbon",): {"Yabtuv"}}
    assert hand_of_a("futatatesanbon") == kan(20, -10, -10)


def test_d11_aka_may_hide_the_willow_ribbon() -> None:
    assert readings_of("BDJOmpq") == {("aka",): {"DOmp", "DOmpq"}}
    assert hand_of_a("aka") == kan(4, -2, -2)


def test_d12_tanichi() -> None:
    assert readings_of("FKPWfor") == {("tanichi",): {"KPWfor"}}
    assert hand_of_a("tanichi") == kan(6, -3, -3)


def test_d13_toichi() -> None:
    # 11R read as itself is a ribbon beside the geese: no yaku then.
    assert readings_of("CGHSdeq") == {("toichi",): {"CGHSeq"}}
    assert hand_of_a("toichi") == kan(6, -3, -3)


def test_d14_pikaichi_never_escapes() -> None:
    assert readings_of("OPTXins") == {("pikaichi",): {"OPTXin"}}
    assert hand_of_a("pikaichi") == kan(8, -4, -4)
    assert settle(shows(A, "pikaichi"), points(98, 84, 82)) == (96 + 10, -48 - 4, -48 - 6)


def test_d15_karasu() -> None:
    # Its swallow read as itself makes 十一.
    assert readings_of("KTabfpt") == {("karasu",): {"KTabfpt"}, ("toichi",): {"KTabft"}}
    assert hand_of_a("karasu") == kan(8, -4, -4)


def test_d16_aka_tatesanbon_hides_two_ribbons() -> None:
    assert readings_of("FRSTlmp")["tatesanbon", "aka"] == {"RSTmp"}
    assert hand_of_a("tatesanbon", "aka") == kan(10, -5, -5)


def test_d17_pikaichi_teshi_lies_all_open() -> None:
    assert readings_of("GKqstuv")["teshi", "pikaichi"] == {"GKqstuv"}
    assert hand_of_a("teshi", "pikaichi") == kan(20, -10, -10)


def test_d18_karasu_or_pikaichi() -> None:
    assert readings_of("oCKLafm") == {("karasu",): {"CKLafmo"}, ("pikaichi",): {"CKLafm"}}
    assert hand_of_a("karasu") == hand_of_a("pikaichi") == kan(8, -4, -4)


def test_d19_tanichi_or_aka() -> None:
    assert readings_of("FqKLafm") == {("tanichi",): {"KLafmq"}, ("aka",): {"KLafm"}}
    assert hand_of_a("tanichi") == kan(6, -3, -3)
    assert hand_of_a("aka") == kan(4, -2, -2)


def test_d20_toichi_ichinishi_is_named_by_the_source() -> None:
    assert readings_of("opqrEGK")["ichinishi", "toichi"] == {"EGKopqr"}
    assert hand_of_a("ichinishi", "toichi") == kan(24, -12, -12)


def test_d21_karasu_shiso_is_the_rarest_hand() -> None:
    assert readings_of("opqrtuv")["shiso", "karasu"] == {"opqrtuv"}
    at = table()
    assert net(tell(at, shows(A, "shiso", "karasu"))) == kan(88, -44, -44)
    assert at.over


def test_d22_aka_of_ribbons_alone_exposes_three() -> None:
    assert readings_of("BFJNRVZ") == {("aka",): {""}}
    assert ribbons_to_expose(mask("BFJNRVZ"), 0) == 3
    assert hand_of_a("aka") == kan(4, -2, -2)


def test_d23_futasanbon_alone() -> None:
    assert readings_of("Fdefpqr") == {("futasanbon",): {"defpqr"}}
    assert hand_of_a("futasanbon") == kan(16, -8, -8)


# ------------------------------------------------------------------------------ D-II: field, several owners, menus


@pytest.mark.parametrize(
    ("menu", "totals"),
    [
        ("A", kan(2, 8, -10)),
        ("B", kan(2, 8, -10)),
        ("C", (18, 72, -90)),
        ("D", kan(2, 8, -10)),
        ("E", kan(1, 4, -5)),
        ("F", kan(2, 5, -7)),
    ],
)
def test_d24_two_owners_in_a_large_field(menu: str, totals: Totals) -> None:
    told = (shows(A, "sanbon"), shows(B, "tanichi"), points(88, 87, 89))
    assert net(tell(table({"multipliers": menu}), *told, lights="A"), Reason.HAND_YAKU) == totals


def test_d26_fields_of_seven_months() -> None:
    lights = ("AI", "", "osA", "c", "", "", "")
    assert month_kinds(*lights) == [LARGE, LARGE, GRAND, GRAND, SMALL, SMALL, SMALL]


def test_d28_a_large_light_beside_a_grand_one_carries_nothing() -> None:
    assert month_kinds("As", "") == [GRAND, SMALL]


def test_d30_grand_carried_twice_swallows_two_large_lights() -> None:
    assert month_kinds("os", "os", "AI", "") == [GRAND, GRAND, GRAND, SMALL]


# ------------------------------------------------------------------------------ D-III: 出来役, 下げ, 法度


def test_d32_akatan_in_a_large_field() -> None:
    assert settle(makes(A, "akatan"), lights="A") == kan(28, -14, -14)


def test_d34_eight_ribbons_and_aotan_in_one_turn() -> None:
    assert settle(makes(A, "aotan", "nanatan", extra=1)) == kan(36, -18, -18)


def test_d36_shiko_grown_to_goko() -> None:
    assert settle(makes(A, "shiko"), sages(A), makes(A, "goko")) == kan(40, -20, -20)


def test_d38_another_completes_after_a_sage() -> None:
    assert settle(makes(A, "akatan"), sages(A), makes(B, "aotan")) == (-84, 126, -42)


def test_d40_hatto() -> None:
    assert settle(makes(C, "aotan", fed_by=B)) == kan(0, -14, 14)


def test_d42_a_turned_card_is_never_hatto() -> None:
    assert settle(makes(C, "aotan")) == kan(-7, -7, 14)


def test_d44_shadow_card_is_not_kimarifuda() -> None:
    assert settle(makes(C, "aotan")) == kan(-7, -7, 14)


def test_d46_the_dearer_hatto_card_first() -> None:
    assert settle(makes(A, "shiko", fed_by=B)) == kan(24, -24, 0)


def test_d48_half_of_a_yaku_by_hatto() -> None:
    assert settle(makes(C, "aotan", fed_by=B), sages(C), cancels(C)) == kan(0, -7, 7)


def test_d50_the_sager_pays_not_the_offender() -> None:
    assert settle(makes(A, "akatan"), sages(A), makes(C, "aotan", fed_by=B)) == (-84, -42, 126)


def test_d52_goko_by_hatto_is_not_shiko_too() -> None:
    assert settle(makes(C, "goko", fed_by=B)) == kan(0, -40, 40)


# ------------------------------------------------------------------------------ D-IV: 飛込み, 抜け, 吹き消し


def test_d54_tobikomi_by_hatto() -> None:
    assert settle(shows(A, "sanbon"), dives(A, 8, fed_by=B), points(90, 88, 86)) == (74, -48, -26)


def test_d56_tobikomi_stays_when_a_captured_yaku_ends_the_month() -> None:
    assert settle(shows(A, "sanbon"), dives(A, 8), makes(B, "aotan")) == kan(-1, 11, -10)


def test_d58_both_threes_dive() -> None:
    assert settle(shows(A, "futasanbon"), dives(A, 2), dives(A, 6), points(90, 88, 86)) == (242, -120, -122)


def test_d60_88_points_do_not_escape() -> None:
    assert settle(shows(A, "aka"), points(88, 89, 87)) == (48, -23, -25)


def test_d62_sujuroku_blows_its_own_karasu_out() -> None:
    assert settle(shows(A, "karasu"), special(A, "sujuroku", 17), lights="A") == kan(56, -28, -28)


def test_d64_sohachi_blows_kuttsuki_out_and_keeps_the_deal() -> None:
    at = table()
    rows = tell(at, shows(C, "kuttsuki"), special(A, "sohachi", 88), lights="o")
    assert net(rows) == kan(80, -40, -40)
    assert at.state.books.next_dealer == A


def test_d66_card_points_in_a_grand_field() -> None:
    assert settle(points(100, 90, 74), lights="s") == (48, 8, -56)


@pytest.mark.parametrize(("told", "totals"), [((93, 91, 80), (6, 3, -9)), ((96, 83, 85), (9, -6, -3))])
def test_d68_menu_c_makes_odd_balances_even(told: Totals, totals: Totals) -> None:
    assert settle(points(*told), lights="A", multipliers="C") == totals


# ------------------------------------------------------------------------------ D-VI: the end of the year

SHEET: list[tuple[str, Kind, list[Fact], list[Totals], int, Totals]] = [
    (
        "A",
        LARGE,
        [shows(C, "sanbon"), makes(B, "akatan")],
        [kan(-4, -4, 8), kan(-14, 28, -14)],
        B,
        (-216, 288, -72),
    ),
    (
        "",
        SMALL,
        [shows(B, "tanichi"), escapes(B), points(78, 89, 97)],
        [kan(-3, 6, -3), kan(-1, 2, -1), (-10, 1, 9)],
        C,
        (-274, 385, -111),
    ),
    (
        "AI",
        LARGE,
        [shows(A, "sanbon", "tanichi"), dives(A, 4), escapes(A), points(118, 62, 84)],
        [kan(20, -10, -10), kan(4, -2, -2), kan(4, -2, -2), (60, -52, -8)],
        A,
        (122, 165, -287),
    ),
    (
        "",
        LARGE,
        [shows(A, "karasu"), special(A, "sujuroku", 17)],
        [kan(16, -8, -8), kan(56, -28, -28), kan(-16, 8, 8)],
        A,
        (794, -171, -623),
    ),
    (
        "",
        SMALL,
        [makes(C, "aotan"), sages(C), makes(C, "nanatan")],
        [kan(-17, -17, 34)],
        C,
        (590, -375, -215),
    ),
    (
        "o",
        GRAND,
        [shows(A, "sanbon"), points(121, 39, 104)],
        [kan(16, -8, -8), (132, -196, 64)],
        A,
        (914, -667, -247),
    ),
    (
        "",
        SMALL,
        [shows(B, "pikaichi"), shows(A, "sanbon"), dives(A, 2, fed_by=B), points(101, 76, 87)],
        [kan(-4, 8, -4), kan(4, -2, -2), kan(2, -2, 0), (13, -12, -1)],
        A,
        (951, -631, -320),
    ),
    (
        "",
        SMALL,
        [shows(B, "tatesanbon"), makes(C, "aotan"), sages(C), dives(B, 5), cancels(C)],
        [kan(-3, 6, -3), kan(0, 2, -2), (-42, -42, 84)],
        C,
        (873, -577, -296),
    ),
    ("", SMALL, [points(88, 103, 73)], [(0, 15, -15)], B, (873, -562, -311)),
    ("s", GRAND, [shows(B, "aka"), makes(B, "shiko")], [kan(-8, 16, -8), kan(-48, 96, -48)], B, (201, 782, -983)),
    (
        "c",
        LARGE,
        [shows(B, "tanichi"), makes(B, "akatan"), sages(B), makes(A, "inoshikacho")],
        [kan(-6, 12, -6), kan(-7, 14, -7), kan(24, -24, 0)],
        A,
        (333, 806, -1139),
    ),
    ("I", LARGE, [shows(A, "aka"), makes(C, "inoshikacho")], [kan(8, -4, -4), kan(-12, -12, 24)], C, (285, 614, -899)),
]
"""SAN 記入式, month by month: lights, 場, what was said, its lines, who owes the stone, all points without stones."""


def lines_of(rows: list[list[int]]) -> dict[tuple[int, int, int], Totals]:
    """The sheet's lines: payments for one thing of one seat, added up."""
    lines: dict[tuple[int, int, int], list[list[int]]] = {}
    for row in rows:
        what, payer, payee, _, reason, yaku, *_ = row
        if what == PAY and reason != Reason.STONE:
            owner = {Reason.REFUND: payer, Reason.CARD_POINTS: BOARD}.get(Reason(reason), payee)
            lines.setdefault((reason, owner, yaku), []).append(row)
    return {key: net(paid) for key, paid in lines.items()}


def test_d86_the_one_year_sheet() -> None:
    at = table()
    stones = [0, 0, 0]
    for lights, kind, facts, lines, debtor, cumulative in SHEET:
        rows = tell(at, *facts, lights=lights)
        books = at.state.books
        month = books.month
        assert books.kind == kind, month
        assert sorted(lines_of(rows).values()) == sorted(lines), month
        assert books.next_dealer == debtor, month
        stones[debtor] += 1
        if month < 12:
            assert books.scores[:3] == [total - own for total, own in zip(cumulative, stones, strict=True)], month
    assert at.over
    assert stones == [5, 3, 4]
    assert at.state.books.scores[:3] == [285 - 5, 614 - 3, -899 - 4 + 12]
    assert at.state.books.result[:3] == [13 * KAN, 71 * KAN, -84 * KAN]
    assert at.state.books.winners == bit(B)


HOLDINGS = 190 * KAN
"""What each seat has in chips at the start (SAN 流れ (2) 1)."""


def holdings(at: Table) -> list[int]:
    return [HOLDINGS + score for score in at.state.books.scores[:3]]


def test_d88_tanichi_shiso_ends_the_year_in_month_5() -> None:
    at = table()
    tell(at, shows(B, "sanbon", "tanichi"), makes(B, "goko"), lights="A")
    tell(at, makes(C, "goko"))
    tell(at, makes(C, "nanatan"), lights="I")
    tell(at, points(88, 90, 86))
    assert holdings(at) == [100 * KAN, 250 * KAN, 219 * KAN + 8]
    assert at.state.books.scores[BOARD] == 4
    rows = tell(at, shows(A, "shiso", "tanichi"), shows(B, "sanbon"))
    assert net(rows) == kan(86 - 2, -43 + 4, -43 - 2)
    assert at.over
    assert holdings(at) == [2212, 2532, 2096]
    assert at.state.books.result[:3] == [14 * KAN, 11 * KAN, -25 * KAN]
    assert at.state.books.winners == bit(A)


def test_d90_the_winner_balances_the_others() -> None:
    at = table()
    for facts in (
        *[[makes(A, "goko")], [makes(B, "goko")], [makes(A, "akatan")]],
        *[[points(135, 106, 23)], [points(134, 106, 24)]],
        *[[points(88, 89, 87)]] * 3,
        *[[points(88, 87, 89)]] * 4,
    ):
        tell(at, *facts)
    assert at.over
    assert holdings(at) == [231 * KAN + 5, 205 * KAN + 7, 133 * KAN]
    assert at.state.books.result[:3] == [62 * KAN, 5 * KAN, -67 * KAN]
    assert at.state.books.winners == bit(A)
