"""Rare turns in 八十, each named by its clause: stacked decks, real plays, and every record judged."""

import pytest

from tests.vectors.hanafuda.rule_sets import HAC
from tests.vectors.hanafuda.stacking import Match, around, play

# ------------------------------ ② the deal


def test_b1_four_of_a_month_on_the_field_are_dealt_again() -> None:
    """配り直し: the same 仮親 deals the same deal again, and nothing is paid (C-80)."""
    match = Match(dealer=1, game=HAC)
    thrown_in = match.month(*around(field="ABCD"), "")
    assert [line["e"] for line in thrown_in.lines] == ["redeal"]
    (redeal,) = thrown_in.lines
    assert (redeal["n"], redeal["why"], set(redeal["field"]) >= set("ABCD")) == (1, "four_of_a_month", True)
    again = match.month(*around(field="klmn"), "")
    assert [(line["e"], line["n"]) for line in again.lines] == [("redeal", 1)]
    month = match.pass_month()
    (deal,) = month.only("deal")
    assert (deal["n"], deal["dealer"]) == (1, 1)
    assert match.table.state.books.month == 1
    match.judged()


def test_b1_a_redeal_in_a_later_deal_keeps_dealer_and_scores() -> None:
    match = Match(game=HAC, seats=4)
    match.month(*around(seats=4), "0 out; 1 out; 2 out")
    thrown_in = match.month(*around(field="opqr", seats=4), "")
    assert [(line["e"], line["n"]) for line in thrown_in.lines] == [("redeal", 2)]
    assert list(match.table.state.books.scores[:4]) == [-20, -20, -20, 60]
    (deal,) = match.pass_month().only("deal")
    assert (deal["n"], deal["dealer"]) == (2, 3)
    match.judged()


def test_b1_three_of_a_month_on_the_field_are_not_dealt_again() -> None:
    match = Match(game=HAC)
    month = match.month(*around(field="ABCopq"), "0 in; 1 in; 2 in; ...")
    assert month.lines[0]["e"] == "deal"
    match.judged()


# ------------------------------ ③ 出降り


def test_c73_seats_not_yet_asked_leave_free_at_rate_4() -> None:
    """P1 doubled and P2 was in at rate 2; P3's double and two more seats at rate 4 put both out for nothing.

    Played out: P3 60, P4 115, P5 65, times two and times four.
    """
    month = play(
        "GMNZbjv EFPfpsu BCIKXnr JORYiot ATWaegk",
        "DSUdlq",
        "ujEFVvfHPcLGhsQMmZbpN",
        """
        0 double; 1 in; 2 double; 3 in; 4 in; 0 squeezed; 1 squeezed
        2 BxD u; 3 Y j; 4 exd E
        2 I FxE; 3 oxq VxU; 4 gxj vxu
        2 C f; 3 RxS H; 4 axY P
        2 nxl cxf; 3 JxI L; 4 W GxH
        2 r h; 3 t sxt; 4 k Q
        2 XxW MxP; 3 ixh mxk; 4 AxC Z
        2 KxL bxZ; 3 O pxr; 4 TxQ NxO
        """,
        game=HAC,
    )
    assert month.pays == ["2>3 160 card_points", "4>3 120 card_points"]
    assert month.net == (0, 0, -160, 280, -120)
    assert month.winner == 3


def test_b1_an_auction_of_six_seats_has_two_doubles_and_every_kind_of_fold() -> None:
    """P1 and P5 fold at rate 1, and P4, who was in, at rate 4; P6 makes 猪鹿蝶 on the last card: 200 times four."""
    month = play(
        "BEIKYmt JPaehlq FHNXoru ADOQTZv Mcdginp GRSUWbj",
        "CLVfks",
        "cmZAKtvipnTdIQOgEMBYD",
        """
        0 out; 1 in; 2 in; 3 in; 4 out; 5 double; 1 in; 2 double; 3 out; 5 in; 1 in
        2 H cxf; 5 UxV mxk; 1 P Z
        2 FxH AxC; 5 S KxL; 1 e txs
        2 o v; 5 bxZ i; 1 qxo p
        2 X n; 5 G TxS; 1 a dxe
        2 rxp I; 5 WxX Q; 1 hxi OxP
        2 N g; 5 RxQ ExG; 1 lxn MxN
        2 uxv B; 5 jxg Yxa; 5 stop forced
        """,
        game=HAC,
    )
    assert month.pays == [
        "0>pot 20 fold",
        "1>5 400 captured_yaku inoshikacho",
        "2>5 400 captured_yaku inoshikacho",
        "3>pot 20 fold",
        "4>pot 20 fold",
        "pot>5 60 pot",
    ]
    assert month.net == (-20, -400, -400, -20, -20, 860)


def test_c72_the_lone_survivor_takes_the_pot_and_the_deal_without_hand_yaku() -> None:
    match = Match(dealer=1, game=HAC, seats=4)
    month = match.month(*around("opqrtuv", seats=4), "1 out; 2 out; 3 out")
    assert [line["e"] for line in month.lines] == ["deal", *["bid", "pay"] * 3, "pay", "deal_end"]
    assert month.net == (60, -20, -20, -20)
    assert (month.why, month.winner, month.end["next_dealer"]) == ("alone", 0, 0)
    assert month.end["captured"] == ["", "", "", ""]
    match.judged()


def test_c70_seats_that_were_in_and_fold_after_a_double_pay_20_once() -> None:
    """P1 and P3 were in, and each pays 20 once; the doubler is alone."""
    match = Match(game=HAC, seats=4)
    month = match.month(*around(seats=4), "0 in; 1 out; 2 in; 3 double; 0 out; 2 out")
    assert month.pays == ["0>pot 20 fold", "1>pot 20 fold", "2>pot 20 fold", "pot>3 60 pot"]
    assert (month.why, month.winner) == ("alone", 3)
    match.judged()


def test_c74_a_fold_of_one_of_two_seats_ends_the_deal() -> None:
    match = Match(game=HAC, seats=2)
    assert match.month(*around(seats=2), "0 out").net == (-20, 20)
    assert match.table.state.books.next_dealer == 1
    match.judged()


def test_c72_the_next_seat_in_play_leads_after_the_dealer_folded() -> None:
    """P2 and P3 play サシ to the end, 90 to 40; of 28 stock cards 14 are turned."""
    month = play(
        "HMOcsuv FKLPVbq DEJdmnt",
        "ABUXhk",
        "rIuOaWTCjSMQcoglvpNZeGYfsRHi",
        """
        0 out; 1 in; 2 in
        1 VxU r; 2 nxk I
        1 b u; 2 txu O
        1 qxr axb; 2 E WxX
        1 LxI T; 2 DxA CxB
        1 K jxh; 2 d SxT
        1 PxO M; 2 m Q
        1 FxE cxd; 2 JxK o
        """,
        game=HAC,
    )
    assert len(month.only("stock")[0]["cards"]) == 28
    assert len(month.only("turn")) == 14
    assert month.pays == ["0>pot 20 fold", "2>1 50 card_points", "pot>1 20 pot"]
    assert month.net == (-20, 70, -50)


# ------------------------------ ④ 手役


def test_c76_one_yaku_family_may_be_announced_alone() -> None:
    """The hand has 手四 of 4 + 2 and 空素; only the 手四 is shown, and only the 空素 in another deal."""
    match = Match({"deals": 3}, game=HAC)
    four = match.month(*around("opqrtuC"), "0 in; 1 in; 2 in; 0 shows teshi: opqr; ...")
    assert four.net_of("hand_yaku") == (200, -100, -100)
    dealer = match.table.state.books.next_dealer
    hands, field, stock = around("opqrtuC")
    order = [hands[(seat - dealer) % 3] for seat in range(3)]
    bids = "; ".join(f"{(dealer + place) % 3} in" for place in range(3))
    kasu = match.month(order, field, stock, f"{bids}; {dealer} shows karasu: Copqrtu; ...")
    assert sum(kasu.net_of("hand_yaku")) == 0
    assert kasu.net_of("hand_yaku")[dealer] == 100
    match.judged()


def test_b1_a_hand_need_not_be_announced() -> None:
    match = Match(game=HAC)
    month = match.month(*around("opqrtuv"), "0 in; 1 in; 2 in; ...")
    assert month.only("show")[0] == {"e": "show", "seat": 0, "yaku": [], "cards": ""}
    assert month.pays_for("hand_yaku") == []
    match.judged()


def test_b1_hand_yaku_are_paid_at_the_rate() -> None:
    """サシ: 四三 with 空素, 700, against はねけん, 200, at rate 4, all of it."""
    match = Match(game=HAC, seats=2)
    month = match.month(
        *around("opqrtuv", "ABCEFIJ", seats=2),
        "0 double; 1 double; 0 in; 1 shows haneken: ABCEFIJ; 0 shows shiso karasu: opqrtuv; ...",
    )
    assert month.pays_for("hand_yaku") == ["0>1 800 hand_yaku haneken", "1>0 2800 hand_yaku shiso karasu"]
    match.judged()


@pytest.mark.parametrize(
    ("hand", "yaku", "cards", "totals"),
    [
        ("ABCEIMQ", "sanbon", "ABC", (40, -20, -20)),
        ("ABEFIJU", "kuttsuki", "ABEFIJ", (80, -40, -40)),
        ("ABCDEFU", "teshi", "ABCD", (200, -100, -100)),
        ("ABCEFIJ", "haneken", "ABCEFIJ", (200, -100, -100)),
        ("ABCEFGU", "futasanbon", "ABCEFG", (200, -100, -100)),
        ("ABCDEFG", "shiso", "ABCDEFG", (600, -300, -300)),
        ("AGKOSWo", "suroku", "GKOSWo", (60, -30, -30)),
        ("CGKOSWo", "karasu", "CGKOSWo", (100, -50, -50)),
    ],
)
def test_b1_each_hand_yaku_is_paid_its_value(hand: str, yaku: str, cards: str, totals: tuple[int, ...]) -> None:
    match = Match(game=HAC)
    month = match.month(*around(hand), f"0 in; 1 in; 2 in; 0 shows {yaku}: {cards}; ...")
    match.judged()
    assert month.net_of("hand_yaku") == totals


# ------------------------------ ⑤ taking cards


def test_b1_a_fourth_card_captures_three_from_hand_and_from_stock() -> None:
    """サシ is played to the end, 80 to 55."""
    month = play(
        "Gacdhnr ILPQTiv",
        "ABCklm",
        "XjftFMDUeOZqVYNWHubJgKoEpRSs",
        """
        0 in; 1 in
        0 c X; 1 Q j
        0 a fxc; 1 L t
        0 d F; 1 vxt M
        0 nxklm DxABC; 1 ixj UxX
        0 r exd; 1 IxL OxM
        0 h Zxa; 1 TxQ qxr
        0 GxF V; 1 P Y
        """,
        game=HAC,
    )
    assert month.pays == ["1>0 25 card_points"]
    assert [line["takes"] for line in month.lines if len(line.get("takes", "")) == 3] == ["klm", "ABC"]


# ------------------------------ ⑥ 上がり, 下げ


def test_b1_the_choice_to_stop_comes_after_the_stock_card() -> None:
    month = play(
        "CGIKNot MVWgjmn ADJPSah",
        "FYceru",
        "HvZiBLQTdfqlpRkbXEUsO",
        """
        0 in; 1 in; 2 in
        0 GxF H; 1 V vxu; 2 J ZxY
        0 IxJ i; 1 M B; 2 PxM L
        0 CxB Q; 0 stop
        """,
        game=HAC,
    )
    assert [line["e"] for line in month.lines][-6:] == ["play", "turn", "stop", "pay", "pay", "deal_end"]
    assert month.net == (200, -100, -100)


def test_c78_a_yaku_on_the_last_card_stops_without_a_choice() -> None:
    month = play(
        "GQVcjot BJOTgnv KNYflps",
        "DLPRSq",
        "IdhbWmHFUiekuEaMZXCAr",
        """
        0 in; 1 in; 2 in
        0 j IxL; 1 BxD d; 2 s hxj
        0 G b; 1 OxP W; 2 K m
        0 VxW HxG; 1 g F; 2 Yxb U
        0 txs ixg; 1 v exd; 2 lxm k
        0 c uxv; 1 TxR ExF; 2 N a
        0 oxq MxN; 1 nxk Zxa; 2 fxc XxU
        0 QxS C; 1 JxK AxC; 1 stop forced
        """,
        game=HAC,
    )
    assert month.net == (-100, 200, -100)
    assert month.why == "yaku"


def test_c78_a_continuer_who_adds_a_yaku_on_the_last_card_is_paid_in_full() -> None:
    month = play(
        "KLRVder EMacgip FJQSUqu",
        "DGWhlv",
        "XbZCAkofTHmntNOjIYPsB",
        """
        0 in; 1 in; 2 in
        0 VxW X; 1 ixh b; 2 FxG Zxb
        0 d CxD; 1 M A; 2 Q kxl
        0 K o; 1 a fxd; 2 UxX TxQ
        0 LxK H; 1 pxo m; 2 S nxm
        0 r txv; 1 ExH NxM; 2 qxr O
        0 e j; 1 gxj I; 2 JxI Yxa; 2 sage
        0 RxS PxO; 1 cxe s; 2 uxs BxA; 2 stop forced
        """,
        game=HAC,
    )
    assert month.pays == [
        "0>2 200 captured_yaku akatan inoshikacho",
        "1>2 200 captured_yaku akatan inoshikacho",
    ]
    assert month.net == (-200, -200, 400)


def test_c79_the_stop_of_a_continuer_voids_the_other_continuer_s_yaku() -> None:
    month = play(
        "CGKWZat INPXijm LQbpqrv",
        "BHUYch",
        "selEOkFDMSTVnRuJAfdgo",
        """
        0 in; 1 in; 2 in
        0 axY s; 1 jxh exc; 2 vxs l
        0 CxB ExH; 1 mxl O; 2 L k
        0 WxU F; 1 IxL D; 2 p MxO
        0 GxF S; 1 P TxS; 2 Q V
        0 t nxk; 0 sage; 1 XxV RxQ; 1 sage; 2 qxp uxt
        0 K JxK; 0 stop
        """,
        game=HAC,
    )
    assert month.net == (400, -200, -200)
    assert [line["yaku"] for line in month.only("sage")] == [["inoshikacho"], ["aotan"]]


def test_b1_a_seat_that_goes_on_twice_gets_half_of_all_its_yaku() -> None:
    month = play(
        "CGKWZpq AHPSVeg IMNYhjr",
        "BFOUcm",
        "kdtoisDaLEvTQuJbfnRlX",
        """
        0 in; 1 in; 2 in
        0 GxF kxm; 1 S dxc; 2 Y t
        0 WxU o; 1 V i; 2 NxO sxt
        0 ZxY DxB; 0 sage; 1 P a; 2 hxi L
        0 qxo E; 1 HxE v; 2 IxL TxS
        0 C Q; 1 AxC uxv; 2 r J
        0 KxJ bxa; 0 sage; 1 e fxe; 2 MxP n
        0 pxr RxQ; 1 g lxn; 2 jxg XxV
        """,
        game=HAC,
    )
    assert month.pays == ["1>0 100 sage_half akatan inoshikacho", "2>0 100 sage_half akatan inoshikacho"]
    assert [line["yaku"] for line in month.only("sage")] == [["inoshikacho"], ["akatan", "inoshikacho"]]


def test_b1_the_earlier_from_the_leader_of_equal_continuers_takes_the_deal() -> None:
    """P2 leads after a double, at rate 2: 200 are halved and doubled; P1 would be earlier from the dealer."""
    month = play(
        "CGKLeks PWXijmq AHfopru",
        "BEJVdh",
        "lgaQZvSbYMRDTtUFcONnI",
        """
        0 in; 1 double; 2 in; 0 in
        1 jxh l; 2 HxE g; 0 KxJ a
        1 XxV Q; 2 p Zxa; 0 CxB v
        1 mxl SxQ; 1 sage; 2 A b; 0 exd Yxb
        1 P MxP; 2 f R; 0 L DxA
        1 qxp TxR; 2 r txv; 0 k U
        1 ixg F; 2 u cxf; 0 GxF O; 0 sage
        1 WxU NxO; 2 oxr nxk; 0 sxu IxL
        """,
        game=HAC,
    )
    assert month.pays == [
        "0>1 100 sage_half aotan",
        "1>0 100 sage_half akatan",
        "2>0 100 sage_half akatan",
        "2>1 100 sage_half aotan",
    ]
    assert month.net == (100, 100, -200)
    assert (month.winner, month.end["next_dealer"]) == (1, 1)


def test_c81_the_continuer_with_the_dearer_yaku_takes_the_deal() -> None:
    month = play(
        "CGHLOPS Vabdjps DKXektu",
        "ABIJcv",
        "lFYqigoMnZUTrfNhQRWmE",
        """
        0 in; 1 in; 2 in
        0 CxB l; 1 V F; 2 KxI Y
        0 GxF q; 1 pxq i; 2 exc gxi
        0 LxJ o; 0 sage; 1 j M; 2 DxA nxl
        0 OxM ZxY; 1 d UxV; 2 txv T
        0 SxT rxo; 1 a fxd; 2 X N
        0 PxN hxj; 1 s Q; 2 uxs RxQ; 2 sage
        0 H WxX; 1 bxa m; 2 kxm ExH
        """,
        game=HAC,
    )
    assert month.net_of("sage_half") == (100 - 100, -50 - 100, -50 + 200)
    assert month.winner == 2


def test_b1_three_continuers_pay_each_other_half() -> None:
    """Each gets half from both others, which adds up to nothing; the first takes the deal, without card points."""
    month = play(
        "CGKLegs RWijlmq XYabnor",
        "BFJUVh",
        "kNQEPtfMpDZvITAHdcuSO",
        """
        0 in; 1 in; 2 in
        0 GxF k; 1 ixh N; 2 XxU Q
        0 KxJ E; 1 WxV PxN; 2 nxk t
        0 CxB f; 0 sage; 1 j M; 2 a p
        0 sxt D; 1 m Zxa; 2 oxp v
        0 gxj I; 1 lxm TxQ; 1 sage; 2 b AxD
        0 exf HxE; 1 R d; 2 Yxb cxd; 2 sage
        0 LxI uxv; 1 q SxR; 2 rxq OxM
        """,
        game=HAC,
    )
    assert len(month.pays) == 6
    assert all(" 50 sage_half " in line for line in month.pays)
    assert month.net == (0, 0, 0)
    assert month.winner == 0


def test_b1_sujuroku_counts_every_willow() -> None:
    """15 kasu and the willow's light make 600, completed and stopped during play."""
    month = play(
        "CGKSaem AEIJMQU BYcdgks",
        "DHLTbf",
        "jplurNthiFVWvoZqnXOPR",
        """
        0 in; 1 in; 2 in
        0 KxL j; 1 J p; 2 s l
        0 axb uxs; 1 IxJ rxp; 2 Y N
        0 GxH t; 1 MxN hxj; 2 kxl i
        0 SxT F; 1 ExF V; 2 cxf WxV
        0 CxD vxt; 1 U o; 2 d ZxY
        0 exd qxo; 0 stop
        """,
        game=HAC,
    )
    assert month.pays == ["1>0 300 captured_yaku sujuroku", "2>0 300 captured_yaku sujuroku"]
    assert set("oq") <= set(month.end["captured"][0])


def test_b1_sujuroku_between_two_players_is_paid_whole() -> None:
    month = play(
        "CGKSaem AEIJMQU",
        "DHLTbf",
        "ljgPtonhqRYWZFprdVusBOkcNivX",
        """
        0 in; 1 in
        0 CxD l; 1 M j
        0 SxT gxj; 1 U PxM
        0 axb t; 1 A o
        0 exf nxl; 1 Q h
        0 GxH qxo; 1 E RxQ
        0 KxL Y; 0 stop
        """,
        game=HAC,
    )
    assert month.net == (600, -600)


# ------------------------------ ⑦ 札点


def test_b1_the_earlier_from_the_leader_of_two_equal_players_takes_the_pot() -> None:
    """P2 leads after a double; both have 50 points, at rate 2."""
    month = play(
        "COPVZae GSUimrt AWXcdos",
        "BDFTlp",
        "WdJvKqcubNogHfMskjQYALnEXRhI",
        """
        0 in; 1 double; 2 out; 0 in
        1 mxl W; 0 CxD d
        1 rxp J; 0 exd v
        1 GxF KxJ; 0 a q
        1 txv c; 0 VxW u
        1 SxT bxa; 0 Z N
        1 i oxq; 0 OxN gxi
        1 U H; 0 P fxc
        """,
        game=HAC,
    )
    assert month.pays == ["2>pot 20 fold", "pot>1 20 pot"]
    assert month.net == (0, 20, -20)
    assert (month.winner, month.end["next_dealer"]) == (1, 1)


def test_c67_equal_scores_share_the_match() -> None:
    """A match of one deal between two players ends 65 to 65."""
    match = Match({"deals": 1}, game=HAC, seats=2)
    month = match.month(
        ["AHPYdjl", "JKSbefg"],
        "BLRXrv",
        "CisVUImcNuFThnWEoqZOtaQMDGpk",
        """
        0 in; 1 in
        0 l CxB; 1 b i
        0 jxi sxv; 1 g VxX
        0 H U; 1 KxL I
        0 d mxl; 1 exd c
        0 Yxb N; 1 JxI u
        0 PxN FxH; 1 SxR T
        0 A hxg; 1 fxc n
        """,
    )
    assert month.pays == []
    assert (month.winner, month.end["next_dealer"]) == (0, None)
    last = match.judged()
    assert (last["totals"], last["result"], last["winners"]) == ([0, 0], [0, 0], [0, 1])


def test_b1_the_earlier_from_the_leader_of_equal_best_players_takes_the_pot() -> None:
    """P2 leads, at rate 2: 90, 90 and 60 points pay 40, 40 and -80; the pot goes to P2, not to the dealer."""
    month = play(
        "DWbjmqs CPUeinv AGghkrt EFNVacu",
        "BHXYZd",
        "EJFKOaTlMcpNVQofLuIRS",
        """
        0 in; 1 double; 2 in; 3 out; 0 in
        1 CxB ExH; 2 A J; 0 j F
        1 exd KxJ; 2 gxj O; 0 s axY
        1 i T; 2 GxF l; 0 mxl MxO
        1 UxX c; 2 hxi p; 0 W N
        1 PxN VxW; 2 txs QxT; 0 DxA oxp
        1 v fxc; 2 r L; 0 qxr uxv
        1 n IxL; 2 kxn R; 0 bxZ SxR
        """,
        game=HAC,
    )
    assert month.pays == ["2>0 40 card_points", "2>1 40 card_points", "3>pot 20 fold", "pot>1 20 pot"]
    assert month.net == (40, 60, -80, -20)
    assert (month.winner, month.end["next_dealer"]) == (1, 1)


def test_b1_three_players_pay_twice_their_distance_from_80() -> None:
    """The points are 105, 75 and 60."""
    month = play(
        "IMVXahp GKOdego CSWYjrt",
        "ADEJRU",
        "nPfQkmFHbvZcsLiBTNqul",
        """
        0 in; 1 in; 2 in
        0 a n; 1 O PxO; 2 j f
        0 hxj QxR; 1 o kxn; 2 rxo m
        0 VxU FxE; 1 exf H; 2 S bxa
        0 X v; 1 GxH Z; 2 CxA c
        0 p sxv; 1 dxc LxJ; 2 WxX i
        0 I BxD; 1 gxi TxS; 2 t N
        0 MxN qxp; 1 KxI uxt; 2 YxZ lxm
        """,
        game=HAC,
    )
    assert month.pays == ["1>0 10 card_points", "2>0 40 card_points"]


# ------------------------------ the first 仮親


def test_c161_the_first_leader_is_drawn() -> None:
    """The record's draw: the earliest month, and within a month the higher points."""
    match = Match(game=HAC)
    match.record.append({"e": "draw_seats", "draws": [[[0, "E"], [1, "B"], [2, "A"]]], "dealer": 2})
    match.table.first_dealer(2)
    (deal,) = match.pass_month().only("deal")
    assert deal["dealer"] == 2
    match.judged()


def test_b1_an_unturned_card_counts_for_nobody() -> None:
    """C-80: in サシ the light of the cranes stays among the 14 unturned cards."""
    match = Match({"deals": 1}, game=HAC, seats=2)
    hands, field, stock = around("BEFIJMN", "DGHKLOP", seats=2)
    stock = "".join(letter for letter in stock if letter != "A") + "A"
    month = match.month(hands, field, stock, "0 in; 1 in; ...")
    assert month.only("stock")[0]["cards"].endswith("A")
    assert "A" not in "".join(month.end["captured"])
    match.judged()
