"""The record of a match that is seen again, in any spelling."""

from hachiya.games.registry import usual_options
from hachiya.records import fuda, jsonl
from hachiya.records.events import Event
from hachiya.records.load import Format
from hachiya.tables.replays.deal_replay import DealReplay
from hachiya.tables.replays.replay import MatchReplay


def events_of(replay: MatchReplay) -> list[Event]:
    """All that it tells, as far as it goes; payments in the order in which the rules make them."""
    found = [*replay.setup.heading]
    for deal in replay.deals:
        for record in DealReplay(replay, deal).moments():
            found += (one.event for one in record)
    return found


def record_bytes(replay: MatchReplay, spelling: Format) -> bytes:
    """The record as a file."""
    events = events_of(replay)
    if spelling == "jsonl":
        return jsonl.dump(events).encode()
    return f"{fuda.HEADER}\n{fuda.dump_matches(events, usual_options)}".encode()
