"""桐, December: paulownia, upright sprays of bells above broad leaves."""

from hachiya.art.curves import polar
from hachiya.art.drawing import Drawing
from hachiya.art.figures.phoenix import phoenix

# fmt: off


def bell(art: Drawing) -> None:
    """A flower that opens upwards from its stalk."""
    art.path(
        "M0 0C-46-10-52-54-34-84L-44-108Q-20-110-12-98L0-112L12-98Q20-110 44-108L34-84C52-54 46-10 0 0Z",
        "purple",
        "gap",
        7,
    )
    art.path("M0-14C-14-30-14-60 0-84C14-60 14-30 0-14Z", "lilac")


def spray(art: Drawing, bells: int) -> None:
    """An upright spray, its bells in pairs below one at the top."""
    pairs = (bells - 1) // 2
    top = -30 - 27 * pairs
    art.line(f"M0 0L0 {top}", "brown", 5)
    for i in reversed(range(pairs)):
        for side in (1, -1):
            art.stamp(bell, 3 * side, top + 18 + 27 * i, 30 + 2 * i, (48 + 4 * i) * side)
    art.stamp(bell, 0, top, 32, 0)


def leaf(art: Drawing, fill: str) -> None:
    """A broad leaf with a point and two shoulders."""
    art.path(
        "M0 0C-14-8-30-2-46-12C-66-26-72-50-60-74C-54-66-46-62-38-66C-36-86-18-98 0-122"
        "C18-98 36-86 38-66C46-62 54-66 60-74C72-50 66-26 46-12C30-2 14-8 0 0Z",
        fill,
        "gap",
        3,
    )
    art.line(
        "M0-4L0-98M0-12L-50-52M0-12L50-52M0-44L-22-70M0-44L22-70M-24-31L-48-26M24-31L48-26M0-70L-10-84M0-70L10-84",
        "leaf",
        2.6,
    )


def crest(art: Drawing, x: float, y: float, size: float, fill: str = "deepgreen") -> None:
    """Three sprays that rise from three spread leaves."""
    unit = size / 100
    for turn, bells in ((-24, 5), (24, 5), (0, 7)):
        dx, dy = polar(12 * unit, turn - 90)
        art.stamp(spray, x + dx, y + dy, size * 0.92, turn, bells=bells)
    art.stamp(leaf, x, y - 4 * unit, size * 0.86, 180, fill=fill)
    art.stamp(leaf, x, y, size * 0.96, -102, fill=fill)
    art.stamp(leaf, x, y, size * 0.96, 102, fill=fill)


def with_phoenix(art: Drawing) -> None:
    """桐に鳳凰."""
    crest(art, 44, 378, 58)
    crest(art, 206, 378, 58)
    phoenix(art)
    crest(art, 125, 400, 50, fill="green")


def plain_gold(art: Drawing) -> None:
    """桐のカス: on a gold ground below a cloud of paper."""
    art.path("M-5 96C30 84 60 112 100 100S160 76 196 92S240 96 255 84V405H-5Z", "gold")
    crest(art, 66, 196, 64, fill="green")
    crest(art, 184, 196, 64, fill="green")
    crest(art, 125, 330, 84)


def plain_great(art: Drawing) -> None:
    """桐のカス: one great crest above two."""
    crest(art, 52, 376, 74, fill="green")
    crest(art, 198, 376, 74, fill="green")
    crest(art, 125, 208, 108)


def plain_zigzag(art: Drawing) -> None:
    """桐のカス: crests to the right and left by turns."""
    crest(art, 172, 132, 84, fill="green")
    crest(art, 74, 252, 88)
    crest(art, 182, 372, 86, fill="green")
