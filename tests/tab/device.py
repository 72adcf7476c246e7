"""A person at a device: they ask the house of a tab, and play at its tables over its lines."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

from hachiya.games.bashifen.state import Action
from hachiya.tab.house import Answer, House
from tests.tables.choosing import Message, choice
from tests.tables.follower import Follower

PATIENCE = 30.0


@asynccontextmanager
async def at_home(file: Path) -> AsyncIterator[House]:
    """The house of a tab on a journal, until the tab is closed."""
    from tests.tab.journal import FileJournal  # it needs SQLite, which a browser's Python lacks

    journal = FileJournal(file)
    house = House(journal)
    await house.start()
    try:
        yield house
    finally:
        await house.close()
        journal.close()


async def answer(house: House, operation: str, **arguments: Any) -> Any:
    """The answer to a request, which must succeed."""
    content = await house.ask(operation, json.dumps(arguments), "en")
    assert content.refusal is None, content.refusal
    return json.loads(content.text) if content.text is not None else content.file


async def refusal(house: House, operation: str, **arguments: Any) -> str:
    """The code with which a request is refused."""
    content: Answer = await house.ask(operation, json.dumps(arguments), "en")
    assert content.refusal is not None
    return str(json.loads(content.refusal)["code"])


def order(*opponents: str, **more: Any) -> Message:
    """What opens a table at which bots lose no time."""
    return {"game": "sannin", "name": "Hana", "pace": 0, "opponents": list(opponents or ("greedy", "random")), **more}


class Page(Follower):
    """A page with a line to a table, which makes random choices."""

    def __init__(self, house: House, path: str, random: Random, version: int = 0) -> None:
        super().__init__()
        self.acknowledged = version
        self.code: int | None = None
        """The code with which the line was closed."""
        self.version = version
        self.is_over = False
        self._seat = int(path.rpartition("/")[2])
        self._random = random
        self._heard = asyncio.Event()
        self._waits_for: str | None = None
        self._number = 0
        self.line = house.connect(f"{path}/ws?version={version}", self._hear, self._end)

    async def until(self, version: int) -> None:
        """Choose at the own turns until the table is at a version, or its match is over."""
        await self._until(lambda: self.version >= version)

    async def until_acknowledged(self, after: int) -> None:
        """Choose at the own turns until a choice after a version is acknowledged, or the match is over."""
        await self._until(lambda: self.acknowledged > after)

    async def _until(self, condition: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not condition() and not self.is_over and self.code is None:
                self._heard.clear()
                self._choose()
                await self._heard.wait()

    @property
    def _is_asked(self) -> bool:
        """Whether it is the own turn, or all cards are drawn and the page must confirm it."""
        view = self.view
        if not view or view["phase"] == "over":
            return False
        return Action.PASS in view["legal"] if view["phase"] == "draw" else view["turn"] == self._seat

    def _choose(self) -> None:
        if self._waits_for is None and self._is_asked:
            self._number += 1
            self._waits_for = f"{self.version}-{self._number}"
            is_drawing = self.view["phase"] == "draw"
            actions = [Action.PASS] if is_drawing else choice(self.view, self._random)
            message = {"do": "act", "id": self._waits_for, "version": self.version, "actions": actions}
            self.line.receive(json.dumps(message))

    def _hear(self, text: str) -> None:
        message = self.hear(text)
        if message["is"] in ("table", "entry"):
            self.version = message["version"]
            self.is_over = self.view["phase"] == "over"
            if message.get("bill") is not None:
                self.line.receive(json.dumps({"do": "read", "version": self.version}))
        elif message["is"] in ("ack", "nack") and message["id"] == self._waits_for:
            self._waits_for = None
            if message["is"] == "ack":
                self.acknowledged = message["version"]
        self._heard.set()

    def _end(self, code: int, _reason: str) -> None:
        self.code = code
        self._heard.set()
