"""Text in columns of a terminal, where a full-width character takes two."""

import unicodedata
from collections.abc import Sequence

from hachiya.words.message import Message
from hachiya.words.voice import Voice

_INVISIBLE = {"Mn", "Me", "Cf"}


def width(text: str) -> int:
    """How many columns the text takes."""
    return sum(_width(letter) for letter in text)


def _width(letter: str) -> int:
    if unicodedata.category(letter) in _INVISIBLE:
        return 0
    return 2 if unicodedata.east_asian_width(letter) in "WF" else 1


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
    kept = ""
    for letter in text:
        if width(kept + letter) > columns - 2:
            break
        kept += letter
    return f"{kept}.."


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
