"""The standing of a seat at a table with flower cards: its balance."""

from collections.abc import Sequence

from hachiya.explain.money import signed_sum
from hachiya.games.game import Game
from hachiya.games.hanafuda.game import hanafuda
from hachiya.words.message import Message
from hachiya.words.say import standing as say


def standing(game: Game, scores: Sequence[int], seat: int) -> Message:
    """The message with the balance of a seat."""
    return say.balance(money=signed_sum(scores[seat], hanafuda(game).unit))
