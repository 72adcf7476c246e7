"""The worked examples at the table of 八十, D-VII: stacked decks, real plays, records put to the referee.

Players A, B, C, D (P1 … P4) are seats 0 … 3; the first deals.
"""

from tests.vectors.hanafuda.rule_sets import HAC
from tests.vectors.hanafuda.stacking import Match, around, play


def test_d92_sanbon_against_suroku_of_two() -> None:
    match = Match(game=HAC, seats=2)
    month = match.month(
        *around("ABCEIMQ", "GHKOSWY", seats=2), "0 in; 1 in; 0 shows sanbon: ABC; 1 shows suroku: GHKOSW; ..."
    )
    match.judged()
    assert month.pays_for("hand_yaku") == ["0>1 60 hand_yaku suroku", "1>0 40 hand_yaku sanbon"]
    assert month.net_of("hand_yaku") == (-20, 20)


def test_d94_suroku_and_sanbon_of_three() -> None:
    match = Match(game=HAC)
    month = match.month(*around("CGKYtuv"), "0 in; 1 in; 2 in; 0 shows sanbon suroku: CGKtuv; ...")
    match.judged()
    assert month.pays_for("hand_yaku") == ["1>0 50 hand_yaku sanbon suroku", "2>0 50 hand_yaku sanbon suroku"]
    assert month.net_of("hand_yaku") == (100, -50, -50)


def test_d96_akatan_and_nanatan_with_the_pot() -> None:
    """Both with the hand card of A's fifth turn; only after the stock card does they stop."""
    month = play(
        "CGKOSWa IQYbchs TUfmruv HLZgiko",
        "DFJNRV",
        "PAeHonZgBkltqiMdELXpj",
        """
        0 in; 1 in; 2 in; 3 out
        0 KxJ PxN; 1 h AxD; 2 r e
        0 SxR HxF; 1 s oxr; 2 vxs n
        0 WxV Z; 1 cxe gxh; 2 U B
        0 axZ kxn; 1 Y l; 2 T t
        0 CxB q; 0 stop
        """,
        game=HAC,
    )
    assert month.pays == [
        "1>0 300 captured_yaku nanatan akatan",
        "2>0 300 captured_yaku nanatan akatan",
        "3>pot 20 fold",
        "pot>0 20 pot",
    ]
    assert month.net == (620, -300, -300, -20)
    assert month.winner == month.end["next_dealer"] == 0


def test_d98_sage_of_akatan_played_out_with_the_pot() -> None:
    month = play(
        "CGKLeim FHTXhot QWZbjrs ADVacpv",
        "BIJPdk",
        "fpNSOcuDMVAvlYEaUnqgR",
        """
        0 in; 1 in; 2 in; 3 out
        0 LxJ fxd; 1 F p; 2 Z NxP
        0 GxF S; 1 X O; 2 QxS c
        0 CxB u; 0 sage; 1 oxp D; 2 bxZ MxO
        0 KxI VxX; 1 txu AxD; 2 s vxs
        0 exc lxk; 1 H Y; 2 r ExH
        0 m axY; 1 h U; 2 jxh nxm
        0 i qxr; 1 T gxi; 2 WxU RxT
        """,
        game=HAC,
    )
    assert month.pays == ["1>0 50 sage_half akatan", "2>0 50 sage_half akatan", "3>pot 20 fold", "pot>0 20 pot"]
    assert month.net == (120, -50, -50, -20)
    assert (month.why, month.winner) == ("played_out", 0)


def test_d100_sage_is_void_when_another_stops() -> None:
    month = play(
        "CGKLMes SWXijmq FQTlnrt",
        "BEJOVh",
        "AfcPpuRHUgDkYboNIvaZd",
        """
        0 in; 1 in; 2 in
        0 LxJ AxB; 1 XxV f; 2 T cxf
        0 MxO P; 1 jxh p; 2 n u
        0 K RxT; 1 S HxE; 2 QxS U
        0 C g; 1 ixg DxC; 2 F kxn
        0 GxF Y; 0 sage; 1 qxp bxY; 2 l o
        0 sxu NxP; 1 mxl IxK; 1 stop
        """,
        game=HAC,
    )
    assert month.pays == ["0>1 100 captured_yaku aotan", "2>1 100 captured_yaku aotan"]
    assert month.net == (-100, 200, -100)
    assert month.winner == 1


def test_d102_card_points_of_two_at_rate_4() -> None:
    """95 to 70."""
    month = play(
        "HNOPQps IKRZbgk",
        "CEGcnq",
        "UiroTYudfeBljMAJmXWhLFDVStav",
        """
        0 double; 1 double; 0 in
        1 K U; 0 P i
        1 IxK rxq; 0 p oxp
        1 kxn T; 0 NxP Y
        1 RxT u; 0 sxu dxc
        1 gxi f; 0 HxG exf
        1 ZxY BxC; 0 O l
        1 b j; 0 Q MxO
        """,
        game=HAC,
    )
    assert month.pays == ["1>0 100 card_points"]
    assert month.net == (100, -100)


def test_d104_a_double_begins_a_new_round() -> None:
    """P4 doubles and leads; P2, who was in, folds. Played out: P4 75, P1 75, P3 90, twice over at rate 2."""
    month = play(
        "HMOcsuv FKLPVbq DEJdmnt GRSijop",
        "ABUXhk",
        "fZCYFrqTVlLbQNgKaWPIe",
        """
        0 in; 1 in; 2 in; 3 double; 0 in; 1 out; 2 in
        3 jxh f; 0 H Z; 2 t CxA
        3 o YxZ; 0 vxt FxH; 2 nxk rxo
        3 R q; 0 s TxR; 2 E VxX
        3 S l; 0 O L; 2 mxl b
        3 pxq QxS; 0 cxf NxO; 2 JxL g
        3 ixg K; 0 M axb; 2 DxB WxU
        3 GxE PxM; 0 uxs IxK; 2 d exd
        """,
        game=HAC,
    )
    assert [line["seat"] for line in month.only("show")] == [3, 0, 2]
    assert len(month.only("stock")[0]["cards"]) == 21
    assert month.pays == ["0>2 20 card_points", "1>pot 20 fold", "3>2 20 card_points", "pot>2 20 pot"]
    assert month.net == (-20, -20, 60, -20)
    assert month.winner == 2
