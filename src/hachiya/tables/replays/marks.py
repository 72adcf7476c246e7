"""Marks of the remarkable events of a deal, which the timeline of a replay shows."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Literal, NamedTuple, NotRequired

from pydantic import with_config
from typing_extensions import TypedDict

from hachiya.games.bashifen.game import FAMILY as BASHIFEN
from hachiya.games.hanafuda.game import FAMILY as HANAFUDA
from hachiya.records.common_events import STRICT
from hachiya.records.fields import Count, Seat

Event = Mapping[str, Any]
What = Literal["hand", "yaku", "sage", "cancel", "hatto", "squeezed", "mizuten", "rebellion", "failed_lead"]


@with_config(STRICT)
class Mark(TypedDict):
    """The mark of a remarkable event: its kind, its seat and the keys of its yaku.

    It stands after the moment `at` of the deal, counted from 1.
    """

    at: Count
    what: What
    seat: Seat
    yaku: NotRequired[list[str]]


class EventMark(NamedTuple):
    """The mark of an event, before its moment is known."""

    what: What
    seat: int
    yaku: tuple[str, ...] = ()


def marks(family: str, moments: Iterable[Iterable[Event]]) -> list[Mark]:
    """Find the remarkable events of a deal; `moments` are the events of each moment.

    No mark stands twice in a moment.
    """
    mark_of = _FAMILIES[family]
    results: list[Mark] = []
    declarer: int | None = None
    for at, events in enumerate(moments, 1):
        seen = set()
        for event in events:
            event_mark = mark_of(event, declarer)
            declarer = event["seat"] if event["e"] == "declare" else declarer
            if event_mark is not None and event_mark not in seen:
                seen.add(event_mark)
                mark: Mark = {"at": at, "what": event_mark.what, "seat": event_mark.seat}
                if event_mark.yaku:
                    mark["yaku"] = list(event_mark.yaku)
                results.append(mark)
    return results


def _of_flowers(event: Event, _declarer: int | None) -> EventMark | None:
    match event["e"]:
        case "show":
            return EventMark("hand", event["seat"], tuple(event["yaku"])) if event["yaku"] else None
        case "stop":
            return EventMark("yaku", event["seat"], tuple(event["yaku"]))
        case "sage" | "cancel" as what:
            return EventMark(what, event["seat"], tuple(event["yaku"]))
        case "pay":
            return EventMark("hatto", event["from"]) if event.get("liable") == "hatto" else None
        case "mizuten":
            return EventMark("mizuten", event["seat"]) if event["yes"] else None
        case "squeezed":
            return EventMark("squeezed", event["seat"])
    return None


def _of_pack(event: Event, declarer: int | None) -> EventMark | None:
    """The marks of 八十分; a declaration over another's is a rebellion."""
    if event["e"] == "declare" and declarer not in (None, event["seat"]):
        return EventMark("rebellion", event["seat"])
    return EventMark("failed_lead", event["seat"]) if event["e"] == "failed_lead" else None


_FAMILIES: Mapping[str, Callable[[Event, int | None], EventMark | None]] = {
    HANAFUDA: _of_flowers,
    BASHIFEN: _of_pack,
}
"""By `Game.family`: functions of an event and the last declarer of the deal."""
