"""Odds as tables of HTML."""

from collections.abc import Sequence

from hachiya.odds.tables import Table
from hachiya.odds.text import cell_lines
from hachiya.words.html import HtmlPage, HtmlRow, HtmlTable
from hachiya.words.message import Message
from hachiya.words.notebook import Html
from hachiya.words.voice import say


def html(game: str, title: Message, tables: Sequence[Table], lang: str) -> Html:
    """The tables of a game's odds as HTML in a language."""
    page = HtmlPage(lang)
    page.head(f"{game}: {say(title, lang)}")
    for table in tables:
        heads = [say(table.title, lang), *(say(column.title, lang) for column in table.columns)]
        rows = [
            HtmlRow([say(row.title, lang), *("\n".join(cell_lines(cell, game, lang)) for cell in row.cells)])
            for row in table.rows
        ]
        page.table(HtmlTable(heads, [rows], numbers=range(1, len(heads))))
    return page.html()
