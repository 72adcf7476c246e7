"""What `hachiya.svg` draws beside cards."""

from typing import Protocol, runtime_checkable

from hachiya.words.notebook import Svg


@runtime_checkable
class Drawable(Protocol):
    """What draws itself, as a match and the view of a seat do."""

    def svg(self, lang: str = "en", theme: str = "light") -> Svg:
        """The picture as SVG text, in a language by its code, and in a theme by its name."""
