"""The amount of computing for hints and reviews, which is smaller where the search is plain Python."""

from collections.abc import Sequence
from typing import NamedTuple

from hachiya.engine.wasm.host import has_host
from hachiya.games.game import Game
from hachiya.learn.families import FAMILIES


class Effort(NamedTuple):
    """The amount of computing for hints and reviews of a game."""

    rounds: Sequence[int]
    """The numbers of worlds after which a hint is given, in turn."""
    review_worlds: int
    """The number of worlds by which the decisions of a whole match are judged."""
    luck_replays: int
    """The number of times that a deal is replayed, to estimate the worth of its cards."""
    bot: str
    """The bot that replays deals."""


BOT = "adept"
PLAIN = Effort((2, 6, 18, 54), 2, 1, "greedy")


def effort(game: Game) -> Effort:
    """Return the amount of computing for hints and reviews of this game, by whether the search is compiled."""
    from hachiya.engine.jit import COMPILED  # noqa: PLC0415  (imports Numba, which a refusal does not need)

    family = FAMILIES[game.family]
    return Effort(family.worlds, family.review_worlds, family.luck_replays, BOT) if COMPILED or has_host() else PLAIN
