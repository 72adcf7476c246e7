"""The questions at a terminal table of flower cards, and their explanations (`?`) by the rules of the table."""

from hachiya.cli.hanafuda.asking import QUESTIONS, Game
from hachiya.cli.hanafuda.rooms import ROOMS
from hachiya.games.hanafuda.phases import Phase
from hachiya.words.message import Message, Sentence, Telling

__all__ = ["Game", "explanation", "question"]


def question(phase: Phase, game: Game) -> Message:
    """Return the question of a phase of the game."""
    return ROOMS[game.room].questions.get(phase, QUESTIONS[phase])


def explanation(phase: Phase, game: Game) -> Telling:
    """Explain the choice of a phase of the game by sentences."""
    messages = (part(game) for part in ROOMS[game.room].help[phase])
    return tuple(Sentence(message) for message in messages if message)
