"""Checks the fair shuffle of a match."""

from collections.abc import Sequence

from hachiya.matches.match import Match
from hachiya.records.fair.check import CheckedDeal, check_deals
from hachiya.words.checks import check_type


def verify(match: Match) -> Sequence[CheckedDeal]:
    """Check of every deal of a match whether its cards follow from the promised secret and the players' words.

    `hachiya.load` has checked before that the record follows the rules.

    Args:
        match: The match.

    Returns:
        The verdict about each deal; `IS_PLAIN` where no secret was promised.

    Example:
        >>> from hachiya import play, verify
        >>> {deal.verdict.name for deal in verify(play("sannin", bots="random", seed=8))}
        {'IS_PLAIN'}
    """
    check_type("match", match, Match)
    return check_deals(match.events)
