"""Reviews a match of the library."""

from hachiya.learn.material import material
from hachiya.learn.review import Review
from hachiya.learn.review import review as review_material
from hachiya.matches.match import Match
from hachiya.records.replay import open_replay
from hachiya.records.traced_match import traced_match
from hachiya.records.traced_table import TracedTable
from hachiya.words.checks import check_type


def review(match: Match, worlds: int | None = None) -> Review:
    """Judge every decision of a match, and measure luck and skill, as far as it has been played.

    Args:
        match: The match; it is not changed.
        worlds: The number of worlds in which each decision is judged, from 1; without it the usual one of the game.

    Returns:
        The review; sums are in kan, in points where there are no kan, at bashifen in levels.

    Raises:
        BadRecord: If the match has begun at a position or has hidden cards, so that it cannot be played again.

    Example:
        >>> from hachiya import Match, review
        >>> match = Match("hachiju", seed=1)
        >>> review(match).moments
        ()
    """
    check_type("match", match, Match)
    first, *rest = match.events
    replay = open_replay(1, first, lenient=False, table=TracedTable)
    for line, event in enumerate(rest, 2):
        replay.feed(line, event)
    return review_material(material(traced_match(replay)), worlds=worlds)
