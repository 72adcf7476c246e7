"""Rare turns of optional rules of the sources (C-12, C-177 to C-184).

Each is told as facts, and played: stacked decks, every record replayed and judged by the referee, which shares
nothing with the engine.
"""

from collections.abc import Mapping
from typing import cast

import pytest

from hachiya.engine.ledger import BOARD
from hachiya.games.hachihachi.state import Phase
from hachiya.games.hanafuda.events import Reason
from hachiya.games.registry import find
from hachiya.games.unit import KAN
from hachiya.records import fuda
from hachiya.records.replay import replays
from hachiya.words.errors import BadRecord, IllegalAction, IllegalFact
from tests.playing import Menu, positions
from tests.vectors.hanafuda.facts import (
    bids,
    cancels,
    dives,
    goes_on,
    makes,
    net,
    points,
    settle,
    shows,
    squeezed,
    table,
    tell,
)
from tests.vectors.hanafuda.rule_sets import NAK, SAN, SHI
from tests.vectors.hanafuda.stacking import Line, Match, around, pay_line, play

HALF = {"length": "half"}

# ------------------------------ C-12: the last hand card

LAST_HAND_CARD = (
    "INQWbhq AEKMUds JVXefnt",
    "CHajpr",
    "kGYPBFOTZgcDulomRviLS",
    """
    2 shows aka: Xefnt
    0 I k; 1 KxI GxH; 2 J Yxa
    0 b P; 1 MxP BxC; 2 V F
    0 N OxN; 1 d T; 2 t Zxb
    0 hxj g; 1 UxV cxd; 2 X D
    0 QxT uxt; 1 AxD lxk; 2 f oxr
    0 WxX m; 1 ExF R; 2 exf v
    0 qxp ixg; 1 sxv LxJ; 1 sage; 1 stop forced
    """,
)
"""B makes 四光 with the last hand card and goes on; the stock card, JL, makes 赤短, and nothing can follow."""


@pytest.mark.parametrize("game", [NAK, SHI])
def test_c12_a_seat_goes_on_after_its_last_hand_card(game: str) -> None:
    month = play(*LAST_HAND_CARD, game=game)
    assert month.net == (-24 - 204, 408 - 24, 48 - 204)
    assert month.why == "yaku"


@pytest.mark.parametrize("game", [NAK, SHI])
def test_c12_going_on_after_the_last_hand_card_is_paid_in_a_tallied_deal(game: str) -> None:
    facts = [shows(2, "aka"), makes(1, "shiko"), goes_on(1), makes(1, "akatan")]
    assert settle(*facts, game=game) == (-24 - 204, 408 - 24, 48 - 204)


NOTHING_FOLLOWS = (
    "BJKUjlo EIMYekt GOSmqsv",
    "FNRXZa",
    "DWrHhfpLnQTcACbVgdiuP",
    """
    2 shows pikaichi: GOSmqv
    0 o D; 1 MxN WxX; 2 SxR rxo
    0 J HxF; 1 IxJ h; 2 O f
    0 BxD p; 1 exf L; 2 s n
    0 U Q; 1 YxZ TxQ; 2 qxp c
    0 KxL A; 1 kxn CxA; 2 G bxa
    0 jxh VxU; 1 txs g; 2 m dxc
    0 lxm ixg; 0 sage; 1 ExG u; 2 vxu PxO
    """,
)
"""A makes 青短 with the last hand card and goes on in vain."""


def test_c12_half_goes_back_after_going_on_in_vain() -> None:
    month = play(*NOTHING_FOLLOWS, game=SHI)
    assert month.why == "played_out"
    assert month.winner == 0
    assert month.net_of("captured_yaku", "sage_return") == (84, -42, -42)


def test_c12_going_on_in_vain_is_settled_from_facts() -> None:
    facts = [shows(2, "pikaichi"), makes(0, "aotan"), goes_on(0), points(52, 134, 78)]
    assert settle(*facts, game=SHI) == play(*NOTHING_FOLLOWS, game=SHI).net


# ------------------------------ C-177: 下げの取り消し

CANCELLING = {**HALF, "cancelling": "yes"}
CANCELLED = (
    "CMNPYhr LQSilqt IORVZfm",
    "BGHWku",
    "dDAsoncvjTKXFgeapbUEJ",
    """
    0 shows tatesanbon: MNP
    0 CxB d; 1 txu D; 2 mxk AxD
    0 r s; 1 l oxr; 2 VxW nxl
    0 h cxd; 1 q vxs; 2 Z jxh; 2 sage
    0 P T; 1 i K; 2 cancel
    """,
)
"""C makes 青短 with A's 9R, goes on, and cancels at the next own turn."""


def test_c177_cancelling_pays_half_and_ends_the_month() -> None:
    month = play(*CANCELLED, game=NAK, options=CANCELLING)
    assert (month.why, month.winner, month.end["next_dealer"]) == ("cancel", 2, 2)
    assert month.only("cancel")[0]["forced"] is False
    assert month.pays_for("sage_half") == ["0>2 42 sage_half aotan", "0>2 42 sage_half aotan for 1 liable hatto"]
    assert month.net == (72 - 84, -36, -36 + 84)


def test_c177_cancelling_is_settled_from_facts() -> None:
    facts = [shows(0, "tatesanbon"), makes(2, "aotan", fed_by=0), goes_on(2), cancels(2)]
    assert settle(*facts, game=NAK, cancelling="yes") == (72 - 84, -36, -36 + 84)
    with pytest.raises(IllegalFact, match="This game has no fact 'cancel'"):
        settle(*facts, game=NAK)


def test_c177_the_continuer_may_cancel_at_own_turns_with_two_cards_or_more() -> None:
    asked = refused = 0
    menu = Menu(NAK, CANCELLING, 3)
    for value in range(60):
        for at in positions(value, menu):
            state = at.state
            if state.phase == Phase.CANCEL:
                asked += 1
                assert state.turn == state.books.continuer
                assert state.hands[state.turn].bit_count() >= 2
            elif state.phase == Phase.PLAY and state.turn == state.books.continuer:
                refused += state.hands[state.turn].bit_count() == 1
    assert asked
    assert refused


# ------------------------------ C-178: 四三 ends the match

ENDING = {**HALF, "yonsan": "ends"}


def shiso_of(*hands: str, options: Mapping[str, str], script: str) -> tuple[Match, list[Line]]:
    """A first month of five seats with these hands; the match is judged."""
    match = Match(options, game=NAK, seats=5)
    dealt, field, stock = around(*hands, seats=5)
    month = match.month(dealt, field, stock, script)
    return match, list(month.lines)


def payments(lines: list[Line]) -> list[str]:
    """The payments: payer, payee, points, reason, yaku."""
    return sorted(pay_line(line) for line in lines if line["e"] == "pay" and line["reason"] != "gimmi")


KARASU_SHISO = "opqrtuv"
PAID_BY_FOLDERS = sorted(
    [
        "0>pot 12 fold",
        *(f"{payer}>4 {paid}" for payer in (1, 2, 3) for paid in ("42 squeeze aotan", "9 squeeze")),
        *(f"{payer}>1 288 hand_yaku karasu shiso" for payer in (2, 3)),
        "0>1 240 hand_yaku shiso",
        "pot>1 12 pot",
    ]
)
ENDED_BY_ONE = "0 out; 1 in; 2 in; 3 in; 4 squeezed aotan: Vhl; 1 shows shiso karasu: opqrtuv"


def test_c178_shiso_is_paid_by_folded_seats_too_and_ends_the_match() -> None:
    """A folds, B has 空素四三, E is put out with 青短: B gets only 四三 from A, and nothing from E."""
    hands = ("CGKNRaf", KARASU_SHISO, "DHLMSbg", "EJOQUYc", "VhldkPZ")
    match, lines = shiso_of(*hands, options=ENDING, script=ENDED_BY_ONE)
    paid = payments(lines)
    assert [line.replace("shiso karasu", "karasu shiso") for line in paid] == PAID_BY_FOLDERS
    assert not [line for line in lines if line["e"] in ("play", "turn")]
    end = next(line for line in lines if line["e"] == "deal_end")
    assert (end["why"], end["winner"], end["next_dealer"]) == ("four_three", 1, None)
    assert match.table.over
    last = match.judged()
    assert match.final_payments == ["bank>1 180 gimmi"]
    assert last["winners"] == [1]


def test_c178_shiso_is_settled_from_facts() -> None:
    at = table(ENDING, game=NAK, seats=5)
    facts = [*bids((0, "out"), (1, "in"), (2, "in"), (3, "in")), squeezed(4, "aotan", cards="Vhl")]
    rows = tell(at, *facts, shows(1, "shiso", "karasu"))
    assert at.over
    assert net(rows, Reason.HAND_YAKU, seats=5) == (-240, 816, -288, -288, 0)
    assert net(rows, Reason.SQUEEZE, seats=5) == (0, -51, -51, -51, 153)
    assert net(rows, Reason.GIMMI, seats=5) == (0, 180, 0, 0, 0)


def test_c178_two_holders_of_shiso_are_both_paid() -> None:
    """B and C hold 四三: D, folded A and the other holder pay each; the pot is B's, who came in first."""
    hands = ("UYcgkQR", KARASU_SHISO, "ABCDEFG", "HLMSbel", "JNOVZad")
    script = "0 out; 1 in; 2 in; 3 in; 4 squeezed: JV; 1 shows shiso karasu: opqrtuv; 2 shows shiso: ABCDEFG"
    match, lines = shiso_of(*hands, options=ENDING, script=script)
    paid = [line for line in payments(lines) if "squeeze" not in line]
    assert [line.replace("shiso karasu", "karasu shiso") for line in paid] == TWO_HOLDERS
    match.judged()
    assert lines[-1]["e"] == "match_end"


TWO_HOLDERS = sorted(
    [
        "0>pot 12 fold",
        "0>1 240 hand_yaku shiso",
        "0>2 240 hand_yaku shiso",
        "1>2 240 hand_yaku shiso",
        "3>2 240 hand_yaku shiso",
        "2>1 288 hand_yaku karasu shiso",
        "3>1 288 hand_yaku karasu shiso",
        "pot>1 12 pot",
    ]
)


def test_c178_two_holders_of_shiso_are_settled_from_facts() -> None:
    at = table(ENDING, game=NAK, seats=5)
    facts = [*bids((0, "out"), (1, "in"), (2, "in"), (3, "in")), squeezed(4, cards="JV")]
    rows = tell(at, *facts, shows(1, "shiso", "karasu"), shows(2, "shiso"))
    assert net(rows, Reason.HAND_YAKU, seats=5) == (-480, 816 - 240, 720 - 288, -240 - 288, 0)
    assert net(rows, Reason.POT, Reason.FOLD, seats=5) == (-12, 12, 0, 0, 0)
    assert at.over


def test_c178_a_squeezed_shiso_earns_half_and_ends_nothing() -> None:
    hands = ("CGKNRaf", "DHLMSbg", "EJOQUYc", KARASU_SHISO, "VhldkPZ")
    script = "0 in; 1 in; 2 in; 3 squeezed shiso karasu: opqrtuv; 4 squeezed aotan: Vhl; ..."
    match, lines = shiso_of(*hands, options=ENDING, script=script)
    assert [line for line in payments(lines) if ">3 144 squeeze" in line]
    assert not match.table.over
    match.judged()
    at = table(ENDING, game=NAK, seats=5)
    facts = [*bids((0, "in"), (1, "in"), (2, "in")), squeezed(3, "shiso", "karasu", cards="opqrtuv")]
    rows = tell(at, *facts, makes(0, "akatan"))
    assert net(rows, Reason.SQUEEZE, seats=5)[3] == 3 * (144 + 3)
    assert not at.over


# ------------------------------ C-179 and C-180: 越年 and 月札

LONG = {**HALF, "overtime": "yes", "month_cards": "yes"}


def test_c179_c180_a_carried_month_adds_a_month_with_month_cards() -> None:
    """The sixth field carries a large month, so there are seven; each month's winner lays a mon, the last takes all."""
    match = Match(LONG, game=NAK)
    for _ in range(5):
        match.pass_month()
    assert match.month(*around(field="AI"), "...").only("deal")[0]["carry"] == ["large"]
    month = match.pass_month()
    assert month.kind == "large"
    assert month.lines[-1]["e"] == "match_end"
    end = match.judged()
    totals = end["totals"]
    lowest, highest = totals.index(min(totals)), totals.index(max(totals))
    assert match.final_payments == [f"bank>{highest} 108 gimmi", f"board>{lowest} 7 stone"]
    paid = [line["from"] for line in match.record if line["e"] == "pay" and line["reason"] == "stone"]
    winners = [line["winner"] for line in cast(list[Line], match.record) if line["e"] == "deal_end"]
    assert paid == [*winners, "board"]


def test_c179_c180_an_added_month_with_month_cards_is_settled_from_facts() -> None:
    at = table(LONG, game=NAK)
    for _ in range(5):
        tell(at, makes(0, "akatan"))
    tell(at, makes(0, "akatan"), lights="AI")
    rows = tell(at, makes(0, "akatan"))
    assert at.over
    paid = [(payer, payee, sum_) for what, payer, payee, sum_, reason, *_ in rows if reason == Reason.STONE]
    assert paid == [(0, BOARD, 1), (BOARD, 1, 4), (BOARD, 2, 3)]
    assert at.state.books.result[:3] == [168 * 9 - 36 - 7 + 108, -84 * 9 - 36 + 4, -84 * 9 - 36 + 3]


def test_c179_six_months_are_played_without_overtime() -> None:
    at = table({**HALF, "month_cards": "yes"}, game=NAK)
    for _ in range(5):
        tell(at, makes(0, "akatan"))
    rows = tell(at, makes(0, "akatan"), lights="AI")
    assert at.over
    assert net(rows, Reason.STONE) == (-1, 3, 3)


# ------------------------------ C-181: 飛び込み法度

DIVE = (
    "JOYjknp DGXbegs ABCPQdi",
    "FKRhrv",
    "cLSmafUuWloEHItVZTqNM",
    """
    2 shows sanbon: ABC
    0 k c; 1 D LxK; 2 P SxR
    0 jxh mxk; 1 g a; 2 AxD fxc
    0 OxP U; 1 e uxv; 2 dxe WxU
    0 n lxn; 1 X oxr; 2 B ExF
    0 p H; 1 bxa I; 2 Q t
    0 JxI VxX; 0 sage; 1 GxH Z; 2 ixg TxQ
    0 YxZ qxp; 1 sxt N; 2 CxB MxN
    """,
)
"""B lays the fourth pine of C's three with seven cards in hand; C has dived at the end, after A's 下げ."""


def test_c181_a_seat_that_lays_the_fourth_card_pays_both_shares() -> None:
    month = play(*DIVE, game=NAK, options={**HALF, "dive_hatto": "discard"})
    assert month.pays_for("tobikomi") == [
        "1>2 12 tobikomi tobikomi",
        "1>2 12 tobikomi tobikomi for 0 liable hatto",
    ]
    month = play(*DIVE, game=NAK)
    assert month.pays_for("tobikomi") == ["0>2 12 tobikomi tobikomi", "1>2 12 tobikomi tobikomi"]


def test_c181_the_fourth_card_is_settled_from_facts() -> None:
    facts = [shows(2, "sanbon"), makes(0, "aotan", fed_by=1), goes_on(0)]
    liable = settle(*facts, dives(2, 1, fed_by=1), game=NAK, dive_hatto="discard")
    assert liable == play(*DIVE, game=NAK, options={**HALF, "dive_hatto": "discard"}).net
    with pytest.raises(IllegalFact, match="no hatto"):
        settle(*facts, dives(2, 1, fed_by=1), game=NAK)


# ------------------------------ C-182: seven at the table


@pytest.mark.parametrize("game", [NAK, SHI])
def test_c182_the_dealer_of_seven_draws_the_white_card(game: str) -> None:
    """The next seat is dealt to and bids first; the dealer pays, is paid nothing, and stays the dealer."""
    match = Match(HALF, game=game, seats=7)
    hands, field, stock = around(seats=6)
    month = match.month(["", *hands], field, stock, "1 in; 2 in; 3 in; ...", white=0)
    assert month.only("white_card") == [{"e": "white_card", "n": 1, "seat": 0}]
    assert month.only("deal")[0]["dealer"] == 0
    assert [bid["seat"] for bid in month.only("bid")] == [1, 2, 3]
    assert month.net[0] == 0
    match.judged()


@pytest.mark.parametrize("game", [NAK, SHI])
def test_c182_the_white_card_is_settled_from_facts(game: str) -> None:
    at = table(HALF, game=game, seats=7)
    with pytest.raises(IllegalAction, match="white card"):
        tell(at, *bids((1, "in"), (2, "in"), (3, "in")), makes(2, "akatan"))
    at = table(HALF, game=game, seats=7)
    at.draw_white(0)
    rows = tell(at, *bids((1, "in"), (2, "in"), (3, "in")), makes(2, "akatan"))
    assert net(rows, seats=7) == (0, -84, 168, -84, 0, 0, 0)
    assert at.state.books.next_dealer == 2


def test_c182_the_seat_with_the_white_card_pays_no_mizuten() -> None:
    """The dealer plays unseen; the white card is drawn among the other six seats, and pays no みずてん."""
    match = Match(HALF, game=NAK, seats=7)
    hands, field, stock = around(seats=6)
    dealt = [*hands[:5], "", hands[5]]
    with pytest.raises(IllegalAction, match="seat 0 cannot draw the white card"):
        Match(HALF, game=NAK, seats=7).month(["", *hands], field, stock, "0 unseen; 0 in forced; ...", white=0)
    month = match.month(dealt, field, stock, "0 unseen; 0 in forced; 1 in; 2 in; ...", white=5)
    assert [line["e"] for line in month.lines[:3]] == ["mizuten", "white_card", "deal"]
    assert month.net[5] == 0
    match.judged()
    at = table(HALF, game=NAK, seats=7)
    at.draw_white(5)
    facts = [{"what": "mizuten", "seat": 0}, *bids((1, "in"), (2, "in")), points(100, 84, 80, 0, 0, 0, 0)]
    assert net(tell(at, *facts), Reason.MIZUTEN, seats=7) == (5 * 12, -12, -12, -12, -12, 0, -12)


# ------------------------------ C-183: 出降り at shiragiku

SHIMA = (
    "CINPfmu HJRWdos EFKMYep LOTXZcl DQSUVqv",
    "Gbghij",
    "CUPrASvfNkBnIumQVqDat",
    """
    0 out; 1 in; 2 in; 3 in; 4 squeezed
    1 o C; 2 pxo U; 3 XxU P
    1 J r; 2 MxP AxC; 3 LxJ S
    1 HxG v; 2 E f; 3 l N
    1 dxf kxl; 2 e B; 3 cxe n
    1 RxS I; 2 FxE uxv; 3 OxN mxn
    1 s Q; 2 Yxb V; 3 Z qxr
    1 WxV DxB; 1 sage; 2 KxI axZ; 3 TxQ txs
    """,
)
"""The dealer folds, and the next seat is first in play: it has シマ, and 青短, with which it goes on in vain."""


def test_c183_the_first_in_play_has_the_rights_of_the_dealer() -> None:
    month = play(*SHIMA, game=SHI)
    assert month.only("shima") == [{"e": "shima", "seat": 1, "cards": "ghij"}]
    assert [line for line in month.lines if line["e"] == "squeezed"] == [{"e": "squeezed", "seat": 4}]
    assert not month.pays_for("fold", "squeeze", "pot")
    assert month.net == (0, 84 - 25, -42 + 29, -42 - 4, 0)
    assert month.end["next_dealer"] == 1


def test_c183_the_rights_of_the_dealer_are_settled_from_facts() -> None:
    facts = [*bids((0, "out"), (1, "in"), (2, "in"), (3, "in")), {"what": "squeezed", "seat": 4}]
    rows = tell(table(HALF, game=SHI, seats=5), *facts, makes(1, "aotan"), goes_on(1), points(0, 63, 117, 84, 0))
    assert net(rows, seats=5) == (0, 84 - 25, -42 + 29, -42 - 4, 0)


def test_c183_a_winner_is_paid_five_kan_for_each_seat_at_the_end() -> None:
    """Each of five seats pays 5 kan after six months in which the dealer makes 赤短."""
    match = Match(HALF, game=SHI, seats=5)
    while not match.table.over:
        match.pass_month()
    end = match.judged()
    best = max(end["totals"])
    kan = (best - 120) // KAN
    winners = end["winners"]
    assert [end["totals"][seat] for seat in winners] == [best]
    paid = [f"{seat}>{winners[0]} {(kan + 25) * KAN} gimmi" for seat in range(5) if seat not in winners]
    assert match.final_payments == paid


def test_c183_the_prize_at_the_end_is_settled_from_facts() -> None:
    at = table(HALF, game=SHI, seats=5)
    for _ in range(6):
        dealer = at.state.books.next_dealer
        in_play = [(dealer + place) % 5 for place in range(3)]
        rows = tell(at, *bids(*((seat, "in") for seat in in_play)), makes(dealer, "akatan"))
    assert at.over
    # 60 and six times 168 are 1068; 948 when 120 have gone back, which is 79 kan; 104 from each.
    assert net(rows, Reason.GIMMI, seats=5) == (4 * 104 * KAN, *[-104 * KAN] * 4)


# ------------------------------ C-184: two stock cards turned

TWO_TURNED = {"what": "two_turned", "seat": 1}


def test_c184_a_seat_that_knows_the_next_card_must_go_on() -> None:
    """B's 赤短 is no stop while others play; another yaku is, and after the last hand card half is paid."""
    makes_akatan = makes(1, "akatan")
    with pytest.raises(IllegalFact, match="cannot cancel before another yaku"):
        settle(TWO_TURNED, makes_akatan, goes_on(1), cancels(1), game=SAN)
    assert settle(TWO_TURNED, makes_akatan, goes_on(1), makes(1, "aotan"), game=SAN) == (-168, 336, -168)
    assert settle(TWO_TURNED, makes_akatan, goes_on(1), makes(1, "aotan"), goes_on(1), cancels(1), game=SAN) == (
        -84,
        168,
        -84,
    )
    # Without a yaku of theirs it changes nothing; nor does it after another's 下げ.
    assert settle(TWO_TURNED, makes(0, "akatan"), game=SAN) == (168, -84, -84)
    assert settle(TWO_TURNED, makes(0, "aotan"), goes_on(0), makes_akatan, game=SAN) == settle(
        makes(0, "aotan"), goes_on(0), makes_akatan, game=SAN
    )


def test_c184_a_turned_next_card_is_read_from_a_record() -> None:
    """Both formats read the fact alike; a forbidden cancel is refused on its line."""
    text = "fuda 1\ngame sannin v1 seats 3\ntally dealer 0 lights -\n  1 two_turned\n  1 captured akatan\n  1 sage\n"
    (replay,) = replays(fuda.loads(text + "  1 captured aotan\n", usual), lenient=True)
    pays = [(line["from"], line["to"], line["points"]) for line in replay.events if line["e"] == "pay"]
    assert pays[:2] == [(0, 1, 168), (2, 1, 168)]
    with pytest.raises(BadRecord, match=r"Line 7: .*cannot cancel before another yaku"):
        list(replays(fuda.loads(text + "  1 cancel\n", usual), lenient=True))


def usual(name: str) -> dict[str, str | int]:
    return find(name).complete_options({})
