"""A match as it stood when a deal was over, in a form that is kept: from there it is soon played on.

It holds what was promised of deals, and no secret.

Entries remain the truth. A snapshot that is damaged, or of another form, is left alone and all entries are played.
"""

import json
import zlib
from collections.abc import Mapping, Sequence
from dataclasses import asdict, replace
from functools import cache
from typing import Any, cast

from pydantic import TypeAdapter

from hachiya.engine.record import fields, values
from hachiya.explain.course import Course
from hachiya.explain.earlier import Earlier
from hachiya.explain.families import PARTS
from hachiya.tables.match.match import Before, Match
from hachiya.tables.stored.entries import Entry, ends_match
from hachiya.tables.stored.setup import Setup
from hachiya.tables.stored.snapshot import Snapshot

FORM = 4
"""Counted up when what is written here, or what a field of a state means, is another than before."""

_COUNTS = ("version", "deal_version", "move_version", "last_call_version", "question_version", "drawn")
_compact = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode


class BadSnapshot(Exception):
    """One that is damaged, or of another form."""


def snapshots(match: Match, entry: Entry) -> list[Snapshot]:
    """The one that is kept with the entry that has led to this match: where a deal is over and the match is not."""
    is_due = any(one.event["e"] == "deal_end" for one in entry.record) and not ends_match(entry)
    return [take_snapshot(match)] if is_due else []


def take_snapshot(match: Match) -> Snapshot:
    """The match as it is; it must stand between two deals."""
    content = {
        "form": _form(match),
        "names": match.seated.names,
        "players": match.seated.players,
        "away": sorted(match.away),
        "lapses": match.lapses,
        "clocks": match.clocks,
        "counts": [getattr(match, name) for name in _COUNTS],
        "state": values(match.table.state),
        "past": [[values(before.state), before.events] for before in match.past],
        "earlier": match.course.earlier,
        "events": match.course.events,
        "promised": [*match.fairness.promised.items()] if match.fairness else [],
        "chapters": [asdict(chapter) for chapter in match.course.chapters],
    }
    return Snapshot(match.setup.id, match.version, zlib.compress(_compact(content).encode()))


def restore_match(setup: Setup, snapshot: Snapshot) -> Match:
    """The match that it was taken of; BadSnapshot."""
    try:
        found = json.loads(zlib.decompress(snapshot.content))
        match = Match(setup)
        if found["form"] != _form(match):
            raise BadSnapshot
        return _filled(match, found)
    except (zlib.error, ValueError, TypeError, LookupError) as fault:
        raise BadSnapshot from fault


def _filled(match: Match, found: Mapping[str, Any]) -> Match:
    setup, game = match.setup, match.table.game
    deals, *sums = found["earlier"]
    course = Course(
        game,
        Earlier(deals, *map(tuple, sums)),
        tuple(found["events"]),
        tuple(_chapters(game.family).validate_python(found["chapters"])),
    )
    seated = replace(setup, names=tuple(found["names"]), players=tuple(found["players"]))
    match = Match.at_deal(setup, seated, _state(match, found["state"]), course, 0)
    match.away, match.lapses = frozenset(found["away"]), tuple(found["lapses"])
    match.clocks = tuple(found["clocks"])
    for name, count in zip(_COUNTS, found["counts"], strict=True):
        setattr(match, name, count)
    if match.fairness:
        match.fairness = replace(match.fairness, promised=dict(found["promised"]))
    match.past = tuple(Before(_state(match, state), events) for state, events in found["past"])
    match.next_teller.tell(cast(Mapping[str, Any], seated.head()[0].event))
    return match


def _state(match: Match, told: Sequence[Any]) -> Any:
    state = match.table.game.new_state()
    _fill(state, told)
    return state


def _fill(target: Any, told: Sequence[Any]) -> None:
    """The inverse of `values`."""
    for (name, length, _, nested), value in zip(fields(type(target)), told, strict=True):
        if nested:
            _fill(getattr(target, name), value)
        elif length:
            if len(value) != length:
                raise ValueError(name)
            setattr(target, name, value)
        else:
            setattr(target, name, value)


@cache
def _chapters(family: str) -> TypeAdapter[Any]:
    chapter: Any = PARTS[family].chapter
    kind: Any = list[chapter]
    return TypeAdapter(kind)


def _form(match: Match) -> list[Any]:
    """What a snapshot must be of to be understood: this form, these rules, and a state of these fields."""
    table = match.table
    return [FORM, table.game.name, table.game.version, _layout(type(table.state))]


def _layout(cls: type[Any]) -> int:
    """A number for the names and sizes of a record's fields, in their order."""
    found = 0
    for name, length, _, nested in fields(cls):
        found = zlib.crc32(f"{name} {length} {_layout(nested) if nested else 0}".encode(), found)
    return found
