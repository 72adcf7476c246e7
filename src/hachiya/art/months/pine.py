"""松, January: pine, as fans of needles."""

from hachiya.art.arranging import boughs, scatter
from hachiya.art.curves import polar
from hachiya.art.drawing import Drawing
from hachiya.art.figures.crane import crane, sun
from hachiya.art.figures.ribbon import ribbon

# fmt: off
# Places read better with several to a line; so it is in every month.


def fan(art: Drawing, fill: str = "deepgreen") -> None:
    """A fan of needles: a scalloped dome with a gold eye."""
    blades, dome, needles = 12, "M-100 0", ""
    for i in range(blades):
        turn, next_turn = 180 + i * 180 / blades, 180 + (i + 1) * 180 / blades
        (mx, my), (x, y) = polar(115, (turn + next_turn) / 2), polar(100, next_turn)
        dome += f"Q{mx} {my} {x} {y}"
        if i:
            (x0, y0), (x1, y1) = polar(22, turn), polar(90, turn)
            needles += f"M{x0} {y0}L{x1} {y1}"
    art.path(dome + "Q50 14 0 20Q-50 14-100 0Z", fill, "gap", 4)
    art.line(needles, "paper", 3)
    art.circle(0, 0, 15, "gold", fill, 3)


def with_crane(art: Drawing) -> None:
    """松に鶴."""
    sun(art)
    scatter(art, fan, (218, 338, 50, 4), (26, 372, 52, -6), (112, 396, 58, 0))
    crane(art)
    scatter(art, fan, (66, 370, 46, -4), (180, 376, 46, 6), (240, 392, 40, 0), fill="green")
    scatter(art, fan, (122, 398, 48, 0))
    scatter(art, fan, (30, 44, 38, 168), (78, 16, 34, 184))


def with_ribbon(art: Drawing) -> None:
    """松に赤短."""
    scatter(art, fan, (38, 66, 52, 160), (214, 58, 52, 200))
    scatter(art, fan, (126, 40, 50, 180), (18, 190, 46, 100), (232, 190, 46, 260), fill="green")
    ribbon(art, 126, 200, -6, "red", "あかよろし")
    scatter(art, fan, (40, 300, 46, 24), (214, 300, 46, -24), fill="green")
    scatter(art, fan, (44, 374, 58, 0), (208, 376, 58, 0))
    art.stamp(fan, 126, 398, 54, 0, fill="green")


def plain_tree(art: Drawing) -> None:
    """松のカス: a leaning tree."""
    boughs(
        art,
        ([(64, 410), (92, 340), (150, 290), (158, 220), (118, 160), (122, 90)], 26, 8),
        ([(100, 332), (64, 300), (50, 262)], 11, 5),
        ([(156, 244), (196, 218), (212, 190)], 10, 5),
    )
    scatter(art, fan, (54, 262, 52, -8), (206, 186, 50, 8))
    scatter(art, fan, (92, 168, 48, -6), (160, 126, 46, 6), fill="green")
    scatter(art, fan, (122, 80, 54, 0))
    scatter(art, fan, (204, 318, 44, 4), (26, 352, 40, -6), fill="green")
    scatter(art, fan, (190, 396, 60, 0), (60, 404, 46, 0))


def plain_boughs(art: Drawing) -> None:
    """松のカス: boughs that reach in from both sides."""
    boughs(
        art,
        ([(-10, 146), (50, 128), (110, 140), (160, 126)], 18, 7),
        ([(260, 262), (200, 240), (140, 252), (92, 238)], 20, 7),
        ([(-10, 372), (60, 356), (130, 372), (196, 356)], 20, 7),
    )
    scatter(art, fan, (100, 100, 50, 0), (20, 92, 46, -6), fill="green")
    scatter(art, fan, (62, 132, 54, -4), (160, 126, 50, 6))
    scatter(art, fan, (150, 212, 50, -2), (234, 210, 46, 6), fill="green")
    scatter(art, fan, (92, 240, 50, -6), (194, 246, 56, 4))
    scatter(art, fan, (104, 330, 50, 0), (22, 322, 46, -6), fill="green")
    scatter(art, fan, (60, 366, 56, -4), (158, 364, 54, 4), (226, 396, 50, 0))
