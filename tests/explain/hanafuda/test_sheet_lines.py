"""The contents and the number of a sheet's lines."""

from hachiya.explain.earlier import Earlier
from hachiya.explain.hanafuda.html import html
from hachiya.explain.hanafuda.lines import Ledger
from hachiya.explain.hanafuda.sheet import score_sheet
from hachiya.explain.text import sheet
from tests.explain.hanafuda.sheets import bid, bids, deal, end, match, month, pay, rows_of, typed, written


def test_the_hachiju_sheet_is_in_points_and_its_sum_is_the_result() -> None:
    opening = {"e": "deal", "n": 1, "dealer": 1}
    auction = bids((1, "in"), (2, "out"), (3, "double"), (4, "in"), (0, "in"))
    out = {"e": "squeezed", "seat": 1}
    events = [opening, *auction[:2], pay(2, "pot", 20, "fold"), *auction[2:], out]
    events += [pay(4, 0, 200, "hand_yaku", "teshi"), pay(3, 0, 200, "hand_yaku", "teshi")]
    events += [pay("pot", 4, 20, "pot"), end("alone", 4), {"e": "match_end", "winners": [0]}]
    assert written(sheet(match(*events, names=tuple("ABCDE"), game="hachiju"), "ja")) == typed(
        """
        1        | 出3     | 除 | -20点 降 | 倍1    | 出2    | 出降り・2倍
                 | +400点  |    |          | -200点 | -200点 | 手四
                 |         |    |          |        | +20点  | 降り賃
        合計     | +400点  | 0点 | -20点   | -200点 | -180点 |
        最終得点 | +400点  | 0点 | -20点   | -200点 | -180点 |
        """
    )
    assert "kan" not in sheet(match(*events, names=tuple("ABCDE"), game="hachiju"), "en")


def test_two_hachiju_doubles_are_written_as_rate_4() -> None:
    auction = bids((0, "double"), (1, "in"), (2, "double"), (0, "in"), (1, "out"))
    rows = rows_of({"e": "deal", "n": 7, "dealer": 0}, *auction, game="hachiju")
    assert rows == typed("7 | 出2 | 降 | 倍1 | 出降り・4倍")


def test_each_hachiju_continuer_has_a_sheet_line() -> None:
    auction = bids((0, "in"), (1, "in"), (2, "in"))
    halves = [
        pay(payer, payee, 50, "sage_half", yaku)
        for payee, yaku in ((0, "akatan"), (1, "inoshikacho"))
        for payer in {0, 1, 2} - {payee}
    ]
    rows = rows_of({"e": "deal", "n": 1, "dealer": 0}, *auction, *halves, end(), game="hachiju")
    assert rows[1:] == typed(
        """
        | +100点 | -50点  | -50点 | 赤短・流
        | -50点  | +100点 | -50点 | 猪鹿蝶・流
        """
    )


def test_each_owner_of_a_hand_yaku_has_a_sheet_line() -> None:
    rows = rows_of(
        month(),
        pay(1, 0, 24, "hand_yaku", "sanbon"),
        pay(0, 1, 48, "hand_yaku", "pikaichi"),
        pay(2, 0, 24, "hand_yaku", "sanbon"),
        pay(2, 1, 48, "hand_yaku", "pikaichi"),
    )
    assert rows == typed("1月 小 | +4貫 | -2貫 | -2貫 | 三本 \n | -4貫 | +8貫 | -4貫 | 光一")


def test_each_tobikomi_of_an_owner_has_a_sheet_line() -> None:
    shares = [pay(1, 0, 12, "tobikomi", "tobikomi"), pay(2, 0, 12, "tobikomi", "tobikomi")]
    rows = rows_of(month(), *shares, *shares)
    assert rows == typed("1月 小 | +2貫 | -1貫 | -1貫 | 飛込 \n | +2貫 | -1貫 | -1貫 | 飛込")


def test_a_share_paid_for_another_seat_is_in_the_column_of_its_payer() -> None:
    rows = rows_of(
        month(),
        pay(1, 2, 84, "captured_yaku", "aotan"),
        pay(1, 2, 84, "captured_yaku", "aotan", **{"for": 0, "liable": "hatto"}),
    )
    assert rows == typed("1月 小 | | -14貫 | +14貫 | 青短法度")


def test_a_half_value_keeps_its_points_apart_from_kan() -> None:
    rows = rows_of(month(), pay(0, 2, 63, "sage_half", "akatan"), pay(1, 2, 63, "sage_half", "akatan"))
    assert rows == typed("1月 小 | -5貫 -3点 | -5貫 -3点 | +10貫 +6点 | 赤短・消")


def test_the_month_stone_is_marked_on_the_last_line_of_a_month() -> None:
    rows = rows_of(month(), pay(1, "board", 1, "stone"), end())
    assert rows == typed("1月 小 | 0点 | 0点 * | 0点 |")


def test_the_kind_of_a_carrying_month_is_written_double() -> None:
    heads = [
        row[0]
        for row in rows_of(
            month(1, "large", "large"), month(2, "large"), month(3, "grand", "grand"), month(13, "grand")
        )
    ]
    assert heads == ["1月 大大", "2月 大", "3月 絶絶", "13月 絶"]
    assert written(sheet(match({"e": "deal", "n": 2, "dealer": 0}), "ja"))[0][0] == "2月"


def test_refunded_payments_are_in_parentheses_and_do_not_count() -> None:
    ledger = Ledger(
        match(
            month(),
            pay(1, 0, 24, "hand_yaku", "sanbon"),
            pay(2, 0, 24, "hand_yaku", "sanbon"),
            pay(1, 0, 12, "tobikomi", "tobikomi"),
            pay(1, 0, 12, "tobikomi", "tobikomi", **{"for": 2, "liable": "hatto"}),
            pay(2, 1, 12, "exempt", "tobikomi"),
            pay(1, 2, 144, "special", "sujuroku"),
            pay(0, 2, 144, "special", "sujuroku"),
            pay(0, 1, 24, "refund", "sanbon"),
            pay(0, 2, 24, "refund", "sanbon"),
            pay(0, 1, 12, "refund", "tobikomi"),
            pay(0, 2, 12, "refund", "tobikomi"),
        )
    )
    assert [line.reason for line in ledger.months[0].lines if line.struck] == ["hand_yaku", "tobikomi", "exempt"]
    assert ledger.sums()[0] == [-12, -12, 24]


def test_an_exempt_share_has_a_sheet_line_of_its_own() -> None:
    rows = rows_of(
        month(),
        pay(1, 0, 12, "tobikomi", "tobikomi"),
        pay(1, 0, 12, "tobikomi", "tobikomi", **{"for": 2, "liable": "hatto"}),
        pay(2, 1, 12, "exempt", "tobikomi"),
    )
    assert rows == typed("1月 小 | +2貫 | -2貫 | | 飛込法度 \n | | +1貫 | -1貫 | 飛込免除")


def test_a_void_month_is_struck_out_and_marked() -> None:
    rows = rows_of(
        month(facts=({"what": "void"},)),
        pay(1, 0, 24, "hand_yaku", "sanbon"),
        pay(2, 0, 24, "hand_yaku", "sanbon"),
        pay(0, 1, 24, "refund", "sanbon"),
        pay(0, 2, 24, "refund", "sanbon"),
        month(),
    )
    assert rows == typed("1月 小 | (+4)貫 | (-2)貫 | (-2)貫 | 三本 \n ||||やり直し \n 1月 小 |||| ")


def test_a_void_month_is_struck_out_in_a_notebook_too() -> None:
    voids = month(facts=({"what": "void"},))
    payments = [pay(1, 0, 24, "hand_yaku", "sanbon"), pay(2, 0, 24, "hand_yaku", "sanbon")]
    refunds = [pay(0, 1, 24, "refund", "sanbon"), pay(0, 2, 24, "refund", "sanbon")]
    rows = [
        written.count('<tr class="struck">')
        for events in ([voids, *payments, *refunds, month()], [month(), *payments])
        for written in [html(score_sheet(match(*events), Earlier()), "ja")]
    ]
    assert rows == [1, 0]


def test_an_auction_has_a_line_with_its_fees_and_the_pot_another() -> None:
    rows = rows_of(
        {"e": "mizuten", "seat": 0, "yes": False},
        deal(),
        bid(0, "out"),
        pay(0, "pot", 12, "fold"),
        bid(1, "in"),
        bid(2, "out"),
        pay(2, "pot", 18, "fold"),
        *(bid(seat, "in") for seat in (3, 4)),
        {"e": "squeezed", "seat": 5, "yaku": [], "cards": ""},
        pay(1, 4, 3, "card_points"),
        pay("pot", 4, 30, "pot"),
        end(),
        game="nakayoshi",
        seats=6,
    )
    assert rows == typed(
        "1月 小 | -1貫 下 | 出1 | -2貫 6文 下 | 出2 | 出3 | 追 | 競り \n"
        "| | -1貫 9文 | | 0文 | 0貫 3文 | | \n | | | | | +2貫 6文 | | 下り賃"
    )


def test_a_seat_that_plays_unseen_is_marked_in_the_following_month() -> None:
    rows = rows_of(
        {"e": "mizuten", "seat": 2, "yes": True},
        deal(),
        *(bid(seat, "in") for seat in (2, 3, 0)),
        {"e": "mizuten", "seat": 2, "yes": False},
        deal(2),
        *(bid(seat, "in") for seat in (2, 3, 0)),
        game="nakayoshi",
        seats=4,
    )
    assert rows == typed("1月 小 | 出3 | | 出1 | 出2 | 競り・みずてん \n 2月 小 | 出3 | | 出1 | 出2 | 競り")


def test_a_tallied_auction_is_written_on_the_sheet() -> None:
    facts = (
        {"what": "mizuten", "seat": 1},
        {"what": "bid", "seat": 2, "bid": "out"},
        {"what": "bid", "seat": 3, "bid": "in"},
        {"what": "squeezed", "seat": 0, "yaku": [], "cards": ""},
    )
    rows = rows_of(month(facts=facts), pay(2, "pot", 12, "fold"), game="nakayoshi", seats=4)
    assert rows == typed("1月 小 | 追 | 出1 | -1貫 下 | 出2 | 競り・みずてん")


def test_each_squeeze_payment_is_in_the_line_of_the_seat_put_out() -> None:
    parts = [pay(payer, 3, points, "squeeze", *yaku) for payer in range(3) for points, yaku in SQUEEZE]
    rows = rows_of(deal(), *parts, game="nakayoshi", seats=4)
    assert rows == typed("1月 小 | -6貫 3文 | -6貫 3文 | -6貫 3文 | +17貫 3文 | 追込 三本赤短")
    alone = rows_of(deal(), pay(0, 3, 9, "squeeze"), game="nakayoshi", seats=4)
    assert alone == typed("1月 小 | -1貫 3文 | | | 0貫 9文 | 追込")


SQUEEZE: tuple[tuple[int, list[str]], ...] = ((18, ["sanbon"]), (42, ["akatan"]), (9, []))


def test_a_void_auction_is_struck_out_with_its_payments() -> None:
    facts = ({"what": "bid", "seat": 0, "bid": "out"}, {"what": "void"})
    ledger = Ledger(
        match(
            month(facts=facts),
            pay(0, "pot", 12, "fold"),
            pay(1, 3, 9, "squeeze"),
            pay("pot", 0, 12, "refund"),
            pay(3, 1, 9, "refund"),
            names=("A", "B", "C", "D"),
            game="nakayoshi",
        )
    )
    assert [line.struck for line in ledger.months[0].lines] == [True, True]
    assert ledger.sums()[:2] == ([0] * 4, [0] * 4)


def test_lights_carried_one_by_one_are_in_brackets() -> None:
    months = (deal(1, "grand", "grand", "large", "large"), deal(2, "large"), deal(3, "large", "large"))
    heads = [row[0] for row in rows_of(*months, game="nakayoshi")]
    assert heads == ["1月 絶(絶大大)", "2月 大", "3月 大(大)"]
    english = written(sheet(match(*months, game="nakayoshi"), "en"))
    assert english[0][0] == "1 grand (grand large large)"
    assert [row[0] for row in rows_of(*months[2:], game="shiragiku")] == ["3月 大大"]


def test_a_half_value_is_marked_as_flowed_or_cancelled() -> None:
    half = [pay(0, 2, 42, "sage_half", "akatan"), pay(1, 2, 42, "sage_half", "akatan")]
    flowed = rows_of(deal(), *half, end("played_out", 2), game="nakayoshi")
    assert flowed == typed("1月 小 | -4貫 6文 | -4貫 6文 | +7貫 | 赤短・流")
    cancelled = rows_of(month(), *half, end("cancel", 2))
    assert cancelled == typed("1月 小 | -3貫 -6点 | -3貫 -6点 | +6貫 +12点 | 赤短・消")


def test_each_completion_paid_at_once_and_each_return_has_a_sheet_line() -> None:
    rows = rows_of(
        deal(),
        pay(1, 0, 120, "captured_yaku", "shiko"),
        pay(2, 0, 120, "captured_yaku", "shiko"),
        pay(1, 0, 144, "captured_yaku", "goko"),
        pay(2, 0, 144, "captured_yaku", "goko"),
        pay(0, 1, 132, "sage_return", "goko", "shiko"),
        pay(0, 2, 132, "sage_return", "goko", "shiko"),
        end("played_out"),
        game="shiragiku",
    )
    assert rows == typed(
        "1月 小 | +20貫 | -10貫 | -10貫 | 四光 \n | +24貫 | -12貫 | -12貫 | 五光 \n"
        "| -22貫 | +11貫 | +11貫 | 五光四光・返 \n | 0点 | 0点 | 0点 |"
    )


def test_a_fed_completion_and_the_following_one_have_separate_lines() -> None:
    rows = rows_of(
        deal(),
        pay(1, 0, 84, "captured_yaku", "akatan"),
        pay(1, 0, 84, "captured_yaku", "akatan", **{"for": 2, "liable": "hatto"}),
        pay(1, 0, 120, "captured_yaku", "nanatan"),
        pay(2, 0, 120, "captured_yaku", "nanatan"),
        game="shiragiku",
    )
    assert rows == typed("1月 小 | +14貫 | -14貫 | | 赤短法度 \n | +20貫 | -10貫 | -10貫 | 七短")
