"""Score sheets and tables as plain text: each family of games writes its own, as its source draws it."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from hachiya.engine.ledger import NOBODY
from hachiya.explain.bashifen import position as bashifen_table
from hachiya.explain.bashifen import text as bashifen
from hachiya.explain.families import PARTS
from hachiya.explain.hanafuda import position as hanafuda_table
from hachiya.explain.hanafuda import text as hanafuda
from hachiya.explain.sheet import family_of, sheet_of
from hachiya.games.bashifen.game import FAMILY as BASHIFEN
from hachiya.games.game import Game
from hachiya.games.hanafuda.game import FAMILY as HANAFUDA
from hachiya.words.columns import clean
from hachiya.words.say import match as say
from hachiya.words.voice import Voice

NAME_COLUMNS = 16


class Texts(NamedTuple):
    """How a family is written."""

    sheet: Callable[[Any, str], str]
    """(sheet, language): its score sheet in a language by its code."""
    table: Callable[[Game, Any, Voice], list[str]]
    """(game, state, voice): what lies on the table, in lines."""


TEXTS: Mapping[str, Texts] = {
    HANAFUDA: Texts(hanafuda.text, hanafuda_table.position),
    BASHIFEN: Texts(bashifen.text, bashifen_table.position),
}
"""By `Game.family`."""


def sheet(events: Iterable[Mapping[str, Any]], language: str) -> str:
    """The score sheet of one match, in a language by its code."""
    found = list(events)
    return TEXTS[family_of(found)].sheet(sheet_of(found), language)


def position(game: Game, state: Any, names: Sequence[str], language: str) -> str:
    """The table in a language by its code, without a line end.

    Of a whole state all cards lie open, of what a seat sees those that the seat knows.
    """
    voice = Voice(language, [clean(name, NAME_COLUMNS) for name in names])
    deal = game.deal_name(n=max(1, PARTS[game.family].number(state)))
    lines = [voice.say(say.head(game=game.title, deal=deal)), *TEXTS[game.family].table(game, state, voice)]
    if state.phase == game.over_phase:
        lines.append(voice.say(say.over()))
    elif state.phase == game.deal_phase:
        lines.append(voice.say(say.to_deal()))
    elif state.turn != NOBODY:
        lines.append(voice.say(say.to_choose(name=voice.names[state.turn])))
    return "\n".join(lines)
