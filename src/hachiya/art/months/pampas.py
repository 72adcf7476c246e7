"""芒, August: pampas grass on a dark hill."""

from random import Random

from hachiya.art.curves import Curve, along, cubic, heading, polar
from hachiya.art.drawing import Drawing
from hachiya.art.figures.goose import goose
from hachiya.art.figures.moon import full_moon

# fmt: off

HILL = "M-5 300C40 236 96 214 140 224C190 234 226 262 256 300V405H-5Z"
SLOPE = "M-5 372C60 368 130 350 180 322C214 304 240 296 256 294V405H-5Z"

Stem = tuple[float, float, float, float]
"""A stem's root (x, y), its height and how far its tassel bows aside."""


def plume(art: Drawing, stem: Stem, stalk: str = "deepgreen", hair: str = "brown", down: str = "oat") -> None:
    """A stem with a tassel like a fox's tail, bowing over."""
    x, y, height, lean = stem
    curve: Curve = (x, y), (x, y - height * 0.62), (x + lean * 0.2, y - height * 1.12), (x + lean, y - height)
    art.line(along(curve), stalk, 3.6)
    length = 22 + height * 0.1
    strands = ""
    for i in range(14):
        t = 0.42 + 0.042 * i
        (px, py), ahead = cubic(curve, t), heading(curve, t)
        for side in (-1, 1):
            (mx, my), (ex, ey) = polar(length * 0.5, ahead + side * 38), polar(length, ahead + side * 16)
            strands += f"M{px} {py}q{mx} {my} {ex} {ey + length * 0.3}"
    art.line(strands, "edge", 9.5)
    art.line(strands, down, 7)
    art.line(strands, hair, 1.6)


def grass(art: Drawing, seed: int, count: int, top: float, bottom: float) -> None:
    """Loose blades of grass between two heights, every third one green."""
    random = Random(seed)
    lines = ["", ""]
    for i in range(count):
        x = 250 * (i + random.random()) / count
        y, length, lean = random.uniform(top, bottom), random.uniform(26, 48), random.uniform(-16, 16)
        lines[i % 3 == 2] += f"M{x} {y}q{lean * 0.1} {-length * 0.6} {lean} {-length}"
    art.line(lines[0], "straw", 2.2)
    art.line(lines[1], "leaf", 2.2)


def with_moon(art: Drawing) -> None:
    """芒に月."""
    full_moon(art)
    for stem in ((44, 280, 130, -34), (96, 244, 140, -40), (150, 240, 156, 44), (206, 272, 124, 32)):
        plume(art, stem, stalk="ink", hair="ink", down="straw")
    art.path(HILL, "ink")
    grass(art, 5, 30, 300, 400)


def with_geese(art: Drawing) -> None:
    """芒に雁."""
    goose(art, 130, 92, 0.9, -6)
    goose(art, 76, 168, 0.64, -4)
    goose(art, 188, 186, 0.64, -8)
    for stem in ((40, 330, 96, -26), (76, 316, 80, 28), (206, 320, 104, 30)):
        plume(art, stem)
    art.path("M-5 336C40 290 96 270 146 278C196 286 230 306 256 332V405H-5Z", "ink")
    grass(art, 8, 26, 344, 404)


def plain_hill(art: Drawing) -> None:
    """芒のカス: a round hill, its plumes spreading to both sides."""
    for stem in ((38, 280, 130, -30), (80, 246, 190, -52), (118, 232, 176, 24), (160, 240, 200, 54),
        (206, 268, 140, 34)):
        plume(art, stem)
    art.path(HILL, "ink")
    grass(art, 11, 30, 300, 402)


def plain_wind(art: Drawing) -> None:
    """芒のカス: tall plumes by a low slope, all bowing to the wind."""
    for stem in ((24, 380, 320, 64), (66, 372, 250, 66), (104, 364, 316, 70), (146, 350, 220, 70), (178, 340, 150, 60)):
        plume(art, stem)
    art.path(SLOPE, "ink")
    grass(art, 17, 24, 356, 404)
