"""蝶: a butterfly."""

from hachiya.art.drawing import Drawing


def butterfly(
    art: Drawing, x: float, y: float, scale: float, turn: float, upper: str = "gold", lower: str = "purple"
) -> None:
    """蝶, a butterfly with open wings and eye spots."""
    whole = art.child()
    for mirror in (False, True):
        wing = art.child()
        wing.inked("M2 2C26-4 50 12 46 34C42 54 18 50 10 34C4 24 2 12 2 2Z", lower)
        wing.circle(29, 28, 7, "paper", "ink", 1.8)
        wing.line("M12 10Q18 14 20 20", "ink", 1.8)
        wing.inked("M0-2C6-36 42-70 68-58C80-44 66-6 0 4Z", upper)
        wing.line("M10-8Q28-30 44-40M16-4Q36-14 52-20", "ink", 1.8)
        wing.circle(52, -42, 8.5, "paper", "ink", 1.8)
        wing.circle(52, -42, 3.6, lower)
        whole.place(wing, mirror=mirror)
    whole.inked("M0-18C6-8 6 22 0 40C-6 22-6-8 0-18Z", "ink", 2)
    whole.line("M0-16C-2-34-12-44-24-46M0-16C2-34 12-44 24-46", "ink", 2.4)
    whole.circle(-24, -46, 2.6, "ink")
    whole.circle(24, -46, 2.6, "ink")
    art.place(whole, x, y, turn, scale)
