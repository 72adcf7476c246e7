"""Replays of finished matches: of tables of this server by their id, and of records from outside.

A record from outside is verified and stored for some minutes, under a key that follows from its content. No line of it
is logged.
"""

from base64 import urlsafe_b64encode
from collections.abc import Sequence
from contextlib import suppress
from hashlib import sha256
from typing import Annotated

from pydantic import Field, Strict

from hachiya.desk.caller import Caller
from hachiya.desk.desk import Desk
from hachiya.desk.operation import File, JsonText, operation
from hachiya.desk.problems import BadFile, Forgotten, NoSuchPage, NotInRecord
from hachiya.desk.seated import Seated, ViewerName, seat_caller, viewer_of
from hachiya.records.fields import SAFE, Text
from hachiya.records.load import Format
from hachiya.tables.problems import DamagedTable, NoTable, OutdatedTable, StillPlayed, StoreFailed
from hachiya.tables.protocol.incoming import Incoming
from hachiya.tables.protocol.names import is_table
from hachiya.tables.replays.branching import branch_record
from hachiya.tables.replays.record import record_bytes
from hachiya.tables.replays.replay import MatchReplay, Origin
from hachiya.tables.replays.shapes import DealAnswer, RecordOutline, match_outline
from hachiya.tables.replays.showing import deal_text
from hachiya.tables.stored.entries import has_ended
from hachiya.words.errors import BadRecord

_ID = 16
"""The length of a table's id; the id of a record from outside is as many letters of its key."""
_Number = Annotated[int, Strict(), Field(ge=0, le=SAFE)]


class RecordFile(Incoming):
    """A request to replay a record in any format."""

    data: bytes


class ReplayRequest(Incoming):
    """A request about a finished table by its id, or about a sent record by its key."""

    key: Text


class ReplayedMatchRequest(ReplayRequest):
    """A request about a match of a record; matches are counted from 0."""

    match: _Number


class ReplayedDealRequest(ReplayedMatchRequest):
    """A request for a deal as a viewer saw it, or with all hands open; deals are counted from 0."""

    deal: _Number
    viewer: ViewerName
    open: Annotated[bool, Strict()] = False


class MatchRecordRequest(ReplayedMatchRequest):
    """A request for the record of a match as a file of a format (`spelling`)."""

    spelling: Format


class PlayOnRequest(ReplayedMatchRequest):
    """A request to play on in a seat after a number of moments of the match, counted from 1."""

    seat: _Number
    moment: Annotated[int, Strict(), Field(ge=1, le=SAFE)]


@operation("POST", "/api/replays", spends=("file",), is_for_files=True)
async def send_record(desk: Desk, caller: Caller, request: RecordFile) -> RecordOutline:
    """Verify every line of a record from outside.

    The record is stored for some minutes under the answer's `key`, which follows from its content.
    """
    key = urlsafe_b64encode(sha256(request.data).digest()).decode().rstrip("=")
    try:
        matches = await desk.replays.read_file(caller.client, key, request.data, Origin(key[:_ID]))
    except BadRecord as error:
        raise BadFile(error.message) from None
    with suppress(StoreFailed):  # the record is in memory anyway
        await desk.temporary_store.put_record(key, request.data)
    return _answer(key, matches)


@operation("GET", "/api/replays/{key}")
async def record_outline(desk: Desk, caller: Caller, request: ReplayRequest) -> RecordOutline:
    """Return the matches, deals and highlights of a finished table, or of a record that was sent before."""
    return _answer(request.key, await find_replays(desk, caller, request.key))


@operation("GET", "/api/replays/{key}/{match}/{deal}/{viewer}")
async def replayed_deal(desk: Desk, caller: Caller, request: ReplayedDealRequest) -> JsonText[DealAnswer]:
    """Return a deal as a viewer saw it: the table before the deal, and an entry for each moment."""
    match = await find_match(desk, caller, request.key, request.match)
    if request.deal >= len(match.deals):
        raise NotInRecord
    viewer = viewer_of(request.viewer)
    if viewer != "table" and viewer >= len(match.setup.names):
        raise NotInRecord
    return JsonText(
        await desk.workers.compute(caller.client, deal_text, match, request.deal, viewer, everything=request.open)
    )


@operation("GET", "/api/replays/{key}/{match}/record.{spelling}", spends=("file",))
async def record_of_match(desk: Desk, caller: Caller, request: MatchRecordRequest) -> File:
    """Return the record of a match as a file."""
    match = await find_match(desk, caller, request.key, request.match)
    name = f"{match.game.name}-{match.setup.id}.{request.spelling}"
    media_type = "text/plain" if request.spelling == "fuda" else "application/x-ndjson"
    return File(name, media_type, await desk.workers.compute(caller.client, record_bytes, match, request.spelling))


@operation("POST", "/api/replays/{key}/{match}/from", spends=("request", "opening"), creates=True)
async def play_on_from_record(desk: Desk, caller: Caller, request: PlayOnRequest) -> Seated:
    """Open a new table against bots from a moment of a sent record; tables of the server branch by their seats."""
    if is_table(request.key):
        raise NoSuchPage
    match = await find_match(desk, caller, request.key, request.match)
    defaults = desk.tables.services.defaults
    branch = await desk.workers.compute(caller.client, branch_record, match, request.seat, request.moment, defaults)
    return await seat_caller(desk, caller, await desk.tables.opening.branch(branch, caller.client))


async def find_match(desk: Desk, caller: Caller, key: str, number: int) -> MatchReplay:
    """Return the match of a record or table with this number (from 0); raise NotInRecord if there is none."""
    matches = await find_replays(desk, caller, key)
    if number >= len(matches):
        raise NotInRecord
    return matches[number]


async def find_replays(desk: Desk, caller: Caller, key: str) -> Sequence[MatchReplay]:
    """Return the matches of a sent record by its key, or of a finished table by its id.

    A Problem says why they are not available.
    """
    replays = desk.replays.get(key)
    if replays is not None:
        return replays
    if not is_table(key):
        return await _sent_record(desk, caller, key)
    loaded = await desk.store.load(key)
    if loaded is None:
        raise NoTable
    setup, entries = loaded
    record = [*setup.head(), *(item for entry in entries for item in entry.record)]
    if not has_ended(record):
        raise StillPlayed
    try:
        return await desk.replays.read_record(caller.client, key, record, Origin(key, setup.players))
    except BadRecord:
        raise (OutdatedTable if setup.is_outdated else DamagedTable) from None


async def _sent_record(desk: Desk, caller: Caller, key: str) -> Sequence[MatchReplay]:
    """The matches of a record that was sent before; Forgotten if it is no longer stored."""
    data = await desk.temporary_store.record(key)
    if data is None:
        raise Forgotten
    try:
        return await desk.replays.read_file(caller.client, key, data, Origin(key[:_ID]))
    except BadRecord:
        raise Forgotten from None


def _answer(key: str, matches: Sequence[MatchReplay]) -> RecordOutline:
    return {"key": key, "house": is_table(key), "matches": [match_outline(match) for match in matches]}
