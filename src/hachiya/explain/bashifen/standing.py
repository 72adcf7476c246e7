"""The standing of a seat at 八十分: the level of its pair and the level of the opponents."""

from collections.abc import Sequence

from hachiya.explain.bashifen.cards import rank_name
from hachiya.games.bashifen.state import PAIRS
from hachiya.games.game import Game
from hachiya.words.message import Message
from hachiya.words.say import standing as say

_BELOW = "\N{EN DASH}"
"""The sign of a pair that has won no deal yet."""


def standing(_game: Game, scores: Sequence[int], seat: int) -> Message | None:
    """The message with the levels of a seat's pair and of the opponents; None before a pair has won a deal."""
    levels = scores[seat], scores[(seat + 1) % PAIRS]
    if not any(levels):
        return None
    ours, theirs = (rank_name(level) if level else _BELOW for level in levels)
    return say.levels(ours=ours, theirs=theirs)
