"""Text in columns of a terminal, in which a full-width character takes two columns."""

import re
from collections.abc import Iterator, Sequence
from itertools import accumulate
from unicodedata import category, east_asian_width

from hachiya.words.message import Message
from hachiya.words.voice import Voice

_JOINER, _PICTURE = "\N{ZERO WIDTH JOINER}", "\N{VARIATION SELECTOR-16}"
_SKINS = "".join(map(chr, range(0x1F3FB, 0x1F400)))
_ATTACHED = ("Cc", "Cf", "Mc", "Me", "Mn")
"""Unicode categories of characters that take no column of their own."""
_OPENING, _CLOSING = "（「『【《“", "、。，．）」』】》”：；！？・ー々〜…)"
"""Signs that no line ends with, and those that no line begins with."""
_WIDE = "\u2e80-\ua4cf\uac00-\ud7af\uf900-\ufaff\uff00-\uffef"
_UNIT = re.compile(f"[{_OPENING}]*(?:[{_WIDE}]|[^\\s{_WIDE}{_OPENING}{_CLOSING}]+)?[{_CLOSING}]*|\\s+")
"""A part of a text that stays on one line: a word, or a letter of Japanese or Chinese with the signs beside it."""


def width(text: str) -> int:
    """The number of terminal columns that a text takes."""
    return len(text) if text.isascii() else sum(_columns(text))


def _columns(text: str) -> Iterator[int]:
    """The number of columns that each letter adds to the letters before it."""
    before, columns = "", 0
    for letter in text:
        if letter == _PICTURE:
            columns = int(columns == 1 and category(before) == "So")  # a sign of one column takes two as a picture
        elif before == _JOINER or category(letter) in _ATTACHED or letter in _SKINS:
            columns = 0
        else:
            columns = 2 if east_asian_width(letter) in "WF" else 1
        yield columns
        before = letter


def align_left(text: str, columns: int) -> str:
    """The text at the left of so many columns, filled with spaces on its right."""
    return text + " " * (columns - width(text))


def align_right(text: str, columns: int) -> str:
    """The text at the right of so many columns, filled with spaces on its left."""
    return " " * (columns - width(text)) + text


def one_line_text(text: str, columns: int) -> str:
    """A text typed by a person, made safe for one line: without control characters, cut to so many columns."""
    text = "".join(letter if letter.isprintable() else "?" for letter in text)
    if width(text) <= columns:
        return text
    fits = sum(end <= columns - 2 for end in accumulate(_columns(text)))
    return f"{text[:fits]}.."


def wrap(text: str, columns: int) -> list[str]:
    """The lines of a paragraph in so many columns; Japanese and Chinese are broken between any two letters."""
    lines = [""]
    for unit in _UNIT.findall(" ".join(text.split())):
        if width(lines[-1] + unit.rstrip()) > columns and lines[-1]:
            lines.append("")
        lines[-1] += unit if lines[-1] or not unit.isspace() else ""
    return [line.rstrip() for line in lines]


class Grid:
    """A table of rows under heads, as text; it leaves out empty columns, and a row may be marked."""

    def __init__(self, heads: Sequence[Message], voice: Voice) -> None:
        self._rows = [(" ", [voice.say(head) for head in heads])]

    def add(self, *cells: str, marked: bool = False) -> None:
        """Add a row."""
        self._rows.append(("*" if marked else " ", list(cells)))

    def lines(self) -> list[str]:
        """The lines of the table, without line ends."""
        places = range(len(self._rows[0][1]))
        filled = [place for place in places if any(cells[place] for _, cells in self._rows[1:])]
        widths = {place: max(width(cells[place]) for _, cells in self._rows) for place in filled}
        return [
            "  ".join([mark, *(align_left(cells[place], widths[place]) for place in filled)]).rstrip()
            for mark, cells in self._rows
        ]
