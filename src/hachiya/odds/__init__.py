"""Exact odds: chances and expectations as fractions, by counting sets of cards and never by playing.

Nothing here calls the rules of a game; what a yaku is called and what it pays comes from the rule sets. Each topic is a
function that answers with tables (`Odds`); `odds(topic, …)` asks for one by its name.
"""

from hachiya.odds.odds import Odds
from hachiya.odds.topics import TOPICS, odds

__all__ = ["TOPICS", "Odds", "field", "first_cards", "hand_yaku", "level_cards", "odds", "shima"]


def hand_yaku(game: str | None = None) -> Odds:
    """How likely hand yaku of `game` are, and what they bring; UnknownTopic lists the games that have them."""
    return odds("hand-yaku", game)


def field(game: str | None = None) -> Odds:
    """How likely each kind of field of `game` is, dealt and in the long run; UnknownTopic lists those that have any."""
    return odds("field", game)


def shima(game: str | None = None) -> Odds:
    """How likely four cards of a month lie on the field of `game` as dealt."""
    return odds("shima", game)


def first_cards(game: str | None = None, k: int | None = None, cards: str | None = None) -> Odds:
    """How likely a hand yaku of `game` becomes with the first `k` cards of the hand, or with these `cards` (letters).

    BadNumber and BadCards say what could have been asked.
    """
    return odds("first-cards", game, k, cards)


def level_cards(k: int | None = None) -> Odds:
    """八十分: how likely level cards and pairs are among the first `k` cards drawn (1 … 100, without one all)."""
    return odds("stage-cards", None, k)
