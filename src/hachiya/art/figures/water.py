"""水: ripples."""

from hachiya.art.drawing import Drawing


def ripples(art: Drawing, top: float, rows: int, tone: str = "sky", step: float = 20, width: float = 3) -> None:
    """水, rows of wave lines below a height."""
    d = ""
    for row in range(rows):
        y, shift = top + row * step, (row % 2) * -22 - 30
        d += f"M{shift} {y}" + "q22-13 44 0t44 0t44 0t44 0t44 0t44 0t44 0"
    art.line(d, tone, width)
