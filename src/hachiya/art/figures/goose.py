"""雁: a wild goose in flight."""

from hachiya.art.drawing import Drawing


def goose(art: Drawing, x: float, y: float, scale: float, turn: float = 0, mirror: bool = False) -> None:
    """雁, one wild goose in flight."""
    bird = art.child()
    bird.inked(
        "M8-8C22-34 50-52 84-54C78-46 78-42 80-38C70-38 68-34 68-28C60-30 56-26 54-20C44-16 30-2 18 4Z", "grey", 2.6
    )
    bird.inked(
        "M-84-8C-82-18-70-22-62-16C-48-14-38-14-26-16C-4-22 26-14 48 2L70 0"
        "L62 10L74 18C50 22 14 22-10 12C-28 4-44 0-60-4C-68 0-78-2-84-8Z",
        "brown",
    )
    bird.path("M-30-2C-12 4 12 18 50 16C28 8 4 0-30-2Z", "straw")
    bird.inked(
        "M-12-14C-26-38-30-62-18-90C-12-82-8-80-4-80C-4-72 0-68 6-66"
        "C4-58 8-54 14-52C12-44 16-40 22-38C24-26 24-14 22-2C10 4-4-2-12-14Z",
        "brown",
        2.6,
    )
    bird.line("M-8-26C-12-42-12-56-10-66M2-22C0-34 0-44 2-52M12-16C10-24 10-30 12-38", "paper", 1.8)
    bird.inked("M-82-14L-100-8L-82-5Z", "gold", 2)
    bird.circle(-72, -12, 2.6, "ink")
    art.place(bird, x, y, turn, scale, mirror)
