"""The answer to whoever has got a seat: its cookie, its key, and a place on their own list."""

from contextlib import suppress

from starlette.requests import Request
from starlette.responses import Response

from hachiya.server.hub import hub_of
from hachiya.server.identity import seat_cookie
from hachiya.server.me import note
from hachiya.server.responses import answer
from hachiya.server.seats import seated
from hachiya.tables.keys import Key, digest
from hachiya.tables.problems import Problem
from hachiya.tables.tables import Opened


async def seated_answer(request: Request, seats: Opened) -> Response:
    """The seat of the person who asked, with its cookie, on their list; open seats as links to hand on."""
    response = answer(seated(seats), 201)
    seat_cookie(response, request, seats.setup.id, seats.own, seats.token)
    await noted(request, response, Key(seats.setup.id, seats.own, digest(seats.token)))
    return response


async def noted(request: Request, response: Response, key: Key) -> None:
    """The seat comes on the person's list; where that fails they have it all the same, and the page asks again."""
    with suppress(Problem):
        await note(hub_of(request), request, response, key)
