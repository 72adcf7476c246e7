"""Makes a match of a replay."""

from hachiya.engine import rng
from hachiya.matches.match import Match
from hachiya.records.replaying import Replay


def match_of(replay: Replay) -> Match:
    """Make a match of a replay, as far as the replay went.

    Args:
        replay: The replay of one match of a record.

    Returns:
        The match; decks that are dealt from now on come from a new seed.

    Example:
        >>> from hachiya import Match
        >>> from hachiya.matches.replayed import match_of
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
