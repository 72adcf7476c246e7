"""The worked examples through the settlement: facts as told at a real table in, payments out (docs/record.md, `tally`).

Every entry of the three columns NAK, SAN and SHI is here under its number. Totals leave out the month stone, as
the worked examples do.
"""

import pytest

from hachiya.engine.bits import bit
from hachiya.engine.ledger import BOARD, PAY
from hachiya.games.hachihachi.hand_yaku import (
    WILLOWS_AS_KASU,
    exposed,
    hand_yaku,
    readings,
    ribbons_to_expose,
)
from hachiya.games.hachihachi.state import Kind
from hachiya.games.hanafuda.cards import letters, mask
from hachiya.games.hanafuda.events import Reason
from hachiya.games.hanafuda.hand import threes_held
from hachiya.games.hanafuda.yaku import keys
from hachiya.games.table import Table
from hachiya.games.unit import KAN
from hachiya.words.errors import IllegalFact
from tests.vectors.hanafuda.facts import (
    A,
    B,
    C,
    Fact,
    bids,
    cancels,
    dives,
    escapes,
    makes,
    net,
    points,
    sages,
    settle,
    shows,
    special,
    squeezed,
    table,
    tell,
    unseen,
)
from tests.vectors.hanafuda.rule_sets import EVERYWHERE, NAK, SAN, SHI, Totals, columns, kan

pytestmark = pytest.mark.no_cover  # others run what these run; measured, they take three times as long

SMALL, LARGE, GRAND = Kind.SMALL, Kind.LARGE, Kind.GRAND


def month_kinds(game: str, *lights: str) -> list[int]:
    """What the months of a year count whose dealt fields hold these lights."""
    at = table(game=game)
    found = []
    for field in lights:
        tell(at, points(89, 88, 87), lights=field)
        found.append(at.state.books.kind)
    return found


# ------------------------------------------------------------------------------ D-I: hand yaku of A, 小場


def hand_of_a(game: str, *yaku: str) -> Totals:
    """A alone shows this; then play ends without anything that hangs on it."""
    return net(tell(table(game=game), shows(A, *yaku), points(87, 89, 88)), Reason.HAND_YAKU)


def readings_of(game: str, hand: str) -> dict[tuple[str, ...], set[str]]:
    """What a hand may show, and what lies open then, apart from ribbons that the owner of 赤 chooses in SAN."""
    cards = mask(hand)
    found: dict[tuple[str, ...], set[str]] = {}
    for reading in range(8) if game == SAN else [WILLOWS_AS_KASU]:
        if readings(cards) & bit(reading):
            found.setdefault(tuple(keys(hand_yaku(cards, reading))), set()).add(letters(exposed(cards, reading)))
    return found


@EVERYWHERE
def test_d1_sanbon(game: str) -> None:
    assert readings_of(game, "AFdeflq") == {("sanbon",): {"def"}}
    assert hand_of_a(game, "sanbon") == kan(4, -2, -2)


@EVERYWHERE
def test_d2_tatesanbon_of_three_iris(game: str) -> None:
    assert readings_of(game, "ERSTglr") == {("tatesanbon",): {"RST"}}
    assert hand_of_a(game, "tatesanbon") == kan(6, -3, -3)


@EVERYWHERE
def test_d3_kuttsuki(game: str) -> None:
    assert readings_of(game, "FGMPQSo") == {("kuttsuki",): {"FGMPQS"}}
    assert hand_of_a(game, "kuttsuki") == kan(8, -4, -4)


@EVERYWHERE
def test_d4_teshi(game: str) -> None:
    assert readings_of(game, "IJKLSUi") == {("teshi",): {"IJKL"}}
    assert hand_of_a(game, "teshi") == kan(12, -6, -6)


@EVERYWHERE
def test_d5_haneken_whose_wisteria_dives_in_sannin(game: str) -> None:
    assert readings_of(game, "NOPghop") == {("haneken",): {"NOPghop"}}
    assert letters(threes_held(mask("NOPghop"))) == "NOP"
    assert hand_of_a(game, "haneken") == kan(14, -7, -7)
    told = shows(A, "haneken"), dives(A, 4), points(87, 89, 88)
    if game == SAN:
        assert settle(*told) == (14 * KAN + 24 - 1, -8 * KAN + 1, -8 * KAN)
    else:
        with pytest.raises(IllegalFact, match="no three that could dive"):
            settle(*told, game=game)


@columns(nak=kan(16, -8, -8), san=kan(18, -9, -9), shi=kan(16, -8, -8))
def test_d6_ichinishi(game: str, totals: Totals) -> None:
    assert readings_of(game, "BEFcdef") == {("ichinishi",): {"BEFcdef"}}
    assert hand_of_a(game, "ichinishi") == totals


@columns(nak=kan(40, -20, -20), san=kan(80, -40, -40), shi=kan(40, -20, -20))
def test_d7_shiso_ends_the_year_in_sannin(game: str, totals: Totals) -> None:
    assert readings_of(game, "ghijlmn") == {("shiso",): {"ghijlmn"}}
    at = table(game=game)
    played = [] if game == SAN else [points(87, 89, 88)]
    assert net(tell(at, shows(A, "shiso"), *played), Reason.HAND_YAKU) == totals
    assert at.over == (game == SAN)
    assert at.state.books.winners == (bit(A) if game == SAN else 0)


@columns(nak=kan(12, -6, -6), san=kan(16, -8, -8), shi=kan(12, -6, -6))
def test_d8_futasanbon(game: str, totals: Totals) -> None:
    assert readings_of(game, "EFGVWXs") == {("futasanbon",): {"EFGVWX"}}
    assert hand_of_a(game, "futasanbon") == totals


@columns(nak=kan(14, -7, -7), san=kan(18, -9, -9), shi=kan(14, -7, -7))
def test_d9_sanbontatesanbon(game: str, totals: Totals) -> None:
    assert readings_of(game, "MNPghik") == {("sanbontatesanbon",): {"MNPghi"}}
    assert hand_of_a(game, "sanbontatesanbon") == totals


@columns(nak=kan(16, -8, -8), san=kan(20, -10, -10), shi=kan(16, -8, -8))
def test_d10_futatatesanbon(game: str, totals: Totals) -> None:
    assert readings_of(game, "Yabctuv") == {("futatatesanbon",): {"Yabtuv"}}
    assert hand_of_a(game, "futatatesanbon") == totals


@EVERYWHERE
def test_d11_aka_may_hide_the_willow_ribbon_in_sannin(game: str) -> None:
    assert readings_of(game, "BDJOmpq") == {("aka",): {"DOmp", "DOmpq"} if game == SAN else {"DOmpq"}}
    assert hand_of_a(game, "aka") == kan(4, -2, -2)


@EVERYWHERE
def test_d12_tanichi(game: str) -> None:
    assert readings_of(game, "FKPWfor") == {("tanichi",): {"KPWfor"}}
    assert hand_of_a(game, "tanichi") == kan(6, -3, -3)


@EVERYWHERE
def test_d13_toichi(game: str) -> None:
    # 11R read as itself is a ribbon beside the geese: no yaku then.
    assert readings_of(game, "CGHSdeq") == {("toichi",): {"CGHSeq"}}
    assert hand_of_a(game, "toichi") == kan(6, -3, -3)


@EVERYWHERE
def test_d14_pikaichi_never_escapes(game: str) -> None:
    assert readings_of(game, "OPTXins") == {("pikaichi",): {"OPTXin"}}
    assert hand_of_a(game, "pikaichi") == kan(8, -4, -4)
    assert settle(shows(A, "pikaichi"), points(98, 84, 82), game=game) == (96 + 10, -48 - 4, -48 - 6)


@EVERYWHERE
def test_d15_karasu(game: str) -> None:
    # In SAN its swallow, read as itself, makes 十一.
    may_show = {("karasu",): {"KTabfpt"}} | ({("toichi",): {"KTabft"}} if game == SAN else {})
    assert readings_of(game, "KTabfpt") == may_show
    assert hand_of_a(game, "karasu") == kan(8, -4, -4)


@EVERYWHERE
def test_d16_aka_tatesanbon_hides_two_ribbons(game: str) -> None:
    assert readings_of(game, "FRSTlmp")["tatesanbon", "aka"] == {"RSTmp"}
    assert hand_of_a(game, "tatesanbon", "aka") == kan(10, -5, -5)


@EVERYWHERE
def test_d17_pikaichi_teshi_lies_all_open(game: str) -> None:
    assert readings_of(game, "GKqstuv")["teshi", "pikaichi"] == {"GKqstuv"}
    assert hand_of_a(game, "teshi", "pikaichi") == kan(20, -10, -10)


@EVERYWHERE
def test_d18_karasu_or_in_sannin_pikaichi(game: str) -> None:
    may_show = {("karasu",): {"CKLafmo"}} | ({("pikaichi",): {"CKLafm"}} if game == SAN else {})
    assert readings_of(game, "oCKLafm") == may_show
    assert hand_of_a(game, "karasu") == hand_of_a(game, "pikaichi") == kan(8, -4, -4)


@EVERYWHERE
def test_d19_tanichi_or_in_sannin_aka(game: str) -> None:
    may_show = {("tanichi",): {"KLafmq"}} | ({("aka",): {"KLafm"}} if game == SAN else {})
    assert readings_of(game, "FqKLafm") == may_show
    assert hand_of_a(game, "tanichi") == kan(6, -3, -3)
    assert hand_of_a(game, "aka") == kan(4, -2, -2)


@columns(nak=kan(22, -11, -11), san=kan(24, -12, -12), shi=kan(22, -11, -11))
def test_d20_toichi_ichinishi_is_named_by_sannin(game: str, totals: Totals) -> None:
    assert readings_of(game, "opqrEGK")["ichinishi", "toichi"] == {"EGKopqr"}
    assert hand_of_a(game, "ichinishi", "toichi") == totals


@columns(nak=kan(48, -24, -24), san=kan(88, -44, -44), shi=kan(48, -24, -24))
def test_d21_karasu_shiso_is_the_rarest_hand(game: str, totals: Totals) -> None:
    assert readings_of(game, "opqrtuv")["shiso", "karasu"] == {"opqrtuv"}
    at = table(game=game)
    played = [] if game == SAN else [points(87, 89, 88)]
    assert net(tell(at, shows(A, "shiso", "karasu"), *played), Reason.HAND_YAKU) == totals
    assert at.over == (game == SAN)


@EVERYWHERE
def test_d22_aka_of_ribbons_alone_exposes_three_in_sannin(game: str) -> None:
    assert readings_of(game, "BFJNRVZ") == {("aka",): {""}}
    # Of one's choice, where the rule set asks for it.
    assert ribbons_to_expose(mask("BFJNRVZ"), 0) == 3
    assert hand_of_a(game, "aka") == kan(4, -2, -2)


@columns(nak=kan(12, -6, -6), san=kan(16, -8, -8), shi=kan(12, -6, -6))
def test_d23_futasanbon_alone(game: str, totals: Totals) -> None:
    assert readings_of(game, "Fdefpqr") == {("futasanbon",): {"defpqr"}}
    assert hand_of_a(game, "futasanbon") == totals


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


@EVERYWHERE
def test_d24_two_owners_in_a_large_field_everywhere(game: str) -> None:
    told = (shows(A, "sanbon"), shows(B, "tanichi"), points(88, 87, 89))
    assert net(tell(table(game=game), *told, lights="A"), Reason.HAND_YAKU) == kan(2, 8, -10)


@pytest.mark.parametrize(
    ("game", "kinds"),
    [
        (NAK, [LARGE, LARGE, GRAND, GRAND, LARGE, LARGE, SMALL]),
        (SAN, [LARGE, LARGE, GRAND, GRAND, SMALL, SMALL, SMALL]),
        (SHI, [LARGE, LARGE, GRAND, GRAND, SMALL, SMALL, SMALL]),
    ],
)
def test_d26_fields_of_seven_months(game: str, kinds: list[Kind]) -> None:
    assert month_kinds(game, "AI", "", "osA", "c", "", "", "") == kinds


@pytest.mark.parametrize(("game", "second"), [(NAK, LARGE), (SAN, SMALL), (SHI, SMALL)])
def test_d28_a_large_bright_beside_a_grand_one(game: str, second: Kind) -> None:
    assert month_kinds(game, "As", "") == [GRAND, second]


@pytest.mark.parametrize(("game", "fourth"), [(NAK, GRAND), (SAN, SMALL), (SHI, SMALL)])
def test_d30_grand_brights_twice(game: str, fourth: Kind) -> None:
    assert month_kinds(game, "os", "os", "AI", "") == [GRAND, GRAND, GRAND, fourth]


# ------------------------------------------------------------------------------ D-III: 出来役, 下げ, 法度

CAPTURED = (Reason.CAPTURED_YAKU, Reason.SAGE_HALF, Reason.SAGE_RETURN)


def failed(game: str, *told: Fact) -> Totals:
    """After a 下げ nothing more comes: SAN cancels, NAK flows, SHI counts the cards, which are left out here."""
    sager = next(fact["seat"] for fact in told if fact["what"] == "sage")
    end = {NAK: [], SAN: [cancels(sager)], SHI: [points(88, 87, 89)]}[game]
    return net(tell(table(game=game), *told, *end), *CAPTURED)


@EVERYWHERE
def test_d32_akatan_in_a_large_field(game: str) -> None:
    assert settle(makes(A, "akatan"), lights="A", game=game) == kan(28, -14, -14)


@columns(nak=kan(34, -17, -17), san=kan(36, -18, -18), shi=kan(34, -17, -17))
def test_d34_eight_ribbons_and_aotan_in_one_turn(game: str, totals: Totals) -> None:
    # The willow ribbon and an eighth count in SAN only.
    assert settle(makes(A, "aotan", "nanatan", extra=1 if game == SAN else 0), game=game) == totals
    if game != SAN:
        with pytest.raises(IllegalFact, match="`extra` 1"):
            settle(makes(A, "aotan", "nanatan", extra=1), game=game)


@columns(nak=kan(10, -5, -5), san=kan(40, -20, -20), shi=kan(44, -22, -22))
def test_d36_shiko_and_the_fifth_bright(game: str, totals: Totals) -> None:
    if game == NAK:
        assert failed(game, makes(A, "shiko"), sages(A)) == totals
        with pytest.raises(IllegalFact, match="nothing that seat 0 could newly make"):
            settle(makes(A, "shiko"), sages(A), makes(A, "goko"), game=game)
    else:
        assert settle(makes(A, "shiko"), sages(A), makes(A, "goko"), game=game) == totals


@columns(nak=kan(-14, 14, 0), san=(-84, 126, -42), shi=(-84, 126, -42))
def test_d38_another_completes_after_a_sage(game: str, totals: Totals) -> None:
    assert settle(makes(A, "akatan"), sages(A), makes(B, "aotan"), game=game) == totals


@EVERYWHERE
def test_d40_hatto(game: str) -> None:
    assert settle(makes(C, "aotan", fed_by=B), game=game) == kan(0, -14, 14)


@EVERYWHERE
def test_d42_a_turned_card_is_never_hatto(game: str) -> None:
    assert settle(makes(C, "aotan"), game=game) == kan(-7, -7, 14)


@columns(nak=kan(0, -14, 14), san=kan(-7, -7, 14), shi=kan(-7, -7, 14))
def test_d44_a_card_of_the_month_is_hatto_in_nakayoshi(game: str, totals: Totals) -> None:
    assert settle(makes(C, "aotan", fed_by=B if game == NAK else None), game=game) == totals


@columns(nak=kan(20, -20, 0), san=kan(24, -24, 0), shi=kan(20, -20, 0))
def test_d46_the_dearer_hatto_card_first(game: str, totals: Totals) -> None:
    assert settle(makes(A, "shiko", fed_by=B), game=game) == totals


@EVERYWHERE
def test_d48_half_of_a_yaku_by_hatto(game: str) -> None:
    assert failed(game, makes(C, "aotan", fed_by=B), sages(C)) == kan(0, -7, 7)


@columns(nak=kan(-14, 0, 14), san=(-84, -42, 126), shi=(-84, -42, 126))
def test_d50_the_sager_pays_not_the_offender(game: str, totals: Totals) -> None:
    assert settle(makes(A, "akatan"), sages(A), makes(C, "aotan", fed_by=B), game=game) == totals


@columns(nak=kan(0, -24, 24), san=kan(0, -40, 40), shi=kan(-12, -12, 24))
def test_d52_goko_by_hatto_is_not_shiko_too(game: str, totals: Totals) -> None:
    assert settle(makes(C, "goko", fed_by=None if game == SHI else B), game=game) == totals
    if game == SHI:
        with pytest.raises(IllegalFact, match="No hatto protects"):
            settle(makes(C, "goko", fed_by=B), game=game)


# ------------------------------------------------------------------------------ D-IV: 飛込み, 抜け, 吹き消し


@columns(nak=(74, -36, -38), san=(74, -48, -26), shi=(74, -48, -26))
def test_d54_tobikomi_by_hatto(game: str, totals: Totals) -> None:
    told = shows(A, "sanbon"), dives(A, 8, fed_by=None if game == NAK else B), points(90, 88, 86)
    assert settle(*told, game=game) == totals
    if game == NAK:
        with pytest.raises(IllegalFact, match="Tobikomi has no hatto here"):
            settle(shows(A, "sanbon"), dives(A, 8, fed_by=B), points(90, 88, 86), game=game)


@columns(nak=kan(-1, 11, -10), san=kan(-1, 11, -10), shi=kan(-3, 12, -9))
def test_d56_tobikomi_when_a_captured_yaku_ends_the_month(game: str, totals: Totals) -> None:
    assert settle(shows(A, "sanbon"), dives(A, 8), makes(B, "aotan"), game=game) == totals


def test_d56_tobikomi_without_extras_on_yaku_end() -> None:
    """C-08, the other reading: as in SHI."""
    told = shows(A, "sanbon"), dives(A, 8), makes(B, "aotan")
    assert settle(*told, game=NAK, extras_on_yaku_end="no") == kan(-3, 12, -9)


@columns(nak=(194, -96, -98), san=(242, -120, -122), shi=(194, -96, -98))
def test_d58_both_threes_dive(game: str, totals: Totals) -> None:
    told = shows(A, "futasanbon"), dives(A, 2), dives(A, 6), points(90, 88, 86)
    assert settle(*told, game=game) == totals


@EVERYWHERE
def test_d60_88_points_do_not_escape(game: str) -> None:
    assert settle(shows(A, "aka"), points(88, 89, 87), game=game) == (48, -23, -25)


@EVERYWHERE
def test_d62_sujuroku_blows_its_own_karasu_out(game: str) -> None:
    assert settle(shows(A, "karasu"), special(A, "sujuroku", 17), lights="A", game=game) == kan(56, -28, -28)


@EVERYWHERE
def test_d64_sohachi_blows_kuttsuki_out_and_keeps_the_deal(game: str) -> None:
    at = table(game=game)
    rows = tell(at, shows(C, "kuttsuki"), special(A, "sohachi", 88), lights="o")
    assert net(rows) == kan(80, -40, -40)
    assert at.state.books.next_dealer == A


@EVERYWHERE
def test_d66_card_points_in_a_grand_field(game: str) -> None:
    assert settle(points(100, 90, 74), lights="s", game=game) == (48, 8, -56)


@pytest.mark.parametrize(("told", "totals"), [((93, 91, 80), (6, 3, -9)), ((96, 83, 85), (9, -6, -3))])
def test_d68_menu_c_makes_odd_balances_even(told: Totals, totals: Totals) -> None:
    assert settle(points(*told), lights="A", multipliers="C") == totals


# ------------------------------------------------------------------------------ D-V: the auction (P1 is seat 0)


def auction(seats: int, *told: Fact) -> Totals:
    """A month of NAK with so many at the table."""
    return settle(*told, game=NAK, seats=seats)


def test_d70_two_fold_and_the_others_must_play() -> None:
    at = table(game=NAK, seats=5)
    rows = tell(at, *bids((0, "in"), (1, "out"), (2, "out")), points(100, 0, 0, 88, 76))
    assert net(rows, seats=5) == (42, -12, -18, 0, -12)
    assert net(rows, Reason.POT, seats=5) == (30, 0, 0, 0, 0)
    assert at.state.books.order[:3] == [0, 3, 4]
    # Those who had no choice may be told too.
    told = bids((0, "in"), (1, "out"), (2, "out"), (3, "in"), (4, "in"))
    assert auction(5, *told, points(100, 0, 0, 88, 76)) == (42, -12, -18, 0, -12)


def test_d72_the_pot_of_three_who_fold_goes_to_the_maker_of_a_yaku() -> None:
    told = bids((0, "out"), (1, "out"), (2, "out"))
    assert auction(6, *told, makes(4, "akatan")) == (-12, -18, -24, -84, 222, -84)


def test_d74_squeezed_with_akatan_and_a_bright() -> None:
    told = bids((0, "in"), (1, "in"), (2, "in"))
    at = table(game=NAK, seats=4)
    rows = tell(at, *told, squeezed(3, "akatan", cards="BFJs"), points(89, 88, 87, 0))
    assert net(rows, Reason.SQUEEZE, seats=4) == (-54, -54, -54, 162)


def test_d76_mizuten_and_nothing_for_the_squeezed() -> None:
    told = [unseen(0), *bids((1, "out"), (2, "in"), (3, "in")), squeezed(4)]
    assert auction(5, *told, points(95, 0, 85, 84, 0)) == (67, -24, -15, -16, -12)
    # A squeezed seat of which nothing is told held nothing.
    assert auction(5, *told[:-1], points(95, 0, 85, 84, 0)) == (67, -24, -15, -16, -12)


@pytest.mark.parametrize("told", [unseen(0), *bids((0, "in"), (0, "out")), squeezed(2)], ids=str)
def test_d78_three_at_the_table_have_no_auction(told: Fact) -> None:
    assert auction(3, points(95, 85, 84)) == (7, -3, -4)
    with pytest.raises(IllegalFact):
        auction(3, told, points(95, 85, 84))


# ------------------------------------------------------------------------------ D-VI: the end of the year


def test_d80_two_share_the_prize() -> None:
    """P2 and P4 make 赤短 six times each, of which the other pays their share."""
    at = table(game=NAK, seats=5, dealer=1)
    first = bids((1, "in"), (2, "out"), (3, "in"), (4, "out"))
    then = bids((3, "in"), (4, "out"), (0, "out"))
    for winner in (1, 1, 1, 1, 1, 1, 3):
        tell(at, *first, makes(winner, "akatan"))
    for _ in range(5):
        rows = tell(at, *then, makes(3, "akatan"))
    assert at.over
    assert net(rows, Reason.GIMMI, seats=5) == (0, 150, 0, 150, 0)
    # 6 x (168 + the pot of 30) - 6 x 84 - the 60 of the start = 624 before the prize.
    books = at.state.books
    assert [books.result[seat] for seat in (1, 3)] == [624 + 150, 624 + 150]
    assert sum(books.result[:5]) == 0
    assert books.winners == bit(1) | bit(3)


def shiragiku_after(*months: tuple[str, list[Fact]]) -> Table:
    """A match of SHI to its end: lights and facts of its first months, 89/88/87 and 87/88/89 in turn after them."""
    at = table(game=SHI)
    for lights, told in months:
        tell(at, *told, lights=lights)
    while not at.over:
        tell(at, points(89, 88, 87))
        tell(at, points(87, 88, 89))
    return at


def test_d82_fractions_of_a_kan_in_shiragiku() -> None:
    """90, -20 and -70 points won in two 大場 and brought home by ten months that cancel out."""
    books = shiragiku_after(("A", [points(110, 83, 71)]), ("A", [points(111, 83, 70)])).state.books
    assert books.month == 12
    # 150, 40 and -10 points, less 120: 30, -80 and -130 are 3, -7 and -11 kan; 3 + 15 from each.
    assert books.scores[:3] == [150 + 36 * KAN, 40 - 18 * KAN, -10 - 18 * KAN]
    assert books.result[:3] == [36 * KAN, -18 * KAN, -18 * KAN]
    assert books.winners == bit(A)


def test_d84_joint_winners_are_paid_in_full() -> None:
    """A and B have 204 points, 17 kan, C has -228: one 素十六 of A and one of B."""
    books = shiragiku_after(("", [special(A, "sujuroku", 16)]), ("", [special(B, "sujuroku", 16)])).state.books
    assert books.result[:3] == [22 * KAN, 22 * KAN, -44 * KAN]
    assert books.winners == bit(A) | bit(B)


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
        [shows(A, "sanbon", "tanichi"), dives(A, 2), escapes(A), points(118, 62, 84)],
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
