"""Rare turns in SHI, each named by its clause: stacked decks, real plays, and every record judged."""

import pytest

from hachiya.engine.bits import bit
from hachiya.games.unit import KAN
from hachiya.words.errors import IllegalFact
from tests.vectors.hanafuda.facts import goes_on, makes, points, settle, shows, special, table, tell
from tests.vectors.hanafuda.rule_sets import SHI, kan
from tests.vectors.hanafuda.stacking import Match, around, play

BY_HATTO_OF_B = ["1>2 84 captured_yaku aotan", "1>2 84 captured_yaku aotan for 0 liable hatto"]
AKATAN_COLLECTED = ["1>0 84 captured_yaku akatan", "2>0 84 captured_yaku akatan"]
AOTAN_COLLECTED = ["1>0 84 captured_yaku aotan", "2>0 84 captured_yaku aotan"]
HALF_OF_AKATAN_BACK = ["0>1 42 sage_return akatan", "0>2 42 sage_return akatan"]


# ------------------------------ the field


def test_c57_shima_belongs_to_the_dealer_and_still_sets_the_field() -> None:
    """B is the dealer."""
    month = play(
        "LOQVZnq GTYghrv EMblmop",
        "ABCDFW",
        "ueNdaHisJKfRXktcIjPUS",
        """
        1 v uxv; 2 b e; 0 Q N
        1 GxF dxe; 2 E axb; 0 n HxE
        1 r i; 2 pxr s; 0 Z J
        1 hxi KxJ; 1 stop
        """,
        game=SHI,
        dealer=1,
    )
    assert month.kind == "large"
    assert month.only("shima") == [{"e": "shima", "seat": 1, "cards": "ABCD"}]
    assert month.pays == ["0>1 168 captured_yaku akatan", "2>1 168 captured_yaku akatan"]


def test_c50_a_grand_light_ends_a_bound_large_month() -> None:
    """二代縛り of 大場 ends with a grand light; that of 絶場 goes on only with two grand lights."""
    match = Match({}, game=SHI)
    kinds = [match.month(*around(field=lights), "...").kind for lights in ("Ac", "AIo", "", "os", "AIc", "")]
    assert kinds == ["large", "grand", "small", "grand", "grand", "small"]
    match.judged()


# ------------------------------ 法度


def test_c61_having_only_hatto_cards_left_is_no_excuse() -> None:
    """B's last two cards are 10R (青短 for C) and 3R (赤短 for A)."""
    month = play(
        "BEIOSXq JMUfglo NQRVhnp",
        "CGaitu",
        "HdrvZLYmFWKjckAbDPTes",
        """
        0 I HxG; 1 M d; 2 Q r
        0 OxM vxu; 1 gxi Zxa; 2 h LxI
        0 BxC Y; 1 U m; 2 VxU F
        0 X WxX; 1 oxr K; 2 N jxh
        0 ExF cxd; 1 f kxm; 2 p A
        0 qxp bxY; 1 l DxA; 2 nxl; 2 stop
        """,
        game=SHI,
    )
    assert month.pays == BY_HATTO_OF_B


INOSHIKACHO = (
    "AEJYcfv BFHKSVk IUWZjmq",
    "LNTgnr",
    "OhluseXDGRdoiCMpbQtPa",
    """
    0 f OxN; 1 V hxg; 2 UxV lxn
    0 Y u; 1 B sxu; 2 ZxY exf
    0 E X; 1 KxL DxB; 2 I GxE
    0 c RxT; 1 k dxc; 2 mxk; 2 stop
    """,
)
"""C has 6T and 7T; B throws 10T, and C takes it."""


def test_c132_inoshikacho_is_subject_to_hatto() -> None:
    month = play(*INOSHIKACHO, game=SHI, options={"length": "half", "inoshikacho": "yes"})
    assert month.pays == ["1>2 84 captured_yaku inoshikacho", "1>2 84 captured_yaku inoshikacho for 0 liable hatto"]
    assert month.net == kan(0, -14, 14)


def test_c132_inoshikacho_is_settled_from_facts() -> None:
    assert settle(makes(2, "inoshikacho", fed_by=1), game=SHI, inoshikacho="yes") == kan(0, -14, 14)
    with pytest.raises(IllegalFact, match="is not played here"):
        settle(makes(2, "inoshikacho"), game=SHI)


def test_c132_inoshikacho_counts_nothing_without_the_option() -> None:
    hands, field, stock, script = INOSHIKACHO
    month = play(hands, field, stock, script.replace("2 mxk; 2 stop", "2 mxk oxr\n..."), game=SHI)
    assert set("UYk") <= set(month.end["captured"][2])
    assert month.pays_for("captured_yaku") == []


def test_c173_the_fourth_card_is_hatto_after_one_of_the_three_was_laid() -> None:
    """A has 三本, and has laid one of the three and taken it with another, when B throws the cup; 90/88/86."""
    month = play(
        "BEShijn Vdglmsv IJTYafq",
        "CNObkp",
        "rUcGMeRAKPFuZWQDotLHX",
        """
        0 shows sanbon: hij
        0 i rxp; 1 v U; 2 Yxb c
        0 BxC G; 1 sxv MxN; 2 q exc
        0 ExG R; 1 VxU A; 2 TxR K
        0 jxi PxO; 1 g F; 2 IxK u
        0 hxg Z; 1 d W; 2 fxd Q
        0 nxk DxA; 1 l oxq; 2 axZ txu
        0 SxQ L; 1 mxl HxF; 2 JxL XxW
        """,
        game=SHI,
    )
    assert month.pays == [
        "1>0 12 tobikomi tobikomi",
        "1>0 12 tobikomi tobikomi for 2 liable hatto",
        "1>0 24 hand_yaku sanbon",
        "2>0 2 card_points",
        "2>0 24 hand_yaku sanbon",
    ]
    assert month.net == (74, -48, -26)


# ------------------------------ 下げ


def test_c54_cards_tobikomi_and_nuke_count_after_going_on_in_vain() -> None:
    """A makes 赤短 and goes on in vain: half goes back; B escapes with 93, C dives with 98; A has 73 (C-167)."""
    month = play(
        "BJWYgjq DLOXabl EKQSTUv",
        "MZemtu",
        "cndPNiVIrGRkFsfHChoAp",
        """
        1 shows tanichi: DLOXab; 2 shows tatesanbon: QST
        0 W cxe; 1 L nxm; 2 vxu d
        0 JxL PxM; 1 O NxO; 2 T i
        0 q VxW; 1 bxZ I; 2 QxT rxq
        0 jxi G; 1 D R; 2 U k
        0 BxD FxG; 0 sage; 1 XxU sxt; 2 SxR fxd
        0 Y H; 1 lxk C; 2 ExH h
        0 gxh o; 1 axY AxC; 2 KxI pxo
        """,
        game=SHI,
    )
    assert month.winner == 0
    assert month.pays == sorted(
        [
            *AKATAN_COLLECTED,
            *HALF_OF_AKATAN_BACK,
            "0>1 36 hand_yaku tanichi",
            "2>1 36 hand_yaku tanichi",
            "0>2 36 hand_yaku tatesanbon",
            "1>2 36 hand_yaku tatesanbon",
            "0>1 12 nuke nuke",
            "2>1 12 nuke nuke",
            "0>2 12 tobikomi tobikomi",
            "1>2 12 tobikomi tobikomi",
            "0>1 5 card_points",
            "0>2 10 card_points",
        ]
    )


def test_c65_a_special_yaku_of_another_counts_after_going_on_in_vain() -> None:
    """A makes 赤短 and goes on in vain: half goes back; B has sixteen カス and returns からす; A deals (C-167)."""
    month = play(
        "CFIJort DLOXabq MQUcdgn",
        "BKPSmu",
        "ivVEGNWsZRHjhlYpAefkT",
        """
        1 shows karasu: DLOXabq
        0 F i; 1 OxP vxu; 2 M V
        0 o ExF; 1 XxV G; 2 c NxM
        0 t W; 1 qxo sxt; 2 gxi Z
        0 CxB RxS; 1 bxZ HxG; 2 UxW j
        0 JxK hxj; 0 sage; 1 D lxm; 2 Q Y
        0 r pxr; 1 axY AxD; 2 n exc
        0 I f; 1 LxI kxn; 2 dxf TxQ
        """,
        game=SHI,
    )
    assert month.why == "special"
    assert month.winner == 0
    assert month.pays == sorted(
        [
            *AKATAN_COLLECTED,
            *HALF_OF_AKATAN_BACK,
            "0>1 48 hand_yaku karasu",
            "2>1 48 hand_yaku karasu",
            "1>0 48 refund karasu",
            "1>2 48 refund karasu",
            "0>1 144 special sujuroku",
            "2>1 144 special sujuroku",
        ]
    )
    assert month.net == (84 - 144, 288 - 42, -42 - 144)


def test_c65_a_special_yaku_after_going_on_in_vain_is_settled_from_facts() -> None:
    at = table(game=SHI)
    tell(at, shows(1, "karasu"), makes(0, "akatan"), goes_on(0), special(1, "sujuroku", 16))
    assert at.state.books.scores[:3] == [60 + 84 - 144, 60 + 288 - 42, 60 - 42 - 144]
    assert at.state.books.next_dealer == 0


def test_c56_half_of_both_yaku_goes_back_after_going_on_in_vain() -> None:
    """A makes 赤短 and 青短 and goes on each time in vain; the month ends 92/70/102."""
    month = play(*TWO_YAKU, game=SHI)
    assert month.pays == sorted(
        [
            *AKATAN_COLLECTED,
            *AOTAN_COLLECTED,
            "0>1 84 sage_return akatan aotan",
            "0>2 84 sage_return akatan aotan",
            *CARDS_OF_TWO_YAKU,
        ]
    )
    assert month.winner == 0


TWO_YAKU = (
    "GRVgiln EFPQWhv AMUZdjs",
    "CObemq",
    "SJuLXYBKokpNrIaTDcfHt",
    """
    0 nxm S; 1 h J; 2 MxO u
    0 gxh LxJ; 1 F X; 2 dxe Yxb
    0 l BxC; 1 P K; 2 A oxq
    0 GxF kxl; 0 sage; 1 E p; 2 j NxP
    0 ixj rxp; 1 vxu IxK; 2 s a
    0 VxX TxS; 0 sage; 1 W DxA; 2 Zxa c
    0 R fxc; 1 QxR HxE; 2 UxW txs
    """,
)
CARDS_OF_TWO_YAKU = ["1>0 4 card_points", "1>2 14 card_points"]


def test_c66_a_second_yaku_is_collected_and_nothing_goes_back() -> None:
    """The month of two yaku is played up to A's 青短, with which A stops."""
    hands, field, stock, script = TWO_YAKU
    month = play(hands, field, stock, script.split("0 VxX")[0] + "0 VxX; 0 stop", game=SHI)
    assert month.pays == sorted([*AKATAN_COLLECTED, *AOTAN_COLLECTED])


def test_c153_half_of_both_yaku_goes_back_to_the_completer_too() -> None:
    """A makes 赤短 and 青短 in one turn and goes on each time; then B makes 四光: A pays for C too."""
    month = play(
        "GJUXhin ALYacqt DMejkmr",
        "EQRdfu",
        "gvZsIOBFbHCpVNKlPoSTW",
        """
        0 i gxi; 1 L vxu; 2 m Z
        0 nxm s; 1 YxZ IxL; 2 D O
        0 GxE BxD; 1 a F; 2 k bxa
        0 X HxF; 1 q C; 2 j pxq
        0 hxj VxX; 1 txs NxO; 2 M K
        0 JxK lxk; 0 sage; 0 sage; 1 cxd PxM; 2 r oxr
        0 U SxQ; 1 AxC; 1 stop forced
        """,
        game=SHI,
    )
    assert month.pays == sorted(
        [
            *AKATAN_COLLECTED,
            *AOTAN_COLLECTED,
            "0>1 84 sage_return akatan aotan",
            "0>2 84 sage_return akatan aotan",
            "0>1 120 captured_yaku shiko",
            "0>1 120 captured_yaku shiko for 2 liable sage",
        ]
    )
    assert month.net == (-72, 156, -84)


# ------------------------------ 手役 and 特殊役


def test_a5_a_month_with_shiso_is_played_on() -> None:
    """A has 四三; the month is played out 90/84/90."""
    month = play(
        "QRSTUWX HJachns BFIOPmo",
        "KMYefi",
        "ltpgNZvGbkEDLrqdujVCA",
        """
        0 shows shiso: QRSTUWX
        0 Q l; 1 cxf t; 2 mxl p
        0 U gxi; 1 JxK NxM; 2 oxp ZxY
        0 XxU vxt; 1 n G; 2 O b
        0 RxQ kxn; 1 h ExG; 2 I D
        0 T LxI; 1 s r; 2 F qxr
        0 SxT dxe; 1 HxF uxs; 2 PxO jxh
        0 W VxW; 1 axb CxD; 2 B AxB
        """,
        game=SHI,
    )
    assert month.why == "played_out"
    assert month.pays == [
        "1>0 2 card_points",
        "1>0 240 hand_yaku shiso",
        "1>2 2 card_points",
        "2>0 240 hand_yaku shiso",
    ]


def test_a9_sohachi_belongs_to_the_dealer() -> None:
    """C deals and all have 88 points; B's 喰付 is returned."""
    month = play(
        "OTbcils FGMPQSo ABWhmnr",
        "DERVXY",
        "utvpqNUIkCHdfLaZKgJje",
        """
        1 shows kuttsuki: FGMPQS
        2 WxV u; 0 bxY txu; 1 o v
        2 rxo p; 0 TxR qxp; 1 S N
        2 n UxX; 0 lxn I; 1 GxE k
        2 mxk CxD; 0 c H; 1 QxS dxc
        2 A f; 0 sxv LxI; 1 MxN a
        2 BxA Zxa; 0 i K; 1 FxH gxi
        2 h JxK; 0 O jxh; 1 PxO exf
        """,
        game=SHI,
        dealer=2,
    )
    assert month.net == kan(-10, -10, 20)
    assert month.winner == 2


# ------------------------------ the end of the match


def test_c131_overtime_goes_on_while_a_month_is_bound() -> None:
    """半ドン: the sixth field binds the seventh month to be large, whose own two lights bind the eighth."""
    match = Match({"length": "half", "overtime": "yes"}, game=SHI)
    for _ in range(5):
        match.pass_month()
    for lights in ("AI", "Ac", ""):
        assert not match.table.over
        assert match.month(*around(field=lights), "...").kind == "large"
    assert match.table.over
    match.judged()


def test_c64_three_joint_winners_pay_nothing() -> None:
    """半ドン: each seat makes 赤短 twice."""
    match = Match(game=SHI)
    for winner in (0, 1, 2) * 2:
        match.won_by(winner)
    end = match.judged()
    assert end["totals"] == [60, 60, 60]
    assert match.final_payments == []
    assert end["result"] == [0, 0, 0]
    assert end["winners"] == [0, 1, 2]


def half_match(*months: tuple[int, int, int]) -> Match:
    """Play half a match with these card points."""
    match = Match(game=SHI)
    for by_seat in months:
        match.tally("", points(*by_seat))
    match.replayed()
    return match


def test_c63_six_points_round_away_from_zero_below_zero_too() -> None:
    """66, 60 and 54 points: -54, -60 and -66 are -5, -5 and -6 kan; rounded to the kan below, A alone would win."""
    match = half_match((91, 88, 85), (91, 88, 85), *[(89, 88, 87), (87, 88, 89)] * 2)
    assert match.table.state.books.winners == bit(0) | bit(1)
    # -5 + 15 kan to each.
    assert match.final_payments == ["2>0 120 gimmi", "2>1 120 gimmi"]
    assert match.table.state.books.result[:3] == [10 * KAN, 10 * KAN, -20 * KAN]


def test_c63_five_points_are_dropped() -> None:
    """67, 60 and 53 points: -53, -60 and -67 are -4, -5 and -6 kan."""
    match = half_match((92, 88, 84), (91, 88, 85), *[(89, 88, 87), (87, 88, 89)] * 2)
    # -4 + 15 kan from each.
    assert match.final_payments == ["1>0 132 gimmi", "2>0 132 gimmi"]
