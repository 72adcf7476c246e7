"""The record of a replayed match, written in any format."""

from hachiya.games.registry import usual_options
from hachiya.records import fuda, jsonl
from hachiya.records.events import Event
from hachiya.records.load import Format
from hachiya.tables.replays.deal_replay import DealReplay
from hachiya.tables.replays.replay import MatchReplay


def events_of(replay: MatchReplay) -> list[Event]:
    """Return all events of the match, with payments in the order in which the rules make them."""
    events = [*replay.setup.heading]
    for deal in replay.deals:
        for record in DealReplay(replay, deal).moments():
            events += (line.event for line in record)
    return events


def record_bytes(replay: MatchReplay, spelling: Format) -> bytes:
    """Write the record of a match as a file of a format."""
    events = events_of(replay)
    if spelling == "jsonl":
        return jsonl.dump(events).encode()
    return f"{fuda.HEADER}\n{fuda.dump_matches(events, usual_options)}".encode()
