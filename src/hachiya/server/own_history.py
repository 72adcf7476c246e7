"""All finished matches of a person in one file, a history (docs/history.md)."""

import logging
from collections.abc import AsyncIterator, Mapping, Sequence
from functools import partial

from sqlalchemy import Connection, select
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route

from hachiya.desk.problems import NoPerson
from hachiya.server import persons, schema
from hachiya.server.hub import hub_of
from hachiya.server.identity import person_key
from hachiya.server.store import EventStore
from hachiya.server.upkeep.exporting import match_lines

_log = logging.getLogger(__name__)


async def history(request: Request) -> Response:
    """The records of the own matches that are over, the first one first; a match at a time is read and sent."""
    hub = hub_of(request)
    hub.spend_file(request)
    key = person_key(request)
    if key is None:
        raise NoPerson
    tables = await hub.store.read(lambda connection: _over(connection, key))
    if tables is None:
        raise NoPerson
    return StreamingResponse(
        _matches(hub.store, tables),
        media_type="application/x-ndjson",
        headers={"content-disposition": 'attachment; filename="hachiya-history.jsonl"'},
    )


def _over(connection: Connection, key: str) -> Mapping[str, Sequence[int]] | None:
    """The person's seats at each table that is over; None where nobody is known by this key."""
    person = persons.person_of(connection, key)
    if person is None:
        return None
    columns = schema.own_seats.c
    query = select(columns.table_id, columns.seat).where(columns.person == person, columns.ended > 0)
    found: dict[str, list[int]] = {}
    for table, seat in connection.execute(query.order_by(columns.ended, columns.table_id, columns.seat)):
        found.setdefault(table, []).append(seat)
    return found


async def _matches(store: EventStore, tables: Mapping[str, Sequence[int]]) -> AsyncIterator[bytes]:
    for table, own in tables.items():
        lines = await store.read(partial(match_lines, table=table, own=own))
        if lines is None:
            _log.error("table %s is damaged and is left out of a history", table)
        else:
            yield "".join(f"{line}\n" for line in lines).encode()


ROUTES = [Route("/api/me/history.jsonl", history)]
