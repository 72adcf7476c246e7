"""A score sheet as plain text in columns."""

from collections.abc import Sequence

from hachiya.explain.hanafuda.rows import Row, ScoreSheet
from hachiya.words.columns import align_left, align_right, one_line_text, width
from hachiya.words.names import name
from hachiya.words.say import sheet as say
from hachiya.words.voice import Voice

NAME_COLUMNS = 20

_Cells = list[tuple[str, str, str]]
"""Kan, points and mark of each seat."""
TextRow = tuple[str, _Cells, str]
"""Head, cells and remark of a row."""


def text(sheet: ScoreSheet, language: str) -> str:
    """The whole score sheet as text in a language, by its code."""
    voice = Voice(language, [one_line_text(name, NAME_COLUMNS) for name in sheet.names])
    over_kan = voice.say(name("unit", "kan")) if sheet.kan else ""
    units = [(over_kan, voice.say(name("unit", sheet.unit)), "")] * len(sheet.names)
    head: TextRow = (voice.say(sheet.over), units, voice.say(say.remarks()))
    blocks = [[head], *(rows_in_words(month, voice) for month in sheet.months), rows_in_words(sheet.foot, voice)]
    return _in_columns(blocks, voice.names, sheet.kan)


def rows_in_words(rows: Sequence[Row], voice: Voice) -> list[TextRow]:
    """The rows of a sheet as the texts of their columns."""
    return [_row(row, voice) for row in rows]


def _row(row: Row, voice: Voice) -> TextRow:
    head = voice.say(row.head) if row.head else ""
    if row.field:
        head = f"{align_right(head, width(voice.say(say.month(n=12))))} {voice.say(row.field)}"
    cells = [
        (
            _number(cell.kan, row.struck),
            _number(cell.rest, row.struck),
            voice.say(cell.mark) if cell.mark else "",
        )
        for cell in row.cells
    ]
    return head, cells, voice.say(row.remark) if row.remark else ""


def _number(number: str | None, struck: bool) -> str:
    """A number with an ASCII minus sign, in brackets if its row is struck out."""
    if number is None:
        return ""
    text = number.replace("\N{MINUS SIGN}", "-")
    return f"({text})" if struck else text


def _in_columns(blocks: Sequence[Sequence[TextRow]], names: Sequence[str], with_kan: bool) -> str:
    rows = [row for block in blocks for row in block]
    columns = [max(width(cell[part]) for _, cells, _ in rows for cell in cells) for part in (0, 1, 2)]
    head_columns = max(width(row[0]) for row in rows)
    gaps = 2 + with_kan
    group = max(sum(columns) + gaps, *map(width, names))
    columns[2] += group - sum(columns) - gaps
    texts = [" | ".join([align_left("", head_columns), *(align_left(name, group) for name in names), ""]).rstrip()]
    rule = "-" * (head_columns + (group + 3) * len(names) + 3 + max(width(row[2]) for row in rows))
    for block in blocks:
        for head, cells, remark in block:
            groups = [
                f"{align_right(kan, columns[0])}{' ' * with_kan}"
                f"{align_right(points, columns[1])} {align_left(mark, columns[2])} "
                for kan, points, mark in cells
            ]
            texts.append(" | ".join([align_left(head, head_columns), *groups, remark]).rstrip())
        texts.append(rule)
    return "\n".join(texts[:-1]) + "\n"
