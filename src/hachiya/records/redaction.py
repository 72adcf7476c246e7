"""What one viewer may receive: events and snapshots without the cards that the game's `sight` keeps from him."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, cast

from hachiya.games.bashifen.state import DRAWS
from hachiya.games.table import Table
from hachiya.records import bashifen_redaction, hanafuda_redaction
from hachiya.records.events import FAMILIES, Event, family_of
from hachiya.records.fields import Viewer

__all__ = ["HIDING", "Viewer", "redact", "redacted", "snapshot"]


class _Sight(NamedTuple):
    """What a family keeps from a viewer."""

    event: Callable[[Event, Viewer], Event]
    record: Callable[[Sequence[Event], Viewer, int], list[Event]]
    table: Callable[[Table, Viewer], dict[str, Any]]


_SIGHTS: Mapping[str, _Sight] = {
    "hanafuda": _Sight(hanafuda_redaction.redact, hanafuda_redaction.redacted, hanafuda_redaction.snapshot),
    "bashifen": _Sight(bashifen_redaction.redact, bashifen_redaction.redacted, bashifen_redaction.snapshot),
}
HIDING = frozenset({"match"}) | hanafuda_redaction.HIDING | bashifen_redaction.HIDING
"""The events that `redact` does not leave as they are."""


def redact(event: Event, viewer: Viewer) -> Event:
    """The event as `viewer` may read it when it happens: unknown cards are `?`; `match` says who looks."""
    if event["e"] == "match":
        return cast(Event, {**event, "viewer": viewer})
    return _SIGHTS[family_of(event).name].event(event, viewer) if event["e"] in HIDING else event


def redacted(events: Sequence[Event], viewer: Viewer, drawn: int = DRAWS) -> list[Event]:
    """A record from its `match` on, as far as it goes, as `viewer` may read it by then.

    `drawn` cards are in the hands of a deal that is being drawn: a viewer has seen his own of them.
    """
    match = cast(Mapping[str, Any], events[0])
    rest = _SIGHTS[FAMILIES[match["game"]].name].record(events[1:], viewer, drawn)
    return [redact(events[0], viewer), *rest]


def snapshot(table: Table, viewer: Viewer) -> dict[str, Any]:
    """Everything that `viewer` may know of a running match, as JSON-native words and numbers."""
    return _SIGHTS[table.game.family].table(table, viewer)
