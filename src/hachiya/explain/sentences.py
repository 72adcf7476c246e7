"""Events as sentences for people: who, what, how much, why and by which clause. No rule is decided here.

Each family of games has a teller of its own.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from hachiya.explain.around import SILENT, seat_change
from hachiya.explain.bashifen.sentences import teller as bashifen_teller
from hachiya.explain.hanafuda.sentences import teller as hanafuda_teller
from hachiya.games.bashifen.game import FAMILY as BASHIFEN
from hachiya.games.game import Game
from hachiya.games.hanafuda.game import FAMILY as HANAFUDA

Tell = Callable[[Mapping[str, Any]], str | None]
"""(event): what it says in words, None for what needs none."""

_TELLERS: Mapping[str, Callable[[Sequence[str], Game, str], Tell]] = {
    HANAFUDA: hanafuda_teller,
    BASHIFEN: bashifen_teller,
}
"""By the family of the game."""


def teller(names: Sequence[str], game: Game, lang: str) -> Tell:
    """Tells the events of one match, one after the other from its start: some mean what they do by those before them.

    `names` are the persons by seat; `lang` is "ja" or "en".
    """
    tell = _TELLERS[game.family](names, game, lang)

    def tell_any(event: Mapping[str, Any]) -> str | None:
        if event["e"] == "seat":
            return seat_change(event, lang)
        return None if event["e"] in SILENT else tell(event)

    return tell_any


def event_sentence(event: Mapping[str, Any], names: Sequence[str], game: Game, lang: str) -> str | None:
    """An event in words by itself, None for what needs none."""
    return teller(names, game, lang)(event)
