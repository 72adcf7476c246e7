"""The lobby: tables that anybody may join, and those that have begun there. Everybody sees its messages."""

import asyncio
from collections import Counter
from collections.abc import Callable

from pydantic import with_config
from pydantic_core import to_json
from typing_extensions import TypedDict

from hachiya.records.common_events import STRICT
from hachiya.records.fields import Count, Options, Seat, Text, Word
from hachiya.tables.attendance.bus import Bus
from hachiya.tables.problems import LobbyFull
from hachiya.tables.protocol.names import PlantSign, TableId
from hachiya.tables.stored.setup import Setup

TOPIC = "lobby"
MOST = 200
"""The most tables in the lobby."""
MOST_EACH = 5
"""The most tables of one client in the lobby."""
MOST_RUNNING = 100
"""The most running tables in the lobby."""
COUNT_SECONDS = 1.0
"""The pause before a new number of visitors is sent, so that many who come at once are one message."""


@with_config(STRICT)
class LobbyTable(TypedDict):
    """A table in the lobby; an open seat's player is `open`, its name empty.

    `watched`: whether spectators may come. `running`: whether the match has begun, with so many spectators `watching`.
    """

    table: TableId
    game: Word
    options: Options
    names: list[Text]
    players: list[Word]
    signs: list[PlantSign | None]
    host: Seat
    watched: bool
    running: bool
    watching: Count


@with_config(STRICT)
class LobbyNews(TypedDict):
    """Tables that are new in the lobby, and those that are gone; `whole`: the lobby has no others.

    `here` is the number of visitors of the lobby.
    """

    whole: bool
    tables: list[LobbyTable]
    gone: list[TableId]
    here: Count


class Lobby:
    """The list of tables with open seats that anybody may join, and of those that have begun and admit spectators.

    A table is not shown while its host is away for long, a running one while all its persons are.
    """

    def __init__(self, bus: Bus, seconds: float) -> None:
        self._bus = bus
        self._seconds = seconds
        self._tables: dict[str, LobbyTable] = {}
        self._opened_by: dict[str, str] = {}
        self._leaving: dict[str, asyncio.TimerHandle] = {}
        self._here = 0
        self._counting: asyncio.TimerHandle | None = None

    def check(self, client: str) -> None:
        """Raise LobbyFull if this client may not open another table."""
        each = Counter(self._opened_by.values())
        if each[client] >= MOST_EACH or len(self._opened_by) >= MOST:
            raise LobbyFull

    def count_table(self, table: str, client: str) -> None:
        """Count a table that a client has opened, for the limit of open tables, until it is withdrawn."""
        self._opened_by[table] = client
        self._later(table)

    def show(self, setup: Setup, signs: list[int | None]) -> None:
        """Show a table with open seats whose host is there, with the signs of its persons."""
        self._show(setup, signs, watching=0)

    def show_running(self, setup: Setup, signs: list[int | None], watching: int) -> None:
        """Show a table whose match has begun, with the number of its spectators, where there is room for it."""
        self._opened_by.pop(setup.id, None)
        running = sum(table["running"] for table in self._tables.values())
        if setup.id in self._tables or running < MOST_RUNNING:
            self._show(setup, signs, watching)

    def _show(self, setup: Setup, signs: list[int | None], watching: int) -> None:
        assert setup.host is not None
        timer = self._leaving.pop(setup.id, None)
        if timer is not None:
            timer.cancel()
        shown: LobbyTable = {
            "table": setup.id,
            "game": setup.game,
            "options": dict(setup.options),
            "names": [*setup.names],
            "players": [*setup.players],
            "signs": signs,
            "host": setup.host,
            "watched": setup.policy.watched,
            "running": not setup.open_seats,
            "watching": watching,
        }
        if self._tables.get(setup.id) != shown:
            self._tables[setup.id] = shown
            self._tell([shown], [])

    def restore(self, setup: Setup, signs: list[int | None], seconds: float) -> None:
        """Show a table again after a restart, for so many seconds unless its host comes back before."""
        if setup.id not in self._tables:
            self._opened_by[setup.id] = ""
            self.show(setup, signs)
            self._later(setup.id, seconds)

    def withdraw_later(self, table: str) -> None:
        """Remove a table whose host has left after a while, unless the host comes back before."""
        if table in self._tables and table not in self._leaving:
            self._later(table)

    def withdraw(self, table: str) -> None:
        """Remove a table from the lobby."""
        timer = self._leaving.pop(table, None)
        if timer is not None:
            timer.cancel()
        self._opened_by.pop(table, None)
        if self._tables.pop(table, None) is not None:
            self._tell([], [table])

    def clear(self) -> None:
        """Forget all tables, and tell nobody."""
        for timer in self._leaving.values():
            timer.cancel()
        for tables in (self._leaving, self._opened_by, self._tables):
            tables.clear()

    def waiting_tables(self, game: str | None = None) -> list[LobbyTable]:
        """List the tables with open seats of one game, or of all games, the oldest first."""
        return [table for table in self._tables.values() if not table["running"] and game in (None, table["game"])]

    def listen(self, hear: Callable[[str], None]) -> Callable[[], None]:
        """Call `hear` with the whole lobby, then with all its changes; return a function that stops it."""
        self._count(1)
        hear(self._news(True, [*self._tables.values()], []))
        stop_listening = self._bus.listen(TOPIC, hear)

        def stop() -> None:
            stop_listening()
            self._count(-1)

        return stop

    def _count(self, change: int) -> None:
        """Count visitors who come or go, and tell the others a little later."""
        others = self._here if change > 0 else self._here - 1
        self._here += change
        if others and self._counting is None:
            self._counting = asyncio.get_running_loop().call_later(COUNT_SECONDS, self._tell_count)

    def _tell_count(self) -> None:
        self._counting = None
        self._tell([], [])

    def _later(self, table: str, seconds: float | None = None) -> None:
        loop = asyncio.get_running_loop()
        self._leaving[table] = loop.call_later(self._seconds if seconds is None else seconds, self.withdraw, table)

    def _tell(self, tables: list[LobbyTable], gone: list[str]) -> None:
        self._bus.publish(TOPIC, self._news(False, tables, gone))

    def _news(self, whole: bool, tables: list[LobbyTable], gone: list[str]) -> str:
        news: LobbyNews = {"whole": whole, "tables": tables, "gone": gone, "here": self._here}
        return to_json(news).decode()
