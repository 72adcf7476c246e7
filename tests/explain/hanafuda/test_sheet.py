"""記入式: the lines of the source's sheet, and the columns of every sheet (RULES A11, worked example D86)."""

import unicodedata
from pathlib import Path
from typing import Any

from hachiya.explain.text import sheet
from hachiya.games.registry import find
from hachiya.records import fuda, jsonl
from hachiya.records.replay import replays
from hachiya.words.columns import align_left, align_right, one_line_text, width
from tests.explain.hanafuda.sheets import match, month, pay, typed, written

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
"""The example of the source, with full names of yaku, and 七短青短 in the order of records."""


YEAR_IN_ENGLISH = {
    "三本": "sanbon", "赤短": "akatan", "短一": "tanichi", "抜": "nuke", "短一三本": "tanichi + sanbon",
    "飛込": "tobikomi", "空素": "karasu", "素十六": "sujuroku", "七短青短": "nanatan + aotan", "光一": "pikaichi",
    "飛込法度": "tobikomi hatto", "立三本": "tatesanbon", "青短・消": "aotan, cancelled", "赤": "aka", "四光": "shiko",
    "赤短・下": "akatan, sage", "猪鹿蝶": "inoshikacho", "": "", "合計": "sum", "月石清算": "stones",
    "吟味分減算": "stake", "再計": "together", "点を貫に": "points in kan", "端数処理": "whole kan",
    "最終得点": "final", "大": "large", "小": "small", "絶": "grand", "大大": "large large",
}  # fmt: skip


def replayed(path: str) -> list[Any]:
    if path.endswith("jsonl"):
        (replay,) = replays(jsonl.load(RECORDS / path))
    else:
        lines = fuda.load(RECORDS / path, lambda game: find(game).complete_options({}))
        (replay,) = replays(lines, lenient=True)
    assert replay.complete
    return replay.events


def test_d86_the_year_of_the_source_has_its_result() -> None:
    last = replayed("year_sheet.jsonl")[-1]
    assert last["totals"] == [285 - 5, 614 - 3, -899 - 4]
    assert last["result"] == [12 * 13, 12 * 71, 12 * -84]
    assert last["winners"] == [1]


def test_the_sheet_of_the_year_agrees_with_the_source_line_by_line() -> None:
    assert written(sheet(replayed("year_sheet.jsonl"), "ja")) == typed(YEAR)


def test_the_english_sheet_of_the_year_agrees_with_the_source() -> None:
    expected = typed(YEAR)
    for row in expected:
        number, _, kind = row[0].partition("月 ")
        row[0] = f"{number} {YEAR_IN_ENGLISH[kind]}" if kind else YEAR_IN_ENGLISH[number]
        row[4] = YEAR_IN_ENGLISH[row[4]]
    text = sheet(replayed("year_sheet.jsonl"), "en")
    assert written(text) == expected
    assert text.isascii()


def test_the_year_written_as_minimal_fuda_gives_the_same_sheet() -> None:
    expected = typed(YEAR)
    seventh = next(index for index, row in enumerate(expected) if row[0].startswith("7月"))
    # A deals in the seventh month, so the engine pays their 三本 before B's 光一.
    first, second = expected[seventh][1:], expected[seventh + 1][1:]
    expected[seventh][1:], expected[seventh + 1][1:] = second, first
    assert written(sheet(replayed("year_sheet.fuda"), "ja")) == expected
    assert "pay" not in (RECORDS / "year_sheet.fuda").read_text("utf-8")


def test_the_sheet_has_aligned_columns_and_rules_between_months() -> None:
    for lang in ("ja", "en"):
        head, _, *lines = sheet(replayed("year_sheet.jsonl"), lang).splitlines()
        bars = [width(head[:at]) for at, letter in enumerate(head) if letter == "|"]
        assert len(bars) == 4
        for line in lines:
            if set(line) != {"-"}:
                assert [width(line[:at]) for at, letter in enumerate(line) if letter == "|"] == bars
        assert sum(set(line) == {"-"} for line in lines) == 13
        assert not any(line.endswith(" ") for line in lines)


def test_no_letter_of_the_sheet_has_an_ambiguous_width() -> None:
    text = sheet(replayed("year_sheet.jsonl"), "ja")
    assert not [letter for letter in text if unicodedata.east_asian_width(letter) == "A"]


def test_a_full_width_letter_takes_two_columns_and_a_combining_one_none() -> None:
    assert width("三本 ab") == 7
    assert width("か\N{COMBINING KATAKANA-HIRAGANA VOICED SOUND MARK}") == 2
    assert align_right("貫", 4) == "  貫"
    assert align_left("貫", 4) == "貫  "


def test_player_names_do_not_break_the_sheet() -> None:
    assert one_line_text("a\x1b[31m\nb", 20) == "a?[31m?b"
    assert one_line_text("寿限無寿限無五劫の擦り切れ", 20) == "寿限無寿限無五劫の.."
    events = match(month(), pay(2, 0, 5, "card_points"), names=("\n" * 30, "八" * 30, ""))
    lines = sheet(events, "ja").splitlines()
    assert len(lines) == 6
    assert len({width(line[: line.rindex("|")]) for line in lines if "|" in line}) == 1
