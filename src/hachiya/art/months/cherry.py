"""桜, March: cherry, five notched petals."""

from hachiya.art.arranging import boughs, scatter
from hachiya.art.curves import polar
from hachiya.art.drawing import Drawing
from hachiya.art.figures.curtain import curtain, drape
from hachiya.art.figures.ribbon import ribbon

# fmt: off

PETAL = "M0 0C-62-28-56-98-20-100L0-84L20-100C56-98 62-28 0 0Z"


def blossom(art: Drawing, fill: str = "pink", heart: str = "rose") -> None:
    """Five notched petals and long stamens."""
    for i in range(5):
        piece = art.child()
        piece.path(PETAL, fill, "gap", 6)
        art.place(piece, turn=72 * i)
    rays = ""
    for i in range(10):
        x, y = polar(50 if i % 2 else 36, 36 * i - 90)
        rays += f"M0 0L{x} {y}"
        art.circle(x, y, 6, heart)
    art.line(rays, heart, 4.5)
    art.circle(0, 0, 14, heart)


def petal(art: Drawing) -> None:
    """A petal that has fallen."""
    art.path(PETAL, "pink", "gap", 10)
    art.line("M0-20V-52", "rose", 10)


def leaf(art: Drawing) -> None:
    """A pointed young leaf."""
    art.path("M0 0C-34-24-32-70 0-100C32-70 34-24 0 0Z", "leaf", "gap", 5)
    art.line("M0-4L0-78", "paper", 4)


def with_curtain(art: Drawing) -> None:
    """桜に幕."""
    boughs(
        art,
        ([(-8, 96), (60, 78), (110, 102), (170, 80), (258, 74)], 15, 9),
        ([(136, 90), (160, 140), (214, 176)], 8, 3),
        ([(48, 84), (50, 130), (22, 176)], 8, 3),
    )
    scatter(art, blossom, (42, 48, 31, 8), (100, 40, 32, 30), (160, 46, 33, 52), (216, 52, 31, 20),
        (68, 102, 31, 44), (128, 104, 33, 10), (188, 108, 32, 66))
    scatter(art, blossom, (26, 142, 30, 26), (88, 162, 31, 58), (150, 166, 31, 0), (212, 166, 31, 36),
        (40, 202, 26, 14), (116, 214, 26, 40), (190, 218, 26, 22))
    scatter(art, leaf, (132, 20, 20, 30), (230, 108, 20, 80), (14, 84, 18, -60))
    curtain(art)
    scatter(art, blossom, *[(x, drape(x) + 1, 11, x) for x in (18, 54, 90, 125, 160, 196, 232)],
        fill="white", heart="red")


def with_ribbon(art: Drawing) -> None:
    """桜に赤短."""
    boughs(
        art,
        ([(258, 30), (190, 60), (140, 52), (70, 84), (-8, 88)], 15, 8),
        ([(196, 58), (220, 130), (214, 220), (234, 300)], 9, 4),
        ([(60, 86), (34, 160), (40, 240), (22, 320)], 9, 4),
    )
    scatter(art, leaf, (98, 56, 28, -160), (210, 184, 28, 200), (52, 176, 28, 120), (196, 268, 28, -130),
        (90, 312, 28, 40), (160, 322, 26, -40))
    scatter(art, blossom, (48, 58, 38, 8), (126, 40, 36, 36), (206, 62, 38, 60), (34, 150, 34, 20),
        (222, 154, 34, 44))
    ribbon(art, 126, 204, -5, "red", "みよしの")
    scatter(art, blossom, (36, 250, 36, 0), (218, 244, 36, 30), (66, 340, 42, 14), (190, 344, 42, 40),
        (128, 374, 30, 66), (20, 378, 28, 20), (240, 300, 26, 10))


def plain_bough(art: Drawing) -> None:
    """桜のカス: a bough that rises from corner to corner, in bloom."""
    boughs(
        art,
        ([(-10, 384), (60, 318), (110, 232), (168, 170), (262, 92)], 30, 12),
        ([(66, 306), (56, 240), (30, 196)], 9, 4),
        ([(122, 214), (112, 150), (124, 104)], 9, 4),
        ([(104, 246), (160, 268), (206, 262)], 9, 4),
        ([(52, 332), (110, 360), (160, 358)], 9, 4),
    )
    scatter(art, leaf, (24, 176, 30, -30), (44, 190, 28, 40), (146, 132, 32, 30), (188, 276, 34, 110),
        (172, 366, 32, 100))
    scatter(art, blossom, (52, 262, 40, 30), (128, 108, 42, 50), (184, 246, 42, 10), (124, 344, 42, 30),
        (218, 64, 36, 20), (34, 336, 38, 60), (32, 208, 28, 20))
    scatter(art, blossom, (106, 204, 48, 12), (182, 142, 46, 40), (80, 296, 44, 4), (236, 138, 36, 60))


def plain_shower(art: Drawing) -> None:
    """桜のカス: a roof of blossom, and petals that fall from it."""
    boughs(
        art,
        ([(-8, 60), (70, 40), (150, 70), (258, 44)], 18, 12),
        ([(40, 60), (30, 130), (44, 190)], 8, 3),
        ([(206, 60), (220, 130), (204, 178)], 8, 3),
    )
    scatter(art, leaf, (74, 160, 28, 150), (172, 150, 28, 200), (128, 148, 28, 170))
    scatter(art, blossom, (30, 36, 38, 10), (96, 30, 38, 34), (162, 34, 38, 60), (224, 38, 38, 24),
        (62, 92, 40, 0), (130, 96, 42, 40), (198, 94, 40, 16), (24, 142, 34, 50), (226, 146, 34, 30), (46, 190, 28, 8),
        (204, 186, 28, 36))
    scatter(art, petal, (104, 196, 26, 40), (156, 226, 26, -50), (62, 262, 26, -20), (206, 268, 26, 70),
        (124, 286, 26, 110), (38, 330, 26, 60), (170, 332, 26, 10), (94, 352, 26, -60), (226, 348, 26, -30),
        (146, 384, 26, 80), (46, 386, 26, 20))
