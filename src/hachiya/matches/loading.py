"""Loads records as matches."""

from collections.abc import Generator
from contextlib import closing
from pathlib import Path
from typing import cast

from hachiya.engine import rng
from hachiya.games.registry import usual_options
from hachiya.matches.match import Match
from hachiya.records.events import PartialEvent
from hachiya.records.load import load as load_events
from hachiya.records.replay import replays
from hachiya.records.replaying import Replay


def load(path: Path | str) -> list[Match]:
    """The matches of the record at `path`, `.jsonl` or `.fuda`, with every line recomputed and compared.

    A match that breaks off can be played on. BadRecord names the wrong line and what would be right; OSError: there is
    no such file.
    """
    spelling, lines = load_events(path, usual_options)
    with closing(cast(Generator[tuple[int, PartialEvent]], lines)):
        return [match_of(replay) for replay in replays(lines, lenient=spelling == "fuda")]


def match_of(replay: Replay) -> Match:
    """The match of a replay, in its position; decks of later deals are new."""
    table = replay.table
    match = Match.of(table, replay.recorder, [*replay.events, *replay.due])
    rng.seed(table.state.rng, match.seed, 0)
    return match
