"""The worked examples at the table, D-III and D-IV: captured yaku, 下げ, 法度, 飛込み, 抜け and 吹き消し."""

import pytest

from tests.vectors.hanafuda.rule_sets import EVERYWHERE, NAK, SAN, SHI, Totals, columns, kan
from tests.vectors.hanafuda.stacking import play

HALF_OF_AKATAN = {
    NAK: [],
    SAN: ["1>0 42 sage_half akatan", "2>0 42 sage_half akatan"],
    SHI: [
        "1>0 84 captured_yaku akatan",
        "2>0 84 captured_yaku akatan",
        "0>1 42 sage_return akatan",
        "0>2 42 sage_return akatan",
    ],
}
"""What is paid for the 赤短 of A, who has said 下げ, when another completes a yaku."""

BY_HATTO_OF_B = ["1>2 84 captured_yaku aotan", "1>2 84 captured_yaku aotan for 0 liable hatto"]
EACH_HIS_OWN = ["0>2 84 captured_yaku aotan", "1>2 84 captured_yaku aotan"]


@EVERYWHERE
def test_d32_akatan_in_a_large_field(game: str) -> None:
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
        game=game,
    )
    assert month.kind == "large"
    assert month.pays == [
        "1>0 168 captured_yaku akatan",
        "2>0 168 captured_yaku akatan",
    ]
    assert month.net == kan(28, -14, -14)


@columns(nak=kan(34, -17, -17), san=kan(36, -18, -18), shi=kan(34, -17, -17))
def test_d34_eight_ribbons_and_aotan_in_one_turn(game: str, totals: Totals) -> None:
    """Five ribbons (6R and 9R among them) and 11R; the sixth from the hand, 10R from the stock in the same turn."""
    month = play(
        "ACJRSZh BEGQUlv VYadgkr",
        "FKNTef",
        "jqMpnubLPXtoiHImsDWcO",
        """
        0 SxT j; 1 B q; 2 k MxN
        0 Z pxq; 1 Q nxk; 2 V u
        0 hxj bxZ; 1 l LxK; 2 a P
        0 RxQ XxV; 1 GxF txu; 2 r oxr
        0 AxB i; 1 E HxE; 2 gxi I
        0 JxI mxl; 0 stop
        """,
        game=game,
    )
    points = {NAK: 204, SAN: 216, SHI: 204}[game]
    assert month.pays == [
        f"1>0 {points} captured_yaku nanatan aotan",
        f"2>0 {points} captured_yaku nanatan aotan",
    ]
    assert month.net == totals


@pytest.mark.parametrize(("game", "totals"), [(SAN, kan(40, -20, -20)), (SHI, kan(44, -22, -22))])
def test_d36_shiko_grown_to_goko(game: str, totals: Totals) -> None:
    """A 四光, 下げ, takes 11L and stops: in SAN 五光, whole, in place of 四光; in SHI beside it."""
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
        game=game,
    )
    assert (
        month.pays
        == {
            SAN: [
                "1>0 240 captured_yaku goko",
                "2>0 240 captured_yaku goko",
            ],
            SHI: [
                "1>0 120 captured_yaku shiko",
                "1>0 144 captured_yaku goko",
                "2>0 120 captured_yaku shiko",
                "2>0 144 captured_yaku goko",
            ],
        }[game]
    )
    assert month.net == totals


def test_d36_shiko_grows_to_nothing_in_nakayoshi() -> None:
    """A 四光, 下げ, takes 11L; then hands run out without another yaku."""
    month = play(
        "CINZcls ARYajnt PQTVWdk",
        "HJUXfu",
        "mbEhvGLpqrOgBeMKFSoiD",
        """
        0 sxu m; 1 A b; 2 T ExH
        0 cxf h; 1 RxT v; 2 WxU G
        0 IxJ L; 1 txv p; 2 VxX qxp
        0 CxA r; 0 sage; 1 Yxb O; 2 kxm gxh
        0 l B; 1 a e; 2 PxO M
        0 NxM KxL; 1 j FxG; 2 dxe S
        0 Zxa oxr; 1 nxl ixj; 2 QxS DxB
        """,
        game=NAK,
    )
    assert month.why == "played_out"
    assert month.winner == 0
    assert month.pays == ["1>0 60 sage_half shiko", "2>0 60 sage_half shiko"]
    assert month.net == kan(10, -5, -5)


@columns(nak=kan(-14, 14, 0), san=(-84, 126, -42), shi=(-84, 126, -42))
def test_d38_another_completes_after_a_sage(game: str, totals: Totals) -> None:
    """A 赤短, 下げ; then B completes 青短. NAK: 赤短 is void; SHI: A has been paid and returns half."""
    month = play(
        "DHKMTYv AEUbijk LNWgmqu",
        "BFJVhl",
        "oSadfXQprCntIeGcROPZs",
        """
        0 DxB o; 1 UxV S; 2 u a
        0 HxF d; 1 ixh fxd; 2 N X
        0 KxJ QxS; 0 sage; 1 kxl pxo; 1 stop forced
        """,
        game=game,
    )
    assert month.pays == sorted(
        [
            "0>1 84 captured_yaku aotan",
            "0>1 84 captured_yaku aotan for 2 liable sage",
            *HALF_OF_AKATAN[game],
        ]
    )
    assert month.net == totals


@EVERYWHERE
def test_d40_hatto(game: str) -> None:
    """C holds 6R 9R; B, with more cards in hand, plays 10R to the field; C takes it and stops."""
    month = play(
        "EQTUdpr IMNbjlo HRXgikt",
        "DLVfhv",
        "OeJWAaqFKuZGcsPCYBmnS",
        """
        0 Q O; 1 IxL exf; 2 XxV J
        0 p W; 1 NxO AxD; 2 ixh a
        0 d qxp; 1 l F; 2 kxl KxJ; 2 stop
        """,
        game=game,
    )
    assert month.pays == BY_HATTO_OF_B
    assert month.net == kan(0, -14, 14)


@EVERYWHERE
def test_d42_a_turned_card_is_never_hatto(game: str) -> None:
    """As before, but 10R comes from B's stock card."""
    month = play(
        "EQTUdpr FIMNbjo HRXgikt",
        "DLVfhv",
        "OeJWAaqlKuZGcsPCYBmnS",
        """
        0 Q O; 1 IxL exf; 2 XxV J
        0 p W; 1 NxO AxD; 2 ixh a
        0 d qxp; 1 F l; 2 kxl KxJ; 2 stop
        """,
        game=game,
    )
    assert month.pays == EACH_HIS_OWN
    assert month.net == kan(-7, -7, 14)


@columns(nak=kan(0, -14, 14), san=kan(-7, -7, 14), shi=kan(-7, -7, 14))
def test_d44_a_card_of_the_month_is_hatto_in_nakayoshi(game: str, totals: Totals) -> None:
    """C holds 6R 9R in their pile and 10R in hand; B plays 10K, C takes it with 10R: 法度 in NAK only.

    The worked example says that of October only 10T has been taken. Cards are taken in twos or fours of a month, so
    that cannot come about; here none has been taken (10T and the other 10K are in a hand or the stock).
    """
    month = play(
        "EQTUdpr IMNcjno HRXgilt",
        "DLVZhu",
        "OeJWAaqFKvYGfsPCbBmkS",
        """
        0 Q O; 1 IxL e; 2 XxV J
        0 p W; 1 NxO AxD; 2 ixh axZ
        0 dxe qxp; 1 n F; 2 lxn KxJ; 2 stop
        """,
        game=game,
    )
    assert month.pays == (BY_HATTO_OF_B if game == NAK else EACH_HIS_OWN)
    assert month.net == totals


@columns(nak=kan(0, -14, 14), san=kan(0, -14, 14), shi=kan(-7, -7, 14))
def test_d44_shadow_card_of_a_kimarifuda_is_hatto_in_sannin_too(game: str, totals: Totals) -> None:
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
        game=game,
    )
    assert month.pays == (EACH_HIS_OWN if game == SHI else BY_HATTO_OF_B)
    assert month.net == totals


@columns(nak=kan(20, -20, 0), san=kan(24, -24, 0), shi=kan(20, -20, 0))
def test_d46_the_dearer_hatto_card_first(game: str, totals: Totals) -> None:
    """B's last two cards: 10R (青短 for C) and 12L (四光 for A). They play 12L first.

    In NAK A is not asked: no other yaku is possible for them (C-105).
    """
    script = """
        1 S E; 2 WxV TxS; 0 AxC m
        1 q Y; 2 ixh axY; 0 IxK Z
        1 nxm bxZ; 2 HxE U; 0 cxe G
        1 D MxP; 2 rxq L; 0 O j
        1 XxU p; 2 Q f; 0 gxj RxQ
        1 s JxL; 2 k dxf; 0 txs NxO; 0 stop
        """
    month = play(
        "AFIOcgt DSXlnqs HQWikor",
        "CKPVeh",
        "ETmYaZbUGMLjpfRJdNvBu",
        script.replace("stop", "stop forced") if game == NAK else script,
        dealer=1,
        game=game,
    )
    points = 144 if game == SAN else 120
    assert month.pays == [
        f"1>0 {points} captured_yaku shiko",
        f"1>0 {points} captured_yaku shiko for 2 liable hatto",
    ]
    assert month.net == totals


@EVERYWHERE
def test_d48_half_of_a_yaku_by_hatto(game: str) -> None:
    """C completes 青短 by B's 法度, 下げ, gets nothing more. In SAN they must cancel on their last card, of the last
    month. SHI also counts the cards; they are left out here.
    """
    script = """
        0 Q N; 1 IxL fxd; 2 WxV J
        0 q U; 1 OxN AxC; 2 ixh Y
        0 e pxq; 1 l F; 2 mxl KxJ; 2 sage
        0 r TxQ; 1 GxF axY; 2 oxr j
        0 uxt R; 1 b M; 2 gxj Zxb
        0 k XxU; 1 v B; 2 sxv E
        0 nxk SxR; 1 cxe PxM; 2 DxB HxE
        """
    month = play(
        "Qeknqru GIObclv DWgimos",
        "CLVdht",
        "NfJUAYpFKTajRMZXBESPH",
        script + ("; 2 cancel forced" if game == SAN else ""),
        game=game,
    )
    assert month.why == ("cancel" if game == SAN else "played_out")
    assert month.winner == 2
    half = ["1>2 42 sage_half aotan", "1>2 42 sage_half aotan for 0 liable hatto"]
    assert (
        month.pays_for("captured_yaku", "sage_half", "sage_return")
        == {
            NAK: half,
            SAN: half,
            SHI: [*BY_HATTO_OF_B, "2>1 84 sage_return aotan"],
        }[game]
    )
    assert month.net_of("captured_yaku", "sage_half", "sage_return") == kan(0, -7, 7)
    if game != SHI:
        assert month.net == kan(0, -7, 7)


@columns(nak=kan(-14, 0, 14), san=(-84, -42, 126), shi=(-84, -42, 126))
def test_d50_the_sager_pays_not_the_offender(game: str, totals: Totals) -> None:
    """A has 下げ of 赤短; C completes 青短 with a 法度 card of B."""
    month = play(
        "ADEKTYj HLMRlmu WXacikr",
        "BFJVht",
        "ofeqUQvObCsdnpNGIgZPS",
        """
        0 DxB o; 1 R f; 2 XxV exf
        0 ExF qxo; 1 M U; 2 ixh QxR
        0 KxJ vxt; 0 sage; 1 l OxM; 2 kxl b; 2 stop forced
        """,
        game=game,
    )
    assert month.pays == sorted(
        [
            "0>2 84 captured_yaku aotan",
            "0>2 84 captured_yaku aotan for 1 liable sage",
            *HALF_OF_AKATAN[game],
        ]
    )
    assert month.net == totals


@columns(nak=kan(0, -24, 24), san=kan(0, -40, 40), shi=kan(-12, -12, 24))
def test_d52_goko_by_hatto_is_not_shiko_too(game: str, totals: Totals) -> None:
    """C has 1L 3L 8L 11L; B throws 12L. SHI: 五光 has no 法度."""
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
        game=game,
    )
    assert (
        month.pays
        == {
            NAK: ["1>2 144 captured_yaku goko", "1>2 144 captured_yaku goko for 0 liable hatto"],
            SAN: ["1>2 240 captured_yaku goko", "1>2 240 captured_yaku goko for 0 liable hatto"],
            SHI: ["0>2 144 captured_yaku goko", "1>2 144 captured_yaku goko"],
        }[game]
    )
    assert month.net == totals


@columns(nak=(74, -36, -38), san=(74, -48, -26), shi=(74, -48, -26))
def test_d54_tobikomi_by_hatto(game: str, totals: Totals) -> None:
    """A 三本; B throws the fourth while A still holds all three; played out 90/88/86. NAK: no 法度 of 飛込み."""
    month = play(
        "AEIJhij PXZcfgk GNQTWbu",
        "CKYdep",
        "nVtvsRaqlLSDOFmoMUBHr",
        """
        0 shows sanbon: hij
        0 E n; 1 kxn V; 2 Q t
        0 AxC vxt; 1 fxd s; 2 GxE RxQ
        0 IxK axY; 1 g qxp; 2 T l
        0 ixg L; 1 Z SxT; 2 N D
        0 h OxN; 1 P F; 2 bxZ mxl
        0 jxh o; 1 cxe MxP; 2 WxV U
        0 JxL BxD; 1 XxU HxF; 2 uxs rxo
        """,
        game=game,
    )
    others = "2>0 12 tobikomi tobikomi" if game == NAK else "1>0 12 tobikomi tobikomi for 2 liable hatto"
    assert month.pays == sorted(
        [
            "1>0 12 tobikomi tobikomi",
            others,
            "1>0 24 hand_yaku sanbon",
            "2>0 2 card_points",
            "2>0 24 hand_yaku sanbon",
        ]
    )
    assert month.net == totals


D56 = (
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
"""A 三本, 飛込み done; later B makes 青短 and stops."""

PAID_IN_D56 = [
    "0>1 84 captured_yaku aotan",
    "1>0 24 hand_yaku sanbon",
    "2>0 24 hand_yaku sanbon",
    "2>1 84 captured_yaku aotan",
]


@columns(nak=kan(-1, 11, -10), san=kan(-1, 11, -10), shi=kan(-3, 12, -9))
def test_d56_tobikomi_when_a_captured_yaku_ends_the_month(game: str, totals: Totals) -> None:
    """It stays in SAN, is paid at the end in NAK (C-08) and is void in SHI (C-54)."""
    month = play(*D56, game=game)
    dived = [] if game == SHI else ["1>0 12 tobikomi tobikomi", "2>0 12 tobikomi tobikomi"]
    assert month.pays == sorted(PAID_IN_D56 + dived)
    assert month.net == totals


def test_d56_tobikomi_without_extras_on_yaku_end() -> None:
    """C-08, the other reading: as in SHI."""
    month = play(*D56, game=NAK, options={"length": "half", "extras_on_yaku_end": "no"})
    assert month.pays == PAID_IN_D56
    assert month.net == kan(-3, 12, -9)


@columns(nak=(194, -96, -98), san=(242, -120, -122), shi=(194, -96, -98))
def test_d58_both_threes_dive(game: str, totals: Totals) -> None:
    """A 二三本, both months completed; played out 90/88/86."""
    month = play(
        "EFGVWXs AMQZhpq CKLYcnr",
        "HPUabf",
        "RTBueltkJSDgivjdNImOo",
        """
        0 shows futasanbon: EFGVWX
        0 ExH R; 1 q TxR; 2 rxq B
        0 VxU u; 1 p exf; 2 c l
        0 F txu; 1 Q kxl; 2 CxB J
        0 GxF SxQ; 1 Zxb D; 2 KxJ g
        0 s ixg; 1 h vxs; 2 n jxh
        0 X dxc; 1 MxP N; 2 Yxa I
        0 WxX mxn; 1 AxD OxN; 2 LxI oxp
        """,
        game=game,
    )
    points = 96 if game == SAN else 72
    assert month.pays == [
        "1>0 12 tobikomi tobikomi",
        "1>0 12 tobikomi tobikomi",
        f"1>0 {points} hand_yaku futasanbon",
        "2>0 12 tobikomi tobikomi",
        "2>0 12 tobikomi tobikomi",
        "2>0 2 card_points",
        f"2>0 {points} hand_yaku futasanbon",
    ]
    assert month.net == totals


@EVERYWHERE
def test_d60_88_points_do_not_escape(game: str) -> None:
    """A 赤; played out 88/89/87."""
    script = """
        0 shows aka: DOmp
        0 p k; 1 C L; 2 AxC ZxY
        0 mxk PxM; 1 F IxL; 2 N RxT
        0 D HxF; 1 a bxa; 2 e txv
        0 J oxp; 1 KxJ cxe; 2 S r
        0 qxr E; 1 f XxU; 2 dxf V
        0 BxD ixh; 1 n WxV; 2 g u
        0 OxN lxn; 1 QxS GxE; 2 sxu jxg
        """
    month = play(
        "BDJOmpq CFKQafn ANSdegs",
        "MTUYhv",
        "kLZPIRHbtocrEXViWulGj",
        script if game == SAN else script.replace("DOmp", "DOmpq"),
        game=game,
    )
    assert month.pays == [
        "1>0 24 hand_yaku aka",
        "2>0 24 hand_yaku aka",
        "2>1 1 card_points",
    ]
    assert month.net == (48, -23, -25)


@EVERYWHERE
def test_d62_sujuroku_blows_its_own_karasu_out(game: str) -> None:
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
        game=game,
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


@EVERYWHERE
def test_d64_sohachi_blows_kuttsuki_out_and_keeps_the_deal(game: str) -> None:
    """絶場: 88/88/88, A is 胴; C had 喰付."""
    month = play(
        "RTWjkqu NVYegrv FGMPQSo",
        "DUZbis",
        "ElXKadBtHAfnLOIJCmcph",
        """
        2 shows kuttsuki: FGMPQS
        0 jxi E; 1 vxs l; 2 GxE XxU
        0 u K; 1 e axZ; 2 Q dxe
        0 RxQ BxD; 1 r txu; 2 oxr H
        0 kxl A; 1 g f; 2 S n
        0 TxS LxK; 1 N OxN; 2 P I
        0 W JxI; 1 Yxb CxA; 2 MxP mxn
        0 q cxf; 1 VxW pxq; 2 FxH hxg
        """,
        game=game,
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


@EVERYWHERE
def test_d66_card_points_in_a_grand_field(game: str) -> None:
    """絶場: played out 100/90/74, nothing else."""
    month = play(
        "JLWdqru ABOPRmv DIQSXbn",
        "CGKpst",
        "TaoNVcgHEfFiMZUehkjYl",
        """
        0 qxp T; 1 vxs a; 2 DxC o
        0 LxK N; 1 RxT V; 2 n c
        0 dxc g; 1 OxN HxG; 2 S E
        0 uxt f; 1 P FxE; 2 bxa ixg
        0 J MxP; 1 B Z; 2 XxV U
        0 WxU exf; 1 AxB h; 2 QxS kxn
        0 rxo jxh; 1 m YxZ; 2 IxJ lxm
        """,
        game=game,
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
