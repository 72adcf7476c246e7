"""The faces of playing cards: a rank in two corners, and its suit large in the middle."""

from hachiya.art.frame import HEIGHT, WIDTH

RED, BLACK = "#c02a1d", "#1d1a1f"
SUITS = {
    "S": (
        BLACK,
        "M0-58C14-30 48-12 48 16c0 26-34 30-42 10 0 14 6 24 14 31h-40c8-7 14-17 14-31-8 20-42 16-42-10"
        "C-48-12-14-30 0-58z",
    ),
    "H": (RED, "M0 56C-16 26-52 8-52-24c0-34 42-40 52-10 10-30 52-24 52 10C52 8 16 26 0 56z"),
    "D": (RED, "M0-66C14-36 30-18 46 0 30 18 14 36 0 66-14 36-30 18-46 0-30-18-14-36 0-66z"),
    "C": (
        BLACK,
        "M0-58a24 24 0 0 1 22 34A25 25 0 1 1 6 18c0 16 4 29 14 39h-40c10-10 14-23 14-39a25 25 0 1 1-16-42"
        "A24 24 0 0 1 0-58z",
    ),
}
"""The colour and the outline of each suit, about its middle."""
STAR = "M0-70 17-22 68-22 27 9 42 58 0 28-42 58-27 9-68-22-17-22z"
"""The sign of the jokers."""


def playing_card(name: str) -> str:
    """The markup of a playing card by its name in records (`AS`, `TH`, `LJ`), as large as a flower card."""
    if name in ("LJ", "BJ"):
        colour, outline, rank = (RED if name == "BJ" else BLACK), STAR, name[0]
    else:
        (colour, outline), rank = SUITS[name[1]], "10" if name[0] == "T" else name[0]
    size = 62 if len(rank) == 2 else 76
    text = f'font-family="serif" font-weight="700" font-size="{size}" text-anchor="middle" fill="{colour}"'
    corner = f'<text x="46" y="80" {text}>{rank}</text><path transform="translate(46 122) scale(.5)" d="{outline}"/>'
    return (
        f'<rect x="2" y="2" width="{WIDTH - 4}" height="{HEIGHT - 4}" rx="18" fill="#fffdf7" stroke="{BLACK}" '
        f'stroke-width="4"/><g fill="{colour}">{corner}<path transform="translate({WIDTH / 2:g} {HEIGHT / 2:g}) '
        f'scale(1.15)" d="{outline}"/><g transform="rotate(180 {WIDTH / 2:g} {HEIGHT / 2:g})">{corner}</g></g>'
    )
