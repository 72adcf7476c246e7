"""What a person at the terminal is asked, and what `?` explains about it: what is true for the rules at hand."""

from hachiya.cli.hanafuda.asking import QUESTIONS, Game
from hachiya.cli.hanafuda.rooms import ROOMS
from hachiya.games.hanafuda.phases import Phase
from hachiya.words.message import Message, Sentence, Telling

__all__ = ["Game", "explained", "question"]


def question(phase: Phase, game: Game) -> Message:
    """What is asked in this phase."""
    return ROOMS[game.room].questions.get(phase, QUESTIONS[phase])


def explained(phase: Phase, game: Game) -> Telling:
    """What `?` says in this phase."""
    said = (part(game) for part in ROOMS[game.room].help[phase])
    return tuple(Sentence(message) for message in said if message)
