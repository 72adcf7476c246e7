"""The picture of a table, of either family of games."""

from collections.abc import Callable, Mapping, Sequence

from hachiya.explain.families import PARTS
from hachiya.explain.text import NAME_COLUMNS, position
from hachiya.games.bashifen.game import FAMILY as BASHIFEN
from hachiya.games.game import Game
from hachiya.games.hanafuda.game import FAMILY as HANAFUDA
from hachiya.pictures import bashifen, hanafuda
from hachiya.pictures.canvas import Canvas
from hachiya.pictures.theme import theme_of
from hachiya.words.codes import language_code
from hachiya.words.columns import one_line_text
from hachiya.words.notebook import Svg
from hachiya.words.say import match as say
from hachiya.words.voice import Voice

WIDTH = 960

_DRAW: Mapping[str, Callable[..., None]] = {
    HANAFUDA: hanafuda.draw,
    BASHIFEN: bashifen.draw,
}
"""By `Game.family`: (canvas, game, state, voice, seat at the foot)."""


def table_picture(game: Game, state: object, names: Sequence[str], below: int, lang: str, theme: str) -> Svg:
    """Draw a table as SVG text, with the seat `below` at its foot; UnknownName.

    A whole state shows all cards; the view of a seat shows the cards that the seat knows.
    """
    code, colours = language_code(lang), theme_of(theme)
    voice = Voice(code, [one_line_text(name, NAME_COLUMNS) for name in names])
    title = voice.say(say.head(game=game.title, deal=game.deal_name(n=max(1, PARTS[game.family].number(state)))))
    canvas = Canvas(WIDTH, colours, title, position(game, state, names, code))
    canvas.text(16, 28, title, 20, bold=True)
    _DRAW[game.family](canvas, game, state, voice, below)
    return canvas.document()
