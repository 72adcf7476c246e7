"""Rare turns in SAN, each named by its clause: stacked decks, real plays, and every record judged.

Some are equal in all three rule sets. The others of NAK and SHI have files of their own.
"""

from hachiya.engine.ledger import BOARD
from hachiya.games.unit import KAN
from tests.vectors.hanafuda.rule_sets import EVERYWHERE, kan
from tests.vectors.hanafuda.stacking import Line, Match, Month, around, pay_line, play

DEALER_WINS = ("GJPbeks DILQUXn HMNZhqu", "FKTfgv", "RiSBdOlopjYcmVtAaCrEW")
"""Hands by place in play, field, stock: with first choices the 胴 makes a yaku of 7 kan in a 小場."""
SECOND_WINS = ("AFHPZcj BGVXklp QRefgnv", "JNTWdu", "CDMqIhtaYSrOioEsUKmLb")
"""A month in which the 胴二 makes the yaku."""
CARRIES = ("CDFJLar BHRUhmo NOVYbet", "AISWZd", "sQTKMilEkqfuGgXjpPvnc")
"""The 胴 makes the yaku in a 大場 that carries 二代しばり."""


# ------------------------------ the field


def test_c05_shima_belongs_to_the_dealer_and_still_sets_the_field() -> None:
    """SAN 流れ (3) 3-4, C-05, C-150: the pines on the field make a 大場; the 胴 has them, and their ribbon for 赤短."""
    month = play(
        "HZcdmps GKLNfjn RSVYbeq",
        "ABCDFJ",
        "vharkTIWgltUEuoQPXMiO",
        """
        1 GxF v; 2 Y h; 0 ZxY a
        1 KxJ r; 1 stop
        """,
        dealer=1,
    )
    assert month.kind == "large"
    assert month.only("shima") == [{"e": "shima", "seat": 1, "cards": "ABCD"}]
    assert month.pays == [
        "0>1 168 captured_yaku akatan",
        "2>1 168 captured_yaku akatan",
    ]


def test_a2_large_brights_beside_a_grand_one_carry_nothing() -> None:
    """SAN 補足 (3) 1a: 1L, 3L and 12L on the field make a 絶場 without 二代しばり."""
    match = Match()
    assert match.month(*around(field="AIs"), "...").kind == "grand"
    assert match.month(*around(), "...").kind == "small"
    match.judged()


def test_a2_a_grand_light_ends_the_carry_of_large_ones() -> None:
    """SAN 補足 (3) 2a."""
    match = Match()
    kinds = [match.month(*around(field=lights), "...").kind for lights in ("Ac", "AIo", "")]
    assert kinds == ["large", "grand", "small"]
    match.judged()


# ------------------------------ 法度


def test_c48_the_cheaper_of_two_last_hatto_cards_is_exempt_when_thrown_first() -> None:
    """SAN 補足 (1) 1: B's last two are 10R (青短 for C) and 12L (四光 for A), and B throws 10R first; see D46 too."""
    month = play(
        "AIcfjqt BGJglps DEWadim",
        "CKVbeh",
        "vTYOMQPuUZrXSNLFHoRkn",
        """
        1 G v; 2 WxV T; 0 AxC Yxb
        1 p O; 2 ixh MxO; 0 IxK QxT
        1 g P; 2 ExG uxv; 0 cxe U
        1 B Z; 2 axZ rxp; 0 q XxU
        1 J S; 2 d NxP; 0 jxg LxJ
        1 l F; 2 mxl HxF; 2 stop
        """,
        dealer=1,
    )
    assert month.pays == [
        "0>2 84 captured_yaku aotan",
        "1>2 84 captured_yaku aotan",
    ]


def test_c48_the_hatto_card_for_the_seat_before_is_exempt_at_equal_value() -> None:
    """SAN 補足 (1) 1, C-48: B's last two are 3R (赤短 for A, before B) and 10R (青短 for C); B throws 3R first."""
    month = play(
        "CGKagop JMQSlsv LUWXcij",
        "BFPVht",
        "fmnZTrdAqRNYubOHkeEDI",
        """
        1 vxt f; 2 WxV m; 0 CxB nxm
        1 S Z; 2 ixh TxS; 0 GxF r
        1 Q dxf; 2 X A; 0 g qxr
        1 MxP RxQ; 2 c N; 0 o YxZ
        1 s uxs; 2 jxg b; 0 pxo OxN
        1 J H; 2 UxX k; 0 KxJ exc; 0 stop
        """,
        dealer=1,
    )
    assert month.pays == [
        "1>0 84 captured_yaku akatan",
        "2>0 84 captured_yaku akatan",
    ]


def test_c48_the_hatto_card_for_the_seat_after_is_liable_at_equal_value() -> None:
    """SAN 補足 (1) 1, C-48: B's last two are 3R and 10R, and B throws 10R first."""
    month = play(
        "CDGQUju JOTbfls AENWdim",
        "BFSVZh",
        "oaqcPtpXKvgReLYMIrkHn",
        """
        1 bxZ o; 2 WxV a; 0 CxB qxo
        1 TxS c; 2 ixh P; 0 GxF t
        1 fxc p; 2 A X; 0 j K
        1 sxt v; 2 NxP gxj; 0 DxA R
        1 O e; 2 dxe LxK; 0 uxv Yxa
        1 l MxO; 2 mxl I; 2 stop
        """,
        dealer=1,
    )
    assert month.pays == [
        "1>2 84 captured_yaku aotan",
        "1>2 84 captured_yaku aotan for 0 liable hatto",
    ]


def test_c163_a_hatto_card_is_worth_all_yaku_that_it_gives_away() -> None:
    """C-163: B's last two are 10R (青短 7 and 猪鹿蝶 6 for C) and 12L (四光 12 for A): 12L is the cheaper."""
    month = play(
        "AIScpqt ELelnrs GMWXfkm",
        "CKUVYh",
        "FigBabNjDQRZPOTJdHovu",
        """
        1 E FxE; 2 WxV ixh; 0 AxC g
        1 e B; 2 XxU axY; 0 IxK b
        1 n N; 2 mxn jxg; 0 cxe DxB
        1 r Q; 2 f RxQ; 0 S Zxb
        1 L PxN; 2 M OxM; 0 qxr TxS
        1 s JxL; 2 G dxf; 0 txs HxG; 0 stop
        """,
        dealer=1,
    )
    assert month.pays == [
        "1>0 144 captured_yaku shiko",
        "2>0 144 captured_yaku shiko",
    ]


def test_c163_a_hatto_card_that_gives_two_yaku_is_the_dearer() -> None:
    """C-163: B throws 10R, the dearer card, first, and pays both yaku for both."""
    month = play(
        "AIRSZcf ELelnqs HMWXkmp",
        "CKUVYh",
        "FivBabNgDQtOjdGruoTPJ",
        """
        1 E FxE; 2 WxV ixh; 0 AxC v
        1 e B; 2 XxU axY; 0 IxK b
        1 n N; 2 mxn g; 0 cxe DxB
        1 q Q; 2 pxq txv; 0 RxQ OxN
        1 L jxg; 2 M d; 0 S G
        1 l r; 2 kxl u; 2 stop
        """,
        dealer=1,
    )
    assert month.pays == [
        "1>2 156 captured_yaku aotan inoshikacho",
        "1>2 156 captured_yaku aotan inoshikacho for 0 liable hatto",
    ]


def test_c163_a_hatto_card_for_two_players_counts_for_the_dearer_yaku() -> None:
    """C-163: B's last two are 10R (猪鹿蝶 6 for A, 青短 7 for C) and 3R (赤短 7 for A).

    10R counts for C, who sits after B, so that 3R goes first.
    """
    month = play(
        "CGKcdef JMTlnsu ASWkmqt",
        "BFUVYh",
        "NiXrjavRDZbPQpEgHOoLI",
        """
        1 M NxM; 2 WxV ixh; 0 CxB XxU
        1 u r; 2 A j; 0 GxF axY
        1 n vxu; 2 mxn R; 0 f DxA
        1 s Z; 2 qxr bxZ; 0 dxf P
        1 TxR Q; 2 SxQ p; 0 e E
        1 J gxj; 2 txs HxE; 0 KxJ OxP; 0 stop
        """,
        dealer=1,
    )
    assert month.pays == [
        "1>0 84 captured_yaku akatan",
        "2>0 84 captured_yaku akatan",
    ]


def test_c163_a_hatto_card_for_two_players_is_liable_when_thrown_first() -> None:
    """C-163: B throws 10R first, C takes it, and B is liable."""
    month = play(
        "CGPQScu IJMlnpr ANTWjkm",
        "BFUVYh",
        "KiXoeasODRtfgbEqLZvdH",
        """
        1 I KxI; 2 WxV ixh; 0 CxB XxU
        1 r oxr; 2 A e; 0 GxF axY
        1 n s; 2 mxn O; 0 cxe DxA
        1 p R; 2 j txs; 0 SxR f
        1 MxO gxj; 2 N b; 0 Q E
        1 l qxp; 2 kxl L; 2 stop
        """,
        dealer=1,
    )
    assert month.pays == [
        "1>2 84 captured_yaku aotan",
        "1>2 84 captured_yaku aotan for 0 liable hatto",
    ]


def test_c171_a_card_that_would_capture_is_no_hatto_card() -> None:
    """SAN 補足 (1) 1, C-171: B's last two are 10R (青短 for C) and 12L (四光 for A); 12L would capture: no excuse."""
    month = play(
        "AIXcjku DEPQTls JLWimop",
        "CKVeht",
        "FGZaBqgRNbrOdMUHfYSvn",
        """
        1 E FxE; 2 WxV G; 0 AxC Z
        1 P axZ; 2 ixh B; 0 IxK q
        1 Q g; 2 pxq RxQ; 0 cxe NxP
        1 T b; 2 L r; 0 X O
        1 DxB d; 2 JxL MxO; 0 jxg UxX
        1 l HxG; 2 mxl fxd; 2 stop
        """,
        dealer=1,
    )
    assert month.pays == [
        "1>2 84 captured_yaku aotan",
        "1>2 84 captured_yaku aotan for 0 liable hatto",
    ]


@EVERYWHERE
def test_a8_the_last_hand_card_is_exempt_from_hatto(game: str) -> None:
    """SAN 補足 (1) 1: 10R is B's last card, and C completes 青短 with the own last card.

    In shiragiku C may go on, because the stock card is still to come (RULES C-12); in nakayoshi no yaku is left.
    """
    end = "2 mxl; 2 stop" if game == "shiragiku" else "2 mxl HxE; 2 stop forced"
    month = play(
        "OQSYbou MNRZkls JWagimp",
        "CLVhnt",
        "deITAXcFrGqvKfjBEUPDH",
        f"""
        0 Q d; 1 RxQ exd; 2 WxV IxL
        0 o T; 1 M AxC; 2 ixh X
        0 uxt c; 1 kxn F; 2 J rxo
        0 SxT GxF; 1 Z q; 2 g v
        0 OxM KxJ; 1 N fxc; 2 axZ jxg
        0 Y B; 1 sxv E; 2 pxq UxX
        0 bxY PxN; 1 l DxB; {end}
        """,
        game=game,
    )
    assert month.pays == [
        "0>2 84 captured_yaku aotan",
        "1>2 84 captured_yaku aotan",
    ]


def test_a8_leaving_a_card_on_the_field_is_no_hatto() -> None:
    """SAN 補足 (1) 7: 10R and a 10K are on the field; B takes the 10K with 10T, then C takes 10R."""
    month = play(
        "GJOPpru LQRYfjk HKWains",
        "CVZhlm",
        "deISAUcoFXqEgtvDTBbNM",
        """
        0 P d; 1 Q exd; 2 WxV I
        0 p SxQ; 1 LxI AxC; 2 ixh U
        0 u c; 1 kxm oxp; 2 nxl F; 2 stop
        """,
    )
    assert month.pays == [
        "0>2 84 captured_yaku aotan",
        "1>2 84 captured_yaku aotan",
    ]


def test_c21_hatto_has_no_time_limit() -> None:
    """C-21: C takes 10R a round after B has thrown it."""
    month = play(
        "QRTZeqr IMOSalo KWXikmv",
        "CLVdht",
        "NfJUAYpFuGsjbcEnHPDgB",
        """
        0 Q N; 1 IxL fxd; 2 WxV J
        0 q U; 1 OxN AxC; 2 ixh Y
        0 e pxq; 1 l F; 2 KxJ uxt
        0 TxQ GxF; 1 axY s; 2 mxl j; 2 stop
        """,
    )
    assert month.pays == [
        "1>2 84 captured_yaku aotan",
        "1>2 84 captured_yaku aotan for 0 liable hatto",
    ]


def test_a8_a_card_that_completes_two_yaku_is_liable_for_both() -> None:
    """SAN 補足 (1) 3: A lacks 1R for 赤短 and 1L for 四光; B throws 1R, and A takes it with 1L."""
    month = play(
        "AGIKVjv BCHOXbh NPTZdlo",
        "DFJLet",
        "spEcSafiYUnkurmqgRWQM",
        """
        0 GxF sxt; 1 CxD p; 2 l E
        0 KxJ cxe; 1 b S; 2 oxp axb
        0 IxL f; 1 B i; 2 TxS Y
        0 AxB U; 0 stop
        """,
    )
    assert month.pays == [
        "1>0 228 captured_yaku shiko akatan",
        "1>0 228 captured_yaku shiko akatan for 2 liable hatto",
    ]


def test_c169_a_light_thrown_for_shiko_is_no_hatto_for_a_later_goko() -> None:
    """C-169: B throws 12L when A lacks it for 四光; A takes 11L first, then 12L: 五光, which was two cards away."""
    month = play(
        "AIcdopt LMQWisv JORXbfn",
        "CEKNer",
        "mYPUlaSBkHZhqTuGFjDgV",
        """
        0 AxC m; 1 W Y; 2 bxY PxN
        0 IxK UxW; 1 M lxm; 2 OxM a
        0 cxe S; 1 s B; 2 f k
        0 oxr HxE; 1 QxS Zxa; 2 J h
        0 txs q; 0 stop
        """,
    )
    assert month.pays == [
        "1>0 240 captured_yaku goko",
        "2>0 240 captured_yaku goko",
    ]


def test_c108_each_seat_that_feeds_a_yaku_pays_for_it() -> None:
    """C-108: C makes 青短 by B's 法度 and goes on; A throws 10T for 猪鹿蝶: each pays for the own card's yaku."""
    month = play(
        "FHKRTZk ADJclrs MSWXjmn",
        "CUVYhu",
        "IQieOaqLdPgtBofNGpEvb",
        """
        0 R I; 1 r QxR; 2 WxV ixh
        0 T e; 1 JxI O; 2 XxU axY
        0 K qxr; 1 l LxK; 2 mxl dxe; 2 sage
        0 k PxO; 1 AxC g; 2 nxk txu; 2 stop
        """,
    )
    assert month.pays == [
        "0>2 72 captured_yaku inoshikacho",
        "0>2 72 captured_yaku inoshikacho for 1 liable hatto",
        "1>2 84 captured_yaku aotan",
        "1>2 84 captured_yaku aotan for 0 liable hatto",
    ]


def test_c108_an_unfed_yaku_after_going_on_is_paid_by_the_first_offender() -> None:
    """SAN 補足 (1) 2, C-108: after B's 法度 and 下げ C adds 猪鹿蝶 from the stock: B pays both yaku for both."""
    month = play(
        "FHKPRTZ ADJclrs MSWXjmn",
        "CUVYhu",
        "IQieOaqLdkgtBofNGpEvb",
        """
        0 R I; 1 r QxR; 2 WxV ixh
        0 T e; 1 JxI O; 2 XxU axY
        0 K qxr; 1 l LxK; 2 mxl dxe; 2 sage
        0 PxO k; 1 AxC g; 2 nxk txu; 2 stop
        """,
    )
    assert month.pays == [
        "1>2 156 captured_yaku aotan inoshikacho",
        "1>2 156 captured_yaku aotan inoshikacho for 0 liable hatto",
    ]


def test_c108_a_second_card_of_the_first_offender_is_paid_by_that_seat_too() -> None:
    """C-108: B throws 10R for C's 青短 and, after the 下げ, 10T for 猪鹿蝶."""
    month = play(
        "FHKPRTZ DJcklrs MSWXjmn",
        "CUVYhu",
        "IQieOaqLdAgtBofNGpEvb",
        """
        0 R I; 1 r QxR; 2 WxV ixh
        0 T e; 1 JxI O; 2 XxU axY
        0 K qxr; 1 l LxK; 2 mxl dxe; 2 sage
        0 PxO AxC; 1 k g; 2 nxk txu; 2 stop
        """,
    )
    assert month.pays == [
        "1>2 156 captured_yaku aotan inoshikacho",
        "1>2 156 captured_yaku aotan inoshikacho for 0 liable hatto",
    ]


def test_c109_hatto_is_paid_for_a_yaku_added_by_the_continuer() -> None:
    """C-109: C makes 青短 unfed and goes on; B throws 10T for 猪鹿蝶 and pays that yaku alone for both."""
    month = play(
        "AFJLQSZ IKekoqv MTWXgmn",
        "UVYhlu",
        "HPidNapcOfsEBCjRGtDrb",
        """
        0 Q H; 1 q P; 2 WxV ixh
        0 SxQ d; 1 I NxP; 2 XxU axY
        0 JxI pxq; 1 K cxd; 2 mxl O; 2 sage
        0 A f; 1 k sxu; 2 nxk ExH; 2 stop
        """,
    )
    assert month.pays == [
        "0>2 84 captured_yaku aotan",
        "1>2 156 captured_yaku aotan inoshikacho",
        "1>2 72 captured_yaku inoshikacho for 0 liable hatto",
    ]


def test_c110_a_continuer_who_throws_the_hatto_card_pays_two_shares() -> None:
    """C-110: A goes on after 赤短 and throws 10R too; C completes 青短."""
    month = play(
        "CGKLacl NPRgkns TUWZijm",
        "BFJVhu",
        "odfpXQtbAeIOEDqSvYHMr",
        """
        0 CxB o; 1 R d; 2 WxV fxd
        0 GxF pxo; 1 P X; 2 ixh QxR
        0 KxJ txu; 0 sage; 1 NxP b; 2 T A
        0 l e; 1 s I; 2 mxl O; 2 stop forced
        """,
    )
    assert month.pays == [
        "0>2 84 captured_yaku aotan",
        "0>2 84 captured_yaku aotan for 1 liable sage",
        "1>0 42 sage_half akatan",
        "2>0 42 sage_half akatan",
    ]


# ------------------------------ 飛込み


def test_c47_holding_the_fourth_card_back_is_hatto_for_tobikomi() -> None:
    """SAN 補足 (1) 4, 7, C-47 b: A has 三本; B holds 9T, leaves the first of the three, and A gets all four."""
    month = play(
        "ATVahij FPXcgmp IKWZesu",
        "CELORd",
        "lqSvorQDfnYGNJtkbHMUB",
        """
        0 shows sanbon: hij
        0 j l; 1 FxE q; 2 exd SxR
        0 hxj v; 1 g oxq; 2 W r
        0 ixg Q; ...
        """,
    )
    assert month.pays_for("tobikomi") == ["1>0 12 tobikomi tobikomi", "1>0 12 tobikomi tobikomi for 2 liable hatto"]


def test_c47_a_fourth_card_from_the_stock_is_no_hatto_for_tobikomi() -> None:
    """C-47 b: the fourth card is turned from the stock, and each pays the own share."""
    month = play(
        "ATVahij FPXcmop IKWZesu",
        "CELORd",
        "lqSvgrQDfnYGNJtkbHMUB",
        """
        0 shows sanbon: hij
        0 j l; 1 FxE q; 2 exd SxR
        0 hxj v; 1 oxq g; 2 W r
        0 ixg Q; ...
        """,
    )
    assert month.pays_for("tobikomi") == ["1>0 12 tobikomi tobikomi", "2>0 12 tobikomi tobikomi"]


def test_c162_an_exempt_tobikomi_share_is_returned_at_the_settlement() -> None:
    """SAN 特殊役, C-162, C-163: B's last three are 4K (飛込み 1 for A), 3R and 10R (赤短, 青短 7 for C); 4K goes first.

    B pays both shares at once, and gets one back from C before the month's settlement.
    """
    month = play(
        "IMNPemr JOTdlpq CGUWgiu",
        "BFQVhk",
        "ZoScvfDKAtbEXHjYsLRan",
        """
        0 shows tatesanbon: MNP
        1 d Z; 2 CxB o; 0 mxk SxQ
        1 qxo cxd; 2 GxF v; 0 I f
        1 p D; 2 WxV KxI; 0 exf AxD
        1 T txv; 2 ixh bxZ; 0 rxp E
        1 O X; 2 g HxE; 0 NxO jxg
        1 J Y; 2 UxX s; 0 M LxJ
        1 l RxT; 2 uxs axY; 0 PxM nxl
        """,
        dealer=1,
    )
    assert month.why == "played_out"
    assert month.pays_for("tobikomi", "exempt") == [
        "1>0 12 tobikomi tobikomi",
        "1>0 12 tobikomi tobikomi for 2 liable hatto",
        "2>1 12 exempt tobikomi",
    ]


def test_a7_the_continuer_pays_tobikomi_for_both() -> None:
    """SAN 補足 (2) 1, month 8 of the sheet: C makes 青短 and goes on; B's three dives; C cancels."""
    month = play(
        "AOabckp EGRSTfn UWXjmuv",
        "CQVhlt",
        "PZiINJKsBrdgoLDFeYHMq",
        """
        1 shows tatesanbon: RST
        0 p P; 1 RxQ Z; 2 WxV ixh
        0 axZ I; 1 S NxP; 2 mxl JxI; 2 sage
        0 k K; 1 TxS sxt; 2 cancel
        """,
    )
    assert month.pays == [
        "0>1 36 hand_yaku tatesanbon",
        "0>2 42 sage_half aotan",
        "1>2 42 sage_half aotan",
        "2>1 12 tobikomi tobikomi",
        "2>1 12 tobikomi tobikomi for 0 liable sage",
        "2>1 36 hand_yaku tatesanbon",
    ]
    assert month.net == (-78, 54, 24)


def test_a7_the_continuer_pays_a_fed_tobikomi_too() -> None:
    """SAN 補足 (2) 1: after C's 下げ A throws the fourth card while B holds all three; C pays it all the same."""
    month = play(
        "AJKLQer MRSTdou BUWcfkm",
        "GVhlpt",
        "asiOqZvFgYCXnNjPEDbIH",
        """
        1 shows tatesanbon: RST
        0 e a; 1 dxe sxt; 2 WxV ixh
        0 A O; 1 u qxp; 2 mxl Zxa; 2 sage
        0 Q vxu; 1 RxQ FxG; 2 c g
        0 J Y; 1 S CxA; 2 k X
        0 LxJ nxk; 1 TxS NxO; 2 cancel
        """,
    )
    assert month.pays == [
        "0>1 36 hand_yaku tatesanbon",
        "0>2 42 sage_half aotan",
        "1>2 42 sage_half aotan",
        "2>1 12 tobikomi tobikomi",
        "2>1 12 tobikomi tobikomi for 0 liable sage",
        "2>1 36 hand_yaku tatesanbon",
    ]


def test_c111_tobikomi_of_the_continuer_is_paid_by_each() -> None:
    """C-111: B shows a three, makes 青短, goes on, and dives: each pays the own share."""
    month = play(
        "GIknpqr RSTWXcm AHLMjov",
        "CQVhlt",
        "PiZNJKbOduFafsDBgUeYE",
        """
        1 shows tatesanbon: RST
        0 p P; 1 WxV ixh; 2 vxt Z
        0 I NxP; 1 mxl JxI; 1 sage; 2 j K
        0 rxp bxZ; 1 RxQ O; 2 AxC d
        0 n u; 1 S F; 2 LxK a
        0 GxF fxd; 1 TxS sxu; 1 cancel
        """,
    )
    assert month.pays == [
        "0>1 12 tobikomi tobikomi",
        "0>1 36 hand_yaku tatesanbon",
        "0>1 42 sage_half aotan",
        "2>1 12 tobikomi tobikomi",
        "2>1 36 hand_yaku tatesanbon",
        "2>1 42 sage_half aotan",
    ]


def test_c112_tobikomi_is_paid_before_the_captured_yaku_of_the_same_turn() -> None:
    """C-112: A takes the last card of the three and makes 赤短 in one turn."""
    month = play(
        "EGHMimu OSVZcrs ANPYahk",
        "BFJTft",
        "CjboUeKXlLvpqIWDgRQnd",
        """
        0 shows sanbon: EGH
        0 GxF CxB; 1 Z j; 2 axZ b
        0 E o; 1 cxf U; 2 A e
        0 HxE KxJ; 0 stop
        """,
    )
    reasons = [line["reason"] for line in month.only("pay")]
    assert reasons == ["hand_yaku"] * 2 + ["tobikomi"] * 2 + ["captured_yaku"] * 2 + ["stone"]
    assert month.pays == [
        "1>0 12 tobikomi tobikomi",
        "1>0 24 hand_yaku sanbon",
        "1>0 84 captured_yaku akatan",
        "2>0 12 tobikomi tobikomi",
        "2>0 24 hand_yaku sanbon",
        "2>0 84 captured_yaku akatan",
    ]


# ------------------------------ 下げ


def test_c41_the_eighth_ribbon_after_going_on_is_a_new_yaku() -> None:
    """C-41: A makes 七短 of seven ribbons and goes on; the eighth ribbon makes 11 kan, whole."""
    month = play(
        "COWYaij AIPVhls DTUXcov",
        "BFNRZq",
        "SJKrbLGpntueHMdmgkfQE",
        """
        0 OxN SxR; 1 I JxI; 2 v K
        0 axZ rxq; 1 l b; 2 o LxK
        0 CxB GxF; 1 V pxo; 2 T nxl
        0 WxV txv; 0 sage; 1 h u; 2 U e
        0 ixh H; 0 stop
        """,
    )
    assert month.pays == [
        "1>0 132 captured_yaku nanatan",
        "2>0 132 captured_yaku nanatan",
    ]


def test_c42_cancelling_after_shiko_pays_half() -> None:
    """C-42, C-43: A makes 四光, goes on, and cancels after B's turn: half of 12."""
    month = play(
        "AHILcmv RSVfnru JMPWZai",
        "CEKbet",
        "sjkOUBYgXlGhpqFTDdQNo",
        """
        0 AxC sxt; 1 V j; 2 WxV k
        0 IxK O; 1 nxk U; 2 PxO B
        0 cxe Yxb; 0 sage; 1 u gxj; 0 cancel
        """,
    )
    assert month.only("cancel")[0]["forced"] is False
    assert month.pays == [
        "1>0 72 sage_half shiko",
        "2>0 72 sage_half shiko",
    ]


def test_c44_the_dealer_is_forced_to_cancel_on_the_last_card() -> None:
    """C-44: the month ends after turn 19, although B and C hold a card each."""
    month = play(
        "CGHKOPc LVdegmu IRUabko",
        "BFJNXZ",
        "MvfpQDhWjlniATEtsrqSY",
        """
        0 CxB MxN; 1 m v; 2 UxX f
        0 GxF p; 1 exf Q; 2 bxZ D
        0 KxJ h; 0 sage; 1 uxv W; 2 kxm jxh
        0 P l; 1 d nxl; 2 a i
        0 cxd AxD; 1 gxi TxQ; 2 oxp E
        0 OxP t; 1 L sxt; 2 R r
        0 HxE qxr; 0 cancel forced
        """,
    )
    assert len(month.only("turn")) == 19
    assert month.pays == [
        "1>0 42 sage_half akatan",
        "2>0 42 sage_half akatan",
    ]


def test_c155_a_yaku_on_the_last_card_stops_without_a_choice() -> None:
    """C-155: A completes 赤短 with the last hand card, and no 下げ is offered."""
    month = play(
        "CGKbiqr EMVWams LPZclno",
        "BFJNYt",
        "vpkduUfXOhRTSegQjHDIA",
        """
        0 CxB vxt; 1 W p; 2 n kxn
        0 GxF d; 1 s uxs; 2 l UxW
        0 qxp fxd; 1 V XxV; 2 c OxN
        0 bxY h; 1 mxl R; 2 o TxR
        0 rxo S; 1 a exc; 2 P gxh
        0 i QxS; 1 MxP jxi; 2 Zxa H
        0 KxJ D; 0 stop forced
        """,
    )
    assert month.pays == [
        "1>0 84 captured_yaku akatan",
        "2>0 84 captured_yaku akatan",
    ]


def test_c155_a_continuer_who_completes_on_the_last_card_is_paid_in_full() -> None:
    """C-155: A makes 赤短, goes on, and makes 青短 with the last hand card."""
    month = play(
        "CDGKWim ILNPbgp STXefnq",
        "BFJVhl",
        "uoavORAtdYrMUjscZHQkE",
        """
        0 CxB u; 1 p oxp; 2 q a
        0 GxF vxu; 1 N OxN; 2 f R
        0 KxJ A; 0 sage; 1 P t; 2 SxR dxf
        0 WxV Yxa; 1 b rxq; 2 X MxP
        0 ixh UxX; 1 L j; 2 e sxt
        0 DxA cxe; 1 gxj Zxb; 2 T H
        0 mxl QxT; 0 stop forced
        """,
    )
    assert month.pays == [
        "1>0 168 captured_yaku akatan aotan",
        "2>0 168 captured_yaku akatan aotan",
    ]


def test_a7_a_forced_cancel_loses_sujuroku() -> None:
    """SAN 補足 (2) 6: C goes on after 赤短; the last card brings sixteen カス and no new yaku: half of 赤短 is paid."""
    month = play(
        "DHLXfmt NUacgrv CEGKPeu",
        "BFJORd",
        "ojqQViZTSYlWphnMsAbIk",
        """
        0 t o; 1 cxd j; 2 CxB qxo
        0 D QxR; 1 U VxU; 2 GxF ixj
        0 X Z; 1 g T; 2 KxJ SxT; 2 sage
        0 H YxZ; 1 r l; 2 uxt WxX
        0 f pxr; 1 a hxg; 2 PxO nxl
        0 L M; 1 NxM s; 2 exf AxD
        0 m bxa; 1 vxs IxL; 2 ExH kxm; 2 cancel forced
        """,
    )
    assert len(set(month.end["captured"][2]) & set("CDGHKLOPSTWXabefijmnopqrtuv")) >= 16
    assert month.pays == [
        "0>2 42 sage_half akatan",
        "1>2 42 sage_half akatan",
    ]


# ------------------------------ 特殊役 and the next dealer


@EVERYWHERE
def test_a9_futahachi_is_paid_and_refunds_hand_yaku(game: str) -> None:
    """SAN 特殊役 2: A has 170 points: 10 and 2 more; B's 三本 is refunded."""
    month = play(
        "IYcgkos EGHUWeq AFQTXfn",
        "DNSVZt",
        "bBKMmvRaruhliLJpjOdPC",
        """
        1 shows sanbon: EGH
        0 sxt bxZ; 1 UxV BxD; 2 TxS K
        0 IxK MxN; 1 e m; 2 nxm v
        0 cxe R; 1 q a; 2 QxR rxq
        0 Yxa uxv; 1 W h; 2 XxW l
        0 kxl ixh; 1 H L; 2 FxH JxL
        0 o pxo; 1 G j; 2 f O
        0 gxj dxf; 1 ExG PxO; 2 A CxA
        """,
        game=game,
    )
    assert month.pays == [
        "0>1 24 hand_yaku sanbon",
        "1>0 144 special futahachi",
        "1>0 24 refund sanbon",
        "1>2 24 refund sanbon",
        "2>0 144 special futahachi",
        "2>1 24 hand_yaku sanbon",
    ]


def test_a9_sujuroku_refunds_its_maker_s_own_hand_and_tobikomi() -> None:
    """SAN 吹き消し: A has 立三本, 飛込み by B's 法度, and sixteen カス: both shares of the 飛込み go back to B."""
    month = play(
        "QTfhtuv ESVbgls HIJOPdi",
        "DGMRUj",
        "cknCpFrWBeqAKYNoXZLma",
        """
        0 shows tatesanbon: tuv
        0 hxj c; 1 s k; 2 i nxk
        0 txs CxD; 1 VxU p; 2 PxM FxG
        0 u rxp; 1 gxi W; 2 J B
        0 vxu exc; 1 E q; 2 HxE AxB
        0 TxR KxJ; 1 S Y; 2 d N
        0 QxS oxq; 1 l XxW; 2 I ZxY
        0 fxd LxI; 1 b mxl; 2 OxN axb
        """,
    )
    assert month.pays == [
        "0>1 24 refund tobikomi",
        "0>1 36 refund tatesanbon",
        "0>2 36 refund tatesanbon",
        "1>0 12 tobikomi tobikomi",
        "1>0 12 tobikomi tobikomi for 2 liable hatto",
        "1>0 144 special sujuroku",
        "1>0 36 hand_yaku tatesanbon",
        "2>0 144 special sujuroku",
        "2>0 36 hand_yaku tatesanbon",
    ]
    assert month.net == kan(24, -12, -12)


def test_a9_the_dealer_deals_again_at_equal_points() -> None:
    """SAN 流れ (6) 1: A (胴) and C have 100 points each."""
    month = play(
        "LTWfghn ABCHSdo PRXZltu",
        "EUeimv",
        "YQVIrGbKDJpcjkFsOqNMa",
        """
        0 fxe Y; 1 C Q; 2 uxv VxU
        0 L IxL; 1 HxE r; 2 lxm G
        0 TxQ bxY; 1 S K; 2 t DxC
        0 W JxK; 1 d pxr; 2 P cxd
        0 gxi j; 1 o k; 2 Z FxG
        0 hxj sxt; 1 A OxP; 2 RxS qxo
        0 nxk N; 1 BxA MxN; 2 XxW axZ
        """,
    )
    assert month.net == (12, -24, 12)
    assert month.winner == 0


def test_a9_the_second_seat_deals_next_at_equal_points() -> None:
    """SAN 流れ (6) 1: B (胴二) and C have 100 points each."""
    month = play(
        "BHaemtu PSUdnos AGNYilp",
        "DLRbgk",
        "qErQOMvVhjfTFWcZKJXIC",
        """
        0 mxk q; 1 oxq E; 2 p rxp
        0 e QxR; 1 P OxP; 2 l M
        0 axb v; 1 sxv V; 2 NxM hxg
        0 BxD j; 1 UxV fxe; 2 Y T
        0 HxE F; 1 d W; 2 A cxd
        0 t ZxY; 1 SxT KxL; 2 ixj J
        0 uxt XxW; 1 nxl IxJ; 2 GxF CxA
        """,
    )
    assert month.net == (-24, 12, 12)
    assert month.winner == 1


@EVERYWHERE
def test_a9_the_earlier_in_order_of_play_deals_next_at_equal_points(game: str) -> None:
    """SAN 流れ (6) 1: B deals, C is 胴二; A and C have 100 points each."""
    month = play(
        "EKVXefq DGLMNYb BPTZdtv",
        "CHOSlu",
        "jFsiUpAhrnQWackmoJgIR",
        """
        1 b j; 2 d FxH; 0 X sxu
        1 G ixj; 2 v UxX; 0 fxd p
        1 DxC A; 2 TxS h; 0 qxp r
        1 MxO nxl; 2 Zxb Q; 0 e W
        1 Y axY; 2 txv cxe; 0 ExG k
        1 N mxk; 2 BxA oxr; 0 VxW J
        1 LxJ gxh; 2 PxN I; 0 KxI RxQ
        """,
        dealer=1,
        game=game,
    )
    assert month.net == (12, -24, 12)
    assert month.winner == 2


def test_c27_sohachi_and_sujuroku_of_another_seat_are_both_paid() -> None:
    """SAN 流れ (6) 1, C-27: all have 88 points, B with sixteen カス: both are paid, and A keeps the deal."""
    month = play(
        "CHMYgmu LPWfoqt IRXbjnv",
        "Uaekpr",
        "EZBsQVKiFTNAhGJlOScDd",
        """
        0 g E; 1 oxp Zxa; 2 v B
        0 uxv s; 1 qxr Q; 2 I VxU
        0 HxE KxI; 1 fxe ixg; 2 b F
        0 mxk TxQ; 1 L N; 2 n AxB
        0 MxN h; 1 txs GxF; 2 jxh JxL
        0 Yxb lxn; 1 P OxP; 2 X S
        0 C c; 1 WxX DxC; 2 RxS dxc
        """,
    )
    assert month.pays == [
        "0>1 144 special sujuroku",
        "1>0 120 special sohachi",
        "2>0 120 special sohachi",
        "2>1 144 special sujuroku",
    ]
    assert month.net == kan(10 + 10 - 12, 12 + 12 - 10, -10 - 12)
    assert month.winner == 0


# ------------------------------ 四三


def test_c175_two_shiso_void_the_year() -> None:
    """SAN 補足 (4) 2: both are paid; then nobody wins, and the board keeps its stones."""
    match = Match()
    at_dealer(match, DEALER_WINS)
    month = match.month(
        ["ghijlmn", "ABCDEFG", "HIJKLMN"],
        "OPQUVY",
        "RSTWXZabcdefkopqrstuv",
        "0 shows shiso: ghijlmn; 1 shows shiso: ABCDEFG",
    )
    assert month.net == kan(40, 40, -80)
    assert month.why == "four_three"
    assert month.winner is None
    end = match.judged()
    assert end["result"] == [0, 0, 0]
    assert end["winners"] == []
    assert match.table.state.books.scores[BOARD] == 1


def test_c114_shiso_is_multiplied_by_the_field() -> None:
    """C-114: 絶場 multiplies 40 by 4 from each; no stone is paid, and the year is over in its first month."""
    match = Match()
    month = match.month(["ghijlmn", "ABCDEFG", "HIJKLMN"], "OPQUVs", "RSTWXYZabcdefkopqrtuv", "0 shows shiso: ghijlmn")
    assert month.kind == "grand"
    assert month.net == kan(320, -160, -160)
    assert [pay_line(line) for line in month.only("pay") if line["reason"] == "stone"] == []
    end = match.judged()
    # 320 - 10 kan and -160 - 10 kan: the winner balances the others.
    assert end["result"] == [340 * KAN, -170 * KAN, -170 * KAN]
    assert end["winners"] == [0]


def test_c113_shiso_may_be_concealed() -> None:
    """C-113: showing is optional; nothing is paid and the month is played."""
    match = Match()
    month = match.month(["ghijlmn", "ABCDEFG", "HIJKLMN"], "OPQUVY", "RSTWXZabcdefkopqrstuv", "...")
    assert month.net_of("hand_yaku") == (0, 0, 0)
    assert month.why != "four_three"
    match.judged()


# ------------------------------ the end of the year


def at_dealer(match: Match, deal: tuple[str, str, str]) -> Month:
    """Play a month whose hands are given by place in play; everyone makes their first choice."""
    hands, field, stock = deal
    by_place = hands.split()
    dealer = match.table.state.books.next_dealer
    return match.month([by_place[(seat - dealer) % 3] for seat in range(3)], field, stock, "...")


def year(*deals: tuple[str, str, str], options: dict[str, str] | None = None) -> tuple[Line, list[str]]:
    """Play a whole year; return its `match_end` and the payments of the board."""
    match = Match(options)
    for deal in deals:
        assert not match.table.over
        at_dealer(match, deal)
    assert match.table.over
    paid = [line for line in match.record if line["e"] == "pay" and line["from"] == "board"]
    return match.judged(), [pay_line(line) for line in paid]


def test_a10_two_equal_last_seats_halve_the_stones() -> None:
    """SAN (7) 5: A wins every month; B and C are last with equal points."""
    end, board = year(*[DEALER_WINS] * 12)
    assert end["totals"] == [12 * 168 - 12, -12 * 84, -12 * 84]
    assert board == ["board>1 6 stone", "board>2 6 stone"]
    # -1008 + 6 - 120 = -1122 points are -93 kan.
    assert end["result"] == [186 * KAN, -93 * KAN, -93 * KAN]
    assert end["winners"] == [0]


def test_a10_overtime_plays_the_carried_field_and_gives_the_odd_stone_to_the_winner() -> None:
    """SAN 越年, (7) 5: month 12 carries 大; month 13 is large without a light, carries nothing and is the last."""
    end, board = year(*[DEALER_WINS] * 11, CARRIES, DEALER_WINS, options={"overtime": "yes"})
    assert end["totals"] == [11 * 168 + 2 * 336 - 13, -11 * 84 - 2 * 168, -11 * 84 - 2 * 168]
    assert sorted(board) == ["board>0 1 stone", "board>1 6 stone", "board>2 6 stone"]
    # -1260 + 6 - 120 = -1374 points are -114 kan.
    assert end["result"] == [228 * KAN, -114 * KAN, -114 * KAN]


def test_a10_a_carry_of_month_12_is_dropped_without_overtime() -> None:
    end, board = year(*[DEALER_WINS] * 11, CARRIES)
    assert end["totals"] == [11 * 168 + 336 - 12, -11 * 84 - 168, -11 * 84 - 168]
    assert board == ["board>1 6 stone", "board>2 6 stone"]


def test_c174_overtime_has_no_effect_under_menu_e() -> None:
    end, _ = year(*[DEALER_WINS] * 11, CARRIES, options={"multipliers": "E", "overtime": "yes"})
    assert end["totals"] == [12 * 168 - 12, -12 * 84, -12 * 84]


def test_a10_the_last_dealer_wins_of_two_equal_first_seats() -> None:
    """SAN (7) 5: A wins six months, then B six; B deals the last."""
    end, board = year(*[DEALER_WINS] * 6, SECOND_WINS, *[DEALER_WINS] * 5)
    assert end["totals"] == [6 * 84 - 6, 6 * 84 - 6, -12 * 84]
    assert board == ["board>2 12 stone"]
    # A: 498 - 120 = 378 points are 31 kan; C: -1008 + 12 - 120 = -1116 are -93; B has the rest.
    assert end["result"] == [31 * KAN, 62 * KAN, -93 * KAN]
    assert end["winners"] == [1]


def test_a10_the_second_in_play_wins_of_two_equal_first_seats_where_the_dealer_is_last() -> None:
    """SAN (7) 5: A and B win five months each; C deals the last month, in which A is 胴二."""
    second = [SECOND_WINS]
    deals = [*[DEALER_WINS] * 4, *second, *[DEALER_WINS] * 4, *second, DEALER_WINS, *second]
    end, board = year(*deals)
    assert end["totals"] == [5 * 168 - 7 * 84 - 5, 5 * 168 - 7 * 84 - 5, 2 * 168 - 10 * 84 - 2]
    assert board == ["board>2 12 stone"]
    # B: 247 - 120 = 127 points are 10 kan; C: -506 + 12 - 120 = -614 are -51.
    assert end["result"] == [41 * KAN, 10 * KAN, -51 * KAN]
    assert end["winners"] == [0]


def test_a10_three_equal_seats_draw() -> None:
    """SAN (7) 6: each seat wins four months; nobody wins, and nothing is paid."""
    deals = [*[DEALER_WINS] * 4, SECOND_WINS, *[DEALER_WINS] * 3, SECOND_WINS, *[DEALER_WINS] * 3]
    end, board = year(*deals)
    assert end["totals"] == [-4, -4, -4]
    assert board == []
    assert end["result"] == [0, 0, 0]
    assert end["winners"] == []
