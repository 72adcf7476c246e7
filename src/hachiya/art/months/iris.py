"""菖蒲, May: iris, purple above sword leaves."""

from hachiya.art.arranging import scatter
from hachiya.art.curves import brush, spline
from hachiya.art.drawing import Drawing
from hachiya.art.figures.bridge import bridge
from hachiya.art.figures.ribbon import ribbon
from hachiya.art.figures.water import ripples

# fmt: off

Blade = tuple[float, float, float, float]
"""A leaf: its root (x, y), its height and how far it leans."""


def flower(art: Drawing, fall: str = "purple", standard: str = "lilac") -> None:
    """Three falls, each with a gold flame, and three standards."""
    for side in (-1, 1):
        art.path(f"M0 0C{side * 14} -10 {side * 40} -34 {side * 30} -74C{side * 12} -64 0 -30 0 0Z", standard, "gap", 3)
    art.path("M0 4C-22-20-18-66 0-88C18-66 22-20 0 4Z", standard, "gap", 3)
    art.line("M0-14L0-66", "purple", 2.4)
    for side in (-1, 1):
        art.path(
            f"M0-4C{side * 26} -26 {side * 78} -30 {side * 92} 2C{side * 102} 30 {side * 88} 62 {side * 66} 70"
            f"C{side * 62} 50 {side * 44} 22 0 10Z",
            fall,
            "gap",
            3,
        )
        art.path(
            f"M{side * 12} 0C{side * 34} -8 {side * 56} 2 {side * 66} 26C{side * 46} 16 {side * 28} 12 {side * 12} 0Z",
            "gold",
        )
    art.path("M0-4C-18 8-48 32-44 68C-40 92-18 102 0 104C18 102 40 92 44 68C48 32 18 8 0-4Z", fall, "gap", 3)
    art.path("M0 6C-12 26-10 48 0 66C10 48 12 26 0 6Z", "gold")
    art.line("M-16 44L-24 74M16 44L24 74M0 76L0 92", standard, 2.6)


def bud(art: Drawing) -> None:
    """A bud on its stalk."""
    art.path("M0 0C-22-22-20-70 4-104C20-70 22-22 0 0Z", "purple", "gap", 4)
    art.path("M0 24C-20 4-20-26-14-46C-2-30 2-10 4-4C8-16 10-24 16-34C20-14 16 8 0 24Z", "green", "gap", 3)


def leaves(art: Drawing, *blades: Blade) -> None:
    """Sword leaves with a pale midrib, dark and light by turns."""
    for i, (x, y, height, lean) in enumerate(blades):
        points = [(x, y), (x + lean * 0.12, y - height * 0.4), (x + lean * 0.45, y - height * 0.75),
            (x + lean, y - height)]
        art.path(brush(points, 15, 0.6, 11.7), ("deepgreen", "green")[i % 2], "gap", 1.4)
        art.line(spline([(x, y - 4), points[1], points[2]]), "leaf", 1.6)


def stems(art: Drawing, foot: float, *tops: tuple[float, float]) -> None:
    """Stalks from their flowers down to one height."""
    art.line("".join(f"M{x} {y}L{x} {foot}" for x, y in tops), "green", 5)


def with_bridge(art: Drawing) -> None:
    """菖蒲に八橋."""
    art.path("M-5 250C60 240 180 258 255 246V405H-5Z", "blue")
    ripples(art, 276, 7)
    leaves(art, (30, 350, 250, -14), (58, 350, 272, -6), (96, 342, 248, 8), (150, 340, 250, -10),
        (186, 350, 280, 6), (226, 344, 238, 8))
    stems(art, 332, (74, 96), (168, 64), (212, 172), (34, 186), (122, 168))
    scatter(art, flower, (70, 96, 48, -4), (172, 68, 48, 4), (210, 170, 40, 6), (40, 186, 38, -6), (124, 168, 42, 0))
    bridge(art)
    leaves(art, (24, 410, 60, -8), (42, 410, 84, 6), (214, 410, 66, 10), (230, 410, 92, -4))


def with_ribbon(art: Drawing) -> None:
    """菖蒲に短冊."""
    leaves(art, (20, 404, 280, -12), (52, 404, 330, 6), (86, 404, 250, -14), (164, 404, 300, 12),
        (200, 404, 344, -6), (232, 404, 280, 10))
    stems(art, 400, (54, 120), (200, 90), (196, 300))
    scatter(art, flower, (54, 92, 48, -4), (198, 68, 48, 4))
    ribbon(art, 128, 196, -6)
    scatter(art, flower, (60, 272, 50, -4), (196, 292, 52, 5), (128, 352, 42, 0))
    leaves(art, (30, 404, 90, -10), (98, 404, 70, -14), (158, 404, 76, 12), (228, 404, 90, 10))


def plain_tall(art: Drawing) -> None:
    """菖蒲のカス: three flowers on tall stalks."""
    leaves(art, (16, 404, 220, -8), (44, 404, 300, -10), (80, 404, 250, 10), (120, 404, 330, -14),
        (154, 404, 280, 12), (190, 404, 320, 8), (226, 404, 230, 10))
    stems(art, 400, (66, 160), (138, 90), (192, 220), (30, 256), (224, 126))
    scatter(art, bud, (30, 250, 36, -6), (224, 120, 36, 6))
    scatter(art, flower, (66, 168, 58, -5), (138, 82, 58, 3), (184, 236, 58, 4))
    leaves(art, (60, 404, 150, -22), (104, 404, 180, -6), (146, 404, 130, 20), (210, 404, 120, -10),
        (22, 404, 110, 8))


def plain_water(art: Drawing) -> None:
    """菖蒲のカス: beside the water, one flower of another colour."""
    art.path("M-5 300C60 290 190 310 255 296V405H-5Z", "blue")
    ripples(art, 326, 3)
    leaves(art, (26, 384, 270, -14), (60, 384, 310, 10), (98, 384, 236, -16), (142, 384, 320, 14),
        (176, 384, 276, -8), (214, 384, 310, 12), (236, 384, 240, 10))
    stems(art, 384, (58, 100), (122, 200), (190, 110), (124, 76))
    art.stamp(bud, 124, 70, 36, 4)
    scatter(art, flower, (58, 96, 52, -4), (190, 104, 54, 4))
    art.stamp(flower, 122, 206, 60, fall="rose", standard="pink")
    leaves(art, (44, 390, 130, -20), (204, 390, 140, 18))
    art.path("M-52 366q22-13 44 0t44 0t44 0t44 0t44 0t44 0t44 0V405H-52Z", "blue", "sky", 3)
