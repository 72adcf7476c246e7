"""A choice taken back, a match played on from a moment, a deal once more from another seat: each at a new table."""

import asyncio
from typing import Annotated

from pydantic import Field, Strict
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from hachiya.records.fields import SAFE
from hachiya.server.asked import posted, seat_of_path
from hachiya.server.body import read_body
from hachiya.server.hub import hub_of
from hachiya.server.identity import COOKIE, require_seat
from hachiya.server.seating import seated_answer
from hachiya.tables.branching import branched
from hachiya.tables.entries import has_ended
from hachiya.tables.problems import NoTable
from hachiya.tables.protocol.incoming import Incoming


class Branching(Incoming):
    """After so many moments of the match, counted from 1; none: before the own last choice."""

    moment: Annotated[int, Strict(), Field(ge=1, le=SAFE)] | None = None


async def branch(request: Request) -> Response:
    """A new table from a moment of this one, for the seat of the path. While a match goes on, for its own seat only."""
    hub = hub_of(request)
    wanted = read_body(Branching, await posted(request, hub))
    table, seat = seat_of_path(request)
    kept = await hub.store.load(table)
    if kept is None:
        raise NoTable
    setup, entries = kept
    if not any(has_ended(entry.record) for entry in reversed(entries)):
        await require_seat(hub.store, table, seat, request.cookies.get(COOKIE))
    found = await asyncio.to_thread(branched, setup, entries, seat, wanted.moment)
    hub.spend_opening(request)
    return await seated_answer(request, await hub.tables.branch(found))


ROUTES = [Route("/t/{table}/{viewer}/from", branch, methods=["POST"])]
