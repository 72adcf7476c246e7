"""A score sheet as a table of HTML."""

from collections.abc import Sequence
from itertools import chain

from hachiya.explain.hanafuda.rows import Row, ScoreSheet
from hachiya.explain.hanafuda.text import NAME_COLUMNS, rows_in_words
from hachiya.words.columns import one_line_text
from hachiya.words.html import HtmlPage, HtmlRow, HtmlTable
from hachiya.words.names import name
from hachiya.words.notebook import Html
from hachiya.words.say import sheet as say
from hachiya.words.voice import Voice


def html(sheet: ScoreSheet, language: str) -> Html:
    """The whole score sheet as HTML in a language, by its code."""
    voice = Voice(language, [one_line_text(player, NAME_COLUMNS) for player in sheet.names])
    columns = ("kan", sheet.unit) if sheet.kan else (sheet.unit,)
    units = [voice.say(name("unit", unit)) for unit in columns]
    seats = range(len(sheet.names))
    width = len(units) + 1
    heads = [voice.say(sheet.over), *([*units, ""] * len(seats)), voice.say(say.remarks())]
    numbers = {1 + seat * width + unit for seat in seats for unit in range(len(units))}
    over = [("", 1), *((player, width) for player in voice.names), ("", 1)]
    groups = [_rows(rows, voice, sheet.kan) for rows in (*sheet.months, sheet.foot)]
    page = HtmlPage(language)
    page.table(HtmlTable(heads, groups, numbers, words=(len(heads) - 1,), over=over))
    return page.html()


def _rows(rows: Sequence[Row], voice: Voice, with_kan: bool) -> list[HtmlRow]:
    written = []
    for row, (head, _, remark) in zip(rows, rows_in_words(rows, voice), strict=True):
        marks = [voice.say(cell.mark) if cell.mark else "" for cell in row.cells]
        cells = [
            (*([cell.kan or ""] * with_kan), cell.rest or "", mark) for cell, mark in zip(row.cells, marks, strict=True)
        ]
        written.append(HtmlRow([head, *chain(*cells), remark], struck=row.struck))
    return written
