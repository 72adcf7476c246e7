"""Rare turns in NAK, each named by its clause: stacked decks, real plays, and every record judged."""

import pytest

from hachiya.games.hanafuda.events import Reason
from hachiya.games.unit import KAN
from tests.vectors.hanafuda.facts import bids, makes, net, points, squeezed, table, tell
from tests.vectors.hanafuda.rule_sets import NAK, SHI, kan
from tests.vectors.hanafuda.stacking import Match, around, play, seated

BY_HATTO_OF_B = ["1>2 84 captured_yaku aotan", "1>2 84 captured_yaku aotan for 0 liable hatto"]
EACH_HIS_OWN = ["0>2 84 captured_yaku aotan", "1>2 84 captured_yaku aotan"]


# ------------------------------ the field


def carried(*fields: str) -> list[tuple[str, list[str]]]:
    """The kind of each month with these lights on its field, and what it still carries."""
    match = Match({}, game=NAK)
    months = [match.month(*around(field=lights), "...").only("deal")[0] for lights in fields]
    match.judged()
    return [(deal["kind"], deal["carry"]) for deal in months]


def test_c01_three_large_brights_make_three_large_months() -> None:
    assert carried("AIc", "", "", "") == [
        ("large", ["large", "large"]),
        ("large", ["large"]),
        ("large", []),
        ("small", []),
    ]


def test_c01_a_grand_light_is_used_before_large_ones() -> None:
    """The field has two grand lights and a large one; the next month's field another large one."""
    assert carried("Aos", "I", "", "", "") == [
        ("grand", ["grand", "large"]),
        ("grand", ["large", "large"]),
        ("large", ["large"]),
        ("large", []),
        ("small", []),
    ]


def test_c02_a_grand_light_during_a_carried_large_month_is_carried() -> None:
    assert carried("Ac", "s", "", "") == [("large", ["large"]), ("grand", ["large"]), ("large", []), ("small", [])]


def test_c05_shima_belongs_to_the_first_player_where_the_dealer_folded() -> None:
    """The dealer folds, so P2 is the first in play; the pine light makes a 大場 with its doubled fee (C-03)."""
    month = play(
        "KNRSiku GTYghrv EMblmop LOQVZnq",
        "ABCDFW",
        "ueNdaHisJKfRXktcIjPUS",
        """
        0 out; 1 in forced; 2 in forced; 3 in forced
        1 v uxv; 2 b e; 3 Q N
        1 GxF dxe; 2 E axb; 3 n HxE
        1 r i; 2 pxr s; 3 Z J
        1 hxi KxJ; 1 stop
        """,
        game=NAK,
    )
    assert month.kind == "large"
    assert month.only("shima") == [{"e": "shima", "seat": 1, "cards": "ABCD"}]
    assert month.pays == [
        "0>pot 24 fold",
        "2>1 168 captured_yaku akatan",
        "3>1 168 captured_yaku akatan",
        "pot>1 24 pot",
    ]


# ------------------------------ 追い込み, みずてん


def test_c18_squeezed_hands_are_paid_for_whole_yaku() -> None:
    """Three seats are squeezed: 赤 of ribbons only with 七短 and 赤短; 五光; 手四 with one 10R."""
    match = Match(game=NAK, seats=6)
    out = ["BFJNRVZ", "AIcosGM", "Ukdlmnp"]
    hands, field, _ = around(*out, seats=6)
    month = match.month(
        hands[3:] + out,
        field,
        "".join(out),
        """
        0 in; 1 in; 2 in
        3 squeezed aka nanatan akatan: BFJNRVZ
        4 squeezed goko: AIcos
        5 squeezed teshi: klmn
        ...
        """,
    )
    match.judged()
    assert month.kind == "small"
    assert month.pays_for("squeeze") == sorted(
        f"{payer}>{line}"
        for payer in (0, 1, 2)
        for line in (
            "3 12 squeeze aka",
            "3 102 squeeze nanatan akatan",
            "3 12 squeeze",
            "4 72 squeeze goko",
            "4 15 squeeze",
            "5 36 squeeze teshi",
            "5 3 squeeze",
        )
    )
    each = 126 + 87 + 39
    assert month.net_of("squeeze") == (-each, -each, -each, 3 * 126, 3 * 87, 3 * 39)


def test_c18_squeezed_hands_are_settled_from_facts() -> None:
    facts = [
        *bids((0, "in"), (1, "in"), (2, "in")),
        squeezed(3, "aka", "nanatan", "akatan", cards="BFJNRVZ"),
        squeezed(4, "goko", cards="AIcos"),
        squeezed(5, "teshi", cards="klmn"),
        points(89, 88, 87, 0, 0, 0),
    ]
    rows = tell(table(game=NAK, seats=6), *facts)
    each = 126 + 87 + 39
    assert net(rows, Reason.SQUEEZE, seats=6) == (-each, -each, -each, 3 * 126, 3 * 87, 3 * 39)


def test_c18_a_squeezed_hand_of_two_yaku_is_multiplied_in_a_grand_field() -> None:
    """四光, 赤短, and each of the seven cards count: (102 + 21) x 4."""
    match = Match(game=NAK, seats=4)
    hands, field, stock = around("ABFIJcs", field="o", seats=4)
    month = match.month(
        [*hands[1:], hands[0]], field, stock + hands[0], "0 in; 1 in; 2 in; 3 squeezed shiko akatan: ABFIJcs; ..."
    )
    match.judged()
    assert month.kind == "grand"
    assert month.net_of("squeeze") == (-492, -492, -492, 1476)


def test_c17_mizuten_is_paid_by_everyone_when_a_yaku_ends_the_month() -> None:
    """C-08, C-17: the dealer has 89 points or more when the own 七短 ends the month; P2 folded, P5 was squeezed."""
    month = play(*MIZUTEN_AND_YAKU, game=NAK)
    assert month.why == "yaku"
    assert month.pays == sorted([*PAID_FOR_YAKU, *(f"{seat}>0 12 mizuten mizuten" for seat in (1, 2, 3, 4))])
    assert month.net == (240 + 48 + 12, -24, -132, -132, -12)


def test_c08_mizuten_is_not_paid_without_the_extras_option() -> None:
    month = play(*MIZUTEN_AND_YAKU, game=NAK, options={"length": "half", "extras_on_yaku_end": "no"})
    assert month.pays == PAID_FOR_YAKU


MIZUTEN_AND_YAKU = (
    "KMSWdfm CGNTYnq HJQegsu PRciklt DEOUabv",
    "LXZjpr",
    "EvUbaoNGCFnVADIBhTOYq",
    """
    0 unseen; 0 in forced; 1 out; 2 in; 3 in; 4 squeezed:
    0 M E; 2 e v; 3 l UxX
    0 fxe bxZ; 2 HxE a; 3 R oxp
    0 SxR NxM; 2 gxj G; 3 c C
    0 mxl FxG; 2 sxv n; 3 i V
    0 dxc AxC; 2 u D; 3 kxn IxL
    0 WxV BxD; 0 stop
    """,
)
PAID_FOR_YAKU = ["1>pot 12 fold", "2>0 120 captured_yaku nanatan", "3>0 120 captured_yaku nanatan", "pot>0 12 pot"]


# ------------------------------ 法度


def test_c20_leaving_the_last_card_of_two_on_the_field_is_hatto() -> None:
    """C-20 ii: 10R and 10K lie on the field and C lacks 10R; B takes 10K, C takes 10R."""
    month = play(
        "FGWYegi CJNdktu AHZhnoq",
        "BMlmpv",
        "rjbERDISVOfasUQXcPTLK",
        """
        0 g rxp; 1 txv jxg; 2 o b
        0 i E; 1 CxB R; 2 hxi D
        0 W I; 1 d SxR; 2 AxD VxW
        0 exd OxM; 1 u f; 2 Zxb a
        0 Yxa sxu; 1 kxm U; 2 nxl; 2 stop
        """,
        game=NAK,
    )
    assert month.pays == BY_HATTO_OF_B
    assert month.net == kan(0, -14, 14)


@pytest.mark.parametrize("game", [NAK, SHI])
def test_c21_hatto_has_no_time_limit(game: str) -> None:
    """B throws 10R; C leaves it on the field for a turn."""
    month = play(
        "BDRXjrs IQZcekl ANSVimp",
        "LMTWaf",
        "bnhKtqCdOYoEvUFHPGguJ",
        """
        0 B bxa; 1 exf n; 2 AxB h
        0 r KxL; 1 kxn t; 2 ixh qxr
        0 j C; 1 QxT d; 2 VxW OxM
        0 DxC Y; 1 ZxY o; 2 S E
        0 sxt v; 1 l U; 2 pxo FxE
        0 XxU H; 1 cxd P; 2 mxl; 2 stop
        """,
        game=game,
    )
    assert month.pays == BY_HATTO_OF_B


@pytest.mark.parametrize("game", [NAK, SHI])
def test_c21_a_card_thrown_before_one_card_was_missing_is_no_hatto(game: str) -> None:
    """B throws 10R while C lacks 6R and 9R too; C takes it at once, and 9R and 6R later."""
    month = play(
        "CQUbfkp AELRelm JPVWins",
        "DGMSTr",
        "gvuIcoqaOtHjhdZYFBKNX",
        """
        0 pxr g; 1 m v; 2 sxv u
        0 kxm I; 1 l c; 2 nxl o
        0 QxT qxo; 1 LxI a; 2 W OxM
        0 fxc txu; 1 ExG H; 2 VxW jxg
        0 CxD h; 1 e dxe; 2 ixh; 2 stop
        """,
        game=game,
    )
    assert month.pays == EACH_HIS_OWN


@pytest.mark.parametrize("game", [NAK, SHI])
def test_c15_a_yaku_added_after_hatto_is_paid_by_each(game: str) -> None:
    """C makes 青短 by B's 法度 and goes on; then C makes 赤短, which nobody fed."""
    month = play(
        "AKMbcdp DQRlruv EITUVgm",
        "BPWYhq",
        "estoaiOXCFkHNGJfSnLZj",
        """
        0 MxP e; 1 v sxv; 2 VxW t
        0 K oxq; 1 Q axY; 2 TxQ ixh
        0 b O; 1 l X; 2 mxl CxB; 2 sage
        0 cxe F; 1 uxt k; 2 ExF H
        0 A NxO; 1 R GxH; 2 UxX JxK; 2 stop
        """,
        game=game,
    )
    assert month.net == kan(-7, -21, 28)


@pytest.mark.parametrize("game", [NAK, SHI])
def test_c109_hatto_is_paid_for_a_yaku_added_by_the_continuer(game: str) -> None:
    """C makes 赤短 and, in the same turn (C-152), 青短 with B's 10R: B pays both shares of 青短 only."""
    month = play(
        "EJZfmsu MXjlprv CGQVWbo",
        "BFHSTa",
        "ROdYkDtNhPUIcgneLKAiq",
        """
        0 u RxT; 1 p O; 2 W d
        0 fxd Yxa; 1 j k; 2 VxW DxB
        0 J txu; 1 v NxO; 2 C hxj
        0 mxk P; 1 rxp U; 2 b IxJ
        0 sxv c; 1 l g; 2 GxF nxl; 2 sage; 2 stop
        """,
        game=game,
    )
    assert month.net == kan(-7, -21, 28)
    assert "1>2 84 captured_yaku aotan for 0 liable hatto" in month.pays


# ------------------------------ 下げ


def test_c145_half_of_both_yaku_is_paid_when_nothing_follows() -> None:
    """A makes 赤短 and 七短 and goes on each time; nothing follows: half of 17 kan, and no card points."""
    month = play(
        "CJbknqt IMYhmov ASWacej",
        "BFKLgl",
        "GTPZdpRQXEiUurONVDsfH",
        """
        0 q GxF; 1 M T; 2 a PxM
        0 kxl Zxa; 1 hxg d; 2 W pxq
        0 CxB RxT; 1 Y Q; 2 exd XxW
        0 JxL E; 0 sage; 1 v i; 2 SxQ U
        0 bxY uxv; 1 m r; 2 A O
        0 nxm NxO; 0 sage; 1 IxK VxU; 2 jxi DxA
        0 t sxt; 1 oxr f; 2 cxf HxE
        """,
        game=NAK,
    )
    assert month.why == "played_out"
    assert month.winner == 0
    assert month.pays == ["1>0 102 sage_half nanatan akatan", "2>0 102 sage_half nanatan akatan"]


def test_c146_all_yaku_of_the_continuer_are_void_when_another_completes() -> None:
    """A makes 赤短 and 七短 and goes on each time; then B makes 四光: A gets nothing and pays for C too."""
    month = play(
        "BHMWruv CQTdgns LNOUVYq",
        "abfikp",
        "IoFDKjRAtJSePXmZElhcG",
        """
        0 rxp I; 1 T o; 2 qxo F
        0 B DxB; 1 nxk KxI; 2 V jxi
        0 HxF RxT; 1 C AxC; 2 L t
        0 vxt JxL; 0 sage; 1 dxf S; 2 N e
        0 WxV PxN; 1 QxS X; 2 UxX m
        0 M Zxb; 0 sage; 1 g E; 2 Yxa lxm
        0 u hxg; 1 sxu cxe; 1 stop forced
        """,
        game=NAK,
    )
    assert month.pays == ["0>1 120 captured_yaku shiko", "0>1 120 captured_yaku shiko for 2 liable sage"]


def test_c105_going_on_is_not_offered_where_no_other_yaku_is_possible() -> None:
    """A makes 青短 with a card left in hand; the others' piles leave A no other yaku, so A is not asked."""
    month = play(
        "DNUfhno CQRabmr BFILeiu",
        "HKOSkq",
        "vtGZJTplAVXdMWEPjcsgY",
        """
        0 D v; 1 mxk txv; 2 FxH G
        0 oxq Z; 1 QxS JxK; 2 i T
        0 hxi p; 1 rxp l; 2 L AxD
        0 U VxU; 1 axZ X; 2 B d
        0 fxd MxO; 1 CxB WxX; 2 IxL ExG
        0 nxl; 0 stop forced
        """,
        game=NAK,
    )
    assert month.pays == ["1>0 84 captured_yaku aotan", "2>0 84 captured_yaku aotan"]


def test_c152_yaku_of_both_halves_of_a_turn_are_counted() -> None:
    """A makes 赤短 with the hand card and goes on, then 青短 with the stock card: a second choice, and both count."""
    month = play(
        "CDFKghl AENUdkr IORXjsu",
        "BJSTZv",
        "mHtcfnMQYVibWeLapPqoG",
        """
        0 l mxl; 1 N H; 2 j txv
        0 KxJ c; 1 k fxc; 2 OxN nxk
        0 hxj M; 1 r QxT; 2 u YxZ
        0 DxB V; 1 A i; 2 I b
        0 FxH WxV; 0 sage; 0 stop
        """,
        game=NAK,
    )
    assert month.only("sage")[0]["yaku"] == ["akatan"]
    assert month.pays == [
        "1>0 168 captured_yaku akatan aotan",
        "2>0 168 captured_yaku akatan aotan",
    ]


# ------------------------------ 手役 and 特殊役


def test_c26_a_month_with_shiso_is_played_on_and_folders_do_not_pay() -> None:
    """The dealer folds; P2 has 四三; the month is played out 90/84/90."""
    month = play(
        "DELgjtu QRSTUWX HJachns BFIOPmo",
        "KMYefi",
        "ltpgNZvGbkEDLrqdujVCA",
        """
        0 out; 1 in forced; 2 in forced; 3 in forced
        1 shows shiso: QRSTUWX
        1 Q l; 2 cxf t; 3 mxl p
        1 U gxi; 2 JxK NxM; 3 oxp ZxY
        1 XxU vxt; 2 n G; 3 O b
        1 RxQ kxn; 2 h ExG; 3 I D
        1 T LxI; 2 s r; 3 F qxr
        1 SxT dxe; 2 HxF uxs; 3 PxO jxh
        1 W VxW; 2 axb CxD; 3 B AxB
        """,
        game=NAK,
    )
    assert month.why == "played_out"
    assert month.pays == [
        "0>pot 12 fold",
        "2>1 2 card_points",
        "2>1 240 hand_yaku shiso",
        "2>3 2 card_points",
        "3>1 240 hand_yaku shiso",
        "pot>1 12 pot",
    ]


def test_c27_sohachi_belongs_to_the_first_player_where_the_dealer_folded() -> None:
    """The dealer folds and all have 88 points: P2 is paid and deals next; P4's 喰付 is returned, the fee is not."""
    month = play(
        "HUdegkq ABWhmnr OTbcils FGMPQSo",
        "DERVXY",
        "utvpqNUIkCHdfLaZKgJje",
        """
        0 out; 1 in forced; 2 in forced; 3 in forced
        3 shows kuttsuki: FGMPQS
        1 WxV u; 2 bxY txu; 3 o v
        1 rxo p; 2 TxR qxp; 3 S N
        1 n UxX; 2 lxn I; 3 GxE k
        1 mxk CxD; 2 c H; 3 QxS dxc
        1 A f; 2 sxv LxI; 3 MxN a
        1 BxA Zxa; 2 i K; 3 FxH gxi
        1 h JxK; 2 O jxh; 3 PxO exf
        """,
        game=NAK,
    )
    assert month.winner == 1
    assert month.pays == [
        "0>pot 12 fold",
        "1>3 48 hand_yaku kuttsuki",
        "2>1 120 special sohachi",
        "2>3 48 hand_yaku kuttsuki",
        "3>1 120 special sohachi",
        "3>1 48 refund kuttsuki",
        "3>2 48 refund kuttsuki",
        "pot>1 12 pot",
    ]


def test_c16_futahachi_of_a_mizuten_dealer_refunds_hands_but_not_fees() -> None:
    """170 points bring 12 kan; P3's 三本 is returned, the fee and the kan for みずてん are not (C-128)."""
    month = play(
        "CMQXejq DLPRabd EGHSUWZ FOTkost NYgimuv",
        "BKflnr",
        "paADgLdiPYNcmJVIRbvuh",
        """
        0 unseen; 0 in forced; 1 out; 2 in; 3 in; 4 squeezed:
        2 shows sanbon: EGH
        0 CxB pxr; 2 E a; 3 o A
        0 X DxA; 2 S g; 3 kxl LxK
        0 jxg dxf; 2 WxX i; 3 O PxO
        0 QxS Yxa; 2 Z N; 3 s c
        0 MxN mxn; 2 HxE J; 3 T V
        0 qxo IxJ; 2 UxV RxT; 3 txs bxZ
        0 exc v; 2 G uxv; 3 FxG hxi
        """,
        game=NAK,
    )
    assert month.pays == [
        "0>2 24 hand_yaku sanbon",
        "1>0 12 mizuten mizuten",
        "1>pot 12 fold",
        "2>0 12 mizuten mizuten",
        "2>0 144 special futahachi",
        "2>0 24 refund sanbon",
        "2>3 24 refund sanbon",
        "3>0 12 mizuten mizuten",
        "3>0 144 special futahachi",
        "3>2 24 hand_yaku sanbon",
        "4>0 12 mizuten mizuten",
        "pot>0 12 pot",
    ]
    assert month.net == (348, -24, -156, -156, -12)


def test_c148_sujuroku_takes_the_pot_and_refunds_its_own_hand() -> None:
    """A has 立三本, which dives, and seventeen カス: 14 kan; A's own hand yaku is returned."""
    month = play(
        "EOQSTZn ADIYjku GMRXdim KNaefhs",
        "HJPUlq",
        "GBLRFmrcViXbpCdWovtMg",
        """
        0 in; 1 in; 2 out; 3 in forced
        0 shows tatesanbon: QST
        0 Q GxH; 1 kxl B; 3 a LxJ
        0 OxP RxQ; 1 AxB F; 3 s m
        0 Zxa rxq; 1 j c; 3 fxc VxU
        0 nxm ixj; 1 I X; 3 e b
        0 S p; 1 uxs C; 3 N dxe
        0 TxS WxX; 1 Yxb oxp; 3 KxI v
        0 ExF txv; 1 DxC MxN; 3 h gxh
        """,
        game=NAK,
    )
    assert set("QRST") <= set(month.end["captured"][0])
    assert month.pays == [
        "0>1 36 refund tatesanbon",
        "0>3 36 refund tatesanbon",
        "1>0 168 special sujuroku",
        "1>0 36 hand_yaku tatesanbon",
        "2>pot 12 fold",
        "3>0 168 special sujuroku",
        "3>0 36 hand_yaku tatesanbon",
        "pot>0 12 pot",
    ]
    assert month.net == (348, -168, -12, -168)


# ------------------------------ the prize

# Six at the table, of whom the dealer and the next two play; the others are squeezed and hold nothing that is paid.
# Played out 92/96/76, 86/90/88, 88/90/86 (twice), 90/92/82 and 88/92/84.
DEALS = [
    (
        "CKQViou AFIWchs BLPYbgl EHRanrt DNOUZjq GMdekmv",
        "JSTXfp",
        "eZGDnjEMUqmkdtNvORHra",
        """
        0 i exf; 1 s Z; 2 P G
        0 KxJ D; 1 FxG n; 2 gxi j
        0 QxT E; 1 WxX MxP; 2 BxD U
        0 C qxp; 1 c mxn; 2 l kxl
        0 o dxc; 1 AxC txs; 2 YxZ N
        0 u vxu; 1 I OxN; 2 b RxS
        0 VxU HxE; 1 hxj rxo; 2 LxI axb
        """,
    ),
    (
        "BLWYchl ACIUfos HJVikmt MORZeqv EGKNSab PQgjnpu",
        "DFTXdr",
        "ZpESaNPKQGeqjnMugvROb",
        """
        0 Y ZxY; 1 AxD pxr; 2 HxF E
        0 l SxT; 1 C a; 2 mxl N
        0 WxX PxN; 1 s K; 2 txs Q
        0 LxK GxE; 1 I exd; 2 i q
        0 hxi j; 1 f n; 2 kxn M
        0 BxC u; 1 U gxj; 2 VxU vxu
        0 cxf RxQ; 1 oxq OxM; 2 JxI bxa
        """,
    ),
    (
        "GIaghop BFQVdms ADSYcfu CXZekqt HMNTWrv KOPRUin",
        "EJLbjl",
        "COTWNHUrKMeZPiknRtqXv",
        """
        0 GxE C; 1 BxC O; 2 D T
        0 o W; 1 QxT NxO; 2 c H
        0 axb UxW; 1 s rxo; 2 Y KxJ
        0 IxL M; 1 FxH exc; 2 f ZxY
        0 gxj PxM; 1 dxf i; 2 AxD kxl
        0 hxi n; 1 mxn R; 2 SxR txs
        0 p qxp; 1 V XxV; 2 u vxu
        """,
    ),
    (
        "ILOUYfh DFJNcjo APRgisu EWXdmrt GKMTekn CHQSZpq",
        "BVablv",
        "MZkEmqHSCQenKTXWGrdpt",
        """
        0 f M; 1 J Zxb; 2 sxv kxl
        0 UxV E; 1 DxB m; 2 i q
        0 LxJ HxE; 1 NxM S; 2 P C
        0 OxP QxS; 1 cxf e; 2 u nxm
        0 Yxa K; 1 jxi T; 2 RxT X
        0 IxK WxX; 1 oxq G; 2 AxC r
        0 h dxe; 1 FxG pxr; 2 gxh txu
        """,
    ),
    (
        "JZcdilm AGIOajo EFQXqsu Uefgknt CNSTWYv HKMRbpr",
        "BDLPVh",
        "MCrSnTkHWYbRKUNpvefgt",
        """
        0 JxL MxP; 1 a CxB; 2 q rxq
        0 d S; 1 I n; 2 QxS T
        0 Zxa kxn; 1 O H; 2 XxV W
        0 ixh Y; 1 j bxY; 2 u RxT
        0 l KxI; 1 GxH UxW; 2 sxu NxO
        0 mxl p; 1 oxp v; 2 F exd
        0 c fxc; 1 AxD gxj; 2 ExF txv
        """,
    ),
]
BIDS = "0 in; 1 in; 2 in; 3 squeezed:; 4 squeezed:; 5 squeezed:\n"
SIX_MONTHS = [(*DEALS[each][:3], BIDS + DEALS[each][3]) for each in (0, 1, 2, 2, 3, 4)]
"""The deal passes on from seat 3 to the next seat five times; seats 0-4 win 2 points each from seat 5."""


@pytest.mark.parametrize(
    ("length", "prize"),
    [("year", [72, 72, 72, 72, 72]), ("half", [44, 43, 43, 43, 43])],
)
def test_c29_five_winners_of_six_share_the_prize(length: str, prize: list[int]) -> None:
    """30 kan are 360 mon, 18 kan are 216; the odd mon go to the earlier seats."""
    match = Match({"length": length}, dealer=3, game=NAK, seats=6)
    while not match.table.over:
        for deal in SIX_MONTHS:
            match.month(*seated(deal, match.table.state.books.next_dealer))
    end = match.judged()
    halves = 2 if length == "year" else 1
    stake = 60 if length == "year" else 36
    equal = 2 * halves - stake
    assert end["totals"] == [equal] * 5 + [-10 * halves - stake]
    assert match.final_payments == [f"bank>{seat} {points} gimmi" for seat, points in enumerate(prize)]
    assert end["result"] == [equal + points for points in prize] + [-10 * halves - stake]
    assert sum(end["result"]) == 0
    assert end["winners"] == [0, 1, 2, 3, 4]


def test_c29_five_winners_of_six_in_a_tally_share_the_prize() -> None:
    """The half year is entered as a tally."""
    at = table({"length": "half"}, 3, game=NAK, seats=6)
    for month_points in ((92, 96, 76), (86, 90, 88), (88, 90, 86), (88, 90, 86), (90, 92, 82), (88, 92, 84)):
        dealer = at.state.books.next_dealer
        seats = [(dealer + place) % 6 for place in range(3)]
        by_seat = [month_points[seats.index(seat)] if seat in seats else 0 for seat in range(6)]
        rows = tell(at, *bids(*((seat, "in") for seat in seats)), points(*by_seat))
    assert at.over
    assert net(rows, Reason.GIMMI, seats=6) == (44, 43, 43, 43, 43, 0)


def test_c29_the_prize_of_a_half_year_is_three_kan_a_seat() -> None:
    """Each seat pays 3 kan; the dealer wins every month."""
    at = table({"length": "half"}, game=NAK)
    for _ in range(6):
        rows = tell(at, makes(0, "akatan"))
    assert net(rows, Reason.GIMMI) == (9 * KAN, 0, 0)
    assert at.state.books.result[:3] == [6 * 168 - 36 + 108, -6 * 84 - 36, -6 * 84 - 36]
