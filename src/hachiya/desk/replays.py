"""Matches that are over, seen again: those of this house by their id, and records from outside.

A record from outside is verified and kept for some minutes, under a key that only its content gives; no line of it goes
into any log.
"""

from base64 import urlsafe_b64encode
from collections.abc import Sequence
from contextlib import suppress
from hashlib import sha256
from typing import Annotated

from pydantic import Field, Strict

from hachiya.desk.caller import Caller
from hachiya.desk.desk import Desk
from hachiya.desk.operation import File, Written, operation
from hachiya.desk.problems import BadFile, Forgotten, NoSuchDeal, NoSuchPage
from hachiya.desk.seated import Seated, ViewerName, seat_caller, viewer_of
from hachiya.records.fields import SAFE, Text
from hachiya.records.load import Format
from hachiya.tables.problems import DamagedTable, NoTable, OutdatedTable, StillPlayed, StoreFailed
from hachiya.tables.protocol.incoming import Incoming
from hachiya.tables.protocol.names import is_table
from hachiya.tables.replays.branching import from_record
from hachiya.tables.replays.record import record_bytes
from hachiya.tables.replays.replay import MatchReplay, Origin
from hachiya.tables.replays.shapes import DealAnswer, RecordOutline, match_outline
from hachiya.tables.replays.showing import deal_text
from hachiya.tables.stored.entries import has_ended
from hachiya.words.errors import BadRecord

_ID = 16
"""Letters of a table's id; a record from outside goes by as many of its key."""
_Number = Annotated[int, Strict(), Field(ge=0, le=SAFE)]


class RecordFile(Incoming):
    """A record in any spelling."""

    data: bytes


class Replayed(Incoming):
    """A table of the house whose match is over, or the key of a record that was sent before."""

    key: Text


class ReplayedMatch(Replayed):
    """A match of a record; matches count from 0."""

    match: _Number


class ReplayedDeal(ReplayedMatch):
    """A deal as a viewer saw it, or with every hand open; deals count from 0."""

    deal: _Number
    viewer: ViewerName
    open: Annotated[bool, Strict()] = False


class RecordOfMatch(ReplayedMatch):
    """The record of a match in a spelling."""

    spelling: Format


class PlayingOn(ReplayedMatch):
    """In this seat, after so many moments of the match, counted from 1."""

    seat: _Number
    moment: Annotated[int, Strict(), Field(ge=1, le=SAFE)]


@operation("POST", "/api/replays", spends=("file",), is_for_files=True)
async def send_record(desk: Desk, _caller: Caller, asked: RecordFile) -> RecordOutline:
    """A record from outside: every line is verified.

    It is kept for some minutes under the answer's `key`, which follows from its content.
    """
    key = urlsafe_b64encode(sha256(asked.data).digest()).decode().rstrip("=")
    try:
        matches = await desk.replays.read(key, asked.data, Origin(key[:_ID]))
    except BadRecord as error:
        raise BadFile(error.message) from None
    with suppress(StoreFailed):  # it is in memory all the same
        await desk.keepsakes.put_record(key, asked.data)
    return _answer(key, matches)


@operation("GET", "/api/replays/{key}")
async def record_outline(desk: Desk, _caller: Caller, asked: Replayed) -> RecordOutline:
    """A match of this house that is over, or a record that was sent before: its matches, deals and what stands out."""
    return _answer(asked.key, await find_replays(desk, asked.key))


@operation("GET", "/api/replays/{key}/{match}/{deal}/{viewer}")
async def replayed_deal(desk: Desk, _caller: Caller, asked: ReplayedDeal) -> Written[DealAnswer]:
    """One deal as a viewer saw it: how all lay before it, and an entry for each moment."""
    match = await find_match(desk, asked.key, asked.match)
    if asked.deal >= len(match.deals):
        raise NoSuchDeal
    viewer = viewer_of(asked.viewer)
    if viewer != "table" and viewer >= len(match.setup.names):
        raise NoSuchDeal
    return Written(await desk.workers.compute(deal_text, match, asked.deal, viewer, everything=asked.open))


@operation("GET", "/api/replays/{key}/{match}/record.{spelling}")
async def record_of_match(desk: Desk, _caller: Caller, asked: RecordOfMatch) -> File:
    """The record of a match, as a file."""
    match = await find_match(desk, asked.key, asked.match)
    name = f"{match.game.name}-{match.setup.id}.{asked.spelling}"
    media_type = "text/plain" if asked.spelling == "fuda" else "application/x-ndjson"
    return File(name, media_type, await desk.workers.compute(record_bytes, match, asked.spelling))


@operation("POST", "/api/replays/{key}/{match}/from", spends=("request", "opening"), creates=True)
async def play_on_from_record(desk: Desk, caller: Caller, asked: PlayingOn) -> Seated:
    """A new table against bots from a moment of a record that was sent; from a table of the house its seats lead on."""
    if is_table(asked.key):
        raise NoSuchPage
    match = await find_match(desk, asked.key, asked.match)
    defaults = desk.tables.services.defaults
    branch = await desk.workers.compute(from_record, match, asked.seat, asked.moment, defaults)
    return await seat_caller(desk, caller, await desk.tables.opening.branch(branch))


async def find_match(desk: Desk, key: str, number: int) -> MatchReplay:
    """A match of a record by its number; NoSuchDeal."""
    matches = await find_replays(desk, key)
    if number >= len(matches):
        raise NoSuchDeal
    return matches[number]


async def find_replays(desk: Desk, key: str) -> Sequence[MatchReplay]:
    """The matches of a record by its key or table; a Problem says why they cannot be had."""
    kept = desk.replays.get(key)
    if kept is not None:
        return kept
    if not is_table(key):
        return await _sent(desk, key)
    loaded = await desk.store.load(key)
    if loaded is None:
        raise NoTable
    setup, entries = loaded
    record = [*setup.head(), *(item for entry in entries for item in entry.record)]
    if not has_ended(record):
        raise StillPlayed
    try:
        return await desk.replays.of_record(key, record, Origin(key, setup.players))
    except BadRecord:
        raise (OutdatedTable if setup.is_outdated else DamagedTable) from None


async def _sent(desk: Desk, key: str) -> Sequence[MatchReplay]:
    """The matches of a record that was sent before; Forgotten."""
    data = await desk.keepsakes.record(key)
    if data is None:
        raise Forgotten
    try:
        return await desk.replays.read(key, data, Origin(key[:_ID]))
    except BadRecord:
        raise Forgotten from None


def _answer(key: str, matches: Sequence[MatchReplay]) -> RecordOutline:
    return {"key": key, "house": is_table(key), "matches": [match_outline(match) for match in matches]}
