"""The house in a tab: it answers operations of the desk by name, and opens lines to tables."""

import asyncio
import json
import re
from collections.abc import Awaitable, Callable
from typing import NamedTuple

from pydantic_core import from_json

from hachiya.desk.closing import INTERNAL_ERROR, close_code
from hachiya.desk.desk import Desk
from hachiya.desk.door import admit, perform
from hachiya.desk.operation import AnyOperation, File, JsonText
from hachiya.desk.operations import OPERATIONS
from hachiya.desk.problems import NoSuchPage
from hachiya.desk.reading import read_body_request, read_query_request
from hachiya.desk.replay_cache import ReplayCache
from hachiya.desk.review_jobs import ReviewJobs
from hachiya.records.redaction import Viewer
from hachiya.tab.caller import DeviceCaller
from hachiya.tab.changes import OwnSeat
from hachiya.tab.journal import Journal
from hachiya.tab.lists import DeviceLists
from hachiya.tab.persons import DEVICE, DevicePerson
from hachiya.tab.precedence import Precedence
from hachiya.tab.services import InlineBotPool, InlineWorkers, NoLimits, TemporaryMemory
from hachiya.tab.store import JournalStore
from hachiya.tab.thinking import Switches
from hachiya.tables.attendance.outbox import Outbox
from hachiya.tables.live.counts import Counts
from hachiya.tables.live.line import TableLine
from hachiya.tables.live.ownership import LoneOwnership
from hachiya.tables.live.services import Services
from hachiya.tables.live.tables import Tables
from hachiya.tables.problems import BadRequest, Problem
from hachiya.tables.protocol.incoming import Incoming
from hachiya.tables.protocol.names import is_table
from hachiya.tables.protocol.to_table import BadMessage, read_message
from hachiya.tables.stored.defaults import Defaults
from hachiya.tables.stored.keys import digest
from hachiya.words.say import serve as say
from hachiya.words.wire import message_json

_PATH = re.compile(r"/t/([^/]+)/(table|[0-9])/ws(?:\?version=([0-9]{1,9}))?")
_MOST_WAITING = 64_000_000


class Answer(NamedTuple):
    """The answer to a request: `text` is JSON; or a file with its name, media type and bytes; or a refusal as JSON.

    A refusal has the parts `say` and `code`.
    """

    text: str | None = None
    file: tuple[str, str, bytes] | None = None
    refusal: str | None = None


class House:
    """The tables and the desk of a device; `start` must be called first, within the event loop."""

    def __init__(self, journal: Journal, switches: Switches | None = None) -> None:
        self._precedence = Precedence(switches)
        self._store = JournalStore(journal)
        counts = Counts()
        self._tables = Tables(Services(self._store, InlineBotPool(counts), Defaults(), counts))
        workers, temporary = InlineWorkers(self._precedence), TemporaryMemory()
        self._desk = Desk(
            self._store,
            DevicePerson(self._store),
            DeviceLists(self._store),
            self._tables,
            workers,
            NoLimits(),
            ReplayCache(workers),
            ReviewJobs(workers, temporary, LoneOwnership()),
            temporary,
            None,
        )

    async def start(self) -> None:
        """Read what the journal has, and let the tables go on; StoreFailed."""
        await self._store.open()
        self._tables.start()

    async def close(self) -> None:
        """Stop all tasks; the journal has everything."""
        await self._tables.close()
        await self._desk.reviews.close()

    async def ask(self, name: str, arguments: str, language: str, data: bytes | None = None) -> Answer:
        """Answer a request for an operation by its name; `arguments` is a JSON object, `data` the body of a file."""
        try:
            operation = OPERATIONS.get(name)
            if operation is None:
                raise NoSuchPage
            if operation.method != "GET":
                self._precedence.act()
            return await self._answer(operation, _read(operation, arguments, data), language)
        except Problem as fault:
            refusal = {"say": message_json(fault.message), "code": fault.code}
            return Answer(refusal=json.dumps(refusal, ensure_ascii=False))

    async def _answer(self, operation: AnyOperation, request: Incoming, language: str) -> Answer:
        caller = DeviceCaller(language, await self._own_seats(getattr(request, "table", None)))
        await admit(self._desk, operation, caller)
        content = await perform(self._desk, operation, caller, request)
        await self._keep(caller)
        if content is None:
            return Answer("{}")
        if isinstance(content, JsonText):
            return Answer(content.text)
        if isinstance(content, File):
            whole = content.content
            data = whole if isinstance(whole, bytes) else b"".join([part async for part in whole])
            return Answer(file=(content.name, content.media_type, data))
        return Answer(operation.answers.dump_json(content).decode())

    async def _own_seats(self, table: str | None) -> dict[tuple[str, int], OwnSeat]:
        """The own seats at a table that a request names."""
        if table is None:
            return {}
        return {(table, seat): own for seat, own in (await self._store.own_seats(table)).items()}

    async def _keep(self, caller: DeviceCaller) -> None:
        """Store the tokens that a caller has got or lost."""
        for (table, seat), own in caller.kept.items():
            if table in self._store.summaries:
                before = (await self._store.own_seats(table)).get(seat)
                await self._store.add_own(OwnSeat(table, seat, own.token, before is None or before.listed))

    def connect(self, path: str, send: Callable[[str], None], close: Callable[[int, str], None]) -> "Line":
        """Open a line to the table of a path, `/t/TABLE/SEAT/ws?version=N`.

        Messages for the page go to `send`, the code and the reason of the line's end to `close`.
        """
        self._precedence.act()
        return Line(self._serve, path, send, close)

    async def _serve(self, line: "Line") -> None:
        """Serve a line until it ends."""
        box = Outbox(_MOST_WAITING, lambda: line.close(INTERNAL_ERROR, "too much waits"), lambda: None)
        sender = asyncio.create_task(box.run(line.put, line.end_by))
        try:
            table_line = await self._open(line.path, box)
            try:
                while True:
                    text = await line.next()
                    if text is None:
                        return
                    self._precedence.act()
                    try:
                        await table_line.handle(read_message(text))
                    except BadMessage as fault:
                        table_line.refuse(fault.id, "bad_message", fault)
            finally:
                table_line.close()
        except Problem as fault:
            box.close(close_code(fault), str(fault))
            await asyncio.wait([sender])
        finally:
            sender.cancel()

    async def _open(self, path: str, box: Outbox) -> TableLine:
        """Open the line of a viewer to a table; a Problem says why the viewer may not look on."""
        match = _PATH.fullmatch(path)
        if match is None or not is_table(match[1]):
            raise NoSuchPage
        table, version = match[1], int(match[3] or 0)
        viewer: Viewer = "table" if match[2] == "table" else int(match[2])
        live = await self._tables.registry.get(table)
        own = None if viewer == "table" else (await self._store.own_seats(table)).get(viewer)
        key = None if own is None or own.token is None else digest(own.token)
        opened = TableLine(self._tables.seats, live, viewer, key, box)
        await opened.open(DEVICE, version)
        return opened


class Line:
    """A line between a page and a table: the page calls `receive` and `end`."""

    def __init__(
        self,
        serve: Callable[["Line"], Awaitable[None]],
        path: str,
        send: Callable[[str], None],
        close: Callable[[int, str], None],
    ) -> None:
        self.path = path
        self._send = send
        self._close = close
        self._texts: asyncio.Queue[str | None] = asyncio.Queue()
        self._has_ended = False
        self._task = asyncio.ensure_future(serve(self))

    def receive(self, text: str) -> None:
        """Take a message of the page."""
        self._texts.put_nowait(text)

    def end(self) -> None:
        """End the line: the page is gone."""
        self._has_ended = True
        self._texts.put_nowait(None)

    async def next(self) -> str | None:
        """Return the next message of the page; None at the end."""
        return None if self._has_ended else await self._texts.get()

    async def put(self, text: str) -> None:
        """Send a message to the page."""
        if not self._has_ended:
            self._send(text)

    async def end_by(self, code: int, reason: str) -> None:
        """End the line with a code, as a server ends a WebSocket."""
        self.close(code, reason)

    def close(self, code: int, reason: str) -> None:
        """End the line with a code at once."""
        if not self._has_ended:
            self.end()
            self._close(code, reason)


def _read(operation: AnyOperation, arguments: str, data: bytes | None) -> Incoming:
    """Read the arguments of a page as a transport over addresses would; NoSuchPage, BadRequest."""
    try:
        parts = from_json(arguments)
    except ValueError:
        raise BadRequest(say.unread()) from None
    places = {name: _text(parts.pop(name, "")) for name in operation.places}
    if operation.method == "GET" or operation.is_for_files:
        query = {name: _text(value) for name, value in parts.items() if value is not None}
        return read_query_request(operation, places, query, data)
    return read_body_request(operation, places, json.dumps(parts).encode())


def _text(value: object) -> str:
    return value if isinstance(value, str) else json.dumps(value)
