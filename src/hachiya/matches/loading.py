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
    """Load the matches of a record and verify every line by playing it again.

    A match that breaks off can be played on.

    Args:
        path: The path of a `.jsonl` or `.fuda` file.

    Returns:
        The matches, in the order of the file.

    Raises:
        BadRecord: If a line cannot be read or does not follow the rules; the message says what would be right.
        OSError: If the file cannot be opened.

    Example:
        >>> from pathlib import Path
        >>> from tempfile import TemporaryDirectory
        >>> from hachiya import load, play
        >>> with TemporaryDirectory() as folder:
        ...     path = Path(folder) / "match.fuda"
        ...     _ = path.write_text(play("sannin", bots="random", seed=8).to_fuda(), "utf-8")
        ...     load(path)
        [<Match of sannin: 595 events, over>]
    """
    spelling, lines = load_events(path, usual_options)
    with closing(cast(Generator[tuple[int, PartialEvent]], lines)):
        return [match_of(replay) for replay in replays(lines, lenient=spelling == "fuda")]


def match_of(replay: Replay) -> Match:
    """Make a match of a replay, as far as the replay went.

    Args:
        replay: The replay of one match of a record.

    Returns:
        The match; decks that are dealt from now on come from a new seed.

    Example:
        >>> from hachiya import Match
        >>> from hachiya.matches.loading import match_of
        >>> from hachiya.records.jsonl import loads
        >>> from hachiya.records.replay import replays
        >>> replay = next(replays(loads(Match("hachiju", dealer=0).to_jsonl())))
        >>> match_of(replay)
        <Match of hachiju: 1 events, awaits a deal>
    """
    table = replay.table
    match = Match.of(table, replay.recorder, [*replay.events, *replay.due])
    rng.seed(table.state.rng, match.seed, 0)
    return match
