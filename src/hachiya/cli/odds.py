"""`hachiya odds`: exact odds as tables to read, as data, or drawn into a file."""

import csv
import io
import json
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from hachiya.cli.output import destination
from hachiya.explain.columns import left, right, width
from hachiya.explain.money import KAN
from hachiya.games.registry import find
from hachiya.games.unit import NegativeStyle
from hachiya.odds.spelling import as_json, decimal, one_in, percent
from hachiya.odds.tables import Cell, Odds, Table
from hachiya.odds.topics import TOPICS, odds
from hachiya.words.languages import languages
from hachiya.words.message import Message
from hachiya.words.say import odds as words
from hachiya.words.voice import say

GAP = "  "


def list_topics(lang: str) -> None:
    """Every topic, what it is, and for which games."""
    wide = max(map(len, TOPICS))
    for topic in TOPICS.values():
        print(f"{topic.name:{wide}}{GAP}{say(topic.title, lang)} [{', '.join(topic.games)}]")


def tell(topic: str, game: str | None, k: int | None, cards: str | None, form: str, out: str | None, lang: str) -> None:
    """Compute the odds and write them: to `out`, or where a form goes by itself."""
    found = odds(topic, game, k, cards)
    if form == "plot":
        from hachiya.cli.odds_plot import plot

        path = Path(out or f"hachiya-odds-{found.topic}-{found.game}.png")
        plot(found, path, lang)
        print(say(words.drawn_into(file=str(path)), lang))
        return
    with destination(None if out in (None, "-") else Path(str(out))) as stream:
        stream.write(_FORMS[form](found, lang).encode())


def in_words(found: Odds, lang: str) -> str:
    """The tables as a person reads them."""
    title = f"{found.game}: {say(found.title, lang)}"
    return "\n".join([title, *(f"\n{table_in_words(table, found.game, lang)}" for table in found.tables)]) + "\n"


def table_in_words(table: Table, game: str, lang: str) -> str:
    """One table: each number with what is told beside it, under each other."""
    heads = [[say(table.title, lang)], *([say(column.title, lang)] for column in table.columns)]
    rows = [[[say(row.head.title, lang)], *(cell_lines(cell, game, lang) for cell in row.cells)] for row in table.rows]
    widths = [max(width(text) for row in (heads, *rows) for text in row[at]) for at in range(len(heads))]
    lines = [_line([cell[0] for cell in heads], widths)]
    for row in rows:
        height = max(map(len, row))
        lines += [_line([cell[at] if at < len(cell) else "" for cell in row], widths) for at in range(height)]
    return "\n".join(lines)


def _line(texts: Sequence[str], widths: Sequence[int]) -> str:
    first, *others = texts
    cells = [left(first, widths[0]), *(right(text, wide) for text, wide in zip(others, widths[1:], strict=True))]
    return GAP.join(cells).rstrip()


def cell_lines(cell: Cell, game: str, lang: str) -> list[str]:
    """A number as it is told: what such a hand is worth, its chance, one in how many."""
    if cell.measure == "months":
        return [decimal(cell.value, 6)]
    if cell.measure == "points":
        return [say(words.points(value=decimal(cell.value, 4)), lang)]
    if not cell.value:
        return ["-"]
    worth = [] if cell.worth is None else [say(worth_words(cell.worth, game), lang)]
    return [*worth, percent(cell.value), one_in(cell.value)]


def worth_words(points: int, game: str) -> Message:
    """What a hand is worth, in kan where there are kan."""
    unit = find(game).unit
    if unit is None or unit.below is NegativeStyle.PLAIN:
        return words.worth_points(number=points)
    return words.worth_kan(number=points // KAN)


def in_json(found: Odds, _lang: str) -> str:
    """The same as data, in every language."""
    return json.dumps(as_json(found, _in_every_language), ensure_ascii=False, indent=1) + "\n"


def _in_every_language(title: Message) -> dict[str, str]:
    return {lang: say(title, lang) for lang in languages()}


def in_csv(found: Odds, lang: str) -> str:
    """A line for each number."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(("table", "row", "column", "measure", "exact", "decimal", "hands", "points"))
    for table in found.tables:
        for row in table.rows:
            for column, cell in zip(table.columns, row.cells, strict=True):
                place = (table.key, say(row.head.title, lang), say(column.title, lang))
                writer.writerow((*place, cell.measure, cell.value, float(cell.value), cell.hands, cell.worth))
    return text.getvalue()


_FORMS: Mapping[str, Callable[[Odds, str], str]] = {"table": in_words, "json": in_json, "csv": in_csv}
