"""Exact odds: chances and expectations as fractions, computed by counting sets of cards, never by playing.

Nothing here calls the rules of a game; the names and prices of yaku come from the rule sets. Each topic is a function
that returns tables (`Odds`); `odds(topic, …)` finds it by its name.
"""

from hachiya.odds.odds import Odds
from hachiya.odds.topics import TOPICS, odds

__all__ = ["TOPICS", "Odds", "field", "first_cards", "hand_yaku", "level_cards", "odds", "shima"]


def hand_yaku(game: str | None = None) -> Odds:
    """Compute the odds of hand yaku (RULES A5, B1): their chances, and what they are paid.

    Args:
        game: The name of a game; without it the usual one, `sannin`.

    Returns:
        Tables of exact chances and of points (12 = 1 kan 貫).

    Raises:
        UnknownName: If there is no such game.
        UnknownTopic: If the game has no hand yaku.

    Example:
        >>> from hachiya import odds
        >>> odds.hand_yaku("sannin").tables[0].key
        'compounds'
    """
    return odds("hand-yaku", game)


def field(game: str | None = None) -> Odds:
    """Compute the odds of the kinds of field (場, RULES A2), in the months (deals) of a match and in the long run.

    Args:
        game: The name of a game; without it the usual one, `sannin`.

    Returns:
        Tables of exact chances and of mean numbers of months.

    Raises:
        UnknownName: If there is no such game.
        UnknownTopic: If the game has no kinds of field.

    Example:
        >>> from hachiya import odds
        >>> odds.field("sannin").title.key
        'odds-field'
    """
    return odds("field", game)


def shima(game: str | None = None) -> Odds:
    """Compute the odds of シマ (shima): all four cards of a suit (month) lie on the field as dealt.

    Args:
        game: The name of a game; without it the usual one, `sannin`.

    Returns:
        Tables of exact chances.

    Raises:
        UnknownName: If there is no such game.
        UnknownTopic: If the game has no flower cards.

    Example:
        >>> from hachiya import odds
        >>> odds.shima("hachiju").tables[0].rows[0].cells[0].value
        Fraction(1, 1081)
    """
    return odds("shima", game)


def first_cards(game: str | None = None, k: int | None = None, cards: str | None = None) -> Odds:
    """Compute the odds of hand yaku for a player who has seen only the first cards of the hand.

    Args:
        game: The name of a game; without it the usual one, `sannin`.
        k: The number of first cards, 0 … 7; without it and `cards` 4.
        cards: The letters of 1 to 7 different cards; not together with `k`.

    Returns:
        Tables of exact chances and of points (12 = 1 kan 貫).

    Raises:
        UnknownName: If there is no such game.
        UnknownTopic: If the game has no hand yaku.
        BadNumber: If `k` is out of its range, or `cards` are given too.
        BadCards: If `cards` are not 1 to 7 different cards.

    Example:
        >>> from hachiya import odds
        >>> odds.first_cards("sannin", cards="ABC")
        <Odds of first-cards in sannin: compounds, facts>
    """
    return odds("first-cards", game, k, cards)


def level_cards(k: int | None = None) -> Odds:
    """Compute the odds of level cards and pairs at bashifen (八十分) among the first cards drawn (RULES B2).

    Args:
        k: The number of cards drawn, 0 … 25; without it all numbers.

    Returns:
        Tables of exact chances.

    Raises:
        BadNumber: If `k` is out of its range.

    Example:
        >>> from hachiya import odds
        >>> odds.level_cards(4)
        <Odds of stage-cards in bashifen: draws>
    """
    return odds("stage-cards", None, k)
