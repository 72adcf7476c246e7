"""A table as plain text: of a whole state with all cards open, of what a seat sees as that seat knows it."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from hachiya.engine.ledger import NOBODY
from hachiya.explain.bashifen.position import position as of_bashifen
from hachiya.explain.columns import clean
from hachiya.explain.hanafuda.position import position as of_hanafuda
from hachiya.games.bashifen.game import FAMILY as BASHIFEN
from hachiya.games.game import Game
from hachiya.games.hanafuda.game import FAMILY as HANAFUDA
from hachiya.words.say import match as say
from hachiya.words.voice import Voice

NAME_COLUMNS = 16

_TABLES: Mapping[str, Callable[[Game, Any, Voice], list[str]]] = {
    HANAFUDA: of_hanafuda,
    BASHIFEN: lambda _game, state, voice: of_bashifen(state, voice),
}
"""By the family of the game."""


def position(game: Game, state: Any, names: Sequence[str], language: str) -> str:
    """The table in a language by its code, without a line end."""
    voice = Voice(language, [clean(name, NAME_COLUMNS) for name in names])
    number = state.books.month if game.family == HANAFUDA else state.books.deal
    lines = [voice.say(say.head(game=game.title, n=number)), *_TABLES[game.family](game, state, voice)]
    if state.phase == game.over_phase:
        lines.append(voice.say(say.over()))
    elif state.phase == game.deal_phase:
        lines.append(voice.say(say.to_deal()))
    elif state.turn != NOBODY:
        lines.append(voice.say(say.to_choose(name=voice.names[state.turn])))
    return "\n".join(lines)
