"""The faces of all cards as symbols of one SVG document."""

from functools import cache

from hachiya.art.back import back
from hachiya.art.deck import DECK
from hachiya.art.drawing import Drawing
from hachiya.art.frame import HEIGHT, STROKES, WIDTH, definitions, framed
from hachiya.art.style import PRINT
from hachiya.games.bashifen.cards import NAMES
from hachiya.games.hanafuda.cards import LETTERS, UNKNOWN
from hachiya.pictures.playing_cards import playing_card


def is_card(name: object) -> bool:
    """Whether this is a letter of a flower card, the name of a playing card, or `?` for an unknown card."""
    return isinstance(name, str) and (name == UNKNOWN or name in NAMES or name in list(LETTERS))


class Faces:
    """The cards of one document; each face is drawn once.

    The ids of symbols begin with `prefix`: a page with several documents keeps them apart.
    """

    def __init__(self, prefix: str) -> None:
        self._prefix = prefix
        self._symbols: dict[str, str] = {}

    def use(self, name: str, x: float, y: float, width: float) -> str:
        """A card at a place: a flower card by its letter, a playing card by its name, or the back by `?`."""
        symbol = f"{self._prefix}{'back' if name == UNKNOWN else name}"
        if name not in self._symbols:
            self._symbols[name] = self._symbol(symbol, name)
        height = width * HEIGHT / WIDTH
        return f'<use href="#{symbol}" x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}"/>'

    def symbols(self) -> str:
        """The faces that were used."""
        return "".join(self._symbols.values())

    def _symbol(self, symbol: str, name: str) -> str:
        return _symbol_of(name).replace(_ID, symbol)


_ID = "\N{SECTION SIGN}"
"""It stands for the id of a symbol in a face that is drawn for all documents."""


@cache
def _symbol_of(name: str) -> str:
    """A face; to draw it takes a fiftieth of a second."""
    if name in NAMES:
        needed, markup = "", playing_card(name)
    elif name == UNKNOWN:
        art = back(PRINT)
        needed, markup = definitions(art), framed(art, "deepred")
    else:
        art, card = Drawing(PRINT, f"{_ID}-"), DECK[LETTERS.index(name)]
        card.draw(art)
        needed, markup = definitions(art), framed(art, card.ground, card.kind)
    return f'<symbol id="{_ID}" viewBox="0 0 {WIDTH} {HEIGHT}" {STROKES}><defs>{needed}</defs>{markup}</symbol>'
