"""Loads records as matches."""

from collections.abc import Generator, Iterator
from contextlib import closing
from typing import cast

from hachiya.games.registry import usual_options
from hachiya.matches.match import Match
from hachiya.matches.replayed import match_of
from hachiya.matches.trusted import TrustedMatch
from hachiya.records.events import Event, PartialEvent
from hachiya.records.lines import TruncatedRecord
from hachiya.records.load import load as load_events
from hachiya.records.replay import replays
from hachiya.records.sources import RecordSource

Lines = Iterator[tuple[int, PartialEvent]]


def load(source: RecordSource, *, verify: bool = True) -> Iterator[Match]:
    """Load the matches of a record one by one, and verify every line by playing it again.

    One match is in memory at a time; `list(load(source))` has all. A match that breaks off can be played on.

    Args:
        source: The path of a `.jsonl` or `.fuda` file; or an open stream of bytes or text, which stays open; or the
            record itself: a text that has a line end or begins with `{` or `fuda `. Files and streams of bytes may be
            compressed by gzip, whatever their names.
        verify: Whether every line is verified. If not, JSON Lines are only read, some times as fast: the matches have
            their events at once, and each is played again and verified as soon as its position is asked for. `.fuda`
            is always verified, because its lines may leave out what follows from others.

    Returns:
        The matches, in the order of the file.

    Raises:
        BadRecord: If the record is empty; if a line cannot be read or does not follow the rules, when its match is due.
            The message says what would be right.
        OSError: If the file cannot be opened.
        TypeError: If the source is none of these.

    Example:
        >>> from hachiya import load, play
        >>> record = play("sannin", bots="random", seed=8).to_fuda()
        >>> list(load(record))
        [<Match of sannin: 595 events, over>]
        >>> [match.over for match in load(record, verify=False)]
        [True]
    """
    spelling, lines = load_events(source, usual_options, validate=verify)
    trusted = spelling == "jsonl" and not verify
    return _trusted_matches(lines) if trusted else _verified_matches(lines, lenient=spelling == "fuda")


def _verified_matches(lines: Lines, *, lenient: bool) -> Iterator[Match]:
    with closing(cast(Generator[tuple[int, PartialEvent]], lines)):
        yield from map(match_of, replays(lines, lenient))


def _trusted_matches(lines: Lines) -> Iterator[Match]:
    first, events = 1, list[PartialEvent]()
    with closing(cast(Generator[tuple[int, PartialEvent]], lines)):
        try:
            for line, event in lines:
                if event["e"] == "match" and events:
                    yield TrustedMatch(cast(list[Event], events), first)
                    first, events = line, []
                events.append(event)
        except TruncatedRecord:
            if not events:
                raise
    if events:
        yield TrustedMatch(cast(list[Event], events), first)
