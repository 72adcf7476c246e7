"""Redacts events and snapshots for one viewer: cards that the game's `sight` hides from them become `?`."""

from collections.abc import Sequence
from typing import cast

from hachiya.games.bashifen.state import DRAWS
from hachiya.games.table import Table
from hachiya.records.common_events import AnyEvent, NewEvent
from hachiya.records.events import FAMILIES, Event, Family
from hachiya.records.families import PARTS
from hachiya.records.fields import Viewer

__all__ = ["Viewer", "redact", "redact_record", "snapshot"]


def redact(event: Event, viewer: Viewer, family: Family) -> Event:
    """An event of the family as `viewer` may read it when it happens: unknown cards are `?`, `match` names the viewer.

    An event that hides nothing is returned itself.
    """
    if event["e"] == "match":
        return cast(Event, {**event, "viewer": viewer})
    return PARTS[family.name].redact(event, viewer)


def redact_record(events: Sequence[Event], viewer: Viewer, drawn: int = DRAWS) -> list[Event]:
    """A record from its `match` on, complete or not, as `viewer` may read it after its last event.

    `drawn` is the number of cards drawn so far in a deal that is being drawn; a viewer has seen their own of them.
    """
    match = cast(AnyEvent, events[0])
    family = FAMILIES[match["game"]]
    return [redact(events[0], viewer, family), *PARTS[family.name].redact_record(events[1:], viewer, drawn)]


def snapshot(table: Table, viewer: Viewer) -> NewEvent:
    """All that `viewer` may know of a running match, as JSON-native strings and numbers."""
    return PARTS[table.game.family].snapshot(table, viewer)
