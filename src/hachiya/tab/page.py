"""The door of the house for the page's worker: JavaScript calls these functions through Pyodide."""

import json
from collections.abc import Awaitable, Callable, Mapping, Sequence
from importlib import import_module
from typing import Protocol, TypeVar, cast

from hachiya.engine.wasm.host import use_host
from hachiya.tab.house import Answer, House, Line
from hachiya.tab.journal import Commit
from hachiya.tab.thinking import Switches, Thinker, ThinkingHost
from hachiya.tables.problems import StoreFailed

Value = TypeVar("Value")


class IndexedJournal(Protocol):
    """The journal in JavaScript (web/src/tab/journal.ts), whose functions return promises."""

    def commit(self, commit: str) -> Awaitable[bool]:
        """Store a commit, which is JSON: `removed`, `lines` and `summaries`; false if a line does not follow."""

    def lines(self, table: str) -> Awaitable[str]:
        """Return the texts of a table's lines, in order, as a JSON array."""

    def summaries(self) -> Awaitable[str]:
        """Return the summaries of all tables by id, as a JSON object."""


class BrowserJournal:
    """The `Journal` in a browser's IndexedDB; an error of the browser is StoreFailed."""

    def __init__(self, indexed: IndexedJournal) -> None:
        self._indexed = indexed

    async def commit(self, commit: Commit) -> bool:
        """Store all of a commit or nothing; False if another tab was first, StoreFailed."""
        return bool(await _stored(self._indexed.commit(json.dumps(commit._asdict()))))

    async def lines(self, table: str) -> Sequence[str]:
        """Return the texts of a table's lines, in order; StoreFailed."""
        texts: list[str] = json.loads(await _stored(self._indexed.lines(table)))
        return texts

    async def summaries(self) -> Mapping[str, str]:
        """Return the summaries of all tables; StoreFailed."""
        texts: dict[str, str] = json.loads(await _stored(self._indexed.summaries()))
        return texts


async def _stored(result: Awaitable[Value]) -> Value:
    try:
        return await result
    except Exception as error:  # Pyodide's JsException, which no other Python has
        raise StoreFailed from error


class Tab:
    """The house of a tab, as the worker calls it."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def ask(self, name: str, arguments: str, language: str) -> Answer:
        """Answer a request for an operation by its name."""
        return await self._house.ask(name, arguments, language)

    async def ask_with_data(self, name: str, arguments: str, data: bytes, language: str) -> Answer:
        """Answer a request for an operation whose body is a file."""
        return await self._house.ask(name, arguments, language, bytes(data))

    def connect(self, path: str, send: Callable[[str], None], close: Callable[[int, str], None]) -> Line:
        """Open a line to a table."""
        return self._house.connect(path, send, close)


async def start(journal: IndexedJournal, thinker: Thinker | None = None) -> Tab:
    """Start the house on a journal; StoreFailed if it cannot be read.

    Without a thinker greedy plays for the bots that search, and hints are made by few trials.
    """
    switches = cast(Switches, import_module("pyodide.ffi"))
    if thinker is not None:
        use_host(ThinkingHost(thinker, switches))
    house = House(BrowserJournal(journal), switches)
    await house.start()
    return Tab(house)
