"""The foot of a sheet: its arithmetic agrees with every result (RULES A11)."""

import re
from collections.abc import Sequence
from typing import Any

import pytest

from hachiya.explain.hanafuda.foot import Foot
from hachiya.explain.hanafuda.lines import Ledger
from hachiya.explain.text import sheet
from tests.explain.hanafuda.sheets import Row, deal, end, match, month, pay, typed, written
from tests.playing import HANAFUDA_MENUS, PLAIN_HANAFUDA_MENUS, Menu, record
from tests.referee.hanafuda import hachiju_maker, nakayoshi_maker, shiragiku_maker
from tests.referee.hanafuda.sannin_maker import make
from tests.sampling import first, slow

STYLES = ("plain", "rare", "ties", "shiso")


@pytest.mark.parametrize("menu", first(PLAIN_HANAFUDA_MENUS, HANAFUDA_MENUS), ids=str)
def test_the_foot_of_the_sheet_adds_up_to_the_result_of_random_matches(menu: Menu) -> None:
    for seed in range(2):
        check_foot(record(seed, menu))


@pytest.mark.parametrize(
    ("style", "seeds"),
    [*((style, 3) for style in STYLES), slow("plain", 30), slow("rare", 60), slow("ties", 18), slow("shiso", 40)],
)
def test_the_foot_of_the_sheet_adds_up_to_the_result_of_rare_sannin_matches(style: str, seeds: int) -> None:
    for seed in range(seeds):
        check_foot(make(seed, "ABCDEF"[seed % 6], ("no", "yes")[seed % 2], style))


@pytest.mark.parametrize("seeds", [(3,), slow(range(4))], ids=str)
@pytest.mark.parametrize("style", nakayoshi_maker.STYLES)
@pytest.mark.parametrize("seats", [3, 4, 5, 6, 7])
def test_the_foot_of_the_sheet_adds_up_to_the_result_of_rare_nakayoshi_matches(
    seats: int, style: str, seeds: Sequence[int]
) -> None:
    for seed in seeds:
        options = {"length": ("year", "half")[seed % 2], "extras_on_yaku_end": ("yes", "no")[seed // 2]}
        check_foot(nakayoshi_maker.make(seed, seats, options, style))
        changed = {"yonsan": "ends", "month_cards": "yes", "overtime": "yes", "cancelling": "yes"}
        check_foot(nakayoshi_maker.make(seed, seats, options | changed, style))


@pytest.mark.parametrize("seeds", [2, slow(16)])
@pytest.mark.parametrize("style", shiragiku_maker.STYLES)
def test_the_foot_of_the_sheet_adds_up_to_the_result_of_rare_shiragiku_matches(style: str, seeds: int) -> None:
    for seed in range(seeds):
        check_foot(shiragiku_maker.make(seed, ("year", "half")[seed % 2], "yes", "yes", style, 3 + seed % 5))


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_foot_of_the_sheet_adds_up_to_the_result_of_rare_hachiju_matches(seats: int) -> None:
    for seed in range(3):
        check_foot(hachiju_maker.make(seed, seats))


def check_foot(events: list[Any]) -> None:
    """Assert that the arithmetic of a sheet's lines gives the scores and result of the record."""
    ledger = Ledger(events)
    kan, points, stones = ledger.sums()
    seats = range(len(events[0]["names"]))
    start = ledger.style.start
    scores = [event["scores"] for event in events if event["e"] == "deal_end"][-1]
    assert [start + 12 * kan[seat] + points[seat] - stones[seat] for seat in seats] == scores
    assert Foot(ledger).final() == events[-1]["result"]
    for each in ledger.months:
        balanced = [line for line in each.lines if line.reason not in ("fold", "pot")]
        assert all(sum(line.kan) == sum(line.points) == 0 for line in balanced)
        assert sum(12 * sum(line.kan) + sum(line.points) for line in each.lines) == 0
        assert len([line for line in each.lines if line.reason == "card_points"]) <= 1
    lang = "ja" if len(seats) == 3 else "en"
    printed = written(sheet(events, lang))[-1][1:-1]
    assert [in_points(cell) for cell in printed] == events[-1]["result"]


def in_points(cell: str) -> int:
    """The points in a cell of the foot."""
    total = 0
    for part in cell.split():
        number = re.match(r"[+-]?\d+", part)
        assert number, cell
        total += int(number[0]) * (12 if "貫" in part or "kan" in part else 1)
    return total


def over(result: list[int], *winners: int) -> dict[str, Any]:
    return {"e": "match_end", "totals": result, "result": result, "winners": list(winners)}


def test_the_foot_shows_a_prize_that_the_bank_pays() -> None:
    events = (deal(), pay(0, 1, 65, "card_points"), end(), pay("bank", 1, 240, "gimmi"))
    text = sheet(match(*events, over([-125, 245, -60, -60], 1), names=tuple("ABCD"), game="nakayoshi"), "ja")
    assert written(text)[1:] == typed(
        "合計 | -6貫 7文 | +5貫 5文 | 0貫 0文 | 0貫 0文 | \n"
        "初めの持ち点 | -5貫 | -5貫 | -5貫 | -5貫 | \n"
        "トップ賞 | | +20貫 0文 | | | \n"
        "最終得点 | -11貫 7文 | +20貫 5文 | -5貫 0文 | -5貫 0文 |"
    )


def test_the_foot_ends_with_the_gimmi_that_the_losers_pay() -> None:
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


def test_a_draw_has_no_winner_on_the_sheet() -> None:
    assert final("played_out", 0) == typed(
        "合計 | 0貫 0点 *=0 | 0貫 0点 *=0 | 0貫 0点 *=0 | \n 最終得点|0貫|0貫|0貫|引き分け"
    )


def test_two_shiso_void_the_year_on_the_sheet() -> None:
    assert final("four_three", None)[-1] == typed("最終得点 | 0貫 | 0貫 | 0貫 | 無勝負")[0]


def test_the_sheet_of_an_unfinished_match_ends_with_its_sums() -> None:
    rows = written(sheet(match(month(), pay(2, 0, 5, "card_points")), "ja"))
    assert rows[-1] == typed("合計 | 0貫 +5点 *=0 | 0貫 0点 *=0 | 0貫 -5点 *=0 |")[0]
    assert rows[-2] == typed("1月 小 | +5点 | 0点 | -5点 |")[0]
