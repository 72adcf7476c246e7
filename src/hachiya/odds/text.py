"""Odds as tables of text, with several lines in a cell."""

from collections.abc import Sequence

from hachiya.games.registry import find
from hachiya.games.unit import KAN, NegativeStyle
from hachiya.odds.digits import decimal, one_in, percent
from hachiya.odds.tables import Cell, Table
from hachiya.words.columns import align_left, align_right, width
from hachiya.words.message import Message
from hachiya.words.say import odds as words
from hachiya.words.voice import say

GAP = "  "


def in_words(game: str, title: Message, tables: Sequence[Table], lang: str) -> str:
    """The tables of a game's odds as text in a language, without a final line end."""
    heading = f"{game}: {say(title, lang)}"
    return "\n".join([heading, *(f"\n{table_in_words(table, game, lang)}" for table in tables)])


def table_in_words(table: Table, game: str, lang: str) -> str:
    """One table as text: the lines of a cell stand below each other."""
    heads = [[say(table.title, lang)], *([say(column.title, lang)] for column in table.columns)]
    rows = [[[say(row.title, lang)], *(cell_lines(cell, game, lang) for cell in row.cells)] for row in table.rows]
    widths = [max(width(text) for row in (heads, *rows) for text in row[at]) for at in range(len(heads))]
    lines = [_line([cell[0] for cell in heads], widths)]
    for row in rows:
        height = max(map(len, row))
        lines += [_line([cell[at] if at < len(cell) else "" for cell in row], widths) for at in range(height)]
    return "\n".join(lines)


def _line(texts: Sequence[str], widths: Sequence[int]) -> str:
    first, *others = texts
    cells = [
        align_left(first, widths[0]),
        *(align_right(text, wide) for text, wide in zip(others, widths[1:], strict=True)),
    ]
    return GAP.join(cells).rstrip()


def cell_lines(cell: Cell, game: str, lang: str) -> list[str]:
    """The lines of a cell: the worth of such a hand, its chance in percent, and as one in how many."""
    if cell.measure == "months":
        return [decimal(cell.value, 6)]
    if cell.measure == "points":
        return [say(words.points(value=decimal(cell.value, 4)), lang)]
    if not cell.value:
        return ["-"]
    worth = [] if cell.worth is None else [say(worth_words(cell.worth, game), lang)]
    return [*worth, percent(cell.value), one_in(cell.value)]


def worth_words(points: int, game: str) -> Message:
    """The message that says the worth of a hand, in kan if the game has kan."""
    unit = find(game).unit
    if unit is None or unit.below is NegativeStyle.PLAIN:
        return words.worth_points(number=points)
    return words.worth_kan(number=points // KAN)
