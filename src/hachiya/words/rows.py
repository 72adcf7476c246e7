"""Rows of text in columns, for reports; the first row is the head."""

from collections.abc import Sequence

from hachiya.words.columns import align_left, align_right, width

_SIGNS = "+-−–0123456789"
"""The characters that a number can begin with."""

Rows = Sequence[Sequence[str]]
"""A table: rows of cells, the first of them the head."""


def number_columns(rows: Rows) -> set[int]:
    """The places of the columns that hold numbers alone."""
    return {place for place in range(len(rows[0])) if all(row[place][:1] in _SIGNS for row in rows[1:])}


def align_columns(rows: Rows) -> list[str]:
    """Write a table as lines; text is aligned left and numbers right."""
    places = range(len(rows[0]))
    widths = [max(width(row[place]) for row in rows) for place in places]
    numbers = number_columns(rows)
    aligned = [align_right if place in numbers else align_left for place in places]
    return [
        "  " + "  ".join(align(cell, wide) for cell, wide, align in zip(row, widths, aligned, strict=True)).rstrip()
        for row in rows
    ]
