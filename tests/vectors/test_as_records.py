"""VECTORS.md at the table: stacked decks, real plays, every payment, each record replayed and put to the referee.

Players A, B, C are seats 0, 1, 2. `month.net` and `month.pays` leave the month stone out, as VECTORS.md does.
"""

import pytest

from hachiya.engine.ledger import BOARD
from hachiya.games.hachihachi.state import KAN
from tests.vectors.stacking import Match, Totals, around, kan, play
from tests.vectors.test_as_facts import HOLDINGS, SHEET, holdings

# ------------------------------------------------------------------------------ D-I: hand yaku of A, 小場


def shown(hand: str, yaku: str, cards: str) -> Totals:
    """A shows this of his hand and is paid for it; the month is played to its end and the record judged."""
    match = Match()
    month = match.month(*around(hand), f"0 shows {yaku}: {cards}; ...")
    assert month.kind == "small"
    match.judged()
    return month.net_of("hand_yaku")


def test_d1_sanbon() -> None:
    assert shown("AFdeflq", "sanbon", "def") == kan(4, -2, -2)


def test_d2_tatesanbon_of_three_iris() -> None:
    assert shown("ERSTglr", "tatesanbon", "RST") == kan(6, -3, -3)


def test_d3_kuttsuki() -> None:
    assert shown("FGMPQSo", "kuttsuki", "FGMPQS") == kan(8, -4, -4)


def test_d4_teshi() -> None:
    assert shown("IJKLSUi", "teshi", "IJKL") == kan(12, -6, -6)


def test_d5_haneken_whose_wisteria_dives() -> None:
    """SAN: the three of はねけん may dive."""
    month = play(
        "NOPghop FHKRerv GISWZaf",
        "CLMbmt",
        "UVlXAiqYkEjnuDTBdQJsc",
        """
        0 shows haneken: NOPghop
        0 NxM U; 1 e VxU; 2 W lxm
        0 O XxW; 1 KxL AxC; 2 Zxb i
        0 PxO q; ...
        """,
    )
    assert month.net_of("hand_yaku") == kan(14, -7, -7)
    assert month.pays_for("tobikomi") == ["1>0 12 tobikomi tobikomi", "2>0 12 tobikomi tobikomi"]


def test_d6_ichinishi() -> None:
    assert shown("BEFcdef", "ichinishi", "BEFcdef") == kan(18, -9, -9)


def test_d7_shiso_ends_the_year() -> None:
    match = Match()
    month = match.month(*around("ghijlmn"), "0 shows shiso: ghijlmn")
    assert month.net == kan(80, -40, -40)
    assert month.why == "four_three"
    assert month.end["next_dealer"] is None
    assert match.judged()["winners"] == [0]


def test_d8_futasanbon() -> None:
    assert shown("EFGVWXs", "futasanbon", "EFGVWX") == kan(16, -8, -8)


def test_d9_sanbontatesanbon() -> None:
    assert shown("MNPghik", "sanbontatesanbon", "MNPghi") == kan(18, -9, -9)


def test_d10_futatatesanbon() -> None:
    assert shown("Yabctuv", "futatatesanbon", "Yabtuv") == kan(20, -10, -10)


def test_d11_aka_may_hide_the_willow_ribbon() -> None:
    assert shown("BDJOmpq", "aka", "DOmp") == kan(4, -2, -2)
    assert shown("BDJOmpq", "aka", "DOmpq") == kan(4, -2, -2)


def test_d12_tanichi() -> None:
    assert shown("FKPWfor", "tanichi", "KPWfor") == kan(6, -3, -3)


def test_d13_toichi() -> None:
    assert shown("CGHSdeq", "toichi", "CGHSeq") == kan(6, -3, -3)


def test_d14_pikaichi_never_escapes() -> None:
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
    )
    assert month.pays == [
        "1>0 4 card_points",
        "1>0 48 hand_yaku pikaichi",
        "2>0 48 hand_yaku pikaichi",
        "2>0 6 card_points",
    ]
    assert month.net == (96 + 10, -48 - 4, -48 - 6)


def test_d15_karasu() -> None:
    assert shown("KTabfpt", "karasu", "KTabfpt") == kan(8, -4, -4)


def test_d16_aka_tatesanbon_hides_two_ribbons() -> None:
    assert shown("FRSTlmp", "tatesanbon aka", "RSTmp") == kan(10, -5, -5)


def test_d17_pikaichi_teshi_lies_all_open() -> None:
    assert shown("GKqstuv", "teshi pikaichi", "GKqstuv") == kan(20, -10, -10)


def test_d18_karasu_or_pikaichi() -> None:
    assert shown("oCKLafm", "karasu", "CKLafmo") == kan(8, -4, -4)
    assert shown("oCKLafm", "pikaichi", "CKLafm") == kan(8, -4, -4)


def test_d19_tanichi_or_aka() -> None:
    assert shown("FqKLafm", "tanichi", "KLafmq") == kan(6, -3, -3)
    assert shown("FqKLafm", "aka", "KLafm") == kan(4, -2, -2)


def test_d20_toichi_ichinishi_is_named_by_the_source() -> None:
    assert shown("opqrEGK", "ichinishi toichi", "EGKopqr") == kan(24, -12, -12)


def test_d21_karasu_shiso_is_the_rarest_hand() -> None:
    match = Match()
    month = match.month(*around("opqrtuv"), "0 shows shiso karasu: opqrtuv")
    assert month.net == kan(88, -44, -44)
    assert month.why == "four_three"
    assert month.end["next_dealer"] is None
    assert match.judged()["winners"] == [0]


def test_d22_aka_of_ribbons_alone_exposes_three_of_ones_choice() -> None:
    assert shown("BFJNRVZ", "aka", "BFJ") == kan(4, -2, -2)
    assert shown("BFJNRVZ", "aka", "NRZ") == kan(4, -2, -2)
    assert shown("BFJNRVZ", "aka", "FVZ") == kan(4, -2, -2)


def test_d23_futasanbon_alone() -> None:
    assert shown("Fdefpqr", "futasanbon", "defpqr") == kan(16, -8, -8)


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


def kinds(*lights: str) -> list[str]:
    """What the months of a year count whose dealt fields hold these lights."""
    match = Match()
    found = [match.month(*around(field=field), "...").kind for field in lights]
    match.judged()
    return found


def test_d26_fields_of_seven_months() -> None:
    found = kinds("AI", "", "Aos", "c", "", "", "")
    assert found == ["large", "large", "grand", "grand", "small", "small", "small"]


def test_d28_a_large_light_beside_a_grand_one_carries_nothing() -> None:
    assert kinds("As", "") == ["grand", "small"]


def test_d30_grand_carried_twice_swallows_two_large_lights() -> None:
    assert kinds("os", "os", "AI", "") == ["grand", "grand", "grand", "small"]


# ------------------------------------------------------------------------------ D-III and D-IV: play


def test_d32_akatan_in_a_large_field() -> None:
    """大場: A 赤短, stops."""
    month = play(
        "CGIKMgk QTfjrsv ALNWaim",
        "BFJRcn",
        "bZpdSYuoUHXlqEVDhtPOe",
        """
        0 CxB b; 1 j Zxb; 2 a p
        0 GxF dxc; 1 v SxR; 2 A Yxa
        0 KxJ uxv; 0 stop
        """,
    )
    assert month.kind == "large"
    assert month.pays == [
        "1>0 168 captured_yaku akatan",
        "2>0 168 captured_yaku akatan",
    ]
    assert month.net == kan(28, -14, -14)


def test_d34_eight_ribbons_and_aotan_in_one_turn() -> None:
    """Six ribbons (6R 9R and 11R among them); the seventh from the hand, 10R from the stock in the same turn."""
    month = play(
        "FOWafjn AGQbdko EKcgmtv",
        "NRVZhq",
        "iBCSPDrpUlJXuseYLIHTM",
        """
        0 WxV ixh; 1 A BxA; 2 v C
        0 OxN SxR; 1 d P; 2 g DxC
        0 axZ rxq; 1 G p; 2 m U
        0 FxG lxm; 0 stop
        """,
    )
    assert month.pays == [
        "1>0 216 captured_yaku nanatan aotan",
        "2>0 216 captured_yaku nanatan aotan",
    ]
    assert month.net == kan(36, -18, -18)


def test_d36_shiko_grown_to_goko() -> None:
    """A 四光, 下げ, takes 11L and stops: 五光, whole, in place of 四光."""
    month = play(
        "AHILcou SVXgkrv BUYijmn",
        "CEKNet",
        "sWbPMOaTflqhGFZDpQRdJ",
        """
        0 AxC sxt; 1 k W; 2 Y bxY
        0 IxK PxN; 1 S M; 2 mxk OxM
        0 cxe a; 0 sage; 1 r TxS; 2 B f
        0 oxr l; 0 stop
        """,
    )
    assert month.pays == [
        "1>0 240 captured_yaku goko",
        "2>0 240 captured_yaku goko",
    ]
    assert month.net == kan(40, -20, -20)


def test_d38_another_completes_after_a_sage() -> None:
    """A 赤短, 下げ; then B completes 青短."""
    month = play(
        "CGKNSat AHWZgim LPUjkqu",
        "BFJVhl",
        "oRbdeXQrpDnvIfEcTMOYs",
        """
        0 CxB o; 1 WxV R; 2 u b
        0 GxF d; 1 ixh exd; 2 P X
        0 KxJ QxR; 0 sage; 1 mxl rxo; 1 stop forced
        """,
    )
    assert month.pays == [
        "0>1 84 captured_yaku aotan",
        "0>1 84 captured_yaku aotan for 2 liable sage",
        "1>0 42 sage_half akatan",
        "2>0 42 sage_half akatan",
    ]
    assert month.net == (-84, 126, -42)


def test_d40_hatto() -> None:
    """C holds 6R 9R; B, with more cards in hand, plays 10R to the field; C takes it and stops."""
    month = play(
        "GQTXeqr IOPbjlo HRWgimu",
        "CLVdht",
        "NfJUAYpFKvZEcsMDaBnkS",
        """
        0 Q N; 1 IxL fxd; 2 WxV J
        0 q U; 1 OxN AxC; 2 ixh Y
        0 e pxq; 1 l F; 2 mxl KxJ; 2 stop
        """,
    )
    assert month.pays == [
        "1>2 84 captured_yaku aotan",
        "1>2 84 captured_yaku aotan for 0 liable hatto",
    ]
    assert month.net == kan(0, -14, 14)


def test_d42_a_turned_card_is_never_hatto() -> None:
    """As before, but 10R comes from B's stock card."""
    month = play(
        "GQTXeqr FIOPbjo HRWgimu",
        "CLVdht",
        "NfJUAYplKvZEcsMDaBnkS",
        """
        0 Q N; 1 IxL fxd; 2 WxV J
        0 q U; 1 OxN AxC; 2 ixh Y
        0 e pxq; 1 F l; 2 mxl KxJ; 2 stop
        """,
    )
    assert month.pays == [
        "0>2 84 captured_yaku aotan",
        "1>2 84 captured_yaku aotan",
    ]
    assert month.net == kan(-7, -7, 14)


def test_d44_shadow_card_is_not_kimarifuda() -> None:
    """C holds 6R 9R in his pile and 10R in hand; B plays 10K, C takes it with 10R: no 法度.

    VECTORS.md says that of October only 10T has been taken. Cards are taken in twos or fours of a month, so that cannot
    come about; here none has been taken (10T and the other 10K are in a hand or the stock).
    """
    month = play(
        "GQTXeqr IOPcjno HRWgilu",
        "CLVZht",
        "NfJUAYpFKvaEdsMDbBmkS",
        """
        0 Q N; 1 IxL f; 2 WxV J
        0 q U; 1 OxN AxC; 2 ixh YxZ
        0 exf pxq; 1 n F; 2 lxn KxJ; 2 stop
        """,
    )
    assert month.pays == [
        "0>2 84 captured_yaku aotan",
        "1>2 84 captured_yaku aotan",
    ]
    assert month.net == kan(-7, -7, 14)


def test_d44_shadow_card_of_a_kimarifuda_is_hatto() -> None:
    """The other side of D44: 10T and a 10K have been taken, 10R and the last 10K must meet (A8, C-49)."""
    month = play(
        "FHJPXkr RTYcenu GKWails",
        "CLVZhm",
        "QIfqNAvdpUjEgotDSBbOM",
        """
        0 kxm Q; 1 e IxL; 2 WxV fxe
        0 J q; 1 TxQ N; 2 ixh AxC
        0 X v; 1 n d; 2 lxn pxq; 2 stop
        """,
    )
    assert month.pays == [
        "1>2 84 captured_yaku aotan",
        "1>2 84 captured_yaku aotan for 0 liable hatto",
    ]
    assert month.net == kan(0, -14, 14)


def test_d46_the_dearer_hatto_card_first() -> None:
    """B's last two cards: 10R (青短 for C) and 12L (四光 for A). He plays 12L first."""
    month = play(
        "AFIOcgt DSXlnqs HQWikor",
        "CKPVeh",
        "ETmYaZbUGMLjpfRJdNvBu",
        """
        1 S E; 2 WxV TxS; 0 AxC m
        1 q Y; 2 ixh axY; 0 IxK Z
        1 nxm bxZ; 2 HxE U; 0 cxe G
        1 D MxP; 2 rxq L; 0 O j
        1 XxU p; 2 Q f; 0 gxj RxQ
        1 s JxL; 2 k dxf; 0 txs NxO; 0 stop
        """,
        dealer=1,
    )
    assert month.pays == [
        "1>0 144 captured_yaku shiko",
        "1>0 144 captured_yaku shiko for 2 liable hatto",
    ]
    assert month.net == kan(24, -24, 0)


def test_d48_half_of_a_yaku_by_hatto() -> None:
    """C completes 青短 by B's 法度, 下げ, gets nothing more: forced to cancel on his last card."""
    month = play(
        "Qeknqru GIObclv DWgimos",
        "CLVdht",
        "NfJUAYpFKTajRMZXBESPH",
        """
        0 Q N; 1 IxL fxd; 2 WxV J
        0 q U; 1 OxN AxC; 2 ixh Y
        0 e pxq; 1 l F; 2 mxl KxJ; 2 sage
        0 r TxQ; 1 GxF axY; 2 oxr j
        0 uxt R; 1 b M; 2 gxj Zxb
        0 k XxU; 1 v B; 2 sxv E
        0 nxk SxR; 1 cxe PxM; 2 DxB HxE; 2 cancel forced
        """,
    )
    assert month.why == "cancel"
    assert month.pays == [
        "1>2 42 sage_half aotan",
        "1>2 42 sage_half aotan for 0 liable hatto",
    ]
    assert month.net == kan(0, -7, 7)


def test_d50_the_sager_pays_not_the_offender() -> None:
    """A has 下げ of 赤短; C completes 青短 with a 法度 card of B."""
    month = play(
        "ACGKTaj HLPRlnv UWYcimr",
        "BFJVhu",
        "odfpXQtNbDsekqOEIgZMS",
        """
        0 CxB o; 1 R d; 2 WxV fxd
        0 GxF pxo; 1 P X; 2 ixh QxR
        0 KxJ txu; 0 sage; 1 l NxP; 2 mxl b; 2 stop forced
        """,
    )
    assert month.pays == [
        "0>2 84 captured_yaku aotan",
        "0>2 84 captured_yaku aotan for 1 liable sage",
        "1>0 42 sage_half akatan",
        "2>0 42 sage_half akatan",
    ]
    assert month.net == (-84, -42, 126)


def test_d52_goko_by_hatto_is_not_shiko_too() -> None:
    """C has 1L 3L 8L 11L; B throws 12L."""
    month = play(
        "BLUXlmu OQainqs AIZcfot",
        "CEKNer",
        "YhRPgVbHMJSkdWjGTFDvp",
        """
        0 m Y; 1 axY h; 2 AxC R
        0 U PxN; 1 QxR gxh; 2 IxK VxU
        0 B b; 1 nxm HxE; 2 cxe M
        0 X J; 1 i S; 2 oxr k
        0 lxk d; 1 s WxX; 2 txs jxi; 2 stop
        """,
    )
    assert month.pays == [
        "1>2 240 captured_yaku goko",
        "1>2 240 captured_yaku goko for 0 liable hatto",
    ]
    assert month.net == kan(0, -40, 40)


def test_d54_tobikomi_by_hatto() -> None:
    """A 三本; B throws the fourth while A still holds all three; played out 90/88/86."""
    month = play(
        "Ghijmpu LMQRbgs EHZcefq",
        "KOTart",
        "IPCXVFWoBYJvdnlDUANSk",
        """
        0 shows sanbon: hij
        0 m IxK; 1 g PxO; 2 e C
        0 ixg X; 1 L VxX; 2 H FxH
        0 j W; 1 bxa oxr; 2 q BxC
        0 hxj Y; 1 QxT JxL; 2 ZxY vxt
        0 pxq dxe; 1 M nxm; 2 f l
        0 u D; 1 sxu UxW; 2 E AxD
        0 GxE NxM; 1 R SxR; 2 cxf kxl
        """,
    )
    assert month.pays == [
        "1>0 12 tobikomi tobikomi",
        "1>0 12 tobikomi tobikomi for 2 liable hatto",
        "1>0 24 hand_yaku sanbon",
        "2>0 2 card_points",
        "2>0 24 hand_yaku sanbon",
    ]
    assert month.net == (74, -48, -26)


def test_d56_tobikomi_stays_when_a_captured_yaku_ends_the_month() -> None:
    """A 三本, 飛込み done; later B makes 青短 and stops."""
    month = play(
        "AEGHSbc IKWfikm NUXYjsu",
        "CFVhlt",
        "pTaMRoOvBrdgnPDJeZLQq",
        """
        0 shows sanbon: EGH
        0 GxF p; 1 WxV T; 2 X a
        0 E M; 1 ixh RxT; 2 NxM oxp
        0 HxE O; 1 mxl vxt; 1 stop
        """,
    )
    assert month.pays == [
        "0>1 84 captured_yaku aotan",
        "1>0 12 tobikomi tobikomi",
        "1>0 24 hand_yaku sanbon",
        "2>0 12 tobikomi tobikomi",
        "2>0 24 hand_yaku sanbon",
        "2>1 84 captured_yaku aotan",
    ]
    assert month.net == kan(-1, 11, -10)


def test_d58_both_threes_dive() -> None:
    """A 二三本, both months completed; played out 90/88/86."""
    month = play(
        "EFGVWXs CJYcfin BLNTbju",
        "HMUamr",
        "gkKSPQIdDtZvOpRleAohq",
        """
        0 shows futasanbon: EFGVWX
        0 GxH g; 1 f kxm; 2 u K
        0 WxU S; 1 C PxM; 2 N QxS
        0 E IxK; 1 Yxa dxf; 2 jxg DxC
        0 FxE txu; 1 i Z; 2 bxZ v
        0 V OxN; 1 n pxr; 2 L R
        0 XxV lxn; 1 JxL e; 2 TxR A
        0 sxv o; 1 cxe hxi; 2 BxA qxo
        """,
    )
    assert month.pays == [
        "1>0 12 tobikomi tobikomi",
        "1>0 12 tobikomi tobikomi",
        "1>0 96 hand_yaku futasanbon",
        "2>0 12 tobikomi tobikomi",
        "2>0 12 tobikomi tobikomi",
        "2>0 2 card_points",
        "2>0 96 hand_yaku futasanbon",
    ]
    assert month.net == (242, -120, -122)


def test_d60_88_points_do_not_escape() -> None:
    """A 赤; played out 88/89/87."""
    month = play(
        "BDJOmpq CFKQafn ANSdegs",
        "MTUYhv",
        "kLZPIRHbtocrEXViWulGj",
        """
        0 shows aka: DOmp
        0 p k; 1 C L; 2 AxC ZxY
        0 mxk PxM; 1 F IxL; 2 N RxT
        0 D HxF; 1 a bxa; 2 e txv
        0 J oxp; 1 KxJ cxe; 2 S r
        0 qxr E; 1 f XxU; 2 dxf V
        0 BxD ixh; 1 n WxV; 2 g u
        0 OxN lxn; 1 QxS GxE; 2 sxu jxg
        """,
    )
    assert month.pays == [
        "1>0 24 hand_yaku aka",
        "2>0 24 hand_yaku aka",
        "2>1 1 card_points",
    ]
    assert month.net == (48, -23, -25)


def test_d62_sujuroku_blows_its_own_karasu_out() -> None:
    """大場: A 空素 (4), ends with 17 kasu, willows included."""
    month = play(
        "KTabfpt DFUYcqr LNQVXZo",
        "AMRdlv",
        "CWsmnkgSIBHjGiePJEuOh",
        """
        0 shows karasu: KTabfpt
        0 txv CxA; 1 q W; 2 Z s
        0 fxd mxl; 1 YxZ n; 2 QxR kxn
        0 pxq g; 1 D S; 2 XxW I
        0 TxS BxD; 1 c H; 2 o jxg
        0 KxI GxH; 1 rxo i; 2 V exc
        0 b PxM; 1 F J; 2 LxJ ExF
        0 axb uxs; 1 UxV O; 2 NxO hxi
        """,
    )
    assert month.why == "special"
    assert month.pays == [
        "0>1 96 refund karasu",
        "0>2 96 refund karasu",
        "1>0 336 special sujuroku",
        "1>0 96 hand_yaku karasu",
        "2>0 336 special sujuroku",
        "2>0 96 hand_yaku karasu",
    ]
    assert month.net == kan(56, -28, -28)


def test_d64_sohachi_blows_kuttsuki_out_and_keeps_the_deal() -> None:
    """絶場: 88/88/88, A is 胴; C had 喰付."""
    month = play(
        "EJRbdpr ABCIaeg FGMPQSo",
        "DKOlqs",
        "ZumHifVXLNkWUhnjtTcvY",
        """
        2 shows kuttsuki: FGMPQS
        0 JxK Z; 1 g uxs; 2 MxO mxl
        0 E HxE; 1 e ixg; 2 F fxe
        0 rxq V; 1 BxD XxV; 2 P L
        0 p NxP; 1 C k; 2 Q W
        0 d UxW; 1 AxC h; 2 SxQ nxk
        0 bxZ jxh; 1 a t; 2 GxF T
        0 RxT cxd; 1 IxL vxt; 2 oxp Yxa
        """,
    )
    assert month.winner == 0
    assert month.pays == [
        "0>2 192 hand_yaku kuttsuki",
        "1>0 480 special sohachi",
        "1>2 192 hand_yaku kuttsuki",
        "2>0 192 refund kuttsuki",
        "2>0 480 special sohachi",
        "2>1 192 refund kuttsuki",
    ]
    assert month.net == kan(80, -40, -40)


def test_d66_card_points_in_a_grand_field() -> None:
    """絶場: played out 100/90/74, nothing else."""
    month = play(
        "DNOkqrt ACHahip KPRWZef",
        "JQVYns",
        "gBcjIdLMTGluvbEFXmSoU",
        """
        0 txs g; 1 H B; 2 P c
        0 NxP jxg; 1 p IxJ; 2 exc d
        0 DxB L; 1 i M; 2 WxV TxQ
        0 OxM GxH; 1 A lxn; 2 KxL u
        0 qxp vxu; 1 axY b; 2 Zxb E
        0 r FxE; 1 CxA X; 2 fxd m
        0 kxm S; 1 hxi oxr; 2 RxS UxX
        """,
    )
    assert month.pays == [
        "2>0 48 card_points",
        "2>1 8 card_points",
    ]
    assert month.net == (48, 8, -56)


def test_d68_menu_c_evens_two_odd_winners() -> None:
    """Menu C, 大場: 93/91/80; +5 +3 −8 become +4 +2 −6."""
    month = play(
        "CIJVblq HLRSacs BDMZiop",
        "AKQXmu",
        "jdEPerGftgFWThvYkONUn",
        """
        0 IxK j; 1 c dxc; 2 ixj E
        0 b P; 1 L e; 2 o rxo
        0 VxX GxE; 1 H fxe; 2 Zxb txu
        0 CxA g; 1 a FxH; 2 D W
        0 q TxQ; 1 R hxg; 2 BxD v
        0 lxm Yxa; 1 SxR k; 2 pxq OxP
        0 JxL N; 1 sxv UxW; 2 MxN nxk
        """,
        options={"multipliers": "C"},
    )
    assert month.pays == [
        "2>0 6 card_points",
        "2>1 3 card_points",
    ]
    assert month.net == (6, 3, -9)


def test_d68_menu_c_evens_two_odd_losers() -> None:
    """Menu C, 大場: 96/83/85; +8 −5 −3 become +6 −4 −2."""
    month = play(
        "JLPUVci CEFGabv HRWmops",
        "AMfgrt",
        "SjBZleXkKIuTQqNnYOdDh",
        """
        0 J S; 1 E jxg; 2 oxr BxA
        0 i Z; 1 bxZ l; 2 RxS exf
        0 LxJ X; 1 vxt kxl; 2 s K
        0 PxM IxK; 1 C uxs; 2 WxX T
        0 U QxT; 1 FxE q; 2 m N
        0 c nxm; 1 G Y; 2 pxq OxN
        0 VxU dxc; 1 axY DxC; 2 HxG hxi
        """,
        options={"multipliers": "C"},
    )
    assert month.pays == [
        "1>0 6 card_points",
        "2>0 3 card_points",
    ]
    assert month.net == (9, -6, -3)


# ------------------------------------------------------------------------------ D-VI: the end of the year


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
"""Four months, everyone making his first choice, to 100 kan, 250 kan and 219 kan 8; C deals the fifth."""


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
"""Twelve months, everyone making his first choice, to 231 kan 5, 205 kan 7 and 133 kan with the board."""


def test_d90_the_winner_balances_the_others() -> None:
    match = Match()
    for hands, field, stock in YEAR_OF_D90:
        match.month(hands.split(), field, stock, "...")
    assert holdings(match.table) == [231 * KAN + 5, 205 * KAN + 7, 133 * KAN]
    end = match.judged()
    assert end["result"] == [62 * KAN, 5 * KAN, -67 * KAN]
    assert end["winners"] == [0]
