"""A store in memory that tests inspect, and a bot pool that thinks in the event loop."""

from collections.abc import Iterable
from dataclasses import replace

from hachiya.bots.house import PACKAGE
from hachiya.bots.question import Question
from hachiya.bots.registry import find_bot
from hachiya.store.memory import MemoryStore as Kept
from hachiya.tables.live.bot_pool import BotChoice
from hachiya.tables.live.recent import RecentPositions
from hachiya.tables.match.dealing import fresh_rng
from hachiya.tables.match.match import Match
from hachiya.tables.problems import StoreFailed
from hachiya.tables.stored.chat_line import ChatLine
from hachiya.tables.stored.entries import Entry
from hachiya.tables.stored.keys import Key
from hachiya.tables.stored.setup import Setup
from hachiya.tables.stored.snapshot import Snapshot
from hachiya.tables.stored.standing import Standing
from hachiya.tables.stored.store import StoreChange as Row
from hachiya.tables.stored.visits import LastSeen


class MemoryStore(Kept):
    """A store in memory that tests inspect; while it `fails`, it stores nothing."""

    def __init__(self) -> None:
        super().__init__()
        self.fails = False

    async def add(self, *rows: Row) -> None:
        if self.fails:
            raise StoreFailed
        await super().add(*rows)

    @property
    def setups(self) -> dict[str, Setup]:
        return {table: rows.setup for table, rows in self._tables.items()}

    @property
    def entries(self) -> dict[str, list[Entry]]:
        return {table: [*rows.entries.values()] for table, rows in self._tables.items()}

    @property
    def snapshots(self) -> dict[str, list[Snapshot]]:
        return {table: [*rows.snapshots.values()] for table, rows in self._tables.items()}

    @property
    def held(self) -> dict[str, dict[int, str]]:
        """The secrets of deals in the store."""
        return {table: rows.secrets for table, rows in self._tables.items()}

    @property
    def standings(self) -> dict[str, Standing]:
        """The standings without their times."""
        return {table: replace(rows.standing, at=None) for table, rows in self._tables.items() if rows.standing}

    @property
    def deadlines(self) -> dict[str, int]:
        return {table: rows.deadline for table, rows in self._tables.items() if rows.deadline is not None}

    @property
    def seen(self) -> dict[tuple[str, int], LastSeen]:
        """When seats were last seen."""
        return {(table, seat): seen for table, rows in self._tables.items() for seat, seen in rows.last_seen.items()}

    @property
    def keys(self) -> list[Key]:
        return [Key(table, seat, digest) for table, rows in self._tables.items() for digest, seat in rows.keys.items()]

    @property
    def chat(self) -> list[ChatLine]:
        return [line for rows in self._tables.values() for line in rows.chat.values()]


class ImmediateBotPool:
    """A bot pool that thinks at once in the event loop."""

    house = PACKAGE

    async def choose(self, match: Match, seat: int, client: str) -> BotChoice:  # noqa: ARG002  (nobody waits here)
        """Choose like `BotPool`, at once."""
        question = Question(match.table.view(seat))
        bot = find_bot(match.seated.players[seat])
        while not question.is_answered:
            assert question.answer(bot.choose(question.view(), fresh_rng()))
        return BotChoice(question.actions)

    async def rebuild(self, setup: Setup, snapshot: Snapshot | None, entries: Iterable[Entry]) -> RecentPositions:
        """Rebuild like `BotPool`, at once."""
        return RecentPositions.rebuild(setup, snapshot, entries)
