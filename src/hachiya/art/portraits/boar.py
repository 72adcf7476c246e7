"""Uribo, the boar: it takes what lies before its snout."""

from hachiya.art.drawing import Drawing


def boar(art: Drawing) -> None:
    """猪 from the front, with its mane up and both tusks."""
    art.inked("M8 106C10 84 24 74 50 74C76 74 90 84 92 106Z", "bark")
    art.inked("M28 30L32 12L39 22L44 8L50 20L56 8L61 22L68 12L72 30Z", "ink", 2)
    art.inked("M32 36C20 34 10 24 11 12C26 12 38 22 40 32Z", "brown")
    art.inked("M68 36C80 34 90 24 89 12C74 12 62 22 60 32Z", "brown")
    art.path("M31 32C24 30 17 24 16 17C25 18 33 24 35 30ZM69 32C76 30 83 24 84 17C75 18 67 24 65 30Z", "skin")
    art.inked("M18 52C18 32 32 24 50 24C68 24 82 32 82 52C82 74 72 92 50 92C28 92 18 74 18 52Z", "brown")
    art.line("M44 30q6-5 12 0M40 38q10-7 20 0M25 66q-1 8 5 13M75 66q1 8-5 13", "fawn", 2.6)
    art.inked("M32 84C24 80 20 70 22 60C28 64 33 72 37 80ZM68 84C76 80 80 70 78 60C72 64 67 72 63 80Z", "white", 2.4)
    art.inked("M28 68C28 58 38 54 50 54C62 54 72 58 72 68C72 78 62 82 50 82C38 82 28 78 28 68Z", "skin")
    art.ellipse(42, 68, 3.8, 5.4, "ink")
    art.ellipse(58, 68, 3.8, 5.4, "ink")
    art.line("M40 86Q50 91 60 86", "ink", 2.4)
    for x, side in ((34, 1), (66, -1)):
        art.circle(x, 47, 5, "white", "ink", 2)
        art.circle(x + side, 48, 3, "ink")
        art.line(f"M{x - 8 * side} 37L{x + 7 * side} 42", "ink", 4)
