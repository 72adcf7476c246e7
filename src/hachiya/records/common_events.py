"""The events that every family has: the first line and annotations; their keys and types."""

from collections.abc import Mapping
from typing import Any, Literal, NotRequired, TypeAlias, get_args, get_origin, get_type_hints

from pydantic import ConfigDict
from typing_extensions import TypedDict

from hachiya.records.fields import (
    Format,
    Game,
    Hex,
    Milliseconds,
    Moment,
    NamesBySeat,
    Options,
    Ordinal,
    Seat,
    Seats,
    Text,
    Version,
    Viewer,
)


class Timed(TypedDict):
    """The time of an event, which every event may carry and which is written last."""

    t: NotRequired[Milliseconds]


class Match(Timed):
    """The first event of a match: the game, its rules, and the names by seat; `viewer` marks a redacted record.

    In a history `id` is the table's, `players` has a bot or `person` for each seat, `opened` is the time of opening.
    In the history of one person `own` has their seats.
    """

    e: Literal["match"]
    format: Format
    game: Game
    version: Version
    options: Options
    seats: Seats
    names: NamesBySeat
    viewer: NotRequired[Viewer]
    id: NotRequired[Text]
    players: NotRequired[NamesBySeat]
    opened: NotRequired[Moment]
    own: NotRequired[list[Seat]]


# ------------------------------------------------------------------------------------- annotations


class Commit(Timed):
    """Fair shuffle: the hash of the server's secret for deal `n`, published before the deal."""

    e: Literal["commit"]
    n: Ordinal
    sha256: Hex


class Entropy(Timed):
    """Fair shuffle: a seat's own words, first as their hash `sha256`, later as `words`; never both in one event."""

    e: Literal["entropy"]
    n: Ordinal
    seat: Seat
    sha256: NotRequired[Hex]
    words: NotRequired[Text]


class Reveal(Timed):
    """Fair shuffle: the server's secret, published after the deal."""

    e: Literal["reveal"]
    n: Ordinal
    secret: Hex


class SeatChange(Timed):
    """A new player of a seat."""

    e: Literal["seat"]
    seat: Seat
    by: Literal["person", "bot"]
    name: Text


class Note(Timed):
    """A note in free words, which no rule reads."""

    e: Literal["note"]
    text: Text


Annotation = Commit | Entropy | Reveal | SeatChange | Note
"""An event around the game, which no rule reads."""

AnyEvent: TypeAlias = Mapping[str, Any]
"""An event of any game as its line has it: `e` decides its keys and their types (docs/library/record.md)."""
NewEvent: TypeAlias = dict[str, Any]
"""An event in the making."""

# ------------------------------------------------------------------------------------- keys and types

STRICT = ConfigDict(extra="forbid", strict=True)
"""Strict validation: no conversion (an int is no bool, a float no int), and no unknown key."""

Hints = dict[str, Any]


def key_types_of(kind: type) -> Hints:
    """The keys of a TypedDict in canonical order (`e` first, `t` last), each with its type."""
    hints = get_type_hints(kind, include_extras=True)
    for key, hint in hints.items():
        if get_origin(hint) is NotRequired:
            hints[key] = get_args(hint)[0]
    if "t" in hints:
        hints["t"] = hints.pop("t")
    return hints


def event_types_by_tag(union: Any, tag: str) -> dict[str, type]:
    """The members of a union of TypedDicts by the value of their key `tag`; they are validated strictly from now on."""
    for kind in get_args(union):
        setattr(kind, "__pydantic_config__", STRICT)  # noqa: B010 (no such attribute for the type checker)
    return {get_args(key_types_of(kind)[tag])[0]: kind for kind in get_args(union)}
