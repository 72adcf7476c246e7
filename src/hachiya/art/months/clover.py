"""萩, July: bush clover, arching stems with leaves in threes and small flowers."""

from itertools import pairwise
from math import dist

from hachiya.art.curves import Curve, brush, cubic, heading, polar
from hachiya.art.drawing import Drawing
from hachiya.art.figures.boar import boar
from hachiya.art.figures.ribbon import ribbon


def leaf(art: Drawing, fill: str) -> None:
    """A leaf of three ovals."""
    for turn in (-62, 62, 0):
        piece = art.child()
        piece.path("M0-8C-40-22-40-72 0-96C40-72 40-22 0-8Z", fill, "gap", 7)
        art.place(piece, turn=turn)
    art.line("M0 0L0-60", "gap", 4)


def flower(art: Drawing) -> None:
    """A small pea flower: a banner and a keel."""
    art.path("M0 0C-60-10-70-80-20-96Q0-84 14-98C66-84 60-14 0 0Z", "rose", "gap", 9)
    art.path("M0 4C-34-4-30-44 2-50C34-44 32-4 0 4Z", "pink")


def stem(art: Drawing, curve: Curve, size: float = 1) -> None:
    """An arching stem, leaves by turns, and flowers in pairs, more of them towards its tip."""
    grain = size * (1 + (art.style.grain - 1) / 2)
    points = [cubic(curve, i / 6) for i in range(7)]
    art.path(brush(points, 5, 2), "deepgreen")
    steps = max(3, round(sum(dist(a, b) for a, b in pairwise(points)) / 46 / grain))
    for i in range(1, steps + 1):
        t = i / (steps + 0.4)
        (x, y), ahead, side = cubic(curve, t), heading(curve, t), 1 if i % 2 else -1
        tone = ("green", "leaf")[i % 2]
        art.stamp(leaf, x, y, 33 * grain * (1.1 - 0.4 * t), ahead + 90 + side * 62, fill=tone)
        if t > 0.25:
            for spread in (76, 14):
                fx, fy = polar(5, ahead - side * 80, x, y)
                art.stamp(flower, fx, fy, 20 * grain * (1.1 - 0.2 * t), ahead + 90 - side * spread)
    (x, y), ahead = cubic(curve, 1), heading(curve, 1)
    art.stamp(flower, x, y, 19 * grain, ahead + 90)


def with_boar(art: Drawing) -> None:
    """萩に猪."""
    for curve in (
        ((84, 330), (50, 240), (20, 150), (10, 90)),
        ((104, 330), (70, 200), (56, 110), (30, 36)),
        ((126, 330), (122, 200), (116, 110), (104, 30)),
        ((150, 330), (176, 200), (190, 110), (184, 36)),
        ((176, 330), (220, 230), (236, 150), (240, 90)),
    ):
        stem(art, curve, 1.1)
    art.path("M-5 340Q125 308 255 344V405H-5Z", "green")
    beast = art.child()
    boar(beast)
    art.place(beast, 7, 20, scale=0.93)
    for x in (24, 204):
        art.line(f"M{x} 396q-2-14-10-22M{x + 8} 396q0-16 4-26M{x + 16} 396q2-12 10-18", "leaf", 2.6)


def with_ribbon(art: Drawing) -> None:
    """萩に短冊."""
    for curve in (
        ((84, 410), (40, 300), (20, 190), (30, 50)),
        ((112, 410), (70, 280), (70, 120), (110, 34)),
        ((140, 410), (190, 280), (190, 130), (160, 34)),
        ((168, 410), (216, 300), (236, 200), (220, 56)),
    ):
        stem(art, curve)
    ribbon(art, 128, 190, -6)
    for curve in (
        ((90, 410), (60, 360), (40, 330), (14, 320)),
        ((120, 410), (110, 370), (90, 344), (74, 326)),
        ((150, 410), (160, 370), (170, 340), (186, 316)),
        ((170, 410), (200, 370), (220, 350), (244, 346)),
    ):
        stem(art, curve, 0.9)


def plain_fan(art: Drawing) -> None:
    """萩のカス: stems that fan out from below."""
    for curve in (
        ((116, 410), (70, 330), (40, 280), (8, 270)),
        ((118, 410), (80, 270), (46, 180), (30, 120)),
        ((122, 410), (104, 240), (90, 120), (78, 36)),
        ((128, 410), (146, 240), (160, 120), (172, 36)),
        ((132, 410), (170, 270), (204, 180), (220, 120)),
        ((134, 410), (180, 330), (210, 280), (242, 270)),
    ):
        stem(art, curve)


def plain_bowing(art: Drawing) -> None:
    """萩のカス: stems that bow down to the right."""
    for curve in (
        ((10, 410), (0, 200), (60, 40), (190, 50)),
        ((34, 410), (40, 240), (110, 110), (232, 132)),
        ((64, 410), (76, 290), (130, 200), (238, 222)),
        ((100, 410), (116, 340), (160, 280), (240, 306)),
    ):
        stem(art, curve, 1.1)
