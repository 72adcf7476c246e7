"""Kerori, the frog: it leaps, and falls, and leaps again."""

from hachiya.art.drawing import Drawing


def frog(art: Drawing) -> None:
    """蛙 from the front, below a twig of willow."""
    art.line("M50-4C52 6 52 16 50 28", "deepgreen", 2.4)
    art.path("M51 8C58 8 62 14 62 21C55 20 51 15 51 8ZM51 14C44 14 40 19 40 26C46 25 51 21 51 14Z", "green")
    art.inked("M14 104C12 82 28 70 50 70C72 70 88 82 86 104Z", "leaf")
    art.path("M30 104C30 86 38 78 50 78C62 78 70 86 70 104Z", "straw")
    art.inked("M28 44C14 44 14 16 30 16C42 16 46 28 46 36H54C54 28 58 16 70 16C86 16 86 44 72 44Z", "leaf")
    art.inked(
        "M10 58C10 42 26 36 50 36C74 36 90 42 90 58C90 74 72 82 50 82C28 82 10 74 10 58Z",
        "leaf",
    )
    art.path("M14 62C26 78 74 78 86 62C84 74 70 80.5 50 80.5C30 80.5 16 74 14 62Z", "straw")
    art.line("M15 60Q30 71 50 71T85 60", "ink", 3)
    for x, look in ((30, 2), (70, -1)):
        art.circle(x, 30, 10, "white", "ink", 2.4)
        art.circle(x + look, 31, 5.4, "ink")
        art.circle(x + look - 1.8, 29, 1.8, "white")
    art.line("M45 54v1M55 54v1", "ink", 3)
    art.ellipse(20, 60, 5, 3, "pink")
    art.ellipse(80, 60, 5, 3, "pink")
