"""The worked examples at the table, D-V: the auction of NAK. P1, the dealer, is seat 0."""

from tests.vectors.hanafuda.rule_sets import NAK, kan
from tests.vectors.hanafuda.stacking import Match, play


def test_d70_two_fold_and_the_others_must_play() -> None:
    """Five at the table, 小場; played out: P1 100, P4 88, P5 76. The pot goes to the most points."""
    month = play(
        "IMacejp DKNWknq CSUYruv AHZflms LOPQXgh",
        "EFGJTt",
        "oVqdkuBRvUCYKDNbiSWnr",
        """
        0 in; 1 out; 2 out; 3 in forced; 4 in forced
        0 c o; 3 sxt V; 4 P qxo
        0 j dxc; 3 m kxm; 4 QxT u
        0 p B; 3 AxB R; 4 gxj vxu
        0 IxJ UxV; 3 HxEFG C; 4 h Y
        0 MxP K; 3 f DxC; 4 LxK N
        0 exf bxY; 3 Z ixh; 4 OxN SxR
        0 axZ W; 3 l nxl; 4 XxW rxp
        """,
        game=NAK,
    )
    assert month.kind == "small"
    assert month.pays == ["1>pot 12 fold", "2>pot 18 fold", "4>0 12 card_points", "pot>0 30 pot"]
    assert month.net == (42, -12, -18, 0, -12)
    assert month.winner == 0


def test_d72_the_pot_of_three_who_fold_goes_to_the_maker_of_a_yaku() -> None:
    """Six at the table; P5 makes 赤短 and stops."""
    month = play(
        "BGKLart CDXYcej PRVhiqs OQTZbgp AHIfnov EMSUdlu",
        "FJNWkm",
        "tKrBGaLjCDeYcXqsPRVhi",
        """
        0 out; 1 out; 2 out; 3 in forced; 4 in forced; 5 in forced
        3 p t; 4 oxp KxJ; 5 d r
        3 g B; 4 vxt GxF; 5 u a
        3 OxN L; 4 AxB; 4 stop
        """,
        game=NAK,
    )
    assert month.pays == [
        "0>pot 12 fold",
        "1>pot 18 fold",
        "2>pot 24 fold",
        "3>4 84 captured_yaku akatan",
        "5>4 84 captured_yaku akatan",
        "pot>4 54 pot",
    ]
    assert month.net == (-12, -18, -24, -84, 222, -84)
    assert month.winner == 4


def test_d74_squeezed_with_akatan_and_a_bright() -> None:
    """Four at the table; P4 holds 1R 2R 3R and 12L and no hand yaku. Played out: 98, 88, 78."""
    month = play(
        "DEUZijr CISVWfu GLOaegh BFJMYds",
        "HPTpqt",
        "dbMvlAJQoXmcsYkKFBnNR",
        """
        0 in; 1 in; 2 in; 3 squeezed akatan: BFJs
        0 i d; 1 uxt b; 2 OxP M
        0 Zxb v; 1 V l; 2 exd A
        0 rxp J; 1 SxT Q; 2 a oxq
        0 DxA XxV; 1 IxJ mxl; 2 hxi c
        0 j sxv; 1 fxc Yxa; 2 gxj k
        0 ExH K; 1 W F; 2 LxK B
        0 UxW nxk; 1 CxB NxM; 2 GxF RxQ
        """,
        game=NAK,
    )
    assert month.pays == [
        "0>3 12 squeeze",
        "0>3 42 squeeze akatan",
        "1>3 12 squeeze",
        "1>3 42 squeeze akatan",
        "2>0 10 card_points",
        "2>3 12 squeeze",
        "2>3 42 squeeze akatan",
    ]
    assert month.net_of("squeeze") == (-54, -54, -54, 162)


def test_d76_mizuten_and_nothing_for_the_squeezed() -> None:
    """Five at the table: P1 みずてん, P2 folds, P5 is squeezed. Played out: P1 95, P3 85, P4 84."""
    month = play(
        "KSTUZiv DMRfkru GNOYbcg CPWlpqs ELQdejn",
        "FHXamt",
        "JrnLhoIjVfBekQdEMDuRA",
        """
        0 unseen; 0 in forced; 1 out; 2 in; 3 in; 4 squeezed:
        0 K JxK; 2 GxF r; 3 qxr nxm
        0 vxt L; 2 g hxg; 3 l o
        0 S IxL; 2 N j; 3 s VxX
        0 Zxa f; 2 b B; 3 pxo exf
        0 ixj kxl; 2 OxN QxS; 3 CxB d
        0 T ExH; 2 Yxb M; 3 W D
        0 UxW uxs; 2 cxd RxT; 3 PxM AxD
        """,
        game=NAK,
    )
    assert month.pays == [
        "1>0 12 mizuten mizuten",
        "1>pot 12 fold",
        "2>0 12 mizuten mizuten",
        "2>0 3 card_points",
        "3>0 12 mizuten mizuten",
        "3>0 4 card_points",
        "4>0 12 mizuten mizuten",
        "pot>0 12 pot",
    ]
    assert month.net == (67, -24, -15, -16, -12)


def test_d78_three_at_the_table_have_no_auction() -> None:
    match = Match(game=NAK)
    assert match.table.awaits_deal
    months = [match.pass_month() for _ in range(6)]
    match.judged()
    for month in months:
        assert month.net_of("captured_yaku", "fold", "squeeze", "pot") == kan(14, -7, -7)
    assert not {line["e"] for line in match.record} & {"mizuten", "bid", "squeezed"}
