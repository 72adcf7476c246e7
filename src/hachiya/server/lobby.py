"""The lobby on a WebSocket: the tables that wait for players, and every change."""

import asyncio

from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from hachiya.server.closing import POLICY_VIOLATION
from hachiya.server.limits import Bucket
from hachiya.server.server_parts import ServerParts, client
from hachiya.server.sockets import outbox_of, serve_admitted
from hachiya.server.visits import BANNED
from hachiya.tables.attendance.outbox import SEE_OFF_SECONDS

PING, PONG = "ping", '{"is":"pong"}'


async def lobby_socket(websocket: WebSocket) -> None:
    """Serve a visitor of the lobby: send all tables, then every change."""
    await serve_admitted(websocket, lambda parts: _look_in(parts, websocket))


async def _look_in(parts: ServerParts, websocket: WebSocket) -> None:
    limits = parts.settings.limits
    box = outbox_of(parts, websocket)
    asks = Bucket(limits.messages_rate, limits.messages_burst)
    stop = await parts.tables.registry.lobby.look_in(box)
    sender = asyncio.create_task(box.run(websocket.send_text, websocket.close))
    parts.visits.begin_in_lobby(box, address := client(websocket))
    if parts.bans.has(address):  # the ban has begun since the connection was admitted
        box.close(POLICY_VIOLATION, BANNED)
    try:
        while not box.closed:
            event = await websocket.receive()
            if event["type"] == "websocket.disconnect":
                raise WebSocketDisconnect(event.get("code", 1006))
            if event.get("text") == PING and asks.take():
                box.put(PONG)
            else:
                parts.counts.count_dropped("strikes")
                box.close(POLICY_VIOLATION, "the lobby takes a ping now and then, and nothing else")
        await asyncio.wait([sender], timeout=SEE_OFF_SECONDS)
    finally:
        parts.visits.end(box)
        stop()
        sender.cancel()
        await asyncio.gather(sender, return_exceptions=True)


LOBBY_SOCKET = WebSocketRoute("/api/lobby/ws", lobby_socket)
