"""鳳凰: the phoenix."""

from math import atan2, degrees

from hachiya.art.curves import Curve, Points, brush, cubic, spline
from hachiya.art.drawing import Drawing

Tones = tuple[tuple[str, str], tuple[str, str], str]
"""Colours of a wing: quill and its shaft, covert and its shaft, arm."""


def feather(art: Drawing, fill: str = "red", shaft: str = "gold") -> None:
    """鳳凰, one wing feather, pointing up."""
    art.path("M0 0C-14-20-20-66-12-86Q-6-100 0-100Q6-100 12-86C20-66 14-20 0 0Z", fill, "ink", 3.4)
    art.line("M0-12L0-80", shaft, 4)


def phoenix_wing(art: Drawing, arm: Curve, first: float, last: float, length: float, fills: Tones) -> None:
    """鳳凰, a raised wing: quills and coverts along its arm, turning from first to last degrees."""
    (quill, quill_shaft), (covert, covert_shaft), bone = fills
    for row, (count, scale, fill, shaft) in enumerate(((9, 1, quill, quill_shaft), (8, 0.62, covert, covert_shaft))):
        for i in range(count):
            t = (i + 0.3 * row) / (count - 1 + 0.6 * row)
            x, y = cubic(arm, t)
            art.stamp(
                feather, x, y, length * scale * (0.86 + 0.3 * t), first + (last - first) * t, fill=fill, shaft=shaft
            )
    points = [cubic(arm, i / 5) for i in range(6)]
    art.path(brush(points, 26, 8), bone, "ink", 2.8)
    for i in range(5):
        x, y = cubic(arm, 0.1 + i * 0.2)
        art.circle(x, y, 3.4 - 0.4 * i, "gold")


def eye_feather(art: Drawing, fill: str = "red", eye: str = "gold") -> None:
    """鳳凰, the eyed tip of a tail plume, pointing up."""
    art.path("M0 12C-30 4-58-30-46-62Q-36-84-18-90Q-8-96 0-116Q8-96 18-90Q36-84 46-62C58-30 30 4 0 12Z", fill, "ink", 6)
    art.circle(0, -44, 30, eye, "ink", 5)
    art.circle(0, -44, 13, fill)


def phoenix_plume(art: Drawing, points: Points, fill: str, eye: str) -> None:
    """鳳凰, one tail plume with an eye at its end."""
    art.path(brush(points, 10, 7), fill, "ink", 2.6)
    art.line(spline(points), "paper", 1.6)
    (ax, ay), (x, y) = points[-2], points[-1]
    art.stamp(eye_feather, x, y, 40, degrees(atan2(y - ay, x - ax)) + 90, fill=fill, eye=eye)


def phoenix(art: Drawing) -> None:
    """鳳凰, the phoenix in flight: wings raised, crest and long plumes streaming."""
    far = (116, 148), (106, 128), (108, 96), (130, 72)
    phoenix_wing(art, far, 76, 10, 52, (("purple", "lilac"), ("blue", "sky"), "deepgreen"))
    for points, fill, eye in (
        ([(164, 192), (204, 184), (222, 204), (216, 226)], "purple", "gold"),
        ([(140, 200), (112, 226), (82, 230), (56, 214)], "blue", "gold"),
        ([(160, 200), (196, 212), (210, 246), (194, 270)], "green", "gold"),
        ([(146, 204), (132, 246), (100, 262), (66, 258)], "orange", "red"),
        ([(154, 206), (168, 244), (152, 282), (122, 296)], "red", "gold"),
    ):
        phoenix_plume(art, points, fill, eye)
    art.inked(
        "M42 82C42 68 54 60 66 63C80 67 88 82 90 98C92 114 100 124 114 132C140 140 164 156 170 180L174 204L156 210"
        "C132 214 104 202 92 184C80 166 76 150 77 134C79 116 77 104 68 96C56 98 44 94 42 82Z",
        "gold",
    )
    art.line(
        "M72 86q6 8 14 3M77 99q6 8 13 3M112 158q8 9 20 2"
        "M84 170q12 8 23 0q10 10 24 1M93 184q10 12 22 5q10 10 24 1q8 6 16-1M113 200q10 7 18 1q10 7 20 0",
        "red",
        2.6,
    )
    art.inked(
        "M78 108Q85 114 92 105C97 117 106 126 121 134Q120 144 112 148Q110 158 101 157Q98 167 90 162Q84 168 79 158"
        "Q77 148 77 136C78 126 79 118 78 108Z",
        "orange",
        2.4,
    )
    art.line("M84 118L84 148M91 122L95 148M97 127L106 142", "red", 2.6)
    near = (130, 172), (160, 164), (156, 116), (188, 88)
    phoenix_wing(art, near, 132, 34, 60, (("red", "gold"), ("gold", "red"), "green"))
    art.inked("M44 74C34 71 22 78 20 96C28 90 38 91 46 91Z", "orange", 2.6)
    art.line("M30 84Q38 84 45 83", "ink", 1.8)
    for points, fill in (
        ([(66, 68), (84, 62), (96, 72), (108, 70)], "green"),
        ([(62, 66), (78, 48), (96, 52), (108, 42)], "orange"),
        ([(58, 66), (60, 42), (78, 32), (86, 18)], "red"),
        ([(54, 68), (46, 48), (54, 34), (50, 20)], "gold"),
    ):
        art.path(brush(points, 8, 1, 13), fill, "ink", 2.4)
    art.inked("M49 82Q56 71 70 75Q64 85 49 82Z", "white", 2.2)
    art.circle(59, 78.5, 3, "ink")
