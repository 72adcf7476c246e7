"""How a seat stands at a table with flower cards: the sum that it has."""

from collections.abc import Sequence

from hachiya.explain.money import signed
from hachiya.games.game import Game
from hachiya.games.hanafuda.game import hanafuda
from hachiya.words.message import Message
from hachiya.words.say import standing as say


def standing(game: Game, scores: Sequence[int], seat: int) -> Message:
    """Its balance."""
    return say.balance(money=signed(scores[seat], hanafuda(game).unit))
