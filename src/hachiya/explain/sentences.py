"""Events as sentences for people: who, what, how much, why and by which clause. No rule is decided here.

A sentence is a message; `hachiya.words.voice` says it in a language. Each family of games has a teller of its own.
"""

from collections.abc import Mapping
from copy import copy
from typing import Any

from hachiya.explain.annotations import SILENT, seat_change
from hachiya.explain.families import PARTS
from hachiya.games.game import Game
from hachiya.words.message import Telling


class Narrator:
    """Tells the events of one match one after the other: some mean what they do by those before them."""

    def __init__(self, game: Game) -> None:
        self._own = PARTS[game.family].narrator(game)
        self._names: tuple[str, ...] = ()
        """Who sits where, once the match has named them."""

    def tell(self, event: Mapping[str, Any]) -> Telling:
        """What the next event says, nothing for what needs no words."""
        if event["e"] == "match":
            self._names = tuple(event["names"])
        if event["e"] == "seat":
            return self._seat(event)
        return () if event["e"] in SILENT else self._own.tell(event)

    def _seat(self, event: Mapping[str, Any]) -> Telling:
        seat = event["seat"]
        before = self._names[seat] if self._names else str(seat)
        self._names = (*self._names[:seat], event["name"], *self._names[seat + 1 :]) if self._names else ()
        return seat_change(event, before)

    def copy(self) -> "Narrator":
        """One who goes on from here."""
        other = copy(self)
        other._own = self._own.copy()
        return other


def event_sentences(event: Mapping[str, Any], game: Game) -> Telling:
    """What an event says by itself."""
    return Narrator(game).tell(event)
