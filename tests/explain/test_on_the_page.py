"""What the page writes of random matches is what the terminal writes: each cell of the sheet, each sentence, each bill.

The page's own code runs in Node, over what a table tells it.
"""

import json
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from hachiya.explain.bashifen.sheet import Stages
from hachiya.explain.bashifen.text import row_in_words
from hachiya.explain.hanafuda.rows import ScoreSheet
from hachiya.explain.hanafuda.text import rows_in_words
from hachiya.explain.sentences import teller
from hachiya.explain.sheet import sheet_of
from hachiya.games.hanafuda.game import FAMILY, hanafuda
from hachiya.games.registry import find
from hachiya.tables.hanafuda.money import money
from hachiya.tables.telling import sheet
from hachiya.words.languages import languages
from hachiya.words.shelves import SHELVES, shelf
from hachiya.words.voice import Voice
from hachiya.words.wire import sentence_json
from hatch_build import npm
from tests.explain.test_every_language import number, whole
from tests.playing import ALL_MENUS, MENUS, Menu, record
from tests.sampling import slow

TEXT_NOT_PICTURE = "\ufe0e"


def told(events: Sequence[Mapping[str, Any]]) -> list[Any]:
    """What a table tells of each event."""
    tell = teller(find(events[0]["game"]))
    return [tell(event) for event in events]


def on_the_page(matches: Sequence[Sequence[Mapping[str, Any]]], folder: Path) -> list[Any]:
    """What the page makes of these records."""
    asked = {
        "languages": {code: {name: shelf(code, name) for name in SHELVES} for code in languages()},
        "matches": [
            {
                "names": events[0]["names"],
                "sheet": sheet(events),
                "told": [[sentence_json(sentence) for sentence in telling] for telling in told(events)],
                "record": events,
                "money": money(hanafuda(game).unit) if (game := find(events[0]["game"])).family == FAMILY else None,
            }
            for events in matches
        ],
    }
    (folder / "asked.json").write_text(json.dumps(asked), "utf-8")
    npm("run", "rendered", "--", str(folder / "asked.json"), str(folder / "answer.json"))
    found: list[Any] = json.loads((folder / "answer.json").read_text("utf-8"))
    return found


def in_the_terminal(found: ScoreSheet | Stages, voice: Voice) -> list[list[list[str]]]:
    """The sheet in rows of cells, block by block."""
    if isinstance(found, Stages):
        return [[row_in_words(deal, voice) for deal in found.deals]]
    blocks = [rows_in_words(rows, voice) for rows in (*found.months, found.foot)]
    return [
        [[" ".join(head.split()), *(part for cell in cells for part in cell), remark] for head, cells, remark in rows]
        for rows in blocks
    ]


def in_cells(row: Mapping[str, Any]) -> list[str]:
    """A row of the page, with the sign that a keyboard has."""
    if "pairs" in row:
        played = [pair[part] for pair in row["pairs"] for part in ("played", "after")]
        return [row["n"], *played, row["dacha"], row["trumps"].replace(TEXT_NOT_PICTURE, ""), row["remark"]]
    cells = [cell[part] for cell in row["cells"] for part in ("kan", "rest", "mark")]
    return [" ".join(f"{row['head']} {row['field']}".split()), *cells, row["remark"]]


def plain(cells: Sequence[str]) -> list[str]:
    """Numbers with one sign for less than nothing, and no spaces at the end."""
    return [re.sub("\N{MINUS SIGN}(?=[0-9])", "-", cell).strip() for cell in cells]


def by_month(sheet: Any) -> list[list[int]]:
    """What each month has brought every seat, by the lines that count and the stones."""
    months = []
    for rows in sheet["months"]:
        seats = [0] * len(rows[0]["cells"])
        for row in rows:
            for seat, cell in enumerate(row["cells"]):
                counts = not row.get("struck")
                seats[seat] += counts * (12 * number(cell.get("kan")) + number(cell.get("rest")))
                seats[seat] -= "mark" in cell and cell["mark"]["key"] == "sheet-stone"
        months.append(seats)
    return months


@pytest.mark.parametrize("menus", [MENUS, slow(ALL_MENUS)], ids=["some", "all"])
def test_sheet_sentences_and_bill_are_those_of_the_terminal(menus: Sequence[Menu], tmp_path: Path) -> None:
    matches: list[Any] = [record(11, menu) for menu in menus]
    pages = on_the_page(matches, tmp_path)
    assert len(pages) == len(menus)
    for menu, events, page in zip(menus, matches, pages, strict=True):
        found = sheet_of(events)
        for code in languages():
            voice = Voice(code, events[0]["names"])
            written = [[plain(in_cells(row)) for row in rows] for rows in page["languages"][code]["sheet"]["rows"]]
            right = [[plain(row) for row in rows] for rows in in_the_terminal(found, voice)]
            assert written == right, (menu, code)
            sentences = [voice.tell(telling) for telling in told(events)]
            assert page["languages"][code]["sentences"] == sentences, (menu, code)
            for sentence in filter(None, sentences):
                whole(sentence, code)
        if not isinstance(found, Stages):
            assert page["bill"] == by_month(sheet(events)), menu
