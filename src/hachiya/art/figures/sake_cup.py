"""盃: the sake cup."""

from hachiya.art.drawing import Drawing
from hachiya.art.glyphs import LETTERS


def sake_cup(art: Drawing) -> None:
    """盃, the flat red cup, tilted to show the word for long life in gold."""
    art.inked("M112 340C118 356 118 368 114 380C128 386 170 386 184 380C180 368 180 356 186 340Z", "deepred")
    art.inked("M62 292C68 330 106 352 149 352C192 352 230 330 236 292Z", "red")
    art.line("M82 322C98 336 122 342 149 342", "paper", 2.2)
    art.ellipse(149, 286, 87, 48, "red", "ink", 3)
    art.ellipse(149, 288, 75, 39, "deepred", "gold", 3.6)
    glyph = art.child()
    glyph.path(LETTERS["寿"], "gold")
    art.place(glyph, 149, 288, 0, 1.85)
