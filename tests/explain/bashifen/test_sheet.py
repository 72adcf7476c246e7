"""得点表 of 八十分: a row for each deal, as in the source."""

from typing import Any

import pytest

from hachiya.explain.text import sheet
from hachiya.games.registry import find
from hachiya.words.columns import width
from tests.explain.bashifen.test_sentences import deal, deal_end, match, trick, trumps
from tests.referee.bashifen.maker import make

MATCH = [
    match(),
    deal(1, None, (0, 0), 2),
    trumps("S", 2),
    trick(0, 10),
    deal_end(55, (4, 0), 0),
    deal(2, 0, (4, 0), 4),
    trumps("none", 0, "widow"),
    {"e": "failed_lead", "seat": 0},
    deal_end(185, (4, 6), 1, 10),
    deal(3, 1, (4, 6), 6),
    trumps("D", 1),
    trick(0, 0),
    deal_end(95, (4, 6), 2, 5),
    deal(4, 2, (4, 6), 4),
    trumps("H", 2),
    trick(2, 0),
    deal_end(10, (14, 6), None),
    {"e": "match_end", "winners": [0, 2]},
]

JA = """
局 | Aki・Chie     | Ben・Dai      | ダーチャ | 切札 | 備考
--------------------------------------------------------------------------------------
 1 |  打2 +2 → 4    |  55点 → 0      | Chie     | ♠    |
 2 |  打4 → 4       | 185点 +5 → 6   | Aki      | なし | 底牌で決定、リード違い Aki、底牌10×2
 3 |  95点 → 4      |   打6 → 6      | Ben      | ♦    | 底牌5×2
 4 |  打4 +5 → 勝ち |  10点 → 6      | Chie     | ♥    |
--------------------------------------------------------------------------------------
勝ち: Aki・Chie
"""


def cells(text: str) -> list[list[str]]:
    """The rows of cells, without padding."""
    return [
        [" ".join(cell.split()) for cell in line.split("|")] for line in text.strip().splitlines() if line[:2] != "--"
    ]


def test_a_match_is_printed_on_one_sheet() -> None:
    assert cells(sheet(MATCH, "ja")) == cells(JA)
    english = cells(sheet(MATCH, "en"))
    assert english[0] == ["deal", "Aki & Chie", "Ben & Dai", "declarer", "trumps", "remarks"]
    assert english[2] == [
        "2",
        "plays 4 → 4",
        "185 pts +5 → 6",
        "Aki",
        "none",
        "turned kitty, wrong throw by Aki, kitty 10 × 2",
    ]
    assert english[4] == ["4", "plays 4 +5 → won", "10 pts → 6", "Chie", "♥", ""]
    assert english[5] == ["winners: Aki & Chie"]


@pytest.mark.parametrize("lang", ["ja", "en"])
def test_the_columns_of_a_sheet_are_aligned(lang: str) -> None:
    rows = [line for line in sheet(MATCH, lang).splitlines() if "|" in line]
    places = {tuple(width(line[:at]) for at, sign in enumerate(line) if sign == "|") for line in rows}
    assert len(places) == 1


def test_the_sheet_of_an_unfinished_match_ends_with_its_last_event() -> None:
    nothing_fixed = cells(sheet(MATCH[:2], "en"))
    assert nothing_fixed[1] == ["1", "", "", "", "", ""]
    assert cells(sheet(MATCH[:7], "en"))[2] == ["2", "plays 4", "", "Aki", "none", "turned kitty"]
    assert cells(sheet(MATCH[:1], "en")) == [cells(sheet(MATCH, "en"))[0]]
    assert "winners" not in sheet(MATCH[:-1], "en")


def test_player_names_do_not_break_the_sheet() -> None:
    names = ["山" * 40, "\x1b[2J", "a|b", "Dai"]
    text = sheet([{**MATCH[0], "names": names}, *MATCH[1:]], "ja")
    assert "\x1b" not in text
    assert max(map(width, text.splitlines())) < 120


def test_every_deal_of_a_random_match_has_a_row() -> None:
    for seed in range(4):
        record: list[Any] = list(make(seed, {}))
        ends = [event for event in record if event["e"] == "deal_end"]
        rows = cells(sheet(record, "en"))[1:-1]
        assert len(rows) == len(ends)
        for row, end in zip(rows, ends, strict=True):
            assert sum(f"{end['points']} pts" in cell for cell in row[1:3]) == 1
            assert sum("plays" in cell for cell in row[1:3]) == 1
            for pair, cell in enumerate(row[1:3]):
                level = "won" if "won" in cell else "0?23456789TJQKA"[end["stage"][pair]].replace("T", "10")
                assert cell.endswith(f"→ {level}")
        assert sheet(record, "ja").count("勝ち:") == 1
    assert find("bashifen").family == "bashifen"
