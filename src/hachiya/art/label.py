"""The corner label: the month's number above the first letter of the kind, 光 タ 短 or カ, on the kind's colour."""

from hachiya.art.drawing import Drawing
from hachiya.art.frame import INSET
from hachiya.art.glyphs import STROKES
from hachiya.art.style import Style

MARKS = {
    "light": ("光", "gold", "ink"),
    "tane": ("タ", "deepgreen", "white"),
    "ribbon": ("短", "red", "white"),
    "blue ribbon": ("短", "blue", "white"),
    "plain": ("カ", "white", "ink"),
}
"""For each kind its letter, the ground behind it and the letter's colour."""

WIDTH, NUMBER, MARK = 74, 66, 70


def label(style: Style, month: int, kind: str) -> Drawing:
    """A tab in the upper left corner of the card, large enough to be read on a card 48 pixels wide."""
    art = Drawing(style, "")
    letter, ground, ink = MARKS[kind]
    right, foot = INSET + WIDTH, INSET + NUMBER + MARK
    sides = f"V{foot - 12}Q{right} {foot} {right - 12} {foot}H{INSET}Z"
    art.path(f"M{INSET} {INSET}H{right}{sides}", "white")
    art.path(f"M{INSET} {INSET + NUMBER}H{right}{sides}", ground)
    art.line(f"M{INSET} {foot}H{right - 12}Q{right} {foot} {right} {foot - 12}V{INSET}", "ink", 3)
    _write(art, [STROKES[digit] for digit in str(month)], INSET + WIDTH / 2, INSET + 6, 0.86)
    mark = art.child()
    mark.line(STROKES[letter], ink, 11 if kind != "ribbon" else 9)
    art.place(mark, INSET + WIDTH / 2 - 28, INSET + NUMBER + 7, scale=0.56)
    return art


def _write(art: Drawing, digits: list[str], middle: float, top: float, scale: float) -> None:
    step = 38 if len(digits) > 1 else 0
    for place, digit in enumerate(digits):
        glyph = art.child()
        glyph.line(digit, "ink", 11)
        art.place(glyph, middle + (place * step - step / 2 - 15) * scale, top, scale=scale)
