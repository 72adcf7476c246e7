"""菊, September: chrysanthemum, rays of narrow petals above lobed leaves."""

from hachiya.art.arranging import boughs, by_turns
from hachiya.art.curves import Points
from hachiya.art.drawing import Drawing
from hachiya.art.figures.ribbon import ribbon
from hachiya.art.figures.sake_cup import sake_cup

# fmt: off

FRONT = ((1, 16, 0), (0.66, 12, 9), (0.36, 9, 4))
"""How large the petals of a ring are, how many, and by how many degrees the ring is turned."""

SIDE = ((1, 9), (0.7, 7), (0.44, 5))
"""How large the petals of a ring are and how many, of a flower seen from the side: its rings are half fans."""


def flower(art: Drawing, fill: str = "gold", inner: str = "orange", heart: str = "red") -> None:
    """A flower from the front."""
    for (scale, petals, turn), tone in zip(FRONT, (fill, inner, fill), strict=True):
        for i in range(petals):
            _petal(art, tone, scale, turn + 360 * i / petals)
    art.circle(0, 0, 15, heart)


def side(art: Drawing, fill: str = "gold", inner: str = "orange") -> None:
    """A flower from the side, above its calyx."""
    for (scale, petals), tone in zip(SIDE, (fill, inner, fill), strict=True):
        for i in range(petals):
            _petal(art, tone, scale, -100 + 200 * i / (petals - 1))
    art.path("M-34 4Q0-22 34 4Q18 26 0 26Q-18 26-34 4Z", "green", "gap", 3)


def _petal(art: Drawing, fill: str, scale: float, turn: float) -> None:
    piece = art.child()
    piece.path("M0 0C-9-50-26-97 0-100C26-97 9-50 0 0Z", fill, "gap", 2.6 / scale)
    art.place(piece, turn=turn, scale=scale)


def leaf(art: Drawing, fill: str) -> None:
    """A lobed leaf."""
    art.path(
        "M0 0C-10-6-20-2-34-8C-52-18-40-34-28-34C-46-34-62-46-52-60C-44-70-30-64-24-60C-36-72-30-90-16-90"
        "C-12-104-4-106 0-106C4-106 12-104 16-90C30-90 36-72 24-60C30-64 44-70 52-60C62-46 46-34 28-34"
        "C40-34 52-18 34-8C20-2 10-6 0 0Z",
        fill,
        "gap",
        3.4,
    )
    art.line("M0-4L0-88M0-26L-34-50M0-26L34-50M0-50L-14-74M0-50L14-74M0-10L-24-18M0-10L24-18", "leaf", 3)


def red(art: Drawing, x: float, y: float, size: float, turn: float = 0) -> None:
    """A red flower, gold within, so that it is no peony."""
    art.stamp(flower, x, y, size, turn, fill="red", inner="gold", heart="deepred")


def stalks(art: Drawing, *points: Points) -> None:
    """Green stalks."""
    boughs(art, *((through, 8, 5) for through in points), fill="deepgreen")


def with_cup(art: Drawing) -> None:
    """菊に盃."""
    stalks(art, [(66, 410), (60, 300), (70, 200), (84, 100)], [(80, 410), (120, 300), (180, 250), (190, 180)])
    by_turns(art, leaf, (66, 190, 58, -70), (74, 170, 52, 70), (170, 240, 56, 80), (120, 250, 52, -30),
        (60, 300, 60, -80), (40, 376, 56, -40), (76, 390, 54, 20), (226, 250, 46, 30))
    art.stamp(flower, 82, 92, 68)
    red(art, 192, 158, 54, 5)
    art.stamp(flower, 46, 262, 42, 8)
    sake_cup(art)


def with_ribbon(art: Drawing) -> None:
    """菊に青短."""
    stalks(art, [(70, 410), (60, 300), (70, 200), (60, 90)], [(180, 410), (196, 330), (184, 200), (194, 120)])
    by_turns(art, leaf, (58, 180, 54, -60), (190, 220, 54, 70), (70, 210, 50, 60), (60, 290, 54, -80),
        (184, 180, 48, -60), (44, 386, 54, -50), (100, 392, 52, 20), (160, 394, 52, -20), (214, 386, 54, 50))
    art.stamp(flower, 60, 84, 58)
    red(art, 198, 104, 50, 5)
    ribbon(art, 130, 204, -6, "blue")
    art.stamp(flower, 194, 306, 60, 3)
    red(art, 56, 312, 50, 8)


def plain_large(art: Drawing) -> None:
    """菊のカス: a large flower and a smaller one."""
    stalks(art, [(110, 410), (100, 320), (80, 240), (90, 120)], [(120, 410), (150, 340), (176, 300), (178, 250)])
    by_turns(art, leaf, (74, 210, 64, -70), (92, 200, 58, 60), (60, 300, 62, -60), (110, 310, 58, 40),
        (176, 330, 62, 80), (40, 384, 58, -40), (96, 396, 56, -10), (150, 394, 56, 20), (210, 386, 58, 30),
        (180, 308, 52, -60))
    art.stamp(flower, 96, 110, 86)
    red(art, 180, 254, 62, 6)


def plain_sides(art: Drawing) -> None:
    """菊のカス: a flower from the front above two from the side."""
    stalks(
        art,
        [(126, 410), (130, 320), (110, 220), (128, 90)],
        [(128, 370), (76, 300), (58, 200)],
        [(130, 350), (190, 290), (196, 210)],
    )
    by_turns(art, leaf, (66, 280, 60, -70), (190, 286, 60, 70), (118, 250, 56, -50), (122, 240, 56, 50),
        (110, 330, 60, -80), (140, 330, 60, 80), (50, 388, 58, -30), (200, 388, 58, 30), (120, 396, 56, 0))
    art.stamp(side, 58, 200, 62, -10)
    art.stamp(side, 194, 214, 62, 12)
    red(art, 126, 92, 68, 4)
