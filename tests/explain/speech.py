"""Events and sums in words, as the tests of explanations read them."""

from collections.abc import Mapping, Sequence
from typing import Any

from hachiya.explain.sentences import event_sentences
from hachiya.games.game import Game
from hachiya.words.arguments import Sum
from hachiya.words.voice import Voice


def event_sentence(event: Mapping[str, Any], names: Sequence[str], game: Game, lang: str) -> str | None:
    """An event by itself in words, None where it needs none."""
    telling = event_sentences(event, game)
    return Voice(lang, names).tell(telling) if telling else None


def money(money: Sum, lang: str) -> str:
    """A sum in words."""
    return Voice(lang).money(money)
