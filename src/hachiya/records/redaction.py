"""Redacts events and snapshots for one viewer: cards that the game's `sight` hides from them become `?`."""

from collections.abc import Sequence
from typing import cast

from hachiya.games.bashifen.state import DRAWS
from hachiya.games.table import Table
from hachiya.records.common_events import AnyEvent, NewEvent
from hachiya.records.events import FAMILIES, Event, EventFamily
from hachiya.records.families import PARTS
from hachiya.records.fields import Viewer

__all__ = ["Viewer", "redact", "redact_record", "snapshot"]


def redact(event: Event, viewer: Viewer, family: EventFamily) -> Event:
    """Hide the cards of an event that a viewer may not see.

    Args:
        event: The event.
        viewer: A seat from 0, or `NOBODY` (-1) for an onlooker.
        family: The family of the record's game, from `records.events.FAMILIES`.

    Returns:
        The event with `?` for unknown cards; `match` events say who the viewer is. An event that hides nothing is
        returned as it is.

    Example:
        >>> from hachiya import Match
        >>> from hachiya.records.events import HANAFUDA
        >>> from hachiya.records.redaction import redact
        >>> redact(Match("hachiju", dealer=0).events[0], 1, HANAFUDA)["viewer"]
        1
    """
    if event["e"] == "match":
        return cast(Event, {**event, "viewer": viewer})
    return PARTS[family.name].redact(event, viewer)


def redact_record(events: Sequence[Event], viewer: Viewer, drawn: int = DRAWS) -> list[Event]:
    """Hide the cards of a record that a viewer may not see.

    Args:
        events: The events of one match, from its `match` event on.
        viewer: A seat from 0, or `NOBODY` (-1) for an onlooker.
        drawn: The number of cards drawn in a deal that is still being drawn; a viewer has seen their own.

    Returns:
        The events, with `?` for unknown cards.

    Example:
        >>> from hachiya import Match
        >>> from hachiya.records.redaction import redact_record
        >>> match = Match("hachiju", dealer=0, seed=1)
        >>> match.deal()
        >>> redact_record(match.events, 0)[1]["hands"]
        ['GMPVXin', '???????', '???????']
    """
    match = cast(AnyEvent, events[0])
    family = FAMILIES[match["game"]]
    return [redact(events[0], viewer, family), *PARTS[family.name].redact_record(events[1:], viewer, drawn)]


def snapshot(table: Table, viewer: Viewer) -> NewEvent:
    """Describe a running match as a viewer may know it.

    Args:
        table: The table.
        viewer: A seat from 0, or `NOBODY` (-1) for an onlooker.

    Returns:
        Words and numbers that JSON can hold.

    Example:
        >>> from hachiya import Match
        >>> from hachiya.records.redaction import snapshot
        >>> snapshot(Match("hachiju", dealer=0).copy_table(), 0)["turn"]
    """
    return PARTS[table.game.family].snapshot(table, viewer)
