"""The deals of records, one by one."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from hachiya.matches.loading import load
from hachiya.matches.match import Match
from hachiya.matches.trusted import TrustedMatch
from hachiya.records.events import Event
from hachiya.records.sources import RecordSource

_BEGINNINGS = {"mizuten", "white_card", "redeal", "deal", "tally"}
"""The events with which a deal may begin."""
_PROMISES = {"commit", "entropy"}
"""The annotations that stand before the deal to which they belong."""


class Deal(NamedTuple):
    """One deal of a match.

    Example:
        >>> from hachiya import deals, play
        >>> next(deals(play("hachiju", bots="random", seed=1).to_jsonl())).number
        1
    """

    match: Match
    """The match as it stood at the end of the deal, or where the record breaks off."""
    number: int
    """The number of the deal in its match, from 1."""
    events: Sequence[Event]
    """The events of the deal; the last deal of a match has those of the match's end too."""


def deals(source: RecordSource, *, verify: bool = True) -> Iterator[Deal]:
    """Load the deals of a record one by one, whichever matches they belong to.

    A deal that was thrown in belongs to the deal after it. The matches themselves are loaded by `load`.

    Args:
        source: The record, as for `load`.
        verify: Whether every line is verified, as for `load`.

    Yields:
        The deals, in the order of the record.

    Raises:
        BadRecord: If a line cannot be read or does not follow the rules.
        OSError: If the file cannot be opened.
        TypeError: If the source is none that `load` takes.

    Example:
        >>> from hachiya import deals, play
        >>> record = play("hachiju", bots="random", options={"deals": 3}, seed=1).to_jsonl()
        >>> [(deal.number, deal.match.scores) for deal in deals(record)]
        [(1, [-20, -800, 820]), (2, [-40, -760, 800]), (3, [780, -1560, 780])]
    """
    for match in load(source, verify=verify):
        bounds = pairwise([*deal_starts(match.events), None])
        first_line = match.first_line if isinstance(match, TrustedMatch) else 1
        for number, (start, end) in enumerate(bounds, 1):
            yield Deal(TrustedMatch(match.events[:end], first_line), number, match.events[start:end])


def deal_starts(events: Sequence[Event]) -> Iterator[int]:
    """Find where deals begin.

    Args:
        events: The events of a match, from its `match` event on.

    Yields:
        The place of the first event of each deal, from 0.

    Example:
        >>> from hachiya import play
        >>> from hachiya.matches.deals import deal_starts
        >>> events = play("bashifen", bots="random", seed=1).events
        >>> next(deal_starts(events)), events[2]["e"]
        (2, 'deal')
    """
    ended = True
    for place, event in enumerate(events):
        if ended and event["e"] in _BEGINNINGS:
            start = place
            while events[start - 1]["e"] in _PROMISES:
                start -= 1
            yield start
            ended = False
        elif event["e"] == "deal_end":
            ended = True
