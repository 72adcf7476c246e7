"""牡丹, June: peony, ruffled petals ring within ring."""

from hachiya.art.arranging import boughs, by_turns, scatter
from hachiya.art.curves import polar
from hachiya.art.drawing import Drawing
from hachiya.art.figures.butterfly import butterfly
from hachiya.art.figures.ribbon import ribbon

# fmt: off

PETAL = "M0 0C-58-18-80-56-64-76Q-58-92-40-88Q-30-104-14-96Q0-108 14-96Q30-104 40-88Q58-92 64-76C80-56 58-18 0 0Z"
RINGS = ((1, 6, 0), (0.76, 5, 26), (0.5, 5, 8))
"""How large the petals of a ring are, how many, and by how many degrees the ring is turned."""


def flower(
    art: Drawing, outer: str = "deepred", middle: str = "rose", inner: str = "pink"
) -> None:
    """An open flower: broad ruffled petals in three rings around gold stamens."""
    for (scale, petals, turn), tone in zip(RINGS, (outer, middle, inner), strict=True):
        for i in range(petals):
            piece = art.child()
            piece.path(PETAL, tone, "gap", 3.4 / scale)
            art.place(piece, turn=turn + 360 * i / petals, scale=scale)
    art.circle(0, 0, 17, "gold", "gap", 2)
    for i in range(9):
        art.circle(*polar(19, 40 * i), 5, "gold", "deepred", 1.6)


def bud(art: Drawing) -> None:
    """A round bud with green sepals, opening upwards."""
    art.path("M0 0C-60-6-66-62-36-92Q-18-76 0-104Q18-76 36-92C66-62 60-6 0 0Z", "red", "gap", 4)
    art.line("M-18-8C-28-36-24-60-14-74M18-8C28-36 24-60 14-74", "paper", 3.5)
    art.path(
        "M0 10C-34 10-54-12-52-36C-34-32-20-20-12-12Q-8-36 0-46Q8-36 12-12C20-20 34-32 52-36C54-12 34 10 0 10Z",
        "green",
        "gap",
        3,
    )


def leaf(art: Drawing, fill: str) -> None:
    """A leaf of three pointed leaflets."""
    for turn, scale in ((-52, 0.82), (52, 0.82), (0, 1.1)):
        piece = art.child()
        piece.path("M0 0C-26-14-30-50 0-90C30-50 26-14 0 0Z", fill, "gap", 3)
        piece.line("M0-6L0-68M0-26L-10-42M0-26L10-42", "leaf", 2.6)
        art.place(piece, turn=turn, scale=scale)


def with_butterflies(art: Drawing) -> None:
    """牡丹に蝶."""
    boughs(art, ([(118, 410), (112, 350), (84, 290)], 9, 5), ([(132, 410), (150, 370), (190, 330)], 9, 5))
    by_turns(art, leaf, (40, 324, 58, -120), (92, 340, 64, -170), (112, 372, 56, -30), (150, 366, 56, 10),
        (222, 350, 54, 140), (208, 290, 56, 46), (136, 262, 52, 36), (26, 396, 54, -20), (226, 404, 54, 10),
        (42, 250, 54, -44))
    art.stamp(flower, 84, 296, 74)
    art.stamp(flower, 188, 328, 58, 20)
    butterfly(art, 90, 106, 1, -14)
    butterfly(art, 184, 186, 0.74, 24, "orange", "blue")


def with_ribbon(art: Drawing) -> None:
    """牡丹に青短."""
    boughs(
        art,
        ([(70, 410), (76, 320), (58, 220), (66, 110)], 9, 5),
        ([(190, 410), (190, 330), (206, 220), (200, 120)], 9, 5),
    )
    by_turns(art, leaf, (62, 214, 52, -64), (62, 196, 52, 50), (200, 196, 52, 62), (204, 214, 52, -60),
        (36, 350, 54, -110), (232, 344, 52, 120), (76, 384, 56, -70), (96, 392, 54, 30), (176, 396, 54, -30),
        (198, 384, 56, 60), (30, 60, 46, -50), (104, 60, 46, 40))
    art.stamp(flower, 66, 100, 60)
    art.stamp(bud, 204, 134, 50, 8)
    ribbon(art, 134, 204, 6, "blue")
    art.stamp(flower, 194, 306, 64, 12)
    art.stamp(flower, 62, 318, 58, 30)


def plain_great(art: Drawing) -> None:
    """牡丹のカス: one great flower and two buds."""
    boughs(
        art,
        ([(126, 410), (124, 340), (112, 220)], 12, 8),
        ([(126, 350), (200, 290), (216, 200), (202, 90)], 8, 5),
        ([(124, 372), (40, 300), (26, 180), (50, 70)], 7, 4),
    )
    by_turns(art, leaf, (206, 150, 50, -40), (214, 180, 50, 44), (30, 150, 48, 40), (28, 176, 48, -40),
        (62, 320, 60, -100), (172, 312, 64, 100), (92, 350, 62, -120), (150, 344, 60, 120), (122, 404, 64, -60),
        (130, 404, 64, 60), (60, 396, 56, -30), (196, 398, 56, 30))
    art.stamp(flower, 120, 212, 102)
    art.stamp(bud, 202, 92, 50, 6)
    art.stamp(bud, 50, 72, 42, 8)


def plain_three(art: Drawing) -> None:
    """牡丹のカス: three flowers in a triangle, two of them pale."""
    boughs(
        art,
        ([(118, 410), (116, 300), (130, 200), (128, 100)], 10, 6),
        ([(112, 390), (70, 330), (60, 270)], 8, 5),
        ([(118, 390), (170, 350), (192, 310)], 8, 5),
    )
    by_turns(art, leaf, (86, 140, 58, -80), (172, 140, 58, 80), (84, 60, 54, -44), (172, 60, 54, 44),
        (122, 236, 50, -150), (126, 236, 50, 150), (30, 226, 50, -40), (226, 250, 50, 44), (40, 318, 58, -120),
        (118, 350, 56, 10), (222, 348, 56, 130), (96, 388, 56, -80), (148, 384, 56, 70))
    art.stamp(flower, 128, 98, 72)
    scatter(art, flower, (64, 270, 64, 20), (190, 294, 66, 34), outer="pink", middle="pink", inner="rose")
