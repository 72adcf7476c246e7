"""幕: the curtain below the cherry blossom."""

from hachiya.art.drawing import Drawing


def curtain(art: Drawing) -> None:
    """幕, the curtain below the cherry blossom: stripes, a gold band, two tassels."""
    art.inked("M-5 238Q125 272 255 238L255 405L-5 405Z", "red")
    for i, tone in enumerate(("white", "purple", "white", "purple", "white")):
        left, right = 13 + i * 47, 37 + i * 47
        y0, y1 = drape(left), drape(right)
        art.path(
            f"M{left} {y0}C{left - 6} {y0 + 60} {left + 5} {y0 + 110} {left - 2} 405"
            f"L{right - 2} 405C{right + 4} {y1 + 110} {right - 7} {y1 + 60} {right} {y1}Z",
            tone,
            "ink",
            2,
        )
    art.inked("M-5 228Q125 262 255 228L255 258Q125 292-5 258Z", "gold")
    for x in (66, 184):
        y = drape(x) + 22
        art.line(f"M{x} {y}c-11 13 11 19 0 34m0-34c11 13-11 19 0 34", "ink", 3.4)
        art.inked(f"M{x - 6} {y + 33}h12l4 30h-20Z", "ink", 2)
        art.line(f"M{x - 7} {y + 42}h14", "gold", 3)


def drape(x: float) -> float:
    """The height of the middle of the curtain's band at x."""
    t = (x + 5) / 260
    return 243 + 68 * t * (1 - t)
