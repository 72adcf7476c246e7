"""The owner's end of a line between processes: it serves viewers and calls that another process relays."""

import asyncio
from collections.abc import Callable, Coroutine, Mapping
from contextlib import suppress
from time import perf_counter

from hachiya.desk.closing import close_code
from hachiya.desk.door import perform
from hachiya.desk.operation import AnyOperation, JsonText
from hachiya.desk.operations import OPERATIONS
from hachiya.desk.operators import OPERATOR_OPERATIONS
from hachiya.server.identity import check_welcome
from hachiya.server.peers.frames import ANSWER, CALL, OPENING, REFUSING, Answer, Frame, Opening
from hachiya.server.peers.outlet import RelayedOutbox
from hachiya.server.peers.relayed_caller import RelayedCaller
from hachiya.server.server_parts import ServerParts
from hachiya.tables.attendance.outbox import Outbox
from hachiya.tables.live.failures import log_failure
from hachiya.tables.live.line import TableLine
from hachiya.tables.problems import OwnedElsewhere, Problem
from hachiya.tables.protocol.to_table import Act, BadMessage, read_message
from hachiya.words.errors import HachiyaError
from hachiya.words.say import serve as say
from hachiya.words.wire import message_json

_EVERY_OPERATION: Mapping[str, AnyOperation] = {**OPERATIONS, **OPERATOR_OPERATIONS}
_TOO_FAST = HachiyaError(say.too_fast())
_CALLS_SECONDS = 2.0
"""How long calls may go on whose answers nobody awaits any more."""


class OwnerEnd:
    """Serves what comes over one line; `box` takes the answers."""

    def __init__(self, parts: ServerParts, box: Outbox) -> None:
        self._parts = parts
        self._box = box
        self._viewers: dict[int, asyncio.Queue[Frame | None]] = {}
        """By number of their line: the frames of each viewer, in order; None after the last."""
        self._tasks: set[asyncio.Task[None]] = set()

    def take(self, frame: Frame) -> None:
        """Serve a frame, in the background."""
        if frame.kind == "call":
            self._start(self._perform(frame))
        elif frame.kind in ("open", "look"):
            frames = self._viewers[frame.number] = asyncio.Queue()
            serve = self._serve_viewer if frame.kind == "open" else self._serve_lobby_viewer
            self._start(serve(frame, frames))
        elif frame.number in self._viewers:
            self._viewers[frame.number].put_nowait(None if frame.kind == "close" else frame)

    async def close(self) -> None:
        """Let all viewers leave, after what they have sent was handled."""
        for frames in self._viewers.values():
            frames.put_nowait(None)
        if self._tasks:
            _, late = await asyncio.wait(self._tasks, timeout=_CALLS_SECONDS)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)

    def _start(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _serve_viewer(self, opening: Frame, frames: "asyncio.Queue[Frame | None]") -> None:
        """Serve a viewer of a table until they have gone; nothing more is heard of one who was sent away."""
        box = RelayedOutbox(self._box, opening.number)
        with self._until_end(box, opening.number):
            line = await self._join(OPENING.validate_json(opening.content), box)
            try:
                while (frame := await frames.get()) is not None:
                    if not box.closed:
                        await self._handle(line, frame)
            finally:
                line.close()

    async def _join(self, opening: Opening, box: Outbox) -> TableLine:
        """Let a viewer join; raise a Problem if that is impossible."""
        parts, table, viewer = self._parts, opening["table"], opening["viewer"]
        live = await parts.tables.registry.get(table)
        if not live.match.over:
            check_welcome(live.match.setup, viewer)
        line = TableLine(parts.tables.seats, live, viewer, opening["key"], box)
        await line.open(opening["person"], opening["version"])
        parts.preparation.note_visit(live.match.table.game.room)
        return line

    async def _handle(self, line: TableLine, frame: Frame) -> None:
        """Handle a message of a viewer."""
        if frame.kind == "refuse":
            refusing = REFUSING.validate_json(frame.content)
            why = _TOO_FAST if refusing["code"] == "too_fast" else BadMessage(refusing["id"])
            line.refuse(refusing["id"], refusing["code"], why)
        elif frame.kind == "take":
            with suppress(BadMessage):  # the other process has read it
                began, message = perf_counter(), read_message(frame.content)
                await line.handle(message)
                if isinstance(message, Act):
                    self._parts.metrics.observe_choice(perf_counter() - began)

    async def _serve_lobby_viewer(self, opening: Frame, frames: "asyncio.Queue[Frame | None]") -> None:
        """Serve a viewer of the lobby until one side ends it."""
        box = RelayedOutbox(self._box, opening.number)
        with self._until_end(box, opening.number):
            stop = await self._parts.tables.registry.lobby.look_in(box)
            try:
                while await frames.get() is not None:
                    pass
            finally:
                stop()

    def _until_end(self, box: Outbox, number: int) -> "_UntilEnd":
        return _UntilEnd(box, lambda: self._viewers.pop(number, None))

    async def _perform(self, frame: Frame) -> None:
        """Perform an operation, and send the answer or the refusal back."""
        answer: Answer = {"content": None, "refusal": None, "elsewhere": None, "failed": False, "kept": []}
        try:
            call = CALL.validate_json(frame.content)
            operation, caller = _EVERY_OPERATION[call["operation"]], RelayedCaller(call["caller"])
            request = operation.request.model_validate_json(call["request"])
            answer["kept"] = caller.kept
            result = await perform(self._parts.desk, operation, caller, request, has_spent=True)
            if isinstance(result, JsonText):
                answer["content"] = result.text
            elif result is not None:
                answer["content"] = operation.answers.dump_json(result).decode()
        except OwnedElsewhere as elsewhere:
            answer["elsewhere"] = elsewhere.process
        except Problem as fault:
            answer["refusal"] = {
                "code": fault.code,
                "say": message_json(fault.message),
                "retry_after": fault.retry_after,
            }
        except Exception as fault:
            self._parts.counts.count_failure("relay")
            log_failure(fault)
            answer["failed"] = True
        self._box.put(Frame("answer", frame.number, ANSWER.dump_json(answer).decode()).text())


class _UntilEnd:
    """Closes a viewer's box with the code of what ended the work; `end` is called in any case."""

    def __init__(self, box: Outbox, end: Callable[[], object]) -> None:
        self._box = box
        self._end = end

    def __enter__(self) -> None: ...

    def __exit__(self, _kind: object, fault: BaseException | None, _trace: object) -> bool:
        self._end()
        if isinstance(fault, Exception):
            if not isinstance(fault, Problem):
                log_failure(fault)
            self._box.close(close_code(fault), str(fault) if isinstance(fault, Problem) else "")
        return isinstance(fault, Exception)
