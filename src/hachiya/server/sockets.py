"""The WebSocket of a table: it sends a viewer's messages, and takes a seat's choices (docs/build/protocol.md)."""

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable
from contextlib import suppress
from time import perf_counter

from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from hachiya.desk.closing import INTERNAL_ERROR, POLICY_VIOLATION, close_code
from hachiya.desk.problems import TooMany
from hachiya.desk.seated import known_person
from hachiya.records.redaction import Viewer
from hachiya.server.http_caller import HttpCaller
from hachiya.server.identity import COOKIE, check_welcome, table_and_viewer
from hachiya.server.limits import Bucket
from hachiya.server.peers.gateway import RemoteLine
from hachiya.server.problems import WrongOrigin
from hachiya.server.responses import problem_response
from hachiya.server.security import check_origin
from hachiya.server.server_parts import ServerParts, client, parts_of
from hachiya.tables.attendance.outbox import SEE_OFF_SECONDS, Outbox
from hachiya.tables.live.failures import log_failure
from hachiya.tables.live.line import TableLine
from hachiya.tables.problems import OwnedElsewhere, Problem
from hachiya.tables.protocol.to_table import Act, AnyToServer, BadMessage, Sync, read_message
from hachiya.tables.stored.keys import digest
from hachiya.words.errors import HachiyaError
from hachiya.words.say import serve as serve_words

ABORT = "hachiya.abort"
"""The ASGI extension of our server that cuts a connection off."""

Line = TableLine | RemoteLine
"""The line of a viewer to a table of this process, or to one of another process."""

_VERSION = re.compile(r"[0-9]{1,9}")

_log = logging.getLogger(__name__)
_TOO_FAST = HachiyaError(serve_words.too_fast())


async def table_socket(websocket: WebSocket) -> None:
    """Serve the connection of a viewer of a table, from the handshake to the end."""
    await serve_admitted(websocket, lambda parts: _Connection(parts, websocket).serve())


async def serve_admitted(websocket: WebSocket, serve: Callable[[ServerParts], Awaitable[None]]) -> None:
    """Accept a connection if the limits allow it, and run `serve` until it ends."""
    parts = parts_of(websocket)
    who = client(websocket)
    try:
        if not parts.settings.names.has(websocket.headers):
            raise WrongOrigin
        parts.bans.check(who)
        check_origin(websocket, parts.settings.public, needed=True)
        await parts.limits.spend("request", client(websocket))
        if not parts.connections.open(who):
            raise TooMany
    except Problem as fault:
        parts.counts.count_refusal(fault.code)
        with suppress(WebSocketDisconnect):
            await websocket.send_denial_response(problem_response(fault))
        return
    try:
        await websocket.accept()
        await serve(parts)
    except (WebSocketDisconnect, OSError):
        pass
    except Exception as error:
        parts.counts.count_failure("socket")
        log_failure(error)
        with suppress(Exception):
            await websocket.close(INTERNAL_ERROR)
    finally:
        parts.connections.close(who)


def abort_of(websocket: WebSocket) -> Callable[[], None]:
    """Return the function that cuts this connection off at once."""
    abort: Callable[[], None] = websocket.scope.get("extensions", {}).get(ABORT, lambda: None)
    return abort


def outbox_of(parts: ServerParts, websocket: WebSocket) -> Outbox:
    """Make the queue of messages to an accepted connection."""
    return Outbox(parts.settings.limits.outbox_bytes, abort_of(websocket), lambda: parts.counts.count_dropped("slow"))


class _Connection:
    """An accepted WebSocket: one task reads, one sends."""

    def __init__(self, parts: ServerParts, websocket: WebSocket) -> None:
        limits = parts.settings.limits
        self.parts = parts
        self.websocket = websocket
        self.longest = limits.message_bytes
        self.box = outbox_of(parts, websocket)
        self.messages = Bucket(limits.messages_rate, limits.messages_burst)
        self.strikes = Bucket(limits.strikes_rate, limits.strikes_burst)

    async def serve(self) -> None:
        """Serve the connection until it ends."""
        sender = asyncio.create_task(self.box.run(self.websocket.send_text, self.websocket.close))
        sender.add_done_callback(self._sent)
        try:
            await self._look_on()
            # Nothing more is read, but the reason of the end is still sent.
            await asyncio.wait([sender], timeout=SEE_OFF_SECONDS)
        finally:
            self.parts.visits.end(self.box)
            sender.cancel()

    async def _look_on(self) -> None:
        try:
            table, viewer = table_and_viewer(self.websocket)
            line = await self._line(table, viewer)
            person = await known_person(self.parts.desk, HttpCaller(self.websocket))
            self._begin_visit(table, viewer)
            await line.open(person, _version_of(self.websocket))
            self.websocket.scope["headers"].clear()  # they would take memory as long as the connection lasts
        except Problem as fault:
            self.parts.counts.count_refusal(fault.code)
            self.box.close(close_code(fault), str(fault))
            return
        try:
            await self._read(line)
        finally:
            line.close()

    def _begin_visit(self, table: str, viewer: Viewer) -> None:
        """Add the connection to those that the operator sees; Banned if the address was banned meanwhile."""
        address = client(self.websocket)
        self.parts.bans.check(address)
        self.parts.visits.begin(self.box, address, table, viewer)

    async def _line(self, table: str, viewer: Viewer) -> Line:
        """The line to a table, here or in the process that owns it; a Problem says why the viewer may not look on."""
        parts, token = self.parts, self.websocket.cookies.get(COOKIE)
        key = None if token is None else digest(token)
        try:
            live = await parts.tables.registry.get(table)
        except OwnedElsewhere as elsewhere:
            await parts.tables.seats.check_key(table, viewer, key)
            if parts.relay is None:
                raise
            return await parts.relay.line(elsewhere.process, table, viewer, key, self.box)
        # The line checks the key again. Who has none is refused before, and makes nobody at the table wait.
        await parts.tables.seats.check_key(table, viewer, key)
        if not live.match.over:
            check_welcome(live.match.setup, viewer)
        parts.preparation.note_visit(live.match.table.game.room)
        return TableLine(parts.tables.seats, live, viewer, key, self.box)

    async def _read(self, line: Line) -> None:
        while True:
            event = await self.websocket.receive()
            if event["type"] == "websocket.disconnect":
                raise WebSocketDisconnect(event.get("code", 1006))
            if self.box.closed:
                continue
            await self._handle(line, event.get("text") or "")

    async def _handle(self, line: Line, text: str) -> None:
        try:
            if len(text) > self.longest:
                raise BadMessage(None)
            message = read_message(text)
        except BadMessage as fault:
            line.refuse(fault.id, "bad_message", fault)
            self._strike()
            return
        if await self._in_time(message, line):
            began = perf_counter()
            await line.handle(message)
            if isinstance(message, Act) and isinstance(line, TableLine):
                self.parts.metrics.observe_choice(perf_counter() - began)
        else:
            line.refuse(getattr(message, "id", None), "too_fast", _TOO_FAST)
            self._strike()

    async def _in_time(self, message: AnyToServer, line: Line) -> bool:
        """Whether a message is within the rate; a sync that sends missed entries counts as a request too."""
        if not self.messages.take():
            return False
        if isinstance(message, Sync) and message.version != line.version:
            return await self.parts.limits.allows("request", client(self.websocket))
        return True

    def _sent(self, sender: asyncio.Task[None]) -> None:
        """Log the end of the sender; a lost peer is normal, any other fault is the server's."""
        fault = None if sender.cancelled() else sender.exception()
        if isinstance(fault, WebSocketDisconnect | OSError):
            _log.info("a connection was closed before all was sent")
        elif isinstance(fault, Exception):
            self.parts.counts.count_failure("socket")
            log_failure(fault)
            abort_of(self.websocket)()

    def _strike(self) -> None:
        if not self.strikes.take():
            self.parts.counts.count_dropped("strikes")
            self.box.close(POLICY_VIOLATION, "too many messages that are refused")


def _version_of(websocket: WebSocket) -> int:
    """The table version that the client has; 0 if it sends none."""
    version = websocket.query_params.get("version", "")
    return int(version) if _VERSION.fullmatch(version) else 0


TABLE_SOCKET = WebSocketRoute("/t/{table}/{viewer}/ws", table_socket)
