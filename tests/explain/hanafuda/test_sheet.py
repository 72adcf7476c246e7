"""記入式: the source's sheet by lines, the foot's arithmetic against every result (RULES A11, worked example D86)."""

import re
import unicodedata
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from hachiya.explain.hanafuda.foot import Foot
from hachiya.explain.hanafuda.lines import Ledger
from hachiya.explain.sheet import sheet
from hachiya.games.registry import find
from hachiya.records import fuda, jsonl
from hachiya.records.replay import replays
from hachiya.words.columns import clean, left, right, width
from tests.playing import HANAFUDA_MENUS, PLAIN_HANAFUDA_MENUS, Menu, record
from tests.referee.hanafuda import hachiju_maker, nakayoshi_maker, shiragiku_maker
from tests.referee.hanafuda.sannin_maker import make
from tests.sampling import first, slow

STYLES = ("plain", "rare", "ties", "shiso")
RECORDS = Path(__file__).parents[2] / "records"

YEAR = """
1月 大   | -4貫      | -4貫        | +8貫          | 三本
         | -14貫     | +28貫 *     | -14貫         | 赤短
2月 小   | -3貫      | +6貫        | -3貫          | 短一
         | -1貫      | +2貫        | -1貫          | 抜
         | -10点     | +1点        | +9点 *        |
3月 大大 | +20貫     | -10貫       | -10貫         | 短一三本
         | +4貫      | -2貫        | -2貫          | 飛込
         | +4貫      | -2貫        | -2貫          | 抜
         | +60点 *   | -52点       | -8点          |
4月 大   | (+16)貫   | (-8)貫      | (-8)貫        | 空素
         | +56貫 *   | -28貫       | -28貫         | 素十六
5月 小   | -17貫     | -17貫       | +34貫 *       | 七短青短
6月 絶   | +16貫     | -8貫        | -8貫          | 三本
         | +132点 *  | -196点      | +64点         |
7月 小   | -4貫      | +8貫        | -4貫          | 光一
         | +4貫      | -2貫        | -2貫          | 三本
         | +2貫      | -2貫        |               | 飛込法度
         | +13点 *   | -12点       | -1点          |
8月 小   | -3貫      | +6貫        | -3貫          | 立三本
         |           | +2貫        | -2貫          | 飛込
         | -3貫 -6点 | -3貫 -6点   | +6貫 +12点 *  | 青短・消
9月 小   | 0点       | +15点 *     | -15点         |
10月 絶  | -8貫      | +16貫       | -8貫          | 赤
         | -48貫     | +96貫 *     | -48貫         | 四光
11月 大  | -6貫      | +12貫       | -6貫          | 短一
         | -7貫      | +14貫       | -7貫          | 赤短・下
         | +24貫 *   | -24貫       |               | 猪鹿蝶
12月 大  | +8貫      | -4貫        | -4貫          | 赤
         | -12貫     | -12貫       | +24貫 *       | 猪鹿蝶
合計       | +8貫 +189点 *=5 | +72貫 -250点 *=3 | -80貫 +61点 *=4 |
月石清算   | +8貫 +184点     | +72貫 -253点     | -80貫 +69点     |
吟味分減算 | -10貫           | -10貫            | -10貫           |
再計       | -2貫 +184点     | +62貫 -253点     | -90貫 +69点     |
点を貫に   | +13貫 +4点      | +40貫 +11点      | -84貫 -3点      |
端数処理   | +13貫           |                  | -84貫           |
最終得点   | +13貫           | +71貫            | -84貫           |
"""
"""The source's example as it prints it; yaku by their full names, 七短青短 in the records' order."""

YEAR_IN_ENGLISH = {
    "三本": "sanbon", "赤短": "akatan", "短一": "tanichi", "抜": "nuke", "短一三本": "tanichi + sanbon",
    "飛込": "tobikomi", "空素": "karasu", "素十六": "sujuroku", "七短青短": "nanatan + aotan", "光一": "pikaichi",
    "飛込法度": "tobikomi hatto", "立三本": "tatesanbon", "青短・消": "aotan, cancelled", "赤": "aka", "四光": "shiko",
    "赤短・下": "akatan, sage", "猪鹿蝶": "inoshikacho", "": "", "合計": "sum", "月石清算": "stones",
    "吟味分減算": "stake", "再計": "together", "点を貫に": "points in kan", "端数処理": "whole kan",
    "最終得点": "final", "大": "large", "小": "small", "絶": "grand", "大大": "large large",
}  # fmt: skip

Row = list[str]


UNITS = (("貫", "点"), ("貫", "文"), ("kan", "pts"), ("kan", "mon"), ("", "点"), ("", "pts"))


def typed(text: str) -> list[Row]:
    """A sheet as a test types it: one row a line, head | A | B | C | remark."""
    return [[" ".join(cell.split()) for cell in line.split("|")] for line in text.strip().splitlines()]


def written(text: str) -> list[Row]:
    """A printed sheet in the same form: what stands in the columns under 貫 and 点 gets the unit behind it."""
    _, heads, *lines = text.splitlines()
    kan, points = next(units for units in UNITS if all(unit in heads for unit in units))
    counted = "文" if points in ("文", "mon") else "点"
    group = heads.split("|")[1]
    kan_end, points_end = (width(group[: group.index(unit) + len(unit)]) for unit in (kan, points))
    rows = []
    for line in lines:
        if set(line) == {"-"}:
            continue
        head, *groups, remark = line.split("|")
        cells = []
        for cell in groups:
            parts = [cell[:kan_end].strip(), cell[kan_end:points_end].strip(), cell[points_end:].strip()]
            said = [f"{part}{unit}" for part, unit in zip(parts, ("貫", counted, ""), strict=True) if part]
            cells.append(" ".join(said))
        rows.append([" ".join(head.split()), *cells, remark.strip()])
    return rows


def replayed(path: str) -> list[Any]:
    if path.endswith("jsonl"):
        (replay,) = replays(jsonl.load(RECORDS / path))
    else:
        lines = fuda.load(RECORDS / path, lambda game: find(game).complete_options({}))
        (replay,) = replays(lines, lenient=True)
    assert replay.complete
    return replay.events


def match(*events: dict[str, Any], names: tuple[str, ...] = ("A", "B", "C"), game: str = "sannin") -> list[Any]:
    return [{"e": "match", "game": game, "options": {}, "names": list(names)}, *events]


def month(n: int = 1, kind: str = "small", *carry: str, facts: tuple[Any, ...] = ()) -> dict[str, Any]:
    return {"e": "tally", "n": n, "dealer": 0, "kind": kind, "carry": list(carry), "facts": list(facts)}


def pay(payer: int | str, payee: int | str, points: int, reason: str, *yaku: str, **more: Any) -> dict[str, Any]:
    return {"e": "pay", "from": payer, "to": payee, "points": points, "reason": reason, "yaku": list(yaku), **more}


def end(why: str = "played_out", winner: int | None = 0) -> dict[str, Any]:
    return {"e": "deal_end", "why": why, "winner": winner}


def rows_of(*events: dict[str, Any], game: str = "sannin", seats: int = 3) -> list[Row]:
    """The rows of the months, the foot left off."""
    return written(sheet(match(*events, names=tuple("ABCDEF"[:seats]), game=game), "ja"))[:-1]


def bids(*said: tuple[int, str]) -> list[dict[str, Any]]:
    return [{"e": "bid", "seat": seat, "bid": bid} for seat, bid in said]


# ------------------------------------------------------------------------------------- hachiju


def test_hachiju_has_points_alone_and_a_sum_that_is_the_result() -> None:
    opening = {"e": "deal", "n": 1, "dealer": 1}
    said = bids((1, "in"), (2, "out"), (3, "double"), (4, "in"), (0, "in"))
    out = {"e": "squeezed", "seat": 1}
    events = [opening, *said[:2], pay(2, "pot", 20, "fold"), *said[2:], out]
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


def test_two_doubles_are_a_rate_of_four_and_the_last_to_double_plays_first() -> None:
    said = bids((0, "double"), (1, "in"), (2, "double"), (0, "in"), (1, "out"))
    rows = rows_of({"e": "deal", "n": 7, "dealer": 0}, *said, game="hachiju")
    assert rows == typed("7 | 出2 | 降 | 倍1 | 出降り・4倍")


def test_several_sagers_of_hachiju_have_a_line_each() -> None:
    said = bids((0, "in"), (1, "in"), (2, "in"))
    halves = [
        pay(payer, payee, 50, "sage_half", yaku)
        for payee, yaku in ((0, "akatan"), (1, "inoshikacho"))
        for payer in {0, 1, 2} - {payee}
    ]
    rows = rows_of({"e": "deal", "n": 1, "dealer": 0}, *said, *halves, end(), game="hachiju")
    assert rows[1:] == typed(
        """
        | +100点 | -50点  | -50点 | 赤短・流
        | -50点  | +100点 | -50点 | 猪鹿蝶・流
        """
    )


# ------------------------------------------------------------------------------------- the source's year (D-IX, D86)


def test_d86_the_year_of_the_source_comes_to_its_result() -> None:
    last = replayed("year_sheet.jsonl")[-1]
    assert last["totals"] == [285 - 5, 614 - 3, -899 - 4]
    assert last["result"] == [12 * 13, 12 * 71, 12 * -84]
    assert last["winners"] == [1]


def test_the_sheet_of_the_year_agrees_with_the_source_line_by_line() -> None:
    assert written(sheet(replayed("year_sheet.jsonl"), "ja")) == typed(YEAR)


def test_the_same_sheet_in_english() -> None:
    expected = typed(YEAR)
    for row in expected:
        number, _, kind = row[0].partition("月 ")
        row[0] = f"{number} {YEAR_IN_ENGLISH[kind]}" if kind else YEAR_IN_ENGLISH[number]
        row[4] = YEAR_IN_ENGLISH[row[4]]
    text = sheet(replayed("year_sheet.jsonl"), "en")
    assert written(text) == expected
    assert text.isascii()


def test_the_year_told_in_fuda_without_anything_recomputable_gives_the_same_sheet() -> None:
    expected = typed(YEAR)
    seventh = next(index for index, row in enumerate(expected) if row[0].startswith("7月"))
    # A deals in the seventh month, so the engine pays their 三本 before B's 光一.
    first, second = expected[seventh][1:], expected[seventh + 1][1:]
    expected[seventh][1:], expected[seventh + 1][1:] = second, first
    assert written(sheet(replayed("year_sheet.fuda"), "ja")) == expected
    assert "pay" not in (RECORDS / "year_sheet.fuda").read_text("utf-8")


def test_the_text_stands_in_columns_and_months_are_ruled_off() -> None:
    for lang in ("ja", "en"):
        head, _, *lines = sheet(replayed("year_sheet.jsonl"), lang).splitlines()
        bars = [width(head[:at]) for at, letter in enumerate(head) if letter == "|"]
        assert len(bars) == 4
        for line in lines:
            if set(line) != {"-"}:
                assert [width(line[:at]) for at, letter in enumerate(line) if letter == "|"] == bars
        assert sum(set(line) == {"-"} for line in lines) == 13
        assert not any(line.endswith(" ") for line in lines)


def test_no_letter_of_the_sheet_has_a_width_that_depends_on_the_terminal() -> None:
    text = sheet(replayed("year_sheet.jsonl"), "ja")
    assert not [letter for letter in text if unicodedata.east_asian_width(letter) == "A"]


# ------------------------------------------------------------------------------------- every match comes out


@pytest.mark.parametrize("menu", first(PLAIN_HANAFUDA_MENUS, HANAFUDA_MENUS), ids=str)
def test_the_foot_comes_to_the_result_of_random_matches(menu: Menu) -> None:
    for seed in range(2):
        agrees(record(seed, menu))


@pytest.mark.parametrize(
    ("style", "seeds"),
    [*((style, 3) for style in STYLES), slow("plain", 30), slow("rare", 60), slow("ties", 18), slow("shiso", 40)],
)
def test_the_foot_comes_to_the_result_of_rare_matches(style: str, seeds: int) -> None:
    for seed in range(seeds):
        agrees(make(seed, "ABCDEF"[seed % 6], ("no", "yes")[seed % 2], style))


@pytest.mark.parametrize("seeds", [(3,), slow(range(4))], ids=str)
@pytest.mark.parametrize("style", nakayoshi_maker.STYLES)
@pytest.mark.parametrize("seats", [3, 4, 5, 6, 7])
def test_the_foot_comes_to_the_result_of_rare_matches_of_the_village(
    seats: int, style: str, seeds: Sequence[int]
) -> None:
    for seed in seeds:
        options = {"length": ("year", "half")[seed % 2], "extras_on_yaku_end": ("yes", "no")[seed // 2]}
        agrees(nakayoshi_maker.make(seed, seats, options, style))
        changed = {"yonsan": "ends", "month_cards": "yes", "overtime": "yes", "cancelling": "yes"}
        agrees(nakayoshi_maker.make(seed, seats, options | changed, style))


@pytest.mark.parametrize("seeds", [2, slow(16)])
@pytest.mark.parametrize("style", shiragiku_maker.STYLES)
def test_the_foot_comes_to_the_result_of_rare_matches_of_shiragiku(style: str, seeds: int) -> None:
    for seed in range(seeds):
        agrees(shiragiku_maker.make(seed, ("year", "half")[seed % 2], "yes", "yes", style, 3 + seed % 5))


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_foot_comes_to_the_result_of_rare_matches_of_hachiju(seats: int) -> None:
    for seed in range(3):
        agrees(hachiju_maker.make(seed, seats))


def agrees(events: list[Any]) -> None:
    """The sheet's arithmetic, from its lines alone, gives the record's scores and result."""
    ledger = Ledger(events)
    kan, points, stones = ledger.sums()
    seats = range(len(events[0]["names"]))
    start = ledger.style.start
    scores = [event["scores"] for event in events if event["e"] == "deal_end"][-1]
    assert [start + 12 * kan[seat] + points[seat] - stones[seat] for seat in seats] == scores
    assert Foot(ledger).final() == events[-1]["result"]
    for one in ledger.months:
        balanced = [line for line in one.lines if line.reason not in ("fold", "pot")]
        assert all(sum(line.kan) == sum(line.points) == 0 for line in balanced)
        assert sum(12 * sum(line.kan) + sum(line.points) for line in one.lines) == 0
        assert len([line for line in one.lines if line.reason == "card_points"]) <= 1
    lang = "ja" if len(seats) == 3 else "en"
    printed = written(sheet(events, lang))[-1][1:-1]
    assert [in_points(cell) for cell in printed] == events[-1]["result"]


def in_points(cell: str) -> int:
    """What a cell of the foot says."""
    total = 0
    for part in cell.split():
        number = re.match(r"[+-]?\d+", part)
        assert number, cell
        total += int(number[0]) * (12 if "貫" in part or "kan" in part else 1)
    return total


# ------------------------------------------------------------------------------------- what stands on a line


def test_several_owners_stand_on_several_lines() -> None:
    rows = rows_of(
        month(),
        pay(1, 0, 24, "hand_yaku", "sanbon"),
        pay(0, 1, 48, "hand_yaku", "pikaichi"),
        pay(2, 0, 24, "hand_yaku", "sanbon"),
        pay(2, 1, 48, "hand_yaku", "pikaichi"),
    )
    assert rows == typed("1月 小 | +4貫 | -2貫 | -2貫 | 三本 \n | -4貫 | +8貫 | -4貫 | 光一")


def test_two_tobikomi_of_one_owner_stand_on_two_lines() -> None:
    shares = [pay(1, 0, 12, "tobikomi", "tobikomi"), pay(2, 0, 12, "tobikomi", "tobikomi")]
    rows = rows_of(month(), *shares, *shares)
    assert rows == typed("1月 小 | +2貫 | -1貫 | -1貫 | 飛込 \n | +2貫 | -1貫 | -1貫 | 飛込")


def test_a_share_paid_for_another_stands_at_the_seat_that_pays() -> None:
    rows = rows_of(
        month(),
        pay(1, 2, 84, "captured_yaku", "aotan"),
        pay(1, 2, 84, "captured_yaku", "aotan", **{"for": 0, "liable": "hatto"}),
    )
    assert rows == typed("1月 小 | | -14貫 | +14貫 | 青短法度")


def test_a_half_keeps_its_points_apart() -> None:
    rows = rows_of(month(), pay(0, 2, 63, "sage_half", "akatan"), pay(1, 2, 63, "sage_half", "akatan"))
    assert rows == typed("1月 小 | -5貫 -3点 | -5貫 -3点 | +10貫 +6点 | 赤短・消")


def test_the_stone_stands_on_the_last_line_and_a_level_month_has_one() -> None:
    rows = rows_of(month(), pay(1, "board", 1, "stone"), end())
    assert rows == typed("1月 小 | 0点 | 0点 * | 0点 |")


def test_kinds_are_doubled_where_a_month_carries() -> None:
    heads = [
        row[0]
        for row in rows_of(
            month(1, "large", "large"), month(2, "large"), month(3, "grand", "grand"), month(13, "grand")
        )
    ]
    assert heads == ["1月 大大", "2月 大", "3月 絶絶", "13月 絶"]
    assert written(sheet(match({"e": "deal", "n": 2, "dealer": 0}), "ja"))[0][0] == "2月"


def test_what_is_blown_out_stands_in_parentheses_and_does_not_count() -> None:
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


def test_an_exemption_is_a_line_of_its_own() -> None:
    rows = rows_of(
        month(),
        pay(1, 0, 12, "tobikomi", "tobikomi"),
        pay(1, 0, 12, "tobikomi", "tobikomi", **{"for": 2, "liable": "hatto"}),
        pay(2, 1, 12, "exempt", "tobikomi"),
    )
    assert rows == typed("1月 小 | +2貫 | -2貫 | | 飛込法度 \n | | +1貫 | -1貫 | 飛込免除")


def test_a_void_month_is_struck_out_and_says_so() -> None:
    rows = rows_of(
        month(facts=({"what": "void"},)),
        pay(1, 0, 24, "hand_yaku", "sanbon"),
        pay(2, 0, 24, "hand_yaku", "sanbon"),
        pay(0, 1, 24, "refund", "sanbon"),
        pay(0, 2, 24, "refund", "sanbon"),
        month(),
    )
    assert rows == typed("1月 小 | (+4)貫 | (-2)貫 | (-2)貫 | 三本 \n ||||やり直し \n 1月 小 |||| ")


# ------------------------------------------------------------------------------------- the auction


def bid(seat: int, said: str) -> dict[str, Any]:
    return {"e": "bid", "seat": seat, "bid": said, "forced": False}


def deal(n: int = 1, kind: str = "small", *carry: str) -> dict[str, Any]:
    return {"e": "deal", "n": n, "dealer": 0, "kind": kind, "carry": list(carry)}


def test_the_auction_stands_on_a_line_with_its_fees_and_the_pot_on_another() -> None:
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


def test_who_comes_in_unseen_is_told_in_the_month_that_follows() -> None:
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


def test_an_auction_that_was_only_told_is_written_too() -> None:
    facts = (
        {"what": "mizuten", "seat": 1},
        {"what": "bid", "seat": 2, "bid": "out"},
        {"what": "bid", "seat": 3, "bid": "in"},
        {"what": "squeezed", "seat": 0, "yaku": [], "cards": ""},
    )
    rows = rows_of(month(facts=facts), pay(2, "pot", 12, "fold"), game="nakayoshi", seats=4)
    assert rows == typed("1月 小 | 追 | 出1 | -1貫 下 | 出2 | 競り・みずてん")


def test_each_part_of_a_squeeze_is_on_the_line_of_the_seat_put_out() -> None:
    parts = [pay(payer, 3, points, "squeeze", *yaku) for payer in range(3) for points, yaku in SQUEEZE]
    rows = rows_of(deal(), *parts, game="nakayoshi", seats=4)
    assert rows == typed("1月 小 | -6貫 3文 | -6貫 3文 | -6貫 3文 | +17貫 3文 | 追込 三本赤短")
    alone = rows_of(deal(), pay(0, 3, 9, "squeeze"), game="nakayoshi", seats=4)
    assert alone == typed("1月 小 | -1貫 3文 | | | 0貫 9文 | 追込")


SQUEEZE: tuple[tuple[int, list[str]], ...] = ((18, ["sanbon"]), (42, ["akatan"]), (9, []))


def test_a_void_auction_is_struck_out_with_all_that_was_paid() -> None:
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


def test_lights_that_are_carried_one_by_one_stand_in_brackets() -> None:
    months = (deal(1, "grand", "grand", "large", "large"), deal(2, "large"), deal(3, "large", "large"))
    heads = [row[0] for row in rows_of(*months, game="nakayoshi")]
    assert heads == ["1月 絶(絶大大)", "2月 大", "3月 大(大)"]
    english = written(sheet(match(*months, game="nakayoshi"), "en"))
    assert english[0][0] == "1 grand (grand large large)"
    assert [row[0] for row in rows_of(*months[2:], game="shiragiku")] == ["3月 大大"]


# ------------------------------------------------------------------------------------- going on, in three ways


def test_half_after_a_sage_says_why_it_is_half() -> None:
    half = [pay(0, 2, 42, "sage_half", "akatan"), pay(1, 2, 42, "sage_half", "akatan")]
    flowed = rows_of(deal(), *half, end("played_out", 2), game="nakayoshi")
    assert flowed == typed("1月 小 | -4貫 6文 | -4貫 6文 | +7貫 | 赤短・流")
    cancelled = rows_of(month(), *half, end("cancel", 2))
    assert cancelled == typed("1月 小 | -3貫 -6点 | -3貫 -6点 | +6貫 +12点 | 赤短・消")


def test_each_completion_that_is_collected_at_once_has_its_line_and_so_has_what_goes_back() -> None:
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


def test_a_completion_of_which_one_seat_pays_all_ends_with_its_second_share() -> None:
    rows = rows_of(
        deal(),
        pay(1, 0, 84, "captured_yaku", "akatan"),
        pay(1, 0, 84, "captured_yaku", "akatan", **{"for": 2, "liable": "hatto"}),
        pay(1, 0, 120, "captured_yaku", "nanatan"),
        pay(2, 0, 120, "captured_yaku", "nanatan"),
        game="shiragiku",
    )
    assert rows == typed("1月 小 | +14貫 | -14貫 | | 赤短法度 \n | +20貫 | -10貫 | -10貫 | 七短")


# ------------------------------------------------------------------------------------- the foot


def over(result: list[int], *winners: int) -> dict[str, Any]:
    return {"e": "match_end", "totals": result, "result": result, "winners": list(winners)}


def test_the_prize_stands_in_the_foot_where_the_bank_pays_one() -> None:
    events = (deal(), pay(0, 1, 65, "card_points"), end(), pay("bank", 1, 240, "gimmi"))
    text = sheet(match(*events, over([-125, 245, -60, -60], 1), names=tuple("ABCD"), game="nakayoshi"), "ja")
    assert written(text)[1:] == typed(
        "合計 | -6貫 7文 | +5貫 5文 | 0貫 0文 | 0貫 0文 | \n"
        "初めの持ち点 | -5貫 | -5貫 | -5貫 | -5貫 | \n"
        "トップ賞 | | +20貫 0文 | | | \n"
        "最終得点 | -11貫 7文 | +20貫 5文 | -5貫 0文 | -5貫 0文 |"
    )


def test_gimmi_alone_is_the_result_where_the_losers_pay_it() -> None:
    events = (deal(), pay(0, 1, 66, "card_points"), pay(2, 1, 77, "card_points"), end())
    gimmi = (pay(0, 1, 264, "gimmi"), pay(2, 1, 264, "gimmi"))
    text = sheet(match(*events, *gimmi, over([-264, 528, -264], 1), game="shiragiku"), "ja")
    assert written(text)[1:] == typed(
        "合計 | 0貫 -66点 | 0貫 +143点 | 0貫 -77点 | \n"
        "初めの持ち点 | +5貫 | +5貫 | +5貫 | \n"
        "原点 | -10貫 | -10貫 | -10貫 | \n"
        "再計 | -10貫 -6点 | +6貫 +11点 | -11貫 -5点 | \n"
        "五捨六入 | -11貫 | +7貫 | -11貫 | \n"
        "吟味 | -22貫 | +44貫 | -22貫 |"
    )


def final(why: str, winner: int | None) -> list[Row]:
    drawn = {"e": "match_end", "totals": [0, 0, 0], "result": [0, 0, 0], "winners": []}
    return written(sheet(match(month(), end(why, winner), drawn), "ja"))[-2:]


def test_a_draw_has_no_winner() -> None:
    assert final("played_out", 0) == typed(
        "合計 | 0貫 0点 *=0 | 0貫 0点 *=0 | 0貫 0点 *=0 | \n 最終得点|0貫|0貫|0貫|引き分け"
    )


def test_two_shiso_void_the_year() -> None:
    assert final("four_three", None)[-1] == typed("最終得点 | 0貫 | 0貫 | 0貫 | 無勝負")[0]


def test_a_match_that_is_not_over_ends_with_its_sums() -> None:
    rows = written(sheet(match(month(), pay(2, 0, 5, "card_points")), "ja"))
    assert rows[-1] == typed("合計 | 0貫 +5点 *=0 | 0貫 0点 *=0 | 0貫 -5点 *=0 |")[0]
    assert rows[-2] == typed("1月 小 | +5点 | 0点 | -5点 |")[0]


# ------------------------------------------------------------------------------------- columns


def test_a_full_width_letter_takes_two_columns_and_a_combining_one_none() -> None:
    assert width("三本 ab") == 7
    assert width("か\N{COMBINING KATAKANA-HIRAGANA VOICED SOUND MARK}") == 2
    assert right("貫", 4) == "  貫"
    assert left("貫", 4) == "貫  "


def test_names_cannot_break_the_sheet() -> None:
    assert clean("a\x1b[31m\nb", 20) == "a?[31m?b"
    assert clean("寿限無寿限無五劫の擦り切れ", 20) == "寿限無寿限無五劫の.."
    events = match(month(), pay(2, 0, 5, "card_points"), names=("\n" * 30, "八" * 30, ""))
    lines = sheet(events, "ja").splitlines()
    assert len(lines) == 6
    assert len({width(line[: line.rindex("|")]) for line in lines if "|" in line}) == 1
