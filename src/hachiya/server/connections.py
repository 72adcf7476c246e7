"""Connections below the application: uvicorn's protocols, hardened against clients that hold or fill connections."""

import asyncio
from typing import TYPE_CHECKING, cast

from starlette.applications import Starlette
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import ClientDisconnected, get_remote_addr
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame
from websockets.http11 import Request

from hachiya.server.limits import Bucket, client_of_address
from hachiya.server.server_parts import ServerParts
from hachiya.server.sockets import ABORT
from hachiya.tables.attendance.outbox import SEE_OFF_SECONDS

if TYPE_CHECKING:
    from uvicorn import Config
    from uvicorn._types import ASGISendEvent

_REQUEST_SECONDS = 10.0
"""The time limit for the head of a request."""
_HEAD_BYTES = 65_536
_FRAMES_RATE, _FRAMES_BURST = 10.0, 100
"""The number of frames that are no messages that a WebSocket may send per second, and at once."""


def _parts(config: "Config") -> ServerParts:
    return cast(Starlette, config.app).state.parts  # type: ignore[no-any-return]


class _Socket:
    """A socket that is counted among those of its client, until it is closed."""

    def __init__(self, parts: ServerParts, client: str | None) -> None:
        self._parts = parts
        self._client = client

    @classmethod
    def of(cls, parts: ServerParts, transport: asyncio.Transport) -> "_Socket | None":
        """Count a new socket for its client; None if that client holds too many.

        The sockets of a proxy belong to many people, so they have no limit for one client.
        """
        address = get_remote_addr(transport)
        host = address[0] if address else "-"
        client = None if host in parts.settings.proxies else client_of_address(host)
        if parts.sockets.open(client):
            return cls(parts, client)
        parts.counts.count_refusal("sockets")
        return None

    def release(self) -> None:
        """Count the socket no longer, since it is closed."""
        self._parts.sockets.close(self._client)


class HttpProtocol(HttpToolsProtocol):
    """uvicorn's HTTP protocol, which closes connections that ask for nothing, or never finish a request's head.

    It also refuses more sockets of a client than are allowed, whether or not anything was asked over them.
    """

    _patience: asyncio.TimerHandle | None = None
    _socket: "_Socket | None" = None
    _head = 0
    """Bytes that have come while the head of a request is waited for."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count the socket, and begin to wait for the first request."""
        super().connection_made(transport)
        self._socket = _Socket.of(_parts(self.config), transport)
        if self._socket is None:
            transport.abort()
        else:
            self._wait()

    def data_received(self, data: bytes) -> None:
        """Close the connection if the head of a request becomes too long."""
        super().data_received(data)
        if self._patience is not None:
            self._head += len(data)
            if self._head > _HEAD_BYTES:
                self.transport.abort()

    def on_message_begin(self) -> None:
        """Begin to wait for the end of a request's head."""
        super().on_message_begin()
        self._wait()

    def on_headers_complete(self) -> None:
        """Stop waiting: the head of the request is complete."""
        self._stop_waiting()
        super().on_headers_complete()

    def handle_websocket_upgrade(self) -> None:
        """Hand the counted socket over to the WebSocket protocol."""
        transport, counted = self.transport, self._socket
        super().handle_websocket_upgrade()
        taken_over = transport.get_protocol()
        if isinstance(taken_over, WebSocketProtocol):
            taken_over.counted, self._socket = counted, None

    def connection_lost(self, exc: Exception | None) -> None:
        """Count the socket no longer."""
        self._stop_waiting()
        if self._socket:
            self._socket.release()
        super().connection_lost(exc)

    def _wait(self) -> None:
        self._stop_waiting()
        self._head = 0
        self._patience = self.loop.call_later(_REQUEST_SECONDS, self.transport.abort)

    def _stop_waiting(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket protocol, which closes connections whose peer does not read or sends useless frames.

    Plain uvicorn would wait for ever for a peer that no longer reads. Heartbeats, answers to none, and endless pieces
    of messages never reach the application, which counts messages, so they are counted here.
    """

    counted: "_Socket | None" = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin to count the frames that are no messages."""
        super().connection_made(transport)
        self._small_frames = Bucket(_FRAMES_RATE, _FRAMES_BURST)

    def connection_lost(self, exc: Exception | None) -> None:
        """Count the socket no longer."""
        if self.counted:
            self.counted.release()
        super().connection_lost(exc)

    async def send(self, message: "ASGISendEvent") -> None:
        """Send a message; raise ClientDisconnected if the connection is closed."""
        if self.close_sent and self.handshake_complete:
            raise ClientDisconnected
        await super().send(message)
        if message["type"] == "websocket.accept":
            del self.request, self.response  # they would take memory as long as the connection lasts

    def handle_ping(self) -> None:
        """Count and answer a heartbeat of the client."""
        if self._take_frame():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Count and take an answer to a heartbeat."""
        if self._take_frame():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """Count and take a further piece of a message."""
        if self._take_frame():
            super().handle_cont(event)

    def _take_frame(self) -> bool:
        if self.transport.is_closing():
            return False
        if self._small_frames.take():
            return True
        _parts(self.config).counts.count_dropped("frames")
        self.transport.abort()
        return False

    def handle_connect(self, event: Request) -> None:
        """Begin a connection, with a way for the application to cut it off."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["extensions"] = {**(self.scope["extensions"] or {}), ABORT: self.transport.abort}  # type: ignore[dict-item]

    def shutdown(self) -> None:
        """Close the connection at the end of the server.

        uvicorn would close a connection again that its peer is just closing, and fail.
        """
        try:
            super().shutdown()
        except InvalidState:
            self.transport.close()

    def keepalive_timeout(self) -> None:
        """Close the connection, since a heartbeat was not answered."""
        super().keepalive_timeout()
        self._see_off()

    async def run_asgi(self) -> None:
        """Run the application on the connection, and close it afterwards."""
        await super().run_asgi()
        self._see_off()

    def _see_off(self) -> None:
        if not self.disconnected:
            self.loop.call_later(SEE_OFF_SECONDS, self.transport.abort)
