"""Exact odds: chances and expectations as fractions, computed by counting sets of cards, never by playing.

Nothing here calls the rules of a game; the names and prices of yaku come from the rule sets. Each topic is a function
that returns tables (`Odds`); `odds(topic, …)` finds it by its name.
"""

from hachiya.odds.odds import Odds
from hachiya.odds.topics import TOPICS, odds

__all__ = ["TOPICS", "Odds", "field", "first_cards", "hand_yaku", "level_cards", "odds", "shima"]


def hand_yaku(game: str | None = None) -> Odds:
    """The chances of the hand yaku of `game`, and what they bring; UnknownTopic lists the games that have them."""
    return odds("hand-yaku", game)


def field(game: str | None = None) -> Odds:
    """The chances of the kinds of field of `game`, dealt and in the long run; UnknownTopic lists the games."""
    return odds("field", game)


def shima(game: str | None = None) -> Odds:
    """The chance that the field of `game` is dealt with four cards of a month."""
    return odds("shima", game)


def first_cards(game: str | None = None, k: int | None = None, cards: str | None = None) -> Odds:
    """The chances of the hand yaku of `game` given the first `k` cards of the hand, or given these `cards` (letters).

    BadNumber and BadCards say which arguments are possible.
    """
    return odds("first-cards", game, k, cards)


def level_cards(k: int | None = None) -> Odds:
    """八十分: the chances of level cards and of pairs among the first `k` cards drawn; without `k`, for each number."""
    return odds("stage-cards", None, k)
