"""A small SVG writer: shapes in drawing order, repeated motifs stored once."""

import re
from collections.abc import Callable
from typing import Self

from hachiya.art.style import Style

Motif = Callable[..., None]
"""Draws itself upon a drawing, 100 units large at the origin."""

_NUMBER = re.compile(r"-?\d*\.?\d+(?:e-?\d+)?")


def number(value: float, places: int = 1) -> str:
    """A number as short text: rounded, no trailing zeros, no minus zero."""
    text = f"{value:.{places}f}"
    if places:
        text = text.rstrip("0").rstrip(".")
    text = re.sub(r"^(-?)0\.", r"\1.", text)
    return "0" if text in ("-0", "") else text


def tidy(path: str) -> str:
    """Path data with every number rounded, and no space that the grammar does not need."""
    path = _NUMBER.sub(lambda match: " " + number(float(match[0])), path)
    path = re.sub(r" ?([A-Za-z]) ?", r"\1", re.sub(r"[\s,]+", " ", path))
    return path.replace(" -", "-").strip()


def transform(x: float, y: float, turn: float = 0, scale: float = 1, mirror: bool = False) -> str:
    """A move, a turn clockwise in degrees and a scale, as an attribute's text."""
    text = f"translate({number(x)} {number(y)})"
    if turn:
        text += f"rotate({number(turn)})"
    if mirror:
        text += f"scale(-{number(scale, 3)} {number(scale, 3)})"
    elif scale != 1:
        text += f"scale({number(scale, 3)})"
    return text


class Drawing:
    """Shapes in drawing order. Colours go by their names in the style."""

    def __init__(self, style: Style, prefix: str, motifs: dict[tuple[object, ...], tuple[str, str]] | None = None):
        self.style = style
        self.prefix = prefix
        self._motifs = {} if motifs is None else motifs
        self._shapes: list[str] = []

    def path(self, path: str, fill: str = "", stroke: str = "", width: float = 0) -> None:
        """A shape or a line by its path data."""
        self._shapes.append(f'<path d="{tidy(path)}"{self._paint(fill, stroke, width)}/>')

    def line(self, path: str, stroke: str = "ink", width: float = 2.4) -> None:
        """A line without a fill."""
        self.path(path, "", stroke, width)

    def inked(self, path: str, fill: str, width: float = 3) -> None:
        """A shape of a figure, with its outline in ink."""
        self.path(path, fill, "ink", width)

    def rimmed(self, path: str, fill: str, width: float) -> None:
        """A part of a plant in several pieces, with one rim around them all."""
        paint = self._paint(fill, "gap", width)
        self._shapes.append(f'<path d="{tidy(path)}"{paint} paint-order="stroke"/>')

    def circle(self, x: float, y: float, radius: float, fill: str = "", stroke: str = "", width: float = 0) -> None:
        """A circle by its middle and radius."""
        place = f'cx="{number(x)}" cy="{number(y)}" r="{number(radius)}"'
        self._shapes.append(f"<circle {place}{self._paint(fill, stroke, width)}/>")

    def ellipse(
        self, x: float, y: float, rx: float, ry: float, fill: str = "", stroke: str = "", width: float = 0
    ) -> None:
        """An ellipse by its middle and radii."""
        place = f'cx="{number(x)}" cy="{number(y)}" rx="{number(rx)}" ry="{number(ry)}"'
        self._shapes.append(f"<ellipse {place}{self._paint(fill, stroke, width)}/>")

    def child(self) -> Self:
        """An empty drawing with the same style and motifs, to be placed upon this one."""
        return type(self)(self.style, self.prefix, self._motifs)

    def place(
        self, drawing: Self, x: float = 0, y: float = 0, turn: float = 0, scale: float = 1, mirror: bool = False
    ) -> None:
        """A child, moved, turned and scaled."""
        self._shapes.append(f'<g transform="{transform(x, y, turn, scale, mirror)}">{drawing.markup()}</g>')

    def stamp(self, motif: Motif, x: float, y: float, size: float = 100, turn: float = 0, **looks: object) -> None:
        """A motif at a size in units; each look of it is stored once."""
        key = motif, *sorted(looks.items())
        if key not in self._motifs:
            drawing = self.child()
            motif(drawing, **looks)
            self._motifs[key] = f"{self.prefix}m{len(self._motifs)}", drawing.markup()
        self._shapes.append(f'<use href="#{self._motifs[key][0]}" transform="{transform(x, y, turn, size / 100)}"/>')

    def markup(self) -> str:
        """The shapes as SVG text."""
        return "".join(self._shapes)

    def definitions(self) -> str:
        """The stored motifs, for a `defs` element."""
        return "".join(f'<g id="{name}">{markup}</g>' for name, markup in self._motifs.values())

    def _paint(self, fill: str, stroke: str, width: float) -> str:
        text = f' fill="{self.style.colours[fill]}"' if fill else ""
        if stroke:
            heavier = {"ink": self.style.outline, "gap": self.style.gap}.get(stroke, 1)
            text += f' stroke="{self.style.colours[stroke]}" stroke-width="{number(width * heavier)}"'
        return text
