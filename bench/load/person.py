"""The client of a seat: it follows a table over a WebSocket as a page does, and reconnects from its last entry."""

import asyncio
import json
import random
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from pydantic_core import from_json
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from hachiya.games.bashifen.state import Action
from hachiya.tables.messages.changes import apply_changes
from tests.tables.choosing import choice

Message = dict[str, Any]

DRAWING = "draw"
SHOWS = 0.2
"""How often somebody shows a card that they may show."""


class Person:
    """`version` and `view` are what was told last; `heard` is called with each message, and when it was heard."""

    def __init__(self, address: str, place: Message, heard: Callable[["Person", Message, float], None]) -> None:
        self.seat: int = place["seat"]
        self.version = 0
        self.view: Message = {}
        self.heard = heard
        self._address = address.rstrip("/")
        self._path: str = place["path"]
        self._token: str = place["recovery"]
        self._connection: ClientConnection | None = None
        self._listening: asyncio.Task[None] | None = None
        self._up_to_date = asyncio.Event()
        self._goal = 0

    @property
    def is_here(self) -> bool:
        """Whether the client is connected and up to date."""
        return self._connection is not None and self._up_to_date.is_set()

    async def come(self) -> float:
        """Connect from the last known version; return the milliseconds until the client is up to date.

        OSError or WebSocketException if the server cannot be reached.
        """
        began = time.perf_counter()
        self._up_to_date.clear()
        self._connection = await connect(
            f"ws{self._address[4:]}{self._path}/ws?version={self.version}",
            origin=self._address,  # type: ignore[arg-type]
            additional_headers={"Cookie": f"seat={self._token}"},
            compression=None,
            ping_interval=None,
            open_timeout=60,
            max_size=None,
        )
        self._listening = asyncio.create_task(self._listen(self._connection))
        up_to_date = asyncio.create_task(self._up_to_date.wait())
        await asyncio.wait([up_to_date, self._listening], return_when=asyncio.FIRST_COMPLETED)
        up_to_date.cancel()
        if not self._up_to_date.is_set():
            raise ConnectionError("cut off before all was told")
        return 1000 * (time.perf_counter() - began)

    async def go(self) -> None:
        """Cut the connection without closing it properly."""
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.transport.abort()
        if self._listening is not None:
            await asyncio.gather(self._listening, return_exceptions=True)

    async def say(self, **message: Any) -> None:
        """Send a message, if connected."""
        if self._connection is not None:
            with suppress(WebSocketException):
                await self._connection.send(json.dumps(message))

    @property
    def is_asked(self) -> bool:
        """Whether this person chooses now: at their turn, or in a drawing with something to show or to confirm."""
        if self.view.get("phase") == DRAWING:
            legal = self.view["legal"]
            return Action.PASS in legal or (bool(legal) and random.random() < SHOWS)
        return self.view.get("turn") == self.seat

    def choice(self) -> list[int]:
        """A random choice."""
        if self.view.get("phase") == DRAWING and Action.PASS in self.view["legal"]:
            return [Action.PASS]
        return choice(self.view, random)  # type: ignore[arg-type]

    async def _listen(self, connection: ClientConnection) -> None:
        with suppress(WebSocketException):
            async for text in connection:
                message: Message = from_json(text)
                self._learn(message)
                self.heard(self, message, time.perf_counter())
                if "bill" in message and message["bill"] is not None:
                    await self.say(do="read", version=self.version)

    def _learn(self, message: Message) -> None:
        kind = message["is"]
        if kind == "since":
            self._goal = message["version"]
        elif kind == "entry":
            self.version, self.view = message["version"], apply_changes(self.view, message["changes"])
        elif kind == "table":
            self.version, self.view = message["version"], message["view"]
            self._goal = self.version
        elif kind != "gathering":
            return
        if self.version >= self._goal:
            self._up_to_date.set()
