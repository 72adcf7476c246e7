"""What a person at the terminal is asked, and what `?` explains about it: what is true for the rules at hand."""

from hachiya.cli.hanafuda.asking import QUESTIONS, Game
from hachiya.cli.hanafuda.rooms import ROOMS
from hachiya.cli.language import Words, say
from hachiya.games.hanafuda.phases import Phase

__all__ = ["KEYS", "Game", "explained", "question"]

KEYS = Words(
    "番号か札の文字で選びます。? 説明、{leave} やめる",
    "Choose by number or by a card's letter. ? explains, {leave} leaves",
)


def question(phase: Phase, game: Game) -> Words:
    """What is asked in this phase."""
    return ROOMS[game.room].questions.get(phase, QUESTIONS[phase])


def explained(phase: Phase, game: Game, lang: str) -> str:
    """What `?` says in this phase."""
    said = [say(part(game), lang) for part in ROOMS[game.room].help[phase]]
    return ("" if lang == "ja" else " ").join(sentence for sentence in said if sentence)
