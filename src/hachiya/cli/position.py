"""The match of a record as it stood after one of its events."""

import sys
from pathlib import Path

from hachiya.cli.failures import WrongUsage
from hachiya.matches.loading import load
from hachiya.matches.match import Match
from hachiya.words.errors import BadRecord
from hachiya.words.say import command as words
from hachiya.words.say import record as record_words


def match_after(record: Path | None, event: int | None) -> Match:
    """The first match of a record (standard input if None) after `event` of its events, all if None."""
    match = next(load(sys.stdin.buffer if record is None else record), None)
    if match is None:
        raise BadRecord(record_words.empty_file(), 1)
    if event is None:
        return match
    for number, (_, position) in enumerate(match.steps(), 1):
        if number == event:
            return position
    raise WrongUsage(words.no_event(given=str(event), number=len(match.events)))
