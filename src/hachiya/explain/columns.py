"""Text in columns of a terminal, where a full-width character takes two."""

import unicodedata

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
