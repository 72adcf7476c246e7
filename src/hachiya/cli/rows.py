"""Rows of text in columns, for reports on a terminal."""

from collections.abc import Sequence

from hachiya.words.columns import align_left, align_right, width

_SIGNS = "+-−–0123456789"
"""The characters that a number can begin with."""


def align_columns(rows: Sequence[Sequence[str]]) -> list[str]:
    """Write a table as lines; the first row is the head, text is aligned left and numbers right."""
    places = range(len(rows[0]))
    widths = [max(width(row[place]) for row in rows) for place in places]
    aligned = [align_right if all(row[place][:1] in _SIGNS for row in rows[1:]) else align_left for place in places]
    return [
        "  " + "  ".join(align(cell, wide) for cell, wide, align in zip(row, widths, aligned, strict=True)).rstrip()
        for row in rows
    ]
