"""Kanoko, the deer: it listens before it steps."""

from hachiya.art.drawing import Drawing


def deer(art: Drawing) -> None:
    """鹿 from the front, among maple leaves."""
    for x, y, turn, fill in ((13, 74, -20, "orange"), (88, 66, 24, "gold"), (84, 92, -8, "orange")):
        leaf = art.child()
        leaf.path("M0-14L4-5L12-9L9 0L15 5L5 6L0 14L-5 6L-15 5L-9 0L-12-9L-4-5Z", fill)
        leaf.line("M0 4V18", fill, 2)
        art.place(leaf, x, y, turn, 1.0)
    antlers = (
        "M43 32C40 22 28 22 25 4M33 20C26 21 19 18 16 10M38 24C40 18 40 14 38 8"
        "M57 32C60 22 72 22 75 4M67 20C74 21 81 18 84 10M62 24C60 18 60 14 62 8"
    )
    art.line(antlers, "ink", 8)
    art.line(antlers, "straw", 4)
    art.inked("M36 62C36 80 28 94 22 106H78C72 94 64 80 64 62Z", "fawn")
    art.path("M42 84C44 94 42 100 40 106H60C58 100 56 94 58 84C54 90 46 90 42 84Z", "white")
    art.inked("M36 48C26 50 12 46 7 33C20 28 34 34 40 42Z", "fawn")
    art.inked("M64 48C74 50 88 46 93 33C80 28 66 34 60 42Z", "fawn")
    art.path("M34 45C27 45 18 42 13 35C22 33 31 37 35 42ZM66 45C73 45 82 42 87 35C78 33 69 37 65 42Z", "skin")
    art.inked(
        "M32 48C32 36 40 30 50 30C60 30 68 36 68 48C68 62 62 72 60 80C58 90 42 90 40 80C38 72 32 62 32 48Z", "fawn"
    )
    art.path("M41 74C44 66 56 66 59 74C60 86 57 88 50 88C43 88 40 86 41 74Z", "straw")
    art.inked("M43 75C45 72 55 72 57 75C57 79 53 81 50 81C47 81 43 79 43 75Z", "ink", 1.6)
    art.line("M50 81V84M45 85Q50 88 55 85", "ink", 2)
    for x in (40, 60):
        art.ellipse(x, 54, 4.4, 5, "ink")
        art.circle(x - 1.4, 52.2, 1.5, "white")
    art.line("M34.5 51Q40 46 45 50M55 50Q60 46 65.5 51", "ink", 2.6)
    for left, top in ((50, 37), (44.5, 41.5), (55.5, 41.5)):
        art.circle(left, top, 1.9, "paper")
