"""A store in memory and thinkers in the event loop: all that tables need to be played without a server."""

from collections import defaultdict
from collections.abc import Iterable

from hachiya.bots.question import Question
from hachiya.bots.registry import find_bot
from hachiya.tables.live.recent import Recent
from hachiya.tables.match.dealing import lanes
from hachiya.tables.match.match import Match
from hachiya.tables.problems import StoreFailed
from hachiya.tables.stored.chat_line import Complaint, Said
from hachiya.tables.stored.entries import Around, Choice, Deck, Ending, Entry, Handover, Record, Tick
from hachiya.tables.stored.fair import Secret
from hachiya.tables.stored.keys import Invitation, Key, Revocation
from hachiya.tables.stored.places import Closing, Place, SentAway, Vacancy
from hachiya.tables.stored.setup import Setup, Sitter
from hachiya.tables.stored.snapshot import Snapshot
from hachiya.tables.stored.standing import Standing
from hachiya.tables.stored.store import Conflict, Kept
from hachiya.tables.stored.timing import Deadline


class MemoryStore:
    """Keeps what the tests ask for; while `fails`, nothing."""

    def __init__(self) -> None:
        self.setups: dict[str, Setup] = {}
        self.sitters: list[Sitter] = []
        self.keys: list[Key] = []
        self.invitations: list[Invitation] = []
        self.entries: defaultdict[str, list[Entry]] = defaultdict(list)
        self.held: dict[str, dict[int, str]] = defaultdict(dict)
        self.standings: dict[str, Standing] = {}
        self.deadlines: dict[str, int] = {}
        self.snapshots: defaultdict[str, list[Snapshot]] = defaultdict(list)
        self.chat: list[Said] = []
        self.complained: list[Complaint] = []
        self.furnished: dict[tuple[str, int], Place] = {}
        self.elsewhere: set[SentAway] = set()
        self.fails = False

    async def add(self, *kept: Kept) -> None:
        """All or none."""
        if self.fails:
            raise StoreFailed
        setups = [one for one in kept if isinstance(one, Setup)]
        entries = [one for one in kept if isinstance(one, Deck | Tick | Choice | Handover | Around | Ending)]
        sitters = [one for one in kept if isinstance(one, Sitter)]
        if any(self._is_taken(entry) for entry in entries) or any(self._is_followed(setup) for setup in setups):
            raise Conflict
        if any((one.table, one.seat) == (other.table, other.seat) for one in sitters for other in self.sitters):
            raise Conflict
        for one in kept:
            if isinstance(one, Revocation | Vacancy):
                self.keys = [key for key in self.keys if (key.table, key.seat) != (one.table, one.seat)]
            if isinstance(one, Vacancy):
                self.sitters = [sat for sat in self.sitters if (sat.table, sat.seat) != (one.table, one.seat)]
                self.furnished.pop((one.table, one.seat), None)
            if isinstance(one, Closing):
                del self.setups[one.table]
        self.sitters += sitters
        self.invitations += [one for one in kept if isinstance(one, Invitation)]
        self.setups |= {setup.id: setup for setup in setups}
        self.standings |= {one.table: one for one in kept if isinstance(one, Standing)}
        self.chat += [one for one in kept if isinstance(one, Said)]
        self.complained += [one for one in kept if isinstance(one, Complaint)]
        self.furnished |= {(one.table, one.seat): one for one in kept if isinstance(one, Place)}
        self.elsewhere |= {one for one in kept if isinstance(one, SentAway)}
        for one in kept:
            if isinstance(one, Secret):
                self.held[one.table][one.n] = one.secret
        self.keys += [one for one in kept if isinstance(one, Key)]
        for entry in entries:
            self.entries[entry.table].append(entry)
        for one in kept:
            if isinstance(one, Deadline):
                self.deadlines.pop(one.table, None)
                if one.at is not None:
                    self.deadlines[one.table] = one.at
            if isinstance(one, Snapshot):
                self.snapshots[one.table].append(one)

    def _is_taken(self, entry: Entry) -> bool:
        return any(
            one.version == entry.version
            or (isinstance(one, Choice) and isinstance(entry, Choice) and _is_same_message(one, entry))
            for one in self.entries[entry.table]
        )

    def _is_followed(self, setup: Setup) -> bool:
        return setup.follows is not None and any(other.follows == setup.follows for other in self.setups.values())

    async def follower(self, table: str) -> Setup | None:
        """As in `Store`."""
        found = next((setup for setup in self.setups.values() if setup.follows == table), None)
        loaded = None if found is None else await self.load(found.id)
        return None if loaded is None else loaded[0]

    async def sent_away(self, table: str) -> set[str]:
        """As in `Store`."""
        return {one.person for one in self.elsewhere if one.table == table}

    async def invitation(self, table: str, seat: int) -> Invitation | None:
        """As in `Store`."""
        found = [one for one in self.invitations if (one.table, one.seat) == (table, seat)]
        return max(found, key=lambda one: one.number, default=None)

    async def left(self) -> list[str]:
        """As in `Store`."""
        return [table for table, kept in self.entries.items() if any(isinstance(one, Handover) for one in kept)]

    async def resume(self, table: str, least: int) -> tuple[Setup, Snapshot | None, list[Entry]] | None:
        """As in `Store`."""
        found = await self.load(table)
        if found is None:
            return None
        setup, entries = found
        early = [one for one in self.snapshots[table] if one.version <= len(entries) - least]
        snapshot = early[-1] if early else None
        return setup, snapshot, entries[snapshot.version if snapshot else 0 :]

    async def load(self, table: str) -> tuple[Setup, list[Entry]] | None:
        """As in `Store`."""
        if table not in self.setups:
            return None
        setup = self.setups[table]
        for sitter in self.sitters:
            setup = setup.taken_by(sitter) if sitter.table == table else setup
        return setup, list(self.entries[table])

    async def said(self, table: str) -> list[Said]:
        """As in `Store`."""
        return [one for one in self.chat if one.table == table]

    async def complaints(self, table: str) -> list[Complaint]:
        """As in `Store`."""
        return [one for one in self.complained if one.table == table]

    async def places(self, table: str) -> list[Place]:
        """As in `Store`."""
        return [place for place in self.furnished.values() if place.table == table]

    async def record(self, table: str, version: int) -> Record:
        """As in `Store`."""
        return [one for entry in self.entries[table] if entry.version <= version for one in entry.record]

    async def deadline(self, table: str) -> int | None:
        """As in `Store`."""
        return self.deadlines.get(table)

    async def due(self, before: int) -> list[str]:
        """As in `Store`."""
        return [table for table, at in self.deadlines.items() if at < before]

    async def since(self, table: str, version: int) -> list[Entry]:
        """As in `Store`."""
        return self.entries[table][version:]

    async def secrets(self, table: str) -> dict[int, str]:
        """As in `Store`."""
        return dict(self.held[table])

    async def version(self, table: str) -> int:
        """As in `Store`."""
        return max((entry.version for entry in self.entries[table]), default=0)

    async def version_of(self, table: str, seat: int, message: str) -> int | None:
        """As in `Store`."""
        asked = (
            entry.version
            for entry in self.entries[table]
            if isinstance(entry, Choice) and (entry.seat, entry.message) == (seat, message)
        )
        return next(asked, None)


def _is_same_message(one: Choice, other: Choice) -> bool:
    return one.message is not None and (one.seat, one.message) == (other.seat, other.message)


class QuickThinkers:
    """They are quick enough to think where they are asked."""

    async def choose(self, match: Match, seat: int) -> list[int]:
        """As in `Thinkers`."""
        question = Question(match.table, seat)
        bot = find_bot(match.seated.players[seat])
        while not question.is_answered:
            assert question.answer(bot.choose(question.view(), lanes()))
        return question.actions

    async def rebuild(self, setup: Setup, snapshot: Snapshot | None, entries: Iterable[Entry]) -> Recent:
        """As in `Thinkers`."""
        return Recent.rebuilt(setup, snapshot, entries)
