"""A picture that grows downwards: texts, and cards in rows."""

from collections.abc import Sequence
from html import escape
from zlib import crc32

from hachiya.art.frame import HEIGHT, WIDTH
from hachiya.pictures.faces import Faces
from hachiya.pictures.theme import Theme
from hachiya.words.notebook import Svg

FONTS = "'Noto Serif', 'Noto Serif CJK JP', 'Hiragino Mincho ProN', 'Yu Mincho', SimSun, serif"


class Canvas:
    """The shapes of one picture, in its own pixels, and the lowest of them.

    The ids in it are made from its `description`, so that two different pictures on one page do not share them.
    """

    def __init__(self, width: int, theme: Theme, title: str, description: str) -> None:
        self.width = width
        self.theme = theme
        self.bottom = 0.0
        self._title, self._description = title, description
        self._faces = Faces(f"h{crc32(description.encode()):08x}-")
        self._shapes: list[str] = []

    def text(self, x: float, y: float, text: str, size: int = 15, *, bold: bool = False, faint: bool = False) -> None:
        """Write a line with its foot at `y`."""
        colour, weight = self.theme.faint if faint else self.theme.ink, ' font-weight="700"' if bold else ""
        self._shapes.append(
            f'<text x="{x:g}" y="{y:g}" font-size="{size}"{weight} fill="{colour}">{escape(text)}</text>'
        )
        self._reach(y + size / 3)

    def block(self, x: float, y: float, width: float, height: float, colour: str) -> None:
        """Fill a block with a colour."""
        shape = f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="6" fill="{colour}"/>'
        self._shapes.append(shape)
        self._reach(y + height)

    def cards(self, x: float, y: float, names: Sequence[str], width: float, step: float, room: float) -> float:
        """Lay cards side by side, `step` apart or closer where they would not fit `room`; return the right edge."""
        if not names:
            return x
        if len(names) > 1:
            step = min(step, (room - width) / (len(names) - 1))
        for place, name in enumerate(names):
            self._shapes.append(self._faces.use(name, round(x + place * step, 1), y, width))
        self._reach(y + width * HEIGHT / WIDTH)
        return x + (len(names) - 1) * step + width

    def document(self, margin: float = 12) -> Svg:
        """The whole picture as SVG text."""
        width, height = self.width, round(self.bottom + margin)
        return Svg(
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
            f'viewBox="0 0 {width} {height}" role="img" font-family="{FONTS}">'
            f"<title>{escape(self._title)}</title><desc>{escape(self._description)}</desc>"
            f"<defs>{self._faces.symbols()}</defs>"
            f'<rect width="{width}" height="{height}" fill="{self.theme.felt}"/>{"".join(self._shapes)}</svg>\n'
        )

    def _reach(self, y: float) -> None:
        self.bottom = max(self.bottom, y)
