"""What the person at a seat does, of which there is no more to be answered than that it is done."""

from collections.abc import Awaitable, Callable
from typing import TypeVar

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from hachiya.server.asked import own_seat, posted
from hachiya.server.body import read_body
from hachiya.server.hub import hub_of
from hachiya.tables.live.table import LiveTable
from hachiya.tables.protocol.incoming import Incoming

Body = TypeVar("Body", bound=Incoming)


def deed(name: str, shape: type[Body], do: Callable[[LiveTable, int, Body], Awaitable[None]]) -> Route:
    """`POST /t/TABLE/SEAT/name`: done for that table and seat, as the body says, if the person who asks has its key."""

    async def answer(request: Request) -> Response:
        hub = hub_of(request)
        body = read_body(shape, await posted(request, hub))
        table, seat = await own_seat(request, hub)
        await do(await hub.tables.registry.get(table), seat, body)
        return Response(status_code=204)

    return Route(f"/t/{{table}}/{{viewer}}/{name}", answer, methods=["POST"])
