"""A person brings their finished matches along, in a history or a part of one (docs/history.md).

A match is verified line by line like any record, and kept for good. A page sends a long file in parts, each of whole
matches: so nothing here is larger than a part, and what was taken in stays so if the rest never comes.
"""

import asyncio
from collections.abc import Iterator, Sequence
from functools import partial
from io import BytesIO
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field, StringConstraints
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from typing_extensions import TypedDict

from hachiya.records.fields import SAFE, Count, Ordinal, Text
from hachiya.server import persons
from hachiya.server.body import read_bytes, read_query
from hachiya.server.brought import Brought, bring, brought, known_as, put_on_list
from hachiya.server.hub import Hub, hub_of
from hachiya.server.identity import person_cookie
from hachiya.server.me import known
from hachiya.server.own_seats import folded
from hachiya.server.responses import answer
from hachiya.server.security import check_origin
from hachiya.server.spoken import asked_language
from hachiya.tables.history import Found, Refused, read
from hachiya.tables.keys import digest, new_token
from hachiya.tables.opening import new_id
from hachiya.tables.problems import DamagedTable
from hachiya.tables.protocol.names import LONGEST_NAME
from hachiya.tables.setup import PERSON
from hachiya.tables.store import Conflict
from hachiya.words.errors import BadRecord
from hachiya.words.say import history as say
from hachiya.words.voice import say as said


class Part(BaseModel):
    """With which line of the file a part begins, and what its person is called in it."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    line: Annotated[int, Field(ge=1, le=SAFE)] = 1
    name: Annotated[str, StringConstraints(max_length=LONGEST_NAME)] = ""


class RefusedMatch(TypedDict):
    """A match that is not taken in: where it begins, and why, which says the line that is wrong."""

    line: Ordinal
    why: Text


class TakenIn(TypedDict):
    """How many matches have come in, how many were there before, and which ones are refused."""

    new: Count
    known: Count
    refused: list[RefusedMatch]


async def take_in(request: Request) -> Response:
    """The matches in the body; what is wrong with one harms no other."""
    hub = hub_of(request)
    check_origin(request, hub.settings.public, needed=False)
    hub.spend_file(request)
    part = read_query(Part, request.query_params)
    data = await read_bytes(request, hub.settings.limits.file_bytes, hub.settings.limits.file_seconds)
    person, token = await known(hub, request), None
    told: TakenIn = {"new": 0, "known": 0, "refused": []}
    async with hub.reels.one_at_a_time:
        matches = read(BytesIO(data), first=part.line)
        while one := await asyncio.to_thread(_next, matches, part.name):
            if isinstance(one, Refused):
                text = said(one.error.message, asked_language(request.headers))
                told["refused"].append({"line": one.line, "why": text})
                continue
            if person is None:
                person, token = new_id(), new_token()
                await hub.store.add(partial(persons.make, person=person, key=digest(token)))
            told["new" if await _keep(hub, person, *one) else "known"] += 1
    response = answer(told)
    if token is not None:
        person_cookie(response, request, token)
    return response


def _next(matches: Iterator[Found | Refused], name: str) -> tuple[Found, Brought, list[int]] | Refused | None:
    """The next match, ready to be kept for the seats of who is called so; None at the end."""
    found = next(matches, None)
    if not isinstance(found, Found):
        return found
    seats = own_seats_of(found, name)
    if not seats:
        return Refused(found.line, BadRecord(say.whose(), found.line))
    try:
        return found, brought(found), seats
    except DamagedTable as error:
        return Refused(found.line, BadRecord(error.message, found.line))


def own_seats_of(found: Found, name: str) -> list[int]:
    """Which seats of a match are those of who brings it.

    What the history says itself; else the seats of a person of this name; else the only person's.
    """
    if found.own:
        return [*found.own]
    players: Sequence[str] = found.setup.players
    played = [seat for seat, player in enumerate(players) if player == PERSON]
    called = [seat for seat in played if folded(found.setup.names[seat]) == folded(name)]
    return called or (played if len(played) == 1 else [])


async def _keep(hub: Hub, person: str, found: Found, match: Brought, seats: list[int]) -> bool:
    """Whether it is new here."""
    table = await hub.store.read(partial(known_as, found=found))
    if table is None:
        try:
            await hub.store.add(partial(bring, match=match, person=person, seats=seats))
        except Conflict:  # it has come another way meanwhile
            table = match.setup.id
        else:
            return True
    await hub.store.add(partial(put_on_list, table=table, person=person, seats=seats))
    return False


ROUTES = [Route("/api/me/history", take_in, methods=["POST"])]
