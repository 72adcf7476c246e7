"""The lobby on a WebSocket: the tables that wait for players, and every change."""

import asyncio
from collections.abc import Callable

from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from hachiya.desk.closing import POLICY_VIOLATION, close_code
from hachiya.server.limits import Bucket
from hachiya.server.server_parts import ServerParts, client
from hachiya.server.sockets import outbox_of, serve_admitted
from hachiya.server.visits import BANNED
from hachiya.tables.attendance.outbox import SEE_OFF_SECONDS, Outbox
from hachiya.tables.problems import OwnedElsewhere, Problem

PING, PONG = "ping", '{"is":"pong"}'


async def lobby_socket(websocket: WebSocket) -> None:
    """Serve a visitor of the lobby: send all tables, then every change."""
    await serve_admitted(websocket, lambda parts: _look_in(parts, websocket))


async def _look_in(parts: ServerParts, websocket: WebSocket) -> None:
    limits = parts.settings.limits
    box = outbox_of(parts, websocket)
    asks = Bucket(limits.messages_rate, limits.messages_burst)
    stop = await _listen(parts, box)
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


async def _listen(parts: ServerParts, box: Outbox) -> Callable[[], None]:
    """Send the lobby and its changes to `box`, from the process that owns it; return a function that stops it."""
    try:
        try:
            return await parts.tables.registry.lobby.look_in(box)
        except OwnedElsewhere as elsewhere:
            if parts.relay is None:
                raise
            return await parts.relay.look_in(elsewhere.process, box)
    except Problem as fault:
        parts.counts.count_refusal(fault.code)
        box.close(close_code(fault), str(fault))
        return lambda: None


LOBBY_SOCKET = WebSocketRoute("/api/lobby/ws", lobby_socket)
