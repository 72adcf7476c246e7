"""Hirari, the butterfly: it settles anywhere."""

from hachiya.art.drawing import Drawing


def butterfly(art: Drawing) -> None:
    """蝶 with wide wings and open eyes, above leaves."""
    art.path("M-4 88C14 70 38 74 50 100C30 112 8 110-4 100ZM104 88C86 70 62 74 50 100C70 112 92 110 104 100Z", "green")
    art.line("M2 94C18 84 32 86 46 100M98 94C82 84 68 86 54 100", "leaf", 2)
    for mirror in (False, True):
        wing = art.child()
        wing.inked("M3 4C18-2 34 4 33 18C32 32 14 32 7 20Z", "purple", 2.4)
        wing.circle(21, 16, 5.5, "lilac")
        wing.inked("M2 2C2-18 14-36 30-38C44-38 42-12 33-2C24 6 10 8 2 2Z", "gold", 2.4)
        wing.line("M9-6Q13-18 20-26M13-1Q22-8 31-11", "ink", 2)
        wing.circle(29, -25, 6, "paper", "ink", 2)
        wing.circle(29, -25, 2.6, "purple")
        art.place(wing, 50, 54, mirror=mirror)
    art.line("M47 36C45 26 41 20 36 16M53 36C55 26 59 20 64 16", "ink", 2.4)
    art.circle(36, 15, 2.8, "ink")
    art.circle(64, 15, 2.8, "ink")
    art.inked("M50 46C56 52 55 72 50 84C45 72 44 52 50 46Z", "bark", 2.4)
    art.circle(50, 42, 9.5, "bark", "ink", 2.4)
    for x in (46, 54):
        art.circle(x, 41, 3.6, "white")
        art.circle(x + 0.6, 41.6, 1.8, "ink")
