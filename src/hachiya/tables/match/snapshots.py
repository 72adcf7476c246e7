"""Snapshots of a match after a deal, to restore it without replaying all entries.

They hold the promises of deals, and no secret. A snapshot that is damaged or of another form is ignored, and all
entries are replayed.
"""

import json
import zlib
from collections.abc import Mapping, Sequence
from dataclasses import asdict, replace
from functools import cache
from typing import Any, cast

from pydantic import TypeAdapter
from pydantic_core import to_json

from hachiya.engine.record import fields, set_values, values
from hachiya.explain.course import Course
from hachiya.explain.earlier import Earlier
from hachiya.explain.families import PARTS
from hachiya.tables.match.match import Before, Match
from hachiya.tables.stored.entries import Entry, ends_match
from hachiya.tables.stored.setup import Setup
from hachiya.tables.stored.snapshot import Snapshot

FORM = 5
"""The version of the format, raised also when a field of a state changes its meaning."""

_COUNTS = ("version", "deal_version", "move_version", "last_call_version", "question_version", "drawn")


class BadSnapshot(Exception):
    """A snapshot that is damaged or of another form."""


def snapshots(match: Match, entry: Entry) -> list[Snapshot]:
    """Return the snapshot to store with the last entry, in a list.

    The list is empty unless a deal has ended and the match goes on.
    """
    is_due = any(line.event["e"] == "deal_end" for line in entry.record) and not ends_match(entry)
    return [take_snapshot(match)] if is_due else []


def take_snapshot(match: Match) -> Snapshot:
    """Make a snapshot of the match, which must be between two deals."""
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
    return Snapshot(match.setup.id, match.version, zlib.compress(to_json(content)))


def restore_match(setup: Setup, snapshot: Snapshot) -> Match:
    """Restore the match of a snapshot; raise BadSnapshot."""
    try:
        content = json.loads(zlib.decompress(snapshot.content))
        match = Match(setup)
        if content["form"] != _form(match):
            raise BadSnapshot
        return _restore(match, content)
    except (zlib.error, ValueError, TypeError, LookupError) as fault:
        raise BadSnapshot from fault


def _restore(match: Match, content: Mapping[str, Any]) -> Match:
    setup, game = match.setup, match.table.game
    deals, *sums = content["earlier"]
    course = Course(
        game,
        Earlier(deals, *map(tuple, sums)),
        tuple(content["events"]),
        tuple(_chapters(game.family).validate_python(content["chapters"])),
    )
    seated = replace(setup, names=tuple(content["names"]), players=tuple(content["players"]))
    match = Match.at_deal(setup, seated, _state(match, content["state"]), course, 0)
    match.away, match.lapses = frozenset(content["away"]), tuple(content["lapses"])
    match.clocks = tuple(content["clocks"])
    for name, count in zip(_COUNTS, content["counts"], strict=True):
        setattr(match, name, count)
    if match.fairness:
        match.fairness = replace(match.fairness, promised=dict(content["promised"]))
    match.past = tuple(Before(_state(match, state), events) for state, events in content["past"])
    match.next_teller.tell(cast(Mapping[str, Any], seated.head()[0].event))
    return match


def _state(match: Match, state_values: Sequence[Any]) -> Any:
    state = match.table.game.new_state()
    set_values(state, state_values)
    return state


@cache
def _chapters(family: str) -> TypeAdapter[Any]:
    chapter: Any = PARTS[family].chapter
    kind: Any = list[chapter]
    return TypeAdapter(kind)


def _form(match: Match) -> list[Any]:
    """The form of a snapshot: its version, the game and its rules, and the layout of the state."""
    table = match.table
    return [FORM, table.game.name, table.game.version, _layout(type(table.state))]


def _layout(cls: type[Any]) -> int:
    """A checksum of the names and sizes of a record's fields."""
    checksum = 0
    for name, length, _, nested in fields(cls):
        checksum = zlib.crc32(f"{name} {length} {_layout(nested) if nested else 0}".encode(), checksum)
    return checksum
