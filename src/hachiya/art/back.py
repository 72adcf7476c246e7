"""The back: 青海波, waves of the blue sea, in deep red."""

from hachiya.art.drawing import Drawing
from hachiya.art.style import Style


def back(style: Style) -> Drawing:
    """The back without its frame."""
    art = Drawing(style, "hb")
    for row in range(40):
        art.stamp(wave_row, row % 2 * 19 - 8, row * 11 - 4, 19)
    return art


def wave_row(art: Drawing) -> None:
    """A row of waves, wider than the card."""
    for column in range(-1, 8):
        art.stamp(wave, column * 200, 0)


def wave(art: Drawing) -> None:
    """One scale of the pattern."""
    for radius in (96, 66, 36):
        art.circle(0, 0, radius, "deepred", "paper", 8)
