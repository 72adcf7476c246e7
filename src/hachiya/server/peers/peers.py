"""The other processes of the same database: lines to them and from them, and the tables of those that end."""

import asyncio
import logging
import socket
from collections.abc import Callable, Collection, Coroutine, Mapping
from contextlib import suppress
from ipaddress import ip_network

from typing_extensions import TypedDict
from websockets.asyncio.client import connect
from websockets.asyncio.connection import Connection
from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.exceptions import WebSocketException

from hachiya.desk.caller import Caller
from hachiya.desk.operation import AnyOperation, JsonText
from hachiya.records.redaction import Viewer
from hachiya.server.peers.address import PeerAddress
from hachiya.server.peers.frames import Call, Frame
from hachiya.server.peers.gateway import GatewayEnd, RemoteLine
from hachiya.server.peers.owner import OwnerEnd
from hachiya.server.peers.proof import NoPeer, check_proof, prove
from hachiya.server.peers.relayed_caller import caller_json, let_keep
from hachiya.server.peers.relayed_problem import relayed_problem
from hachiya.server.server_parts import ServerParts
from hachiya.store.leases import Survey
from hachiya.store.ownership import LeasedOwnership
from hachiya.tables.attendance.outbox import Outbox
from hachiya.tables.live.ownership import LOBBY
from hachiya.tables.problems import Problem, StoreFailed
from hachiya.tables.protocol.incoming import Incoming


class LineSettings(TypedDict):
    """Settings of both ends of a line between processes."""

    compression: None
    max_size: int
    max_queue: int
    ping_interval: float
    ping_timeout: float
    close_timeout: float


_LINE: LineSettings = {
    "compression": None,
    "max_size": 8_388_608,
    "max_queue": 1024,
    "ping_interval": 5,
    "ping_timeout": 10,
    "close_timeout": 1,
}
_MOST_WAITING = 67_108_864
"""The bytes that may wait for a process that reads too slowly, before its line is cut."""
_CONNECT_SECONDS = 5.0
_HOPS = 3
"""How often a call follows a table that moves from process to process."""
_ADOPTED_AT_ONCE = 16
_HAND_OVER_SECONDS = 10.0
"""How long this process waits at its end until all tables are handed over; others take the rest when it has ended."""
_LOST = (OSError, WebSocketException, TimeoutError, NoPeer, StoreFailed)
_log = logging.getLogger(__name__)


class Peers:
    """The lines of this process: one to each process whose tables its viewers look at, and one from each other.

    Implements `Relay`.
    """

    def __init__(self, ownership: LeasedOwnership, address: PeerAddress, listening: socket.socket) -> None:
        self._ownership = ownership
        self._address = address
        self._listening = listening
        self._server: Server | None = None
        self._parts: ServerParts | None = None
        self._lines: dict[str, asyncio.Task[tuple[GatewayEnd, Connection]]] = {}
        """By process: the line to it, perhaps still being opened."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._others: Collection[str] = ()
        """The other processes that were alive at the last survey."""
        self._adopting: asyncio.Task[None] | None = None

    @property
    def ownership(self) -> LeasedOwnership:
        """The tables that this process owns."""
        return self._ownership

    @property
    def has_others(self) -> bool:
        """Whether another process is alive, which can take the tables of this one."""
        return bool(self._others)

    async def start(self, parts: ServerParts) -> None:
        """Listen for other processes, and enter this one in the database; StoreFailed."""
        self._parts = parts
        self._server = await serve(self._serve, sock=self._listening, origins=[None], **_LINE)
        port = self._listening.getsockname()[1]
        self._ownership.on_survey = self._handle_survey
        self._ownership.on_failure = parts.counts.count_failure
        await self._ownership.start(str(PeerAddress(self._address.host, port)))
        self._hold_bans(parts, await self._ownership.seconds_of_bans())

    async def hand_over(self) -> None:
        """Let other processes take over all tables of this one, which is about to end."""
        assert self._parts is not None
        self._ownership.drain()
        try:
            async with asyncio.timeout(_HAND_OVER_SECONDS):
                await self._parts.tables.registry.hand_over()
        except TimeoutError:
            _log.warning("not all tables are handed over; other servers take the rest when this one has ended")

    async def close(self) -> None:
        """End all lines, and give back what this process owns."""
        if self._server is not None:
            self._server.close()
        if self._adopting is not None:
            self._adopting.cancel()
        for line in self._lines.values():
            line.cancel()
        await asyncio.gather(*self._lines.values(), return_exceptions=True)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._server is not None:
            await self._server.wait_closed()
        await self._ownership.close()

    # ---------------------------------------------------------------- to other processes

    async def line(self, process: str, table: str, viewer: Viewer, key: str | None, box: Outbox) -> RemoteLine:
        """Return the line of a viewer, with the digest of their key, to a table of another process; StoreFailed."""
        return RemoteLine(await self._line_to(process), table, viewer, key, box)

    async def look_in(self, process: str, box: Outbox) -> Callable[[], None]:
        """Send the lobby, which another process owns, to `box`; return a function that stops it. StoreFailed."""
        end = await self._line_to(process)
        number = end.open("look", "", box)
        return lambda: end.send("close", number)

    async def perform(
        self, process: str, operation: AnyOperation, caller: Caller, request: Incoming
    ) -> JsonText[object] | None:
        """Let the process that owns a table perform an operation; return the answer, or raise its Problem."""
        table, seat = getattr(request, "table", None), getattr(request, "own", None)
        call: Call = {
            "operation": operation.name,
            "request": request.model_dump_json(exclude_unset=True),
            "caller": caller_json(caller, table, seat),
        }
        for _ in range(_HOPS):
            answer = await (await self._line_to(process)).call(call)
            let_keep(caller, answer["kept"])
            if answer["refusal"] is not None:
                raise relayed_problem(answer["refusal"])
            if answer["failed"]:
                break
            if answer["elsewhere"] is None:
                return None if answer["content"] is None else JsonText(answer["content"])
            process = answer["elsewhere"]
            if process == self._ownership.me.id:
                break
        raise StoreFailed

    async def _line_to(self, process: str) -> GatewayEnd:
        """Return the open line to a process, or open one; StoreFailed."""
        opening = self._lines.get(process)
        if opening is None:
            opening = self._lines[process] = asyncio.create_task(self._open(process))
        try:
            end, _ = await asyncio.shield(opening)
        except _LOST as fault:
            if self._lines.get(process) is opening:
                del self._lines[process]
            _log.warning("no line to another process: %s", type(fault).__name__)
            raise StoreFailed from None
        return end

    async def _open(self, process: str) -> tuple[GatewayEnd, Connection]:
        peer = await self._ownership.peer(process)
        connection = await connect(f"ws://{peer.address}", open_timeout=_CONNECT_SECONDS, proxy=None, **_LINE)
        try:
            await prove(connection, peer.secret)
        except BaseException:
            await connection.close()
            raise
        box = _box(connection)
        end = GatewayEnd(box)
        self._start(self._run_line(process, connection, box, end))
        return end, connection

    async def _run_line(self, process: str, connection: Connection, box: Outbox, end: GatewayEnd) -> None:
        try:
            await _run(connection, box, end.take)
        finally:
            self._lines.pop(process, None)
            end.close()

    # ---------------------------------------------------------------- from other processes

    async def _serve(self, connection: ServerConnection) -> None:
        """Serve another process until its line ends."""
        assert self._parts is not None
        try:
            await check_proof(connection, self._ownership.me.secret)
        except (NoPeer, TimeoutError, WebSocketException):
            _log.warning("a line was refused: whoever opened it does not know the secret of this process")
            return
        box = _box(connection)
        end = OwnerEnd(self._parts, box)
        try:
            await _run(connection, box, end.take)
        finally:
            await end.close()

    # ---------------------------------------------------------------- processes that end

    def _handle_survey(self, survey: Survey) -> None:
        """Cut the lines to processes that are gone, adopt tables without an owner, and hold the bans."""
        self._others = alive = {peer.id for peer in survey.peers}
        for process, opening in list(self._lines.items()):
            if process not in alive and opening.done() and not opening.cancelled() and opening.exception() is None:
                opening.result()[1].transport.abort()
        if survey.orphans and (self._adopting is None or self._adopting.done()):
            self._adopting = asyncio.create_task(self._adopt(survey.orphans))
        assert self._parts is not None
        self._hold_bans(self._parts, survey.bans)

    def _hold_bans(self, parts: ServerParts, bans: Mapping[str, float]) -> None:
        """Ban exactly the networks that are banned in the database, and close connections of new ones."""
        if parts.bans.replace({ip_network(network): seconds for network, seconds in bans.items()}):
            parts.visits.close_banned(parts.bans)

    async def _adopt(self, names: Collection[str]) -> None:
        """Load the tables of processes that have ended, so that bots, clocks and absences run on."""
        limit = asyncio.Semaphore(_ADOPTED_AT_ONCE)
        await asyncio.gather(*(self._adopt_one(name, limit) for name in names))

    async def _adopt_one(self, name: str, limit: asyncio.Semaphore) -> None:
        assert self._parts is not None
        registry = self._parts.tables.registry
        async with limit:
            with suppress(Problem):  # another process was quicker, or the table cannot be played on
                await (registry.lobby.get() if name == LOBBY else registry.get(name))

    def _start(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _box(connection: Connection) -> Outbox:
    return Outbox(_MOST_WAITING, connection.transport.abort, lambda: _log.warning("a process reads too slowly"))


async def _run(connection: Connection, box: Outbox, take: Callable[[Frame], None]) -> None:
    """Send what the box holds and take what comes, until the line ends or something comes that cannot be read."""
    sender = asyncio.create_task(box.run(connection.send, connection.close))
    try:
        with suppress(WebSocketException, OSError, ValueError):
            async for text in connection:
                take(Frame.read(str(text)))
    finally:
        box.closed = True
        sender.cancel()
        await asyncio.gather(sender, return_exceptions=True)
