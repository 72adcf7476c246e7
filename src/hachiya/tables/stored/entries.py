"""The entries of a table, one for each thing that happened there in order.

An entry is a deck, a card of the clock, a choice, a handover of a seat, an annotation, or an agreed end; or the whole
record of a match that was played elsewhere.
"""

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias, cast

from hachiya.records.ended_early import is_last
from hachiya.records.events import Event, EventFamily
from hachiya.records.jsonl import dump_line


@dataclass(frozen=True, slots=True)
class RecordLine:
    """An event and its line in a record; comparing the lines is enough."""

    event: Event = field(compare=False)
    line: str


Record = list[RecordLine]


@dataclass(frozen=True, slots=True)
class Deck:
    """A deck was dealt: `cards` in dealing order, and where hands may be folded a second shuffle for the stock.

    Where one of seven sits the deal out, its seat stands last.
    """

    table: str
    version: int
    cards: list[int]
    record: Record


@dataclass(frozen=True, slots=True)
class Tick:
    """The clock drew a card."""

    table: str
    version: int
    record: Record


@dataclass(frozen=True, slots=True)
class Choice:
    """A seat chose: the actions of one choice, and the client's id of the message (None: a bot's)."""

    table: str
    version: int
    seat: int
    actions: list[int]
    message: str | None
    record: Record
    left: int | None = None
    """The milliseconds that the seat has left for the match after it, if it has such a clock."""


@dataclass(frozen=True, slots=True)
class Handover:
    """A seat was handed to another player: `player` is `person` or a bot's id, `name` their name.

    A bot that `stands_in` plays until the person comes back.
    """

    table: str
    version: int
    seat: int
    player: str
    name: str
    record: Record
    stands_in: bool = False


@dataclass(frozen=True, slots=True)
class Annotation:
    """Events around the game that change no state of play: a promise of a deal, the words of seats."""

    table: str
    version: int
    record: Record


@dataclass(frozen=True, slots=True)
class Imported:
    """A whole match that was played elsewhere: the only entry of its table. The record is all after its first line."""

    table: str
    version: int
    record: Record


@dataclass(frozen=True, slots=True)
class Ending:
    """All persons have ended the match early; the present standing is its result."""

    table: str
    version: int
    record: Record


Entry: TypeAlias = Deck | Tick | Choice | Handover | Annotation | Imported | Ending


def record_of_events(events: Iterable[Event], family: EventFamily) -> Record:
    """Events of the family with their lines."""
    return [RecordLine(event, dump_line(event, family)) for event in events]


def record_of_lines(lines: Sequence[str]) -> Record:
    """The record of these lines; ValueError where one is no JSON."""
    events = cast(list[Event], json.loads(f"[{','.join(lines)}]"))
    return [RecordLine(event, line) for event, line in zip(events, lines, strict=True)]


def ends_match(entry: Entry) -> bool:
    """Whether the match is over with this entry."""
    return has_ended(entry.record)


def has_ended(record: Record) -> bool:
    """Whether the record ends its match; annotations may follow the end."""
    return any(is_last(line.event) for line in reversed(record))


def cards_drawn(entries: Iterable[Entry]) -> int:
    """The number of cards that a clock has drawn since the last deal, the first with the deal."""
    drawn = 0
    for entry in entries:
        drawn = 1 if isinstance(entry, Deck) else drawn + isinstance(entry, Tick)
    return drawn
