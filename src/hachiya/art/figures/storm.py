"""雷雨: cloud, lightning, thunder drum and rain."""

from hachiya.art.curves import brush, polar
from hachiya.art.drawing import Drawing


def storm_cloud(art: Drawing) -> None:
    """雷雲, the black cloud with its curls."""
    art.inked(
        "M-8-8L258-8L258 84C244 108 214 106 206 88C198 116 158 118 148 94C138 122 94 124 86 96"
        "C76 116 40 116 34 92C22 104 2 100-8 90Z",
        "ink",
        2,
    )
    for x, y, r in ((34, 62, 22), (92, 70, 24), (158, 66, 26), (220, 58, 22)):
        art.line(
            f"M{x - r} {y + 8}C{x - r} {y - r} {x + r} {y - r} {x + r} {y + 4}"
            f"C{x + r} {y + 24} {x - 8} {y + 22} {x - 8} {y + 6}C{x - 8} {y - 4} {x + 8} {y - 4} {x + 8} {y + 4}",
            "straw",
            2.6,
        )


def lightning(art: Drawing) -> None:
    """稲妻, the bolt."""
    art.inked("M156 70L82 214L126 206L58 356L184 186L138 194L206 78Z", "gold", 3.4)
    art.line("M166 96L102 202L144 195L96 288", "paper", 3)


def thunder_drum(art: Drawing, x: float, y: float, r: float) -> None:
    """太鼓, the thunder drum with its three commas."""
    art.circle(x, y, r, "deepred", "ink", 3)
    art.circle(x, y, r * 0.76, "paper", "ink", 2.6)
    for i in range(3):
        head = polar(r * 0.34, 120 * i - 90, x, y)
        tail = [polar(r * (0.36 + 0.05 * k), 120 * i - 92 + 19 * k, x, y) for k in range(6)]
        art.path(brush(tail, r * 0.42, 1), "ink")
        art.circle(*head, r * 0.21, "ink")
    for i in range(12):
        px, py = polar(r * 0.88, 30 * i, x, y)
        art.circle(px, py, r * 0.06, "gold")


def rain(art: Drawing, tone: str = "straw", width: float = 1.8) -> None:
    """雨, slanting rain, spread evenly by two irrational steps."""
    drops = ((270 * (i * 0.7549 % 1), 90 + 290 * (i * 0.5698 % 1)) for i in range(34))
    art.line("".join(f"M{x} {y}l-9 30" for x, y in drops), tone, width)
