"""紅葉, October: maple leaves of seven lobes."""

from hachiya.art.arranging import boughs
from hachiya.art.curves import polar
from hachiya.art.drawing import Drawing
from hachiya.art.figures.deer import deer
from hachiya.art.figures.ribbon import ribbon
from hachiya.art.figures.water import ripples

# fmt: off

LOBES = ((140, 50), (180, 80), (225, 97), (270, 104), (315, 97), (360, 80), (400, 50))
"""Where the lobes point, in degrees, and how long they are."""

VEINS = {"red": "gold", "orange": "deepred", "gold": "deepred"}


def leaf(art: Drawing, fill: str) -> None:
    """A leaf with its stalk."""
    base = polar(12, 90)
    outline, veins = f"M{base[0]} {base[1]}", ""
    for i, (turn, length) in enumerate(LOBES):
        tip, left, right = polar(length, turn), polar(length * 0.66, turn - 20), polar(length * 0.66, turn + 20)
        notch = base if i == len(LOBES) - 1 else polar(40, (turn + LOBES[i + 1][0]) / 2)
        outline += f"Q{left[0]} {left[1]} {tip[0]} {tip[1]}Q{right[0]} {right[1]} {notch[0]} {notch[1]}"
        x, y = polar(length * 0.7, turn)
        veins += f"M0 0L{x} {y}"
    art.line("M0 0Q6 40-10 74", "deepred", 7)
    art.path(outline + "Z", fill, "gap", 3)
    art.line(veins, VEINS[fill], 3)


def leaves(art: Drawing, *spots: tuple[float, float, float, float, str]) -> None:
    """Leaves at (x, y, size, turn, colour)."""
    for x, y, size, turn, tone in spots:
        art.stamp(leaf, x, y, size, turn, fill=tone)


def with_deer(art: Drawing) -> None:
    """紅葉に鹿."""
    boughs(art, ([(258, 60), (190, 44), (120, 60), (40, 36), (-8, 44)], 11, 6))
    leaves(art, (46, 62, 50, -14, "red"), (128, 36, 40, 14, "orange"), (208, 66, 50, 20, "red"),
        (32, 140, 38, -30, "gold"), (224, 150, 38, 40, "orange"), (78, 118, 30, 10, "orange"))
    art.path("M-5 352Q120 324 255 356V405H-5Z", "leaf")
    deer(art)
    leaves(art, (30, 388, 36, -30, "red"), (112, 390, 30, 20, "gold"), (216, 382, 36, 30, "orange"),
        (226, 292, 32, -20, "red"))


def with_ribbon(art: Drawing) -> None:
    """紅葉に青短."""
    boughs(
        art,
        ([(-8, 340), (50, 300), (70, 210), (130, 176), (200, 110), (258, 34)], 14, 8),
        ([(80, 206), (66, 150), (80, 100), (60, 60)], 7, 4),
    )
    leaves(art, (56, 72, 54, -18, "red"), (200, 76, 56, 20, "orange"), (126, 42, 38, 5, "gold"),
        (38, 158, 46, -40, "orange"), (218, 184, 46, 50, "red"))
    ribbon(art, 130, 204, 8, "blue")
    leaves(art, (46, 258, 52, -25, "red"), (208, 278, 54, 25, "gold"), (104, 356, 56, 8, "red"),
        (30, 356, 38, -50, "gold"), (196, 366, 46, 40, "orange"))


def plain_branch(art: Drawing) -> None:
    """紅葉のカス: a branch from the left, thick with leaves."""
    boughs(
        art,
        ([(-8, 150), (60, 130), (120, 170), (180, 160), (258, 210)], 18, 8),
        ([(100, 156), (130, 220), (120, 290), (128, 330)], 10, 5),
        ([(60, 132), (90, 80), (150, 60), (200, 30), (262, 4)], 10, 5),
    )
    leaves(art, (36, 60, 42, -30, "gold"), (146, 72, 46, 30, "orange"), (88, 90, 62, -14, "red"),
        (204, 56, 60, 14, "gold"))
    leaves(art, (72, 180, 44, 20, "gold"), (36, 214, 60, -30, "red"), (158, 196, 42, -24, "gold"),
        (228, 146, 38, 30, "orange"), (206, 212, 64, 22, "red"))
    leaves(art, (82, 340, 46, -44, "gold"), (172, 332, 46, 44, "red"), (124, 300, 68, 4, "orange"))
    leaves(art, (30, 376, 54, -24, "red"), (222, 378, 54, 22, "orange"))


def plain_stream(art: Drawing) -> None:
    """紅葉のカス: leaves that drift down to a stream."""
    boughs(art, ([(258, 20), (190, 50), (120, 40), (40, 70), (-8, 60)], 14, 6))
    art.path("M-5 272C50 254 90 290 140 278S220 254 255 270V405H-5Z", "blue")
    ripples(art, 300, 6)
    leaves(art, (40, 76, 58, -20, "red"), (120, 56, 50, -4, "gold"), (204, 70, 60, 24, "red"))
    leaves(art, (84, 166, 50, -50, "orange"), (176, 186, 56, 34, "red"))
    leaves(art, (60, 312, 58, 64, "red"), (180, 316, 62, -20, "orange"), (116, 370, 54, 24, "gold"),
        (222, 376, 40, 60, "red"))
