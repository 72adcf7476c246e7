"""蛙: the frog that leaps for the willow."""

from hachiya.art.drawing import Drawing


def frog(art: Drawing, x: float, y: float, scale: float = 1.0) -> None:
    """蛙, the frog that leaps for the willow."""
    body = art.child()
    body.line("M-14 14C-34 10-40 30-24 34L-46 40M10 12C18 24 22 30 30 32", "ink", 9)
    body.line("M-14 14C-34 10-40 30-24 34L-46 40M10 12C18 24 22 30 30 32", "leaf", 4.4)
    body.inked("M-26 12C-24-10-4-24 18-26C28-26 36-20 34-12C30 6 10 22-12 22C-20 22-26 18-26 12Z", "leaf", 2.8)
    body.path("M-20 16C-6 16 16 4 28-10C26 6 8 20-12 20Z", "straw")
    body.circle(16, -26, 6.4, "leaf", "ink", 2.4)
    body.circle(17, -27, 2.6, "ink")
    body.line("M34-12Q26-8 20-12", "ink", 2)
    art.place(body, x, y, 0, scale)
