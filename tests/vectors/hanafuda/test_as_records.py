"""The worked examples at the table, D-I, D-II and D-VI: stacked decks, real plays, records put to the referee.

Players A, B, C are seats 0, 1, 2. `month.net` and `month.pays` leave the month stone out, as the worked examples do.
"""

import pytest

from hachiya.engine.ledger import BOARD
from hachiya.games.unit import KAN
from tests.vectors.hanafuda.rule_sets import EVERYWHERE, NAK, SAN, SHI, Totals, columns, kan
from tests.vectors.hanafuda.stacking import Match, around, play, seated
from tests.vectors.hanafuda.test_as_facts import HOLDINGS, SHEET, holdings

pytestmark = pytest.mark.no_cover  # others run what these run; measured, they take three times as long

# ------------------------------------------------------------------------------ D-I: hand yaku of A, 小場


def shown(game: str, hand: str, yaku: str, cards: str) -> Totals:
    """A shows this of their hand and is paid for it; the month is played to its end and the record judged."""
    match = Match(game=game)
    month = match.month(*around(hand), f"0 shows {yaku}: {cards}; ...")
    assert month.kind == "small"
    match.judged()
    return month.net_of("hand_yaku")


@EVERYWHERE
def test_d1_sanbon(game: str) -> None:
    assert shown(game, "AFdeflq", "sanbon", "def") == kan(4, -2, -2)


@EVERYWHERE
def test_d2_tatesanbon_of_three_iris(game: str) -> None:
    assert shown(game, "ERSTglr", "tatesanbon", "RST") == kan(6, -3, -3)


@EVERYWHERE
def test_d3_kuttsuki(game: str) -> None:
    assert shown(game, "FGMPQSo", "kuttsuki", "FGMPQS") == kan(8, -4, -4)


@EVERYWHERE
def test_d4_teshi(game: str) -> None:
    assert shown(game, "IJKLSUi", "teshi", "IJKL") == kan(12, -6, -6)


@EVERYWHERE
def test_d5_haneken_whose_wisteria_dives_in_sannin(game: str) -> None:
    """A takes all four wisterias; played out 87/89/88."""
    month = play(
        "NOPghop AHTVimv DGKQYde",
        "Xbnrtu",
        "qZEUscBRajIJMCkLlWSFf",
        """
        0 shows haneken: NOPghop
        0 oxr q; 1 VxX Zxb; 2 e E
        0 N U; 1 i sxu; 2 Y cxe
        0 PxN B; 1 T RxT; 2 Q axY
        0 hxi j; 1 AxB I; 2 KxI J
        0 pxq M; 1 mxn C; 2 DxC k
        0 OxM LxJ; 1 vxt lxk; 2 GxE WxU
        0 gxj SxQ; 1 H FxH; 2 d fxd
        """,
        game=game,
    )
    assert month.net_of("hand_yaku") == kan(14, -7, -7)
    dived = ["1>0 12 tobikomi tobikomi", "2>0 12 tobikomi tobikomi"]
    assert month.pays_for("tobikomi") == (dived if game == SAN else [])


@columns(nak=kan(16, -8, -8), san=kan(18, -9, -9), shi=kan(16, -8, -8))
def test_d6_ichinishi(game: str, totals: Totals) -> None:
    assert shown(game, "BEFcdef", "ichinishi", "BEFcdef") == totals


def test_d7_shiso_ends_the_year_in_sannin() -> None:
    match = Match()
    month = match.month(*around("ghijlmn"), "0 shows shiso: ghijlmn")
    assert month.net == kan(80, -40, -40)
    assert month.why == "four_three"
    assert month.end["next_dealer"] is None
    assert match.judged()["winners"] == [0]


@pytest.mark.parametrize("game", [NAK, SHI])
def test_d7_shiso_is_an_ordinary_hand(game: str) -> None:
    assert shown(game, "ghijlmn", "shiso", "ghijlmn") == kan(40, -20, -20)


@columns(nak=kan(12, -6, -6), san=kan(16, -8, -8), shi=kan(12, -6, -6))
def test_d8_futasanbon(game: str, totals: Totals) -> None:
    assert shown(game, "EFGVWXs", "futasanbon", "EFGVWX") == totals


@columns(nak=kan(14, -7, -7), san=kan(18, -9, -9), shi=kan(14, -7, -7))
def test_d9_sanbontatesanbon(game: str, totals: Totals) -> None:
    assert shown(game, "MNPghik", "sanbontatesanbon", "MNPghi") == totals


@columns(nak=kan(16, -8, -8), san=kan(20, -10, -10), shi=kan(16, -8, -8))
def test_d10_futatatesanbon(game: str, totals: Totals) -> None:
    assert shown(game, "Yabctuv", "futatatesanbon", "Yabtuv") == totals


@EVERYWHERE
def test_d11_aka_with_the_willow_ribbon_open(game: str) -> None:
    assert shown(game, "BDJOmpq", "aka", "DOmpq") == kan(4, -2, -2)


def test_d11_aka_may_hide_the_willow_ribbon_in_sannin() -> None:
    assert shown(SAN, "BDJOmpq", "aka", "DOmp") == kan(4, -2, -2)


@EVERYWHERE
def test_d12_tanichi(game: str) -> None:
    assert shown(game, "FKPWfor", "tanichi", "KPWfor") == kan(6, -3, -3)


@EVERYWHERE
def test_d13_toichi(game: str) -> None:
    assert shown(game, "CGHSdeq", "toichi", "CGHSeq") == kan(6, -3, -3)


@EVERYWHERE
def test_d14_pikaichi_never_escapes(game: str) -> None:
    """Played out with 98 points: no 抜け."""
    month = play(
        "OPTXins BGHQcmt AKNfjkp",
        "DJRbdh",
        "MCSqVEarWLYZoeguvUFlI",
        """
        0 shows pikaichi: OPTXin
        0 O MxO; 1 H CxD; 2 A SxR
        0 P q; 1 GxH V; 2 k E
        0 T axb; 1 cxd rxq; 2 p WxV
        0 s LxJ; 1 BxA Y; 2 NxP ZxY
        0 nxk oxp; 1 m e; 2 fxe gxh
        0 X uxs; 1 QxT v; 2 j UxX
        0 ixj FxE; 1 txv lxm; 2 K IxK
        """,
        game=game,
    )
    assert month.pays == [
        "1>0 4 card_points",
        "1>0 48 hand_yaku pikaichi",
        "2>0 48 hand_yaku pikaichi",
        "2>0 6 card_points",
    ]
    assert month.net == (96 + 10, -48 - 4, -48 - 6)


@EVERYWHERE
def test_d15_karasu(game: str) -> None:
    assert shown(game, "KTabfpt", "karasu", "KTabfpt") == kan(8, -4, -4)


@EVERYWHERE
def test_d16_aka_tatesanbon_hides_two_ribbons(game: str) -> None:
    assert shown(game, "FRSTlmp", "tatesanbon aka", "RSTmp") == kan(10, -5, -5)


@EVERYWHERE
def test_d17_pikaichi_teshi_lies_all_open(game: str) -> None:
    assert shown(game, "GKqstuv", "teshi pikaichi", "GKqstuv") == kan(20, -10, -10)


@EVERYWHERE
def test_d18_karasu(game: str) -> None:
    assert shown(game, "oCKLafm", "karasu", "CKLafmo") == kan(8, -4, -4)


def test_d18_karasu_or_pikaichi_in_sannin() -> None:
    assert shown(SAN, "oCKLafm", "pikaichi", "CKLafm") == kan(8, -4, -4)


@EVERYWHERE
def test_d19_tanichi(game: str) -> None:
    assert shown(game, "FqKLafm", "tanichi", "KLafmq") == kan(6, -3, -3)


def test_d19_tanichi_or_aka_in_sannin() -> None:
    assert shown(SAN, "FqKLafm", "aka", "KLafm") == kan(4, -2, -2)


@columns(nak=kan(22, -11, -11), san=kan(24, -12, -12), shi=kan(22, -11, -11))
def test_d20_toichi_ichinishi_is_named_by_sannin(game: str, totals: Totals) -> None:
    assert shown(game, "opqrEGK", "ichinishi toichi", "EGKopqr") == totals


def test_d21_karasu_shiso_ends_the_year_in_sannin() -> None:
    match = Match()
    month = match.month(*around("opqrtuv"), "0 shows shiso karasu: opqrtuv")
    assert month.net == kan(88, -44, -44)
    assert month.why == "four_three"
    assert month.end["next_dealer"] is None
    assert match.judged()["winners"] == [0]


@pytest.mark.parametrize("game", [NAK, SHI])
def test_d21_karasu_shiso_is_the_rarest_hand(game: str) -> None:
    assert shown(game, "opqrtuv", "shiso karasu", "opqrtuv") == kan(48, -24, -24)


@pytest.mark.parametrize("game", [NAK, SHI])
def test_d22_aka_of_ribbons_alone_exposes_none(game: str) -> None:
    assert shown(game, "BFJNRVZ", "aka", "") == kan(4, -2, -2)


@pytest.mark.parametrize("cards", ["BFJ", "NRZ", "FVZ"])
def test_d22_aka_of_ribbons_alone_exposes_three_of_ones_choice_in_sannin(cards: str) -> None:
    assert shown(SAN, "BFJNRVZ", "aka", cards) == kan(4, -2, -2)


@columns(nak=kan(12, -6, -6), san=kan(16, -8, -8), shi=kan(12, -6, -6))
def test_d23_futasanbon_alone(game: str, totals: Totals) -> None:
    assert shown(game, "Fdefpqr", "futasanbon", "defpqr") == totals


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
    match = Match({"multipliers": menu})
    deal = around("AFdeflq", "BKPWort", field="I")
    month = match.month(*deal, "0 shows sanbon: def; 1 shows tanichi: KPWort; ...")
    assert month.kind == "large"
    assert month.net_of("hand_yaku") == totals
    match.judged()


@EVERYWHERE
def test_d24_two_owners_in_a_large_field_everywhere(game: str) -> None:
    match = Match(game=game)
    deal = around("AFdeflq", "BKPWort", field="I")
    month = match.month(*deal, "0 shows sanbon: def; 1 shows tanichi: KPWort; ...")
    assert month.kind == "large"
    assert month.net_of("hand_yaku") == kan(2, 8, -10)
    match.judged()


def kinds(game: str, *lights: str) -> list[str]:
    """What the months of a year count whose dealt fields hold these lights."""
    match = Match({}, game=game)
    found = [match.month(*around(field=field), "...").kind for field in lights]
    match.judged()
    return found


@pytest.mark.parametrize(
    ("game", "rest"),
    [(NAK, ["large", "large", "small"]), (SAN, ["small"] * 3), (SHI, ["small"] * 3)],
)
def test_d26_fields_of_seven_months(game: str, rest: list[str]) -> None:
    found = kinds(game, "AI", "", "Aos", "c", "", "", "")
    assert found == ["large", "large", "grand", "grand", *rest]


@pytest.mark.parametrize(("game", "second"), [(NAK, "large"), (SAN, "small"), (SHI, "small")])
def test_d28_a_large_bright_beside_a_grand_one(game: str, second: str) -> None:
    assert kinds(game, "As", "") == ["grand", second]


@pytest.mark.parametrize(("game", "fourth"), [(NAK, "grand"), (SAN, "small"), (SHI, "small")])
def test_d30_grand_brights_twice(game: str, fourth: str) -> None:
    assert kinds(game, "os", "os", "AI", "") == ["grand", "grand", "grand", fourth]


# ------------------------------------------------------------------------------ D-VI: the end of the year


def test_d80_two_share_the_prize() -> None:
    """Five at the table; P2 and P4 make 赤短 six times each, of which the other pays their share."""
    match = Match({}, dealer=1, game=NAK, seats=5)
    for _ in range(6):
        match.won_by(1, "1 in; 2 out; 3 in; 4 out; 0 in forced")
    month = match.won_by(3, "1 in; 2 out; 3 in; 4 out; 0 in forced")
    assert month.pays == [
        "0>3 84 captured_yaku akatan",
        "1>3 84 captured_yaku akatan",
        "2>pot 12 fold",
        "4>pot 18 fold",
        "pot>3 30 pot",
    ]
    for _ in range(5):
        match.won_by(3, "3 in; 4 out; 0 out; 1 in forced; 2 in forced")
    end = match.judged()
    # 6 x (168 + the pot of 30) - 6 x 84 - the 60 of the start.
    assert end["totals"] == [
        -60 - 7 * 84 - 5 * 18,
        624,
        -60 - 7 * 12 - 5 * 84,
        624,
        -60 - 7 * 18 - 5 * 12,
    ]
    assert match.final_payments == ["bank>1 150 gimmi", "bank>3 150 gimmi"]
    assert end["result"][1] == end["result"][3] == 624 + 150
    assert end["winners"] == [1, 3]


LARGE_133_78_53 = (
    "ALNcfkr CGRdoqt EMSVXbs",
    "DIOilp",
    "KJWgHFuvhQjePaUTmnYBZ",
    """
    0 c KxI; 1 CxD J; 2 b W
    0 LxJ gxi; 1 oxp H; 2 s FxH
    0 NxO uxs; 1 R v; 2 M h
    0 fxc QxR; 1 q jxh; 2 VxW e
    0 kxl PxM; 1 G axb; 2 ExG U
    0 rxq T; 1 dxe m; 2 SxT nxm
    0 A Y; 1 txv BxA; 2 XxU ZxY
    """,
)
"""大場; played out 133/78/53 if A deals: +90, -20, -70 points."""
SMALL_89_88_87 = (
    "RYbelmr AFNPVfp CDOShkn",
    "BKadgi",
    "WEGIvHcZqXJMoLUtsTjQu",
    """
    0 bxa W; 1 VxW E; 2 O GxE
    0 R IxK; 1 p v; 2 n H
    0 exd c; 1 fxc Z; 2 CxB qxp
    0 r X; 1 NxO J; 2 D M
    0 lxn oxr; 1 AxD LxJ; 2 SxR UxX
    0 m txv; 1 PxM s; 2 kxm T
    0 YxZ jxg; 1 FxH QxT; 2 hxi uxs
    """,
)
SMALL_87_88_89 = (
    "BJMWZjr AIRSilq KLXdksu",
    "GNTUan",
    "fgoFCDPvthbYpVHmEecQO",
    """
    0 WxU f; 1 q g; 2 dxf oxq
    0 J FxG; 1 RxT C; 2 KxJ DxC
    0 B PxN; 1 lxn v; 2 X txv
    0 r hxg; 1 i bxa; 2 L Y
    0 M pxr; 1 AxB VxX; 2 u H
    0 ZxY m; 1 IxL ExH; 2 sxu e
    0 jxi cxe; 1 S QxS; 2 kxm OxM
    """,
)
SUJUROKU = (
    "SWahiqs IMVYZcd AFLjopt",
    "BJOTbk",
    "nUvQNuRmEXfrGClKgHDeP",
    """
    0 axb nxk; 1 IxJ U; 2 AxB v
    0 sxv QxT; 1 Y NxO; 2 p u
    0 S RxS; 1 c m; 2 txu E
    0 qxp XxU; 1 M fxc; 2 L r
    0 i GxE; 1 d C; 2 oxr lxm
    0 hxi KxL; 1 V g; 2 jxg H
    0 WxV DxC; 1 ZxY exd; 2 FxH PxM
    """,
)
"""A makes 素十六 of sixteen if they deal."""


def test_d82_fractions_of_a_kan_in_shiragiku() -> None:
    """Nine months that cancel out, a 大場 of 133/78/53, and 89/88/87 against 87/88/89."""
    match = Match({}, game=SHI)
    assert match.month(*seated(LARGE_133_78_53, 0)).net == (90, -20, -70)
    assert match.month(*seated(SMALL_89_88_87, 0)).net == (1, 0, -1)
    assert match.month(*seated(SMALL_87_88_89, 0)).net == (-1, 0, 1)
    for winner in (0, 1, 2) * 3:
        match.won_by(winner)
    end = match.judged()
    assert end["totals"] == [150, 40, -10]
    # Less 120: 30, -80 and -130 points are 3, -7 and -11 kan; 3 + 15 from each.
    assert end["result"] == [36 * KAN, -18 * KAN, -18 * KAN]
    assert end["winners"] == [0]
    assert match.final_payments == ["1>0 216 gimmi", "2>0 216 gimmi"]


def test_d84_joint_winners_are_paid_in_full() -> None:
    """A and B make 素十六 once each; the other months cancel out: 204, 204 and -228 points."""
    match = Match({}, game=SHI)
    assert match.month(*seated(SUJUROKU, 0)).net == kan(24, -12, -12)
    match.won_by(1)
    assert match.month(*seated(SUJUROKU, 1)).net == kan(-12, 24, -12)
    for winner in (2, 0, 1, 2, 0):
        match.won_by(winner)
    for dealer in (0, 2):
        match.month(*seated(SMALL_89_88_87, dealer))
        match.month(*seated(SMALL_87_88_89, dealer))
    end = match.judged()
    assert end["totals"] == [204, 204, -228]
    # 17 - 10 = 7 kan for both; C pays 7 + 15 = 22 to each.
    assert end["result"] == [22 * KAN, 22 * KAN, -44 * KAN]
    assert end["winners"] == [0, 1]


def test_d86_the_one_year_sheet() -> None:
    """The sheet of SAN 記入式 as a record typed from what was said: `tally` lines (the referee reads only cards)."""
    match = Match()
    points = [0, 0, 0]
    for lights, kind, facts, _, debtor, cumulative in SHEET:
        month = match.tally(lights, *facts)
        assert month.only("tally")[0]["kind"] == kind.name.lower()
        points = [total + won for total, won in zip(points, month.net, strict=True)]
        assert tuple(points) == cumulative
        assert month.winner == debtor
    end = match.replayed()
    assert end["totals"] == [285 - 5, 614 - 3, -899 - 4]
    assert end["result"] == [13 * KAN, 71 * KAN, -84 * KAN]
    assert end["winners"] == [1]
    assert {"e": "pay", "from": "board", "to": 2, "points": 12}.items() <= match.record[-2].items()


BEFORE_D88 = [
    ("DHMPdpq GKOSUVY JQTcimr", "BCXgst", "LvNAIuEkhoafbneFjWRZl"),
    ("RXegijr DEFJSTt CGKYZan", "AOloqv", "IuBUPfsVbpmkdWLHcMQhN"),
    ("CDGaklv AJUXehm EKOTWiu", "LNjpqt", "dZSrgPQnVYcsRIofBMFbH"),
    ("NUWapqv BFRSjln MYZfghi", "DHITmr", "dVPKosLuOkbCGEJteQcAX"),
]
"""Four months, everyone making their first choice, to 100 kan, 250 kan and 219 kan 8; C deals the fifth."""


def test_d88_tanichi_shiso_ends_the_year_in_month_5() -> None:
    match = Match()
    for hands, field, stock in BEFORE_D88:
        match.month(hands.split(), field, stock, "...")
    assert holdings(match.table) == [100 * KAN, 250 * KAN, 219 * KAN + 8]
    assert match.table.state.books.scores[BOARD] == 4
    deal = around("FGHopqr", "ABCEMSW")
    month = match.month(*deal, "0 shows shiso tanichi: FGHopqr; 1 shows sanbon: ABC")
    assert month.pays == [
        "0>1 24 hand_yaku sanbon",
        "1>0 516 hand_yaku shiso tanichi",
        "2>0 516 hand_yaku shiso tanichi",
        "2>1 24 hand_yaku sanbon",
    ]
    assert month.net == kan(86 - 2, -43 + 4, -43 - 2)
    end = match.judged()
    assert [HOLDINGS + total for total in end["totals"]] == [2208, 2532, 2096]
    assert holdings(match.table)[0] == 2212
    assert end["result"] == [14 * KAN, 11 * KAN, -25 * KAN]
    assert end["winners"] == [0]


YEAR_OF_D90 = [
    ("CGNUXem DIPSZgs FLTchir", "Bklouv", "JaEYqtnbjdKpAHWQOfRVM"),
    ("MWYgnsu EFJQjkt DOSemqv", "HNPRZc", "IdalGXfUrTBLpVbhCAiKo"),
    ("CGHZkov EIfimrs FNVWXab", "Kceglq", "DOpjnSUhYTuAQJdRBMLtP"),
    ("BCHUYfm AEFGXio NSZdjkv", "DMQgru", "bpJnlsheRcLTWqIPVKOta"),
    ("BCQZisu HMNOSVc JKXdfgv", "APWYlr", "FRkDIpejhGoUTatLmqEnb"),
    ("AHPRSXh DGMmqsu LOTYZjv", "Qbdeil", "CKontNErVgBWfcakFJIpU"),
    ("SVYciju GKTUmpr HLOhlot", "ACPbfg", "ZaqBsRdnEvWFXQeINkJMD"),
    ("OQTZafg AILMWkm BCEVdes", "DJbcjt", "FGiKPnlqXNYhRUSrvouHp"),
    ("BGHLXao CEPWZbm FNRVlnr", "JKOdfq", "AtIcYpTiQukMghUSvjDse"),
    ("MRTUotu IJNOPaj EGXbnrv", "CHdilq", "ZmpYQKhSkDWALBeFgsfcV"),
    ("CDKOcde EJQRUkr AFNWnsv", "IXYiqu", "PBlhZftTMmbgVHSoLGpja"),
    ("ABJYmrs QSXbgqv HMPRchn", "CIdfij", "TZtKFpNGkVuoEaDWlUOLe"),
]
"""Twelve months, everyone making their first choice, to 231 kan 5, 205 kan 7 and 133 kan with the board."""


def test_d90_the_winner_balances_the_others() -> None:
    match = Match()
    for hands, field, stock in YEAR_OF_D90:
        match.month(hands.split(), field, stock, "...")
    assert holdings(match.table) == [231 * KAN + 5, 205 * KAN + 7, 133 * KAN]
    end = match.judged()
    assert end["result"] == [62 * KAN, 5 * KAN, -67 * KAN]
    assert end["winners"] == [0]
