"""柳, November: willow, strands that hang from above."""

from hachiya.art.arranging import boughs
from hachiya.art.curves import Curve, along, cubic, heading
from hachiya.art.drawing import Drawing
from hachiya.art.figures.frog import frog
from hachiya.art.figures.rain_man import rain_man, umbrella
from hachiya.art.figures.ribbon import ribbon
from hachiya.art.figures.storm import lightning, rain, storm_cloud, thunder_drum
from hachiya.art.figures.swallow import swallow
from hachiya.art.figures.water import ripples

# fmt: off


def leaves(art: Drawing, fill: str) -> None:
    """A pair of slender leaves that hang from the strand."""
    art.path("M0 0C50 6 66 50 56 100C22 84 2 44 0 0ZM0 10C-46 22-60 62-50 110C-18 92-2 54 0 10Z", fill, "gap", 3)


def strand(art: Drawing, x: float, y: float, length: float, sway: float, tones: tuple[str, str]) -> None:
    """A hanging strand with pairs of leaves in two tones by turns."""
    grain = 1 + (art.style.grain - 1) / 2
    curve: Curve = (x, y), (x + sway * 0.1, y + length * 0.4), (x + sway * 1.2, y + length * 0.6), (
        x + sway, y + length)
    art.line(along(curve), tones[0], 2.6)
    steps = max(2, round(length / 16 / grain))
    for i in range(steps + 1):
        (px, py), ahead = cubic(curve, i / steps), heading(curve, i / steps)
        art.stamp(leaves, px, py, 20 * grain, ahead - 90, fill=tones[i % 2])


def curtain(art: Drawing, *strands: tuple[float, float, float]) -> None:
    """Strands from the top edge, as (x, length, sway)."""
    for x, length, sway in strands:
        strand(art, x, -6, length, sway, ("deepgreen", "green"))


def with_rain_man(art: Drawing) -> None:
    """柳に小野道風."""
    rain(art, "paper", 2)
    boughs(art, ([(268, -10), (236, 60), (246, 150), (230, 250), (256, 400)], 40, 50))
    art.line("M240 40q-10 40 0 70M232 130q8 40-2 80M226 236q-6 30 4 60", "bark", 3)
    curtain(art, (24, 210, -6), (56, 120, -4), (200, 120, 6), (222, 260, -8))
    art.path("M-5 326C60 300 110 344 180 326S250 318 256 312V405H-5Z", "blue")
    ripples(art, 350, 3)
    art.path("M66 405C70 376 90 362 132 362C176 362 196 378 200 405Z", "green")
    art.path("M-5 350C20 340 40 350 48 368C54 384 50 396 50 405H-5Z", "green")
    poet, shade = art.child(), art.child()
    rain_man(poet)
    umbrella(shade)
    art.place(poet, 16)
    art.place(shade, -12, 17.7, -7)
    frog(art, 44, 338, 0.8)


def with_swallow(art: Drawing) -> None:
    """柳に燕."""
    curtain(art, (26, 360, -6), (60, 300, 10), (98, 110, 6), (136, 380, -6), (178, 250, 4), (208, 370, 8),
        (236, 210, -4))
    swallow(art)


def with_ribbon(art: Drawing) -> None:
    """柳に短冊."""
    curtain(art, (22, 340, -4), (54, 260, 8), (88, 370, 8), (124, 100, 0), (164, 380, -8), (200, 260, 8),
        (232, 350, 2))
    ribbon(art, 128, 200, 6)


def plain_storm(art: Drawing) -> None:
    """柳のカス: the storm."""
    rain(art)
    for x, length, sway in ((64, 330, -80), (120, 350, -96), (196, 330, -84), (262, 330, -90)):
        strand(art, x, 60, length, sway, ("ink", "deepgreen"))
    lightning(art)
    storm_cloud(art)
    thunder_drum(art, 192, 334, 44)
