"""The same match at ×1: what every deal would have paid if nothing multiplied."""

from collections.abc import Sequence

from hachiya.games.hanafuda.game import hanafuda
from hachiya.records.common_events import AnyEvent
from hachiya.records.replay import open_replay

_FOLLOWS = ("pay", "deal_end", "match_end")
"""What is another at ×1; where it is missing the replay adds what is right."""


def at_one(events: Sequence[AnyEvent]) -> Sequence[AnyEvent]:
    """The match with the same cards and choices, at a table where nothing multiplies.

    What is legal, the kinds of the fields and who deals do not hang on what things cost.
    """
    replay = open_replay(1, events[0], lenient=True)
    play_at_one = hanafuda(replay.table.game).play_at_one
    for line, event in enumerate(events[1:], 2):
        if event["e"] not in _FOLLOWS:
            play_at_one(replay.table.state, replay.table.rules)
            replay.feed(line, event)
    replay.end()
    return replay.events
