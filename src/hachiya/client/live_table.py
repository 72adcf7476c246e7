"""A table of a house, followed as it changes."""

import asyncio
import json
from collections.abc import Mapping, Sequence
from secrets import token_hex
from types import TracebackType
from typing import Literal, Self, TypeAlias

from pydantic import TypeAdapter, ValidationError
from pydantic_core import to_json

from hachiya.client.refused import OtherVersion, Refused
from hachiya.client.shuffle_words import ShuffleWords
from hachiya.client.wire import Wire
from hachiya.explain.bashifen.sheet import LevelSheet
from hachiya.explain.hanafuda.rows import ScoreSheet
from hachiya.records.events import Event
from hachiya.records.redaction import Viewer
from hachiya.tables.attendance.chat import ChatLineJson
from hachiya.tables.live.to_page import ToPage
from hachiya.tables.messages.bashifen.view import BashifenView
from hachiya.tables.messages.changes import apply_changes
from hachiya.tables.messages.common import PROTOCOL
from hachiya.tables.messages.gathering import GatheringMessage
from hachiya.tables.messages.hanafuda.view import View
from hachiya.tables.messages.table import View as JsonView
from hachiya.tables.protocol.names import PhraseName
from hachiya.tables.protocol.to_table import Act, Back, GiveUp, HaveRead, Seal, Speak, Sync, Wish
from hachiya.tables.protocol.to_table import Say as SayWords
from hachiya.words.errors import HachiyaError
from hachiya.words.say import client as say

AnyView: TypeAlias = View | BashifenView
"""The view of a table with flower cards, or of one of 八十分."""
AnySheet: TypeAlias = ScoreSheet | LevelSheet
"""The score sheet of a match with flower cards, or of one of 八十分."""

_AGAIN = ("too_fast", "unavailable")
"""Codes of refusals after which the message is sent again."""
_PAUSE = 1.0
"""The seconds before that."""
_MESSAGES: TypeAdapter[ToPage] = TypeAdapter(ToPage)
_VIEWS: Mapping[str, TypeAdapter[View] | TypeAdapter[BashifenView]] = {
    "hanafuda": TypeAdapter(View),
    "bashifen": TypeAdapter(BashifenView),
}
_SHEETS: Mapping[str, TypeAdapter[ScoreSheet] | TypeAdapter[LevelSheet]] = {
    "hanafuda": TypeAdapter(ScoreSheet),
    "bashifen": TypeAdapter(LevelSheet),
}


class LiveTable:
    """A table of a house as one viewer sees it; the changes of the house are applied to `view`, `sheet` and `record`.

    `async with` opens the line to the table, and `async for` yields its messages. A broken line is opened again; the
    house then sends what was missed, and the table sends again what the house has not answered.

    Example:
        >>> import asyncio
        >>> from hachiya.client import House
        >>> async def watch(house: House, link: str) -> None:
        ...     async with house.watch(link) as table:
        ...         async for message in table:
        ...             if message["is"] == "entry":
        ...                 print(table.view["turn"])
    """

    def __init__(self, address: str, table: str, viewer: Viewer, token: str | None = None) -> None:
        """Prepare the line to a table; `House` and `Seat` do it.

        Args:
            address: The address of the house.
            table: The id of the table.
            viewer: A seat, or `"table"` for an onlooker.
            token: The key of the seat.
        """
        self.table = table
        """The id of the table."""
        self.viewer = viewer
        """The seat whose view this is; `"table"` for an onlooker."""
        self.version = 0
        """The number of entries of the table; 0 before the match."""
        self.family = ""
        """`"hanafuda"` or `"bashifen"`, as the match has flower cards or playing cards."""
        self.names: list[str] = []
        """The names of the players, by seat."""
        self.players: list[str] = []
        """By seat, `person` or the name of a bot; `open` where nobody sits yet."""
        self.record: list[Event] = []
        """The events so far, with `?` for each card that the viewer does not know."""
        self.gathering: GatheringMessage | None = None
        """The seats of a table that waits for persons; None once the match has begun."""
        self.chat: list[ChatLineJson] = []
        """The lines of the chat."""
        self.ended_early = False
        """Whether all persons have ended the match before its end."""
        self._wire = Wire(address, lambda: f"/t/{table}/{viewer}/ws?version={self.version}", token)
        self._view: JsonView = {}
        self._sheet: JsonView = {}
        self._words = ShuffleWords(viewer) if isinstance(viewer, int) else None
        self._asked: dict[str, tuple[str, asyncio.Future[int]]] = {}
        self._messages: asyncio.Queue[ToPage | None] = asyncio.Queue()
        self._has_come = asyncio.Event()
        self._reader: asyncio.Task[None] | None = None
        self._later: set[asyncio.Task[None]] = set()

    def __repr__(self) -> str:
        return f"<table {self.table}, seen by {self.viewer}, version {self.version}>"

    async def __aenter__(self) -> Self:
        self._reader = asyncio.create_task(self._follow())
        first = asyncio.create_task(self._has_come.wait())
        try:
            await asyncio.wait([self._reader, first], return_when=asyncio.FIRST_COMPLETED)
        except asyncio.CancelledError:
            await self._close()
            raise
        finally:
            first.cancel()
        if self._reader.done():
            await self._reader
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._close()

    async def _close(self) -> None:
        tasks = [*self._later, *([self._reader] if self._reader else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def __aiter__(self) -> Self:
        return self

    async def __anext__(self) -> ToPage:
        message = await self._messages.get()
        if message is None:
            self._messages.put_nowait(None)  # the end, for whoever asks again
            if self._reader is not None and not self._reader.cancelled():
                await self._reader
            raise StopAsyncIteration
        return message

    # ---------------------------------------------------------------- what the viewer sees

    @property
    def view(self) -> AnyView:
        """The view of the viewer, with the legal choices of their seat; docs/build/protocol.md explains its parts.

        Raises:
            HachiyaError: While the line is not open or the table waits for persons.

        Example:
            >>> from hachiya.client import LiveTable
            >>> def is_my_turn(table: LiveTable) -> bool:
            ...     return table.view["turn"] == table.viewer
        """
        self._check_begun()
        view: AnyView = _VIEWS[self.family].validate_json(to_json(self._view))
        return view

    @property
    def sheet(self) -> AnySheet:
        """The score sheet up to the last payment or finished deal.

        Raises:
            HachiyaError: While the line is not open or the table waits for persons.

        Example:
            >>> from hachiya.client import LiveTable
            >>> def keep_score(table: LiveTable) -> None:
            ...     print(table.sheet)
        """
        self._check_begun()
        sheet: AnySheet = _SHEETS[self.family].validate_json(to_json(self._sheet))
        return sheet

    @property
    def may_choose(self) -> bool:
        """Whether the seat has a legal choice now.

        Example:
            >>> from hachiya.client import House
            >>> House("https://cards.example.org").watch("t" * 16).may_choose
            False
        """
        return bool(self._view.get("legal"))

    @property
    def over(self) -> bool:
        """Whether the match is over.

        Example:
            >>> from hachiya.client import House
            >>> House("https://cards.example.org").watch("t" * 16).over
            False
        """
        return self.ended_early or self._view.get("phase") == "over"

    def _check_begun(self) -> None:
        if not self._view:
            raise HachiyaError(say.not_open())

    # ---------------------------------------------------------------- what the viewer does

    async def act(self, actions: Sequence[int], version: int | None = None) -> int:
        """Send a choice of the own seat.

        Args:
            actions: The actions of a whole choice, as `Choice.actions` has them.
            version: The version from which the choice was made; without it the present one.

        Returns:
            The version that the choice has made.

        Raises:
            Refused: If the house refuses the choice: `stale`, `illegal`, `not_your_turn`, `over`.
        """
        at = self.version if version is None else version
        return await self._ask(Act(do="act", id=_new_id(), version=at, actions=[*actions]))

    async def say(self, text: str | None = None, *, phrase: PhraseName | None = None) -> None:
        """Say something in the chat of the table.

        Args:
            text: Free words, where the table allows them.
            phrase: The name of a phrase, such as `hello` or `well`, which each reads in their own language.

        Raises:
            Refused: If the house refuses it: `phrases_only`, `silenced`, `too_chatty`, `chat_full`.
        """
        await self._ask(Speak(do="chat", id=_new_id(), text=text, phrase=phrase))

    async def wish(self, of: Literal["end", "hints"], *, wish: bool = True) -> None:
        """Wish to end the match here or to allow hints, or take the wish back.

        Args:
            of: `end` or `hints`.
            wish: Whether the seat wishes it.

        Raises:
            Refused: If the match is not played.
        """
        await self._ask(Wish(do="wish", id=_new_id(), of=of, wish=wish))

    async def give_up(self) -> None:
        """Leave the own seat for good; during a match a bot plays on.

        Raises:
            Refused: If the seat cannot be left.
        """
        await self._ask(GiveUp(do="give_up", id=_new_id()))

    async def back(self) -> None:
        """Take the own seat back from the bot that stands in; the next entry says so."""
        await self._wire.send(_text(Back(do="back")))

    # ---------------------------------------------------------------- the line

    async def _ask(self, message: Act | Speak | Wish | GiveUp) -> int:
        """Send a message until it is answered; return the version of its `ack`, or raise Refused."""
        if self._reader is None or self._reader.done():
            raise HachiyaError(say.not_open())
        answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._asked[message.id] = (_text(message), answer)
        try:
            await self._wire.send(self._asked[message.id][0])
            return await answer
        finally:
            self._asked.pop(message.id, None)

    async def _follow(self) -> None:
        """Read the line until it ends; whoever still waits for an answer then gets the reason."""
        reason: Exception = HachiyaError(say.not_open())
        try:
            async for text in self._wire.texts():
                await self._hear(text)
        except Exception as error:
            reason = error
            raise
        finally:
            for _, answer in self._asked.values():
                if not answer.done():
                    answer.set_exception(reason)
            self._messages.put_nowait(None)

    async def _hear(self, text: str) -> None:
        plain: JsonView = json.loads(text)
        if plain.get("protocol", PROTOCOL) != PROTOCOL:
            raise OtherVersion
        try:
            message = _MESSAGES.validate_json(text)
        except ValidationError:
            raise OtherVersion from None
        if await self._take(message, plain):
            self._messages.put_nowait(message)
            self._has_come.set()

    async def _take(self, message: ToPage, plain: JsonView) -> bool:
        """Apply a message; return False if it is no news."""
        match message["is"]:
            case "gathering":
                self.gathering = message
                self.names, self.players = message["names"], message["players"]
                await self._send_due()
            case "table":
                self.gathering, self.family, self.version = None, message["family"], message["version"]
                self.names, self.players = message["names"], message["players"]
                self.record = [*message["record"]]
                self._view, self._sheet = plain["view"], plain["sheet"]
                await self._send_due()
            case "since":
                await self._send_due()
            case "entry":
                return await self._take_entry(plain, [*message["record"]])
            case "ack":
                self._answer(message["id"], message["version"])
            case "nack":
                await self._take_refusal(Refused(message["code"], message["say"]), message["id"], message["version"])
            case "chat":
                self.chat = [*([] if message["whole"] else self.chat), *message["said"]]
            case "ended":
                self.ended_early = True
            case "pong":
                return False
        return True

    async def _take_entry(self, entry: JsonView, events: list[Event]) -> bool:
        if entry["version"] <= self.version:
            return False
        if entry["version"] > self.version + 1:
            await self._wire.send(_text(Sync(do="sync", version=self.version)))
            return False
        self.version = entry["version"]
        self.names, self.players = entry.get("names", self.names), entry.get("players", self.players)
        self.record += events
        self._view = apply_changes(self._view, entry["changes"])
        self._sheet = apply_changes(self._sheet, entry.get("sheet", {}))
        if isinstance(self.viewer, int):
            if "bill" in entry:
                await self._wire.send(_text(HaveRead(do="read", version=self.version)))
            await self._send_words(events)
        return True

    async def _take_refusal(self, refusal: Refused, id_: str | None, version: int) -> None:
        if version > self.version:
            await self._wire.send(_text(Sync(do="sync", version=self.version)))
        if id_ in self._asked:
            text, answer = self._asked[id_]
            if refusal.code in _AGAIN:
                again = asyncio.create_task(self._send_later(text))
                self._later.add(again)
                again.add_done_callback(self._later.discard)
            elif not answer.done():
                answer.set_exception(refusal)

    def _answer(self, id_: str, version: int) -> None:
        if id_ in self._asked and not self._asked[id_][1].done():
            self._asked[id_][1].set_result(version)

    async def _send_due(self) -> None:
        """Send on a new connection what the house has not answered."""
        for text, _ in [*self._asked.values()]:
            await self._wire.send(text)
        await self._send_words(self.record)

    async def _send_words(self, events: Sequence[Event]) -> None:
        """Read events about the shuffle, and send the words that are due."""
        if self._words is not None:
            self._words.read(events)
            due = self._words.due()
            if due is not None:
                await self._wire.send(_text(due))

    async def _send_later(self, text: str) -> None:
        await asyncio.sleep(_PAUSE)
        await self._wire.send(text)


def _new_id() -> str:
    return token_hex(8)


def _text(message: Act | Speak | Wish | GiveUp | Back | HaveRead | Seal | SayWords | Sync) -> str:
    return message.model_dump_json(exclude_none=True)
