"""鶯: the bush warbler."""

from hachiya.art.drawing import Drawing


def warbler(art: Drawing, x: float, y: float, size: float = 1.0, mirror: bool = False) -> None:
    """鶯, the bush warbler, singing."""
    bird = art.child()
    bird.line("M-6 30L-10 50M8 30L8 50", "ink", 3)
    bird.inked("M34 10C58 16 82 34 98 60L84 66C66 50 44 38 26 32Z", "olive", 2.6)
    bird.inked(
        "M-62-22C-58-44-30-50-14-34C10-30 40-12 46 12C44 30 18 38-8 34C-34 30-46 10-46-6C-52-8-60-14-62-22Z", "olive"
    )
    bird.path("M-46-6C-46 10-34 29-8 33C10 35 30 31 38 22C18 24-4 18-16 2C-24-8-36-10-46-6Z", "straw")
    bird.inked("M-10-14C16-18 44 2 62 34C38 32 8 24-6 6C-10 0-12-8-10-14Z", "green", 2.4)
    bird.line("M4-2C22 4 38 16 48 28M6 8C18 16 28 22 38 27", "ink", 1.8)
    bird.inked("M-59-30L-82-36L-62-24ZM-61-21L-78-14L-54-14Z", "gold", 2.2)
    bird.circle(-44, -28, 4.2, "ink")
    bird.circle(-45, -29.4, 1.3, "white")
    bird.line("M-56-34Q-44-40-32-30", "paper", 2.2)
    art.place(bird, x, y, 0, size, mirror)
