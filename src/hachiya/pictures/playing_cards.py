"""The faces of playing cards: a rank in two corners, and its suit large in the middle."""

from hachiya.art.frame import HEIGHT, WIDTH
from hachiya.art.suits import OUTLINES

RED, BLACK = "#c02a1d", "#1d1a1f"
COLOURS = {"S": BLACK, "H": RED, "D": RED, "C": BLACK}
STAR = "M0-70 17-22 68-22 27 9 42 58 0 28-42 58-27 9-68-22-17-22z"
"""The sign of the jokers."""


def playing_card(name: str) -> str:
    """The markup of a playing card by its name in records (`AS`, `TH`, `LJ`), as large as a flower card."""
    if name in ("LJ", "BJ"):
        colour, outline, rank = (RED if name == "BJ" else BLACK), STAR, name[0]
    else:
        suit, rank = name[1], "10" if name[0] == "T" else name[0]
        colour, outline = COLOURS[suit], OUTLINES[suit]
    size = 62 if len(rank) == 2 else 76
    text = f'font-family="serif" font-weight="700" font-size="{size}" text-anchor="middle" fill="{colour}"'
    corner = f'<text x="46" y="80" {text}>{rank}</text><path transform="translate(46 122) scale(.5)" d="{outline}"/>'
    return (
        f'<rect x="2" y="2" width="{WIDTH - 4}" height="{HEIGHT - 4}" rx="18" fill="#fffdf7" stroke="{BLACK}" '
        f'stroke-width="4"/><g fill="{colour}">{corner}<path transform="translate({WIDTH / 2:g} {HEIGHT / 2:g}) '
        f'scale(1.15)" d="{outline}"/><g transform="rotate(180 {WIDTH / 2:g} {HEIGHT / 2:g})">{corner}</g></g>'
    )
