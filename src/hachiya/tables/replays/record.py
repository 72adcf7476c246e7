"""The record of a match that is seen again, in any spelling."""

from hachiya.games.registry import usual_options
from hachiya.records import fuda, jsonl
from hachiya.records.events import Event
from hachiya.records.load import Format
from hachiya.tables.replays.player import Player
from hachiya.tables.replays.replay import Reel


def events_of(reel: Reel) -> list[Event]:
    """All that it tells, as far as it goes; payments in the order in which the rules make them."""
    found = [*reel.setup.heading]
    for deal in reel.deals:
        for record in Player(reel, deal).moments():
            found += (one.event for one in record)
    return found


def record_bytes(reel: Reel, spelling: Format) -> bytes:
    """The record as a file."""
    events = events_of(reel)
    if spelling == "jsonl":
        return jsonl.dump(events).encode()
    return f"{fuda.HEADER}\n{fuda.dump_matches(events, usual_options)}".encode()
