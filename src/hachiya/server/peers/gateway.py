"""The gateway's end of a line between processes: viewers and callers of this one at tables that the other owns."""

import asyncio
from itertools import count

from hachiya.records.redaction import Viewer
from hachiya.server.peers.frames import ANSWER, CALL, Answer, Call, Frame, opening_text, refusing_text
from hachiya.tables.attendance.outbox import Outbox
from hachiya.tables.live.ownership import MOVED
from hachiya.tables.messages.common import NackCode
from hachiya.tables.problems import StoreFailed
from hachiya.tables.protocol.to_table import AnyToServer
from hachiya.words.errors import HachiyaError


class GatewayEnd:
    """Calls and viewers' lines over one line, by number; `box` takes what is sent."""

    def __init__(self, box: Outbox) -> None:
        self._box = box
        self._numbers = count(1)
        self._calls: dict[int, asyncio.Future[str]] = {}
        self._viewers: dict[int, Outbox] = {}

    def take(self, frame: Frame) -> None:
        """Pass a frame on to the viewer or the call that it is for; ValueError if it cannot be read."""
        if frame.kind == "text" and frame.number in self._viewers:
            self._viewers[frame.number].put(frame.content)
        elif frame.kind == "end" and frame.number in self._viewers:
            code, _, reason = frame.content.partition(" ")
            self._viewers[frame.number].close(int(code), reason)  # the owner hears when the connection has ended
        elif frame.kind == "answer" and frame.number in self._calls:
            answer = self._calls.pop(frame.number)
            if not answer.done():
                answer.set_result(frame.content)

    async def call(self, call: Call) -> Answer:
        """Return the answer to a call; StoreFailed when the line ends before it."""
        if self._box.closed:
            raise StoreFailed
        number = next(self._numbers)
        answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self._calls[number] = answer
        self._box.put(Frame("call", number, CALL.dump_json(call).decode()).text())
        try:
            return ANSWER.validate_json(await answer)
        except ValueError:
            raise StoreFailed from None
        finally:
            self._calls.pop(number, None)

    def open(self, kind: str, content: str, viewer: Outbox) -> int:
        """Open a viewer's line, whose texts go to their outbox; return its number. StoreFailed without a line."""
        if self._box.closed:
            raise StoreFailed
        number = next(self._numbers)
        self._viewers[number] = viewer
        self._box.put(Frame(kind, number, content).text())
        return number

    def send(self, kind: str, number: int, content: str = "") -> None:
        """Send something of a viewer."""
        if number in self._viewers:
            self._box.put(Frame(kind, number, content).text())
            if kind == "close":
                del self._viewers[number]

    def close(self) -> None:
        """End all calls and lines: the other process is gone."""
        for answer in self._calls.values():
            if not answer.done():
                answer.set_exception(StoreFailed())
        for viewer in self._viewers.values():
            viewer.close(MOVED, "the table moves to another server")
        self._viewers.clear()


class RemoteLine:
    """The line between a viewer of this process and a table that another process owns, with `TableLine`'s methods."""

    version = -1
    """The table's version, which only its owner knows."""

    def __init__(self, end: GatewayEnd, table: str, viewer: Viewer, key: str | None, box: Outbox) -> None:
        self._end = end
        self._table = table
        self._viewer = viewer
        self._key = key
        self._box = box
        self._number = 0

    async def open(self, person: str | None = None, version: int = 0) -> None:
        """Join the table at this version; a refusal closes the viewer's outbox. StoreFailed without a line."""
        content = opening_text(self._table, self._viewer, self._key, person, version)
        self._number = self._end.open("open", content, self._box)

    def close(self) -> None:
        """Leave the table."""
        self._end.send("close", self._number)

    def refuse(self, message: str | None, code: NackCode, _why: HachiyaError) -> None:
        """Let the owner send a nack."""
        self._end.send("refuse", self._number, refusing_text(message, code))

    async def handle(self, message: AnyToServer) -> None:
        """Send a message of the viewer to the owner."""
        self._end.send("take", self._number, message.model_dump_json(exclude_unset=True))
