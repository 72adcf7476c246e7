"""What the judgements of hands and piles share: the payments, and options for all games in one request."""

from collections.abc import Iterable
from typing import NamedTuple

from hachiya.games.hanafuda.game import HanafudaGame
from hachiya.games.meaning import Count, Points
from hachiya.judge.pays import Pays
from hachiya.records.fields import Kind, Options

JUDGED_OPTIONS = ("multipliers", "inoshikacho")
"""The options on which it depends what cards make and pay."""


class YakuPays(NamedTuple):
    """The points that each of the two opponents pays for yaku, in a kind of field or at a rate."""

    each: Points
    kind: Kind | None = None
    rate: Count | None = None


def pays_of(pays: Iterable[Pays]) -> tuple[YakuPays, ...]:
    """Return payments as they stand in an answer."""
    return tuple(YakuPays(*paid) for paid in pays)


def options_for(game: HanafudaGame, options: Options) -> Options:
    """Return those of the options that a game has."""
    names = {option.name for option in game.options}
    return {name: value for name, value in options.items() if name in names}
