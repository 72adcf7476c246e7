"""What stands out in a deal, and is marked on the course of a match."""

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
    """What stands out, of which seat, and after which moment of its deal (from 1); with the keys of its yaku."""

    at: Count
    what: What
    seat: Seat
    yaku: NotRequired[list[str]]


class EventMark(NamedTuple):
    """What an event marks."""

    what: What
    seat: int
    yaku: tuple[str, ...] = ()


def marks(family: str, moments: Iterable[Iterable[Event]]) -> list[Mark]:
    """What stands out in a deal of these moments, each with its events; no thing twice in a moment."""
    marked = _FAMILIES[family]
    found: list[Mark] = []
    declarer: int | None = None
    for at, events in enumerate(moments, 1):
        seen = set()
        for event in events:
            one = marked(event, declarer)
            declarer = event["seat"] if event["e"] == "declare" else declarer
            if one is not None and one not in seen:
                seen.add(one)
                mark: Mark = {"at": at, "what": one.what, "seat": one.seat}
                if one.yaku:
                    mark["yaku"] = list(one.yaku)
                found.append(mark)
    return found


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
    """Who declares over another's declaration rebels."""
    if event["e"] == "declare" and declarer not in (None, event["seat"]):
        return EventMark("rebellion", event["seat"])
    return EventMark("failed_lead", event["seat"]) if event["e"] == "failed_lead" else None


_FAMILIES: Mapping[str, Callable[[Event, int | None], EventMark | None]] = {
    HANAFUDA: _of_flowers,
    BASHIFEN: _of_pack,
}
"""(event, who has declared last in the deal), by `Game.family`."""
