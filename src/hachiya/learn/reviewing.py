"""Reviews a match of the library."""

from hachiya.learn.material import material
from hachiya.learn.review import Review
from hachiya.learn.review import review as review_material
from hachiya.learn.worlds import check_worlds
from hachiya.matches.match import Match
from hachiya.records.replay import open_replay
from hachiya.records.traced_match import traced_match
from hachiya.records.traced_table import TracedTable
from hachiya.words.checks import check_type
from hachiya.words.errors import BadRecord
from hachiya.words.say import record as say


def review(match: Match, worlds: int | None = None) -> Review:
    """Judge every decision of a match, and measure luck and skill, as far as it has been played.

    Args:
        match: The match; it is not changed.
        worlds: The number of worlds in which each decision is judged, from 1; without it the usual one of the game.

    Returns:
        The review; sums are in kan, in points where there are no kan, at bashifen in levels.

    Raises:
        BadNumber: If `worlds` is out of its range.
        BadRecord: If the match was opened at a position or has hidden cards, so that it cannot be played again.

    Example:
        >>> from hachiya import Match, review
        >>> match = Match("hachiju", seed=1)
        >>> review(match).moments
        ()
    """
    check_type("match", match, Match)
    number = check_worlds(worlds)
    if not match.has_past:
        raise BadRecord(say.begins_at_position(), 1)
    first, *rest = match.events
    replay = open_replay(1, first, lenient=False, table=TracedTable)
    for line, event in enumerate(rest, 2):
        replay.feed(line, event)
    return review_material(material(traced_match(replay)), worlds=number)
