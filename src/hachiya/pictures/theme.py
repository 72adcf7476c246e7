"""The colours of pictures, light and dark."""

from collections.abc import Mapping
from typing import NamedTuple

from hachiya.words.errors import UnknownName
from hachiya.words.say import picture as say


class Theme(NamedTuple):
    """The colours of one theme."""

    felt: str
    """The ground of the whole picture."""
    cloth: str
    """The ground below the cards in the middle of the table."""
    ink: str
    """Names and numbers."""
    faint: str
    """Words that explain."""
    turn: str
    """The bar beside the seat to choose."""


THEMES: Mapping[str, Theme] = {
    "light": Theme("#fdfaf2", "#dce4d3", "#201b1f", "#544a48", "#b0281d"),
    "dark": Theme("#1f2226", "#284145", "#f3ebda", "#cfc5b2", "#f1b434"),
}
"""The themes by their names."""


def theme_of(name: str) -> Theme:
    """The theme with this name; UnknownName."""
    if name not in THEMES:
        raise UnknownName(say.no_theme(given=repr(name), names=[*THEMES]))
    return THEMES[name]
