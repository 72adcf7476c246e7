"""藤, April: wisteria, clusters that hang from the vine."""

from hachiya.art.arranging import boughs, by_turns
from hachiya.art.drawing import Drawing
from hachiya.art.figures.cuckoo import crescent, cuckoo
from hachiya.art.figures.ribbon import ribbon

# fmt: off

TONES = ("leaf", "deepgreen")


def floret(art: Drawing, fill: str) -> None:
    """One flower of a cluster."""
    art.path("M0-45C75-96 88 52 0 100C-88 52-75-96 0-45Z", fill, "gap", 14)


def cluster(art: Drawing, x: float, y: float, length: float, width: float, sway: float = 0) -> None:
    """A hanging cluster that narrows to its tip, its florets set like bricks."""
    grain = 1.2 * art.style.grain
    rows = int(length / 10 / grain)
    for i in range(rows, -1, -1):
        t = i / rows
        half = width * (1 - t) ** 0.72 * min(1, 0.68 + t * 2.6)
        pitch = 12.4 * grain * (1 - 0.3 * t)
        count = max(1, 2 * int((half / pitch) + 0.5 * (i % 2)) + 1 - i % 2)
        size = 11.6 * grain * (1 - 0.42 * t)
        for j in range(count):
            across = (j - (count - 1) / 2) * pitch
            down = abs(across) / width * 10
            fill = "purple" if (i * 2 + j * 3) % 4 < 2 or t > 0.92 else "lilac"
            art.stamp(floret, x + sway * t * t + across, y + length * t - down, size, fill=fill)


def leaf(art: Drawing, fill: str) -> None:
    """A leaf of many leaflets that hangs from its stalk."""
    art.line("M0 0L0 84", fill, 3.5)
    for i in range(4):
        y, s = 14 + i * 20, 34 - i * 4
        for side in (-1, 1):
            art.path(
                f"M0 {y}C{side * s * 0.4} {y - s * 0.35} {side * s} {y} {side * s * 1.1} {y + s * 0.62}"
                f"C{side * s * 0.6} {y + s * 0.7} {side * s * 0.1} {y + s * 0.4} 0 {y}Z",
                fill,
                "gap",
                3,
            )
    art.path("M0 78C-14 92-10 108 0 122C10 108 14 92 0 78Z", fill, "gap", 3)


def with_cuckoo(art: Drawing) -> None:
    """藤に不如帰."""
    crescent(art)
    for spot in ((44, 226, 130, 30, -4), (206, 232, 144, 31, 4), (126, 242, 152, 36, 0)):
        cluster(art, *spot)
    boughs(art, ([(-8, 214), (50, 196), (120, 216), (190, 200), (258, 214)], 11, 8))
    by_turns(art, leaf, (18, 206, 46, 30), (84, 208, 44, -24), (104, 210, 44, 30), (166, 206, 44, -30),
        (230, 208, 44, 10), tones=TONES)
    bird = art.child()
    cuckoo(bird)
    art.place(bird, -8, 4)


def with_ribbon(art: Drawing) -> None:
    """藤に短冊."""
    cluster(art, 52, 84, 260, 36, -6)
    cluster(art, 202, 78, 290, 36, 6)
    ribbon(art, 128, 206, 6)
    _vine(art)


def plain_row(art: Drawing) -> None:
    """藤のカス: three clusters, the middle one longest."""
    cluster(art, 48, 84, 196, 34, -4)
    cluster(art, 206, 78, 220, 34, 6)
    cluster(art, 128, 96, 284, 42, 0)
    _vine(art)


def plain_wind(art: Drawing) -> None:
    """藤のカス: an old vine on the left, clusters in the wind."""
    cluster(art, 90, 66, 220, 32, 26)
    cluster(art, 206, 56, 190, 32, 22)
    cluster(art, 150, 84, 284, 36, 34)
    boughs(
        art,
        ([(20, 410), (34, 300), (14, 200), (36, 100), (24, -10)], 20, 14),
        ([(30, 92), (80, 34), (150, 48), (258, 18)], 13, 7),
    )
    by_turns(art, leaf, (64, 56, 56, 24), (118, 44, 54, -20), (166, 44, 54, 24), (222, 30, 56, -14),
        (26, 150, 60, -50), (24, 236, 66, -40), (34, 320, 66, -46), tones=("deepgreen", "leaf"))


def _vine(art: Drawing) -> None:
    boughs(art, ([(-8, 40), (60, 24), (120, 44), (180, 26), (258, 38)], 13, 9))
    by_turns(art, leaf, (24, 38, 56, 34), (76, 30, 52, -18), (118, 44, 54, 30), (164, 34, 52, -34),
        (212, 30, 56, 18), (240, 34, 48, -40), tones=TONES)
