"""短冊: the ribbon."""

from hachiya.art.drawing import Drawing
from hachiya.art.glyphs import LETTERS


def ribbon(art: Drawing, x: float, y: float, turn: float, fill: str = "red", words: str = "") -> None:
    """短冊, a paper strip with a little swing, bare or with a poem's words."""
    strip = art.child()
    strip.inked(
        "M-24-116C-10-112 8-120 24-116C20-60 28 0 24 60C22 90 24 104 24 116"
        "C8 112-10 120-24 116C-28 60-20 0-24-60C-26-90-24-104-24-116Z",
        fill,
        2.6,
    )
    strip.line(
        "M-18-104C-20-80-18-20-18 0C-18 40-20 80-18 104M18-104C16-80 20-20 20 0C20 40 16 80 18 104", "paper", 1.4
    )
    for i, letter in enumerate(words):
        glyph = art.child()
        glyph.path(LETTERS[letter], "ink")
        strip.place(glyph, 0, (i - (len(words) - 1) / 2) * 206 / (len(words) + 0.35))
    art.place(strip, x, y, turn, 1.07)
