"""A table as plain text: of a whole state with all cards open, of what a seat sees as that seat knows it."""

from collections.abc import Sequence
from typing import Any

from hachiya.engine.ledger import NOBODY
from hachiya.explain.families import PARTS
from hachiya.games.game import Game
from hachiya.words.columns import clean
from hachiya.words.say import match as say
from hachiya.words.voice import Voice

NAME_COLUMNS = 16


def position(game: Game, state: Any, names: Sequence[str], language: str) -> str:
    """The table in a language by its code, without a line end."""
    voice = Voice(language, [clean(name, NAME_COLUMNS) for name in names])
    parts = PARTS[game.family]
    deal = game.deal_name(n=max(1, parts.number(state)))
    lines = [voice.say(say.head(game=game.title, deal=deal)), *parts.table(game, state, voice)]
    if state.phase == game.over_phase:
        lines.append(voice.say(say.over()))
    elif state.phase == game.deal_phase:
        lines.append(voice.say(say.to_deal()))
    elif state.turn != NOBODY:
        lines.append(voice.say(say.to_choose(name=voice.names[state.turn])))
    return "\n".join(lines)
