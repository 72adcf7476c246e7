"""Text in columns of a terminal, where a full-width character takes two."""

from collections.abc import Sequence

from rich.cells import cell_len as width
from rich.cells import chop_cells

from hachiya.words.message import Message
from hachiya.words.voice import Voice

__all__ = ["Grid", "clean", "left", "right", "width"]


def left(text: str, columns: int) -> str:
    """The text filled up with spaces on its right."""
    return text + " " * (columns - width(text))


def right(text: str, columns: int) -> str:
    """The text filled up with spaces on its left."""
    return " " * (columns - width(text)) + text


def clean(text: str, columns: int) -> str:
    """What people wrote, safe in one line: no control characters, cut where it is longer than `columns`."""
    text = "".join(letter if letter.isprintable() else "?" for letter in text)
    if width(text) <= columns:
        return text
    return f"{chop_cells(text, columns - 2)[0]}.."


class Grid:
    """Rows under heads; columns in which nothing stands are left out, and a row may be marked."""

    def __init__(self, heads: Sequence[Message], voice: Voice) -> None:
        self._rows = [(" ", [voice.say(head) for head in heads])]

    def add(self, *cells: str, marked: bool = False) -> None:
        """One row."""
        self._rows.append(("*" if marked else " ", list(cells)))

    def lines(self) -> list[str]:
        """All of it."""
        places = range(len(self._rows[0][1]))
        filled = [place for place in places if any(cells[place] for _, cells in self._rows[1:])]
        widths = {place: max(width(cells[place]) for _, cells in self._rows) for place in filled}
        return [
            "  ".join([mark, *(left(cells[place], widths[place]) for place in filled)]).rstrip()
            for mark, cells in self._rows
        ]
