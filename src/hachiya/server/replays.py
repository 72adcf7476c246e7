"""Matches that are over, seen again: those of this house by their id, and records from outside, which nobody keeps.

A record from outside is verified and stays in memory for some minutes, under a key that only its content gives; it is
written nowhere, and no line of it into any log.
"""

import asyncio
from base64 import urlsafe_b64encode
from collections.abc import Sequence
from hashlib import sha256
from typing import Annotated, get_args

from pydantic import Field, Strict
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from hachiya.desk.problems import BadFile, Forgotten, NoSuchDeal, NoSuchPage
from hachiya.records.fields import SAFE
from hachiya.records.load import Format
from hachiya.records.redaction import Viewer
from hachiya.server.asked import posted
from hachiya.server.body import read_body, read_bytes
from hachiya.server.hub import Hub, hub_of
from hachiya.server.identity import is_table, viewer_of
from hachiya.server.responses import answer
from hachiya.server.seating import seated_answer
from hachiya.server.security import check_origin
from hachiya.tables.branching import from_record
from hachiya.tables.entries import has_ended
from hachiya.tables.problems import DamagedTable, NoTable, OutdatedTable, StillPlayed
from hachiya.tables.protocol.incoming import Incoming
from hachiya.tables.reels.record import record_bytes
from hachiya.tables.reels.reel import Origin, Reel
from hachiya.tables.reels.shapes import ReelAnswer, reel_match
from hachiya.tables.reels.showing import deal_text
from hachiya.words.errors import BadRecord

_ID = 16
"""Letters of a table's id; a record from outside goes by as many of its key."""


async def open_record(request: Request) -> Response:
    """A record from outside, in the body."""
    hub = hub_of(request)
    check_origin(request, hub.settings.public, needed=False)
    hub.spend_file(request)
    limits = hub.settings.limits
    data = await read_bytes(request, limits.file_bytes, limits.file_seconds)
    key = urlsafe_b64encode(sha256(data).digest()).decode().rstrip("=")
    try:
        return _told(key, await hub.reels.read(key, data, Origin(key[:_ID])))
    except BadRecord as error:
        raise BadFile(error.message) from None


async def again(request: Request) -> Response:
    """What a match holds that is over, or a record that was sent before."""
    hub = hub_of(request)
    hub.spend_request(request)
    key = request.path_params["key"]
    return _told(key, await found_reels(hub, key))


async def deal(request: Request) -> Response:
    """One deal as a viewer sees it; `?open` lays all hands open."""
    hub = hub_of(request)
    hub.spend_request(request)
    reel = match_of(request, await found_reels(hub, request.path_params["key"]))
    number = request.path_params["deal"]
    if number >= len(reel.deals):
        raise NoSuchDeal
    viewer = _seat_of(request, reel)
    everything = "open" in request.query_params
    text = await asyncio.to_thread(deal_text, reel, number, viewer, everything=everything)
    return Response(text.encode(), media_type="application/json")


async def record(request: Request) -> Response:
    """The record of a match, to keep."""
    hub = hub_of(request)
    hub.spend_request(request)
    reel = match_of(request, await found_reels(hub, request.path_params["key"]))
    spelling = request.path_params["spelling"]
    if spelling not in get_args(Format):
        raise NoSuchPage
    return Response(
        await asyncio.to_thread(record_bytes, reel, spelling),
        media_type="text/plain" if spelling == "fuda" else "application/x-ndjson",
        headers={"content-disposition": f'attachment; filename="{reel.game.name}-{reel.setup.id}.{spelling}"'},
    )


class PlayingOn(Incoming):
    """In this seat, after so many moments of the match, counted from 1."""

    seat: Annotated[int, Strict(), Field(ge=0, le=SAFE)]
    moment: Annotated[int, Strict(), Field(ge=1, le=SAFE)]


async def play_on(request: Request) -> Response:
    """A new table against bots from a moment of a record that was sent; from a table of the house its seats lead on."""
    hub = hub_of(request)
    wanted = read_body(PlayingOn, await posted(request, hub))
    key = request.path_params["key"]
    if is_table(key):
        raise NoSuchPage
    reel = match_of(request, await found_reels(hub, key))
    found = await asyncio.to_thread(from_record, reel, wanted.seat, wanted.moment, hub.tables.house.habits)
    hub.spend_opening(request)
    return await seated_answer(request, await hub.tables.branch(found))


def match_of(request: Request, found: Sequence[Reel]) -> Reel:
    """The match of the path among those of its record; NoSuchDeal."""
    match: int = request.path_params["match"]
    if match >= len(found):
        raise NoSuchDeal
    return found[match]


def _seat_of(request: Request, reel: Reel) -> Viewer:
    viewer = viewer_of(request)
    if viewer != "table" and viewer >= len(reel.setup.names):
        raise NoSuchDeal
    return viewer


def _told(key: str, found: Sequence[Reel]) -> Response:
    told: ReelAnswer = {"key": key, "house": is_table(key), "matches": [reel_match(reel) for reel in found]}
    return answer(told)


async def found_reels(hub: Hub, key: str) -> Sequence[Reel]:
    """The matches of a record by its key or table; a Problem says why they cannot be had."""
    found = hub.reels.get(key)
    if found is not None:
        return found
    if not is_table(key):
        raise Forgotten
    kept = await hub.store.load(key)
    if kept is None:
        raise NoTable
    setup, entries = kept
    written = [*setup.head(), *(one for entry in entries for one in entry.record)]
    if not has_ended(written):
        raise StillPlayed
    data = "".join(f"{one.line}\n" for one in written).encode()
    try:
        return await hub.reels.read(key, data, Origin(key, setup.players))
    except BadRecord:
        raise (OutdatedTable if setup.is_outdated else DamagedTable) from None


REPLAY_ROUTES = [
    Route("/api/replays", open_record, methods=["POST"]),
    Route("/api/replays/{key}", again),
    Route("/api/replays/{key}/{match:int}/record.{spelling}", record),
    Route("/api/replays/{key}/{match:int}/from", play_on, methods=["POST"]),
    Route("/api/replays/{key}/{match:int}/{deal:int}/{viewer}", deal),
]
