"""The entries of a table: the sequence of everything that has happened there.

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
    """An event and its line in a record; two of them are equal if their lines are."""

    event: Event = field(compare=False)
    line: str


Record = list[RecordLine]


@dataclass(frozen=True, slots=True)
class Deck:
    """The entry of a deal: `cards` are the deck in dealing order, followed by a second shuffle for a later stock.

    The second shuffle is there where hands may be folded. Where one of seven seats sits the deal out, its number stands
    last.
    """

    table: str
    version: int
    cards: list[int]
    record: Record


@dataclass(frozen=True, slots=True)
class Tick:
    """The entry of a card that the clock has drawn."""

    table: str
    version: int
    record: Record


@dataclass(frozen=True, slots=True)
class Choice:
    """The entry of a seat's whole choice; `message` is the page's id of the message (None for a bot's choice)."""

    table: str
    version: int
    seat: int
    actions: list[int]
    message: str | None
    record: Record
    left: int | None = None
    """The milliseconds that the seat has left for the match after the choice, if it has such a clock."""


@dataclass(frozen=True, slots=True)
class Handover:
    """The entry of a seat that was handed to another player: `player` is `person` or a bot's id, `name` their name.

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
    """The entry of events that change no state of play: the promise of a deal, the words of seats."""

    table: str
    version: int
    record: Record


@dataclass(frozen=True, slots=True)
class Imported:
    """The entry of a whole match that was played elsewhere, the only one of its table.

    Its record is everything after the first line.
    """

    table: str
    version: int
    record: Record


@dataclass(frozen=True, slots=True)
class Ending:
    """The entry of an early end, which all persons have wished; the present standing is the result."""

    table: str
    version: int
    record: Record


Entry: TypeAlias = Deck | Tick | Choice | Handover | Annotation | Imported | Ending


def record_of_events(events: Iterable[Event], family: EventFamily) -> Record:
    """Make a record of events: each gets its line in the format of the family."""
    return [RecordLine(event, dump_line(event, family)) for event in events]


def record_of_lines(lines: Sequence[str]) -> Record:
    """Make a record of stored lines; ValueError if a line is not JSON."""
    events = cast(list[Event], json.loads(f"[{','.join(lines)}]"))
    return [RecordLine(event, line) for event, line in zip(events, lines, strict=True)]


def ends_match(entry: Entry) -> bool:
    """Whether the match is over after this entry."""
    return has_ended(entry.record)


def has_ended(record: Record) -> bool:
    """Whether the record has the end of its match; annotations may follow it."""
    return any(is_last(line.event) for line in reversed(record))


def cards_drawn(entries: Iterable[Entry]) -> int:
    """Count the cards that a clock has drawn since the last deal; the first is drawn with the deal."""
    drawn = 0
    for entry in entries:
        drawn = 1 if isinstance(entry, Deck) else drawn + isinstance(entry, Tick)
    return drawn
