"""The income from hand yaku of each game, by the package with its rules."""

from collections.abc import Callable, Mapping
from typing import Any

from hachiya.games.game import Game
from hachiya.odds.hachihachi import HachihachiIncome
from hachiya.odds.hachiju import HachijuIncome
from hachiya.odds.income import Income

_INCOMES: Mapping[str, Callable[[Any], Income]] = {"hachihachi": HachihachiIncome, "hachiju": HachijuIncome}


def income_of(game: Game) -> Income:
    """The income from hand yaku in a game with its default options."""
    return _INCOMES[game.room](game.new_rules(game.complete_options({})))
