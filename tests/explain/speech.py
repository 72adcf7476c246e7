"""Events and sums as text, for the tests of explanations."""

from collections.abc import Mapping, Sequence
from typing import Any

from hachiya.explain.sentences import event_sentences
from hachiya.games.game import Game
from hachiya.words.arguments import Sum
from hachiya.words.voice import Voice


def event_sentence(event: Mapping[str, Any], names: Sequence[str], game: Game, lang: str) -> str | None:
    """The sentence for a single event; None for an event without words."""
    telling = event_sentences(event, game)
    return Voice(lang, names).tell(telling) if telling else None


def money(money: Sum, lang: str) -> str:
    """A sum as text."""
    return Voice(lang).money(money)
