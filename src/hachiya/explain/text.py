"""Score sheets and tables as plain text; each family of games follows the layout of its source."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple, TypeVar

from hachiya.engine.ledger import NOBODY
from hachiya.explain.bashifen import html as bashifen_html
from hachiya.explain.bashifen import position as bashifen_table
from hachiya.explain.bashifen import text as bashifen
from hachiya.explain.families import PARTS
from hachiya.explain.hanafuda import html as hanafuda_html
from hachiya.explain.hanafuda import position as hanafuda_table
from hachiya.explain.hanafuda import text as hanafuda
from hachiya.explain.sheet import family_of, sheet_of
from hachiya.games.bashifen.game import FAMILY as BASHIFEN
from hachiya.games.game import Game
from hachiya.games.hanafuda.game import FAMILY as HANAFUDA
from hachiya.words.columns import one_line_text
from hachiya.words.notebook import Html
from hachiya.words.say import match as say
from hachiya.words.voice import Voice

NAME_COLUMNS = 16
Form = TypeVar("Form", bound=str)
SheetWriter = Callable[[Any, str], Form]
"""(sheet, language code): a function that writes the sheet in a form, as text or as HTML."""


class Texts(NamedTuple):
    """The functions that write the score sheets and tables of one family of games."""

    sheet: SheetWriter[str]
    """The score sheet as text."""
    sheet_html: SheetWriter[Html]
    """The score sheet as HTML."""
    table: Callable[[Game, Any, Voice], list[str]]
    """(game, state, voice): the lines that show the table."""


TEXTS: Mapping[str, Texts] = {
    HANAFUDA: Texts(hanafuda.text, hanafuda_html.html, hanafuda_table.position),
    BASHIFEN: Texts(bashifen.text, bashifen_html.html, bashifen_table.position),
}
"""By `Game.family`."""


def sheet(events: Iterable[Mapping[str, Any]], language: str) -> str:
    """The score sheet of one match as text in a language, by its code."""
    match = list(events)
    return TEXTS[family_of(match)].sheet(sheet_of(match), language)


def position(game: Game, state: Any, names: Sequence[str], language: str) -> str:
    """The table as text in a language, by its code, without a final line end.

    A whole state shows all cards; the view of a seat shows the cards that the seat knows.
    """
    voice = Voice(language, [one_line_text(name, NAME_COLUMNS) for name in names])
    deal = game.deal_name(n=max(1, PARTS[game.family].number(state)))
    lines = [voice.say(say.head(game=game.title, deal=deal)), *TEXTS[game.family].table(game, state, voice)]
    if state.phase == game.over_phase:
        lines.append(voice.say(say.over()))
    elif state.phase == game.deal_phase:
        lines.append(voice.say(say.to_deal()))
    elif state.turn != NOBODY:
        lines.append(voice.say(say.to_choose(name=voice.names[state.turn])))
    return "\n".join(lines)
