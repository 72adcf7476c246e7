"""Events as sentences for people: who, what, how much, why and by which clause. No rule is decided here.

A sentence is a message; `hachiya.words.voice` says it in a language. Each family of games has a teller of its own.
"""

from collections.abc import Mapping
from typing import Any

from hachiya.explain.around import SILENT, seat_change
from hachiya.explain.families import PARTS, Tell
from hachiya.games.game import Game
from hachiya.words.message import Telling


def teller(game: Game) -> Tell:
    """Tells the events of one match one after the other: some mean what they do by those before them."""
    tell = PARTS[game.family].teller(game)

    def tell_any(event: Mapping[str, Any]) -> Telling:
        if event["e"] == "seat":
            return seat_change(event)
        return () if event["e"] in SILENT else tell(event)

    return tell_any


def event_sentences(event: Mapping[str, Any], game: Game) -> Telling:
    """What an event says by itself."""
    return teller(game)(event)
