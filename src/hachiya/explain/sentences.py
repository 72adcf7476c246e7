"""Events as sentences for people: who did what, how much was paid, why, and by which clause.

A sentence is a message, which `hachiya.words.voice` says in a language. Each family of games has its own narrator.
"""

from collections.abc import Mapping
from copy import copy
from typing import Any

from hachiya.explain.annotations import SILENT, seat_change
from hachiya.explain.families import PARTS
from hachiya.games.game import Game
from hachiya.words.message import Telling


class Narrator:
    """Turns the events of one match, in order, into sentences; the meaning of an event may depend on earlier ones."""

    def __init__(self, game: Game) -> None:
        self._family = PARTS[game.family].narrator(game)
        self._names: tuple[str, ...] = ()
        """The names by seat; empty before the event `match`."""

    def tell(self, event: Mapping[str, Any]) -> Telling:
        """The sentences for the next event; none for an event that needs no words."""
        if event["e"] == "match":
            self._names = tuple(event["names"])
        if event["e"] == "seat":
            return self._seat(event)
        return () if event["e"] in SILENT else self._family.tell(event)

    def _seat(self, event: Mapping[str, Any]) -> Telling:
        seat = event["seat"]
        before = self._names[seat] if self._names else str(seat)
        self._names = (*self._names[:seat], event["name"], *self._names[seat + 1 :]) if self._names else ()
        return seat_change(event, before)

    def copy(self) -> "Narrator":
        """A second narrator at the same event."""
        other = copy(self)
        other._family = self._family.copy()
        return other


def event_sentences(event: Mapping[str, Any], game: Game) -> Telling:
    """The sentences for a single event, without knowledge of the events before it."""
    return Narrator(game).tell(event)
