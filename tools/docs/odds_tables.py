"""The tables of the page about odds, counted anew."""

from collections.abc import Iterator

from hachiya.odds.tables import Table
from hachiya.odds.text import cell_lines
from hachiya.odds.topics import odds
from tools.docs.tables import Cell, table


def tables(name: str, lang: str) -> str:
    """All tables of `TOPIC GAME`, or of so many cards, or one table by its key: `TOPIC GAME K`, `TOPIC GAME KEY`."""
    topic, game, *more = name.split()
    k = next((int(word) for word in more if word.isdigit()), None)
    wanted = next((word for word in more if not word.isdigit()), None)
    listed = odds(topic, game, k).tables
    return "\n".join(one_table(each, game, lang) for each in listed if wanted in (None, each.key))


def one_table(each: Table, game: str, lang: str) -> str:
    """A table in Markdown, each cell with all that is told of it."""
    head = (each.title, *(column.title for column in each.columns))
    rows: Iterator[tuple[Cell, ...]] = (
        (row.title, *("<br>".join(cell_lines(cell, game, lang)) for cell in row.cells)) for row in each.rows
    )
    return table(head, rows, lang, range(1, len(head)))
