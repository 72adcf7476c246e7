"""The lobby over HTTP, and as news on a WebSocket: who waits for others, and a seat with them."""

import asyncio
from typing import Annotated

from pydantic import Field, Strict
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from hachiya.games.registry import MOST_SEATS
from hachiya.records.fields import Points, Word
from hachiya.server.asked import posted
from hachiya.server.body import read_body
from hachiya.server.hub import Hub, client, hub_of
from hachiya.server.identity import is_table
from hachiya.server.limits import Bucket
from hachiya.server.me import known
from hachiya.server.seating import seated_answer
from hachiya.server.sockets import POLICY_VIOLATION, abort_of, admitted
from hachiya.tables.outbox import SEE_OFF_SECONDS, Outbox
from hachiya.tables.problems import NoTable
from hachiya.tables.protocol.incoming import Incoming
from hachiya.tables.protocol.names import Name, PlantSign
from hachiya.tables.protocol.order import NewTable
from hachiya.tables.setup import PERSON

PING, PONG = "ping", '{"is":"pong"}'


class Coming(Incoming):
    """Somebody who comes to a table of the lobby; without a name they are a guest."""

    name: Name | None = None
    sign: PlantSign | None = None


class Wanting(Coming):
    """Whoever wants this game now, with so many seats; what is not said of its options is as usual."""

    game: Word
    seats: Annotated[int, Strict(), Field(ge=2, le=MOST_SEATS)]
    options: Annotated[dict[Word, Word | Points], Field(default_factory=dict, max_length=20)]


async def come(request: Request) -> Response:
    """A free seat at a table of the lobby."""
    hub = hub_of(request)
    body = read_body(Coming, await posted(request, hub))
    table = request.path_params["table"]
    if not is_table(table):
        raise NoTable
    hub.spend_opening(request)
    return await seated_answer(request, await hub.tables.come(table, body.name, body.sign, await known(hub, request)))


async def quick(request: Request) -> Response:
    """A seat with others who want the same now; where nobody waits, a table that waits for them."""
    hub = hub_of(request)
    body = read_body(Wanting, await posted(request, hub))
    hub.spend_opening(request)
    order = NewTable(
        game=body.game,
        options=body.options,
        name=body.name,
        opponents=[PERSON] * (body.seats - 1),
        sign=body.sign,
        lobby=True,
    )
    return await seated_answer(request, await hub.tables.quick(order, client(request), await known(hub, request)))


async def lobby_socket(websocket: WebSocket) -> None:
    """Whoever looks into the lobby: all tables first, then what changes."""
    await admitted(websocket, lambda hub: _look_in(hub, websocket))


async def _look_in(hub: Hub, websocket: WebSocket) -> None:
    limits = hub.settings.limits
    box = Outbox(limits.outbox_bytes, abort_of(websocket), lambda: hub.counts.dropped("slow"))
    asks = Bucket(limits.messages_rate, limits.messages_burst)
    lobby = hub.tables.house.lobby
    box.put(lobby.news())
    stop = lobby.listen(box.put)
    sender = asyncio.create_task(box.run(websocket.send_text, websocket.close))
    try:
        while not box.closed:
            event = await websocket.receive()
            if event["type"] == "websocket.disconnect":
                raise WebSocketDisconnect(event.get("code", 1006))
            if event.get("text") == PING and asks.take():
                box.put(PONG)
            else:
                hub.counts.dropped("strikes")
                box.close(POLICY_VIOLATION, "the lobby takes a ping now and then, and nothing else")
        await asyncio.wait([sender], timeout=SEE_OFF_SECONDS)
    finally:
        stop()
        sender.cancel()
        await asyncio.gather(sender, return_exceptions=True)


ROUTES: list[BaseRoute] = [
    Route("/api/lobby", quick, methods=["POST"]),
    Route("/api/lobby/{table}", come, methods=["POST"]),
    WebSocketRoute("/api/lobby/ws", lobby_socket),
]
