"""The replay of a match at ×1, which shows what every deal would have paid without multipliers."""

from collections.abc import Sequence

from hachiya.games.hanafuda.game import hanafuda
from hachiya.records.common_events import AnyEvent
from hachiya.records.replay import open_replay

_FOLLOWS = ("pay", "deal_end", "match_end")
"""Events that differ at ×1; where they are missing, the replay adds the right ones."""


def replay_without_multipliers(events: Sequence[AnyEvent]) -> Sequence[AnyEvent]:
    """Replay a match with the same cards and choices at a table without multipliers, and return its events.

    Legal choices, kinds of fields and dealers do not depend on payments.
    """
    replay = open_replay(1, events[0], lenient=True)
    play_at_one = hanafuda(replay.table.game).play_at_one
    for line, event in enumerate(events[1:], 2):
        if event["e"] not in _FOLLOWS:
            play_at_one(replay.table.state, replay.table.rules)
            replay.feed(line, event)
    replay.end()
    return replay.events
