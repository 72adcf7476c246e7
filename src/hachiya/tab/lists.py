"""The desk's lists in a tab: the matches at this device, from the summaries of its tables."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress

from hachiya.desk.lists import CountedMatch, ListedTable, OwnTablesRequest
from hachiya.statistics.counts import Counts
from hachiya.tab.changes import OwnSeat
from hachiya.tab.store import JournalStore
from hachiya.tab.summary import Summary
from hachiya.tables.match.history import HistoryMatch, digest_of_lines, lines_of_match
from hachiya.tables.match.standing import imported_standing
from hachiya.tables.problems import DamagedTable
from hachiya.tables.protocol.search_key import search_key
from hachiya.tables.stored.entries import Imported, RecordLine
from hachiya.tables.stored.setup import Setup
from hachiya.tables.stored.standing import Standing
from hachiya.tables.stored.store import Conflict

PAGE = 20
"""The number of tables on one page of a list."""


class DeviceLists:
    """The desk's `Lists` of the person of the device."""

    def __init__(self, store: JournalStore) -> None:
        self._store = store

    async def own_tables(self, _person: str, request: OwnTablesRequest) -> tuple[Sequence[ListedTable], str | None]:
        """Return a part of the list of own tables, the latest first, and where the next part begins."""
        places = sorted(
            ((summary.at, table, seat) for table, summary, seat in self._own() if _is_asked(summary, seat, request)),
            reverse=True,
        )
        if request.before is not None:
            moment, table, seat = request.before.split(".")
            places = [place for place in places if place < (int(moment), table, int(seat))]
        listed = [self._listed(table, seat) for _, table, seat in places[:PAGE]]
        last = places[PAGE - 1] if len(places) > PAGE else None
        return listed, None if last is None else "{}.{}.{}".format(*last)

    async def counted_matches(self, _person: str) -> Sequence[CountedMatch]:
        """Return the finished and counted matches at the own seats, in the order of their end."""
        own = sorted((summary.at, table, seat) for table, summary, seat in self._own() if summary.counts is not None)
        matches = []
        for at, table, seat in own:
            summary = self._store.summaries[table]
            with suppress(ValueError, TypeError, LookupError):  # a damaged count is left out
                if str(seat) in summary.counts_by_player:
                    matches.append(CountedMatch(summary.setup.game, at, summary.counts_by_player[str(seat)]))
        return matches

    async def bot_sums(self, bot: str | None = None) -> Mapping[tuple[str, str], Counts]:
        """Return the counts of one bot, or of all bots, summed over all matches at the device."""
        sums: dict[tuple[str, str], Counts] = {}
        for summary in self._store.summaries.values():
            with suppress(ValueError, TypeError, LookupError):
                for player, counts in summary.counts_by_player.items():
                    if not player.isdigit() and bot in (None, player):
                        sums.setdefault((summary.setup.game, player), Counts()).add(counts)
        return sums

    async def finished_tables(self, _person: str) -> Mapping[str, Sequence[int]]:
        """Return the own seats at each finished table, in the order of the end of the matches."""
        own = sorted((summary.at, table, seat) for table, summary, seat in self._own() if summary.is_over)
        seats: dict[str, list[int]] = {}
        for _, table, seat in own:
            seats.setdefault(table, []).append(seat)
        return seats

    async def match_lines(self, table: str, own: Sequence[int]) -> Sequence[str] | None:
        """Return the lines of a finished match in a history; empty while it is played, None if it is damaged."""
        try:
            stored, summary = await self._store.load(table), self._store.summaries.get(table)
        except DamagedTable:
            return None
        if stored is None or summary is None or not summary.is_over:
            return []
        setup, entries = stored
        record = (line for entry in entries for line in entry.record)
        return [*lines_of_match(setup, record, summary.opened, summary.at, own)]

    async def import_match(self, _person: str, match: HistoryMatch, seats: Sequence[int]) -> bool:
        """Store a verified match from elsewhere with the own seats, and return whether it is new."""
        setup = match.setup
        if await self._is_played_here(match):
            return False
        if setup.id in self._store.summaries:
            listed = await self._store.own_seats(setup.id)
            await self._store.add_own(*(OwnSeat(setup.id, seat, None) for seat in seats if seat not in listed))
            return False
        entry = Imported(setup.id, 1, match.record)
        opened = match.opened or 0
        standing = imported_standing(match, entry)
        ended = Standing(setup.id, 1, standing.n, None, standing.scores, standing.winners, opened + match.milliseconds)
        with suppress(Conflict):  # imported by another request meanwhile
            await self._store.import_match(setup, opened, entry, ended, own=seats)
            return True
        return False

    async def _is_played_here(self, match: HistoryMatch) -> bool:
        """Whether the match was played at a table of this device."""
        table = match.head.get("id")
        if table not in self._store.summaries:
            return False
        stored = await self._store.load(table)
        return stored is not None and _digest(stored[0], (line for entry in stored[1] for line in entry.record)) == (
            match.digest
        )

    def _own(self) -> Iterator[tuple[str, Summary, int]]:
        """All seats on the list, with their tables."""
        for table, summary in self._store.summaries.items():
            if summary.standing is not None:
                yield from ((table, summary, seat) for seat in summary.own)

    def _listed(self, table: str, seat: int) -> ListedTable:
        summary = self._store.summaries[table]
        assert summary.standing is not None
        return ListedTable(summary.setup, summary.standing, seat, 0, summary.at, self._waits_again(table, seat))

    def _waits_again(self, table: str, seat: int) -> bool:
        """Whether the rematch waits for the person of a seat."""
        return any(
            old == seat and summary.setup.expects(new)
            for summary in self._store.summaries.values()
            if summary.setup.follows == table
            for new, old in enumerate(summary.setup.sat or ())
        )


def _is_asked(summary: Summary, seat: int, request: OwnTablesRequest) -> bool:
    """Whether a request asks for this table."""
    return (
        summary.is_over == (request.state == "over")
        and request.game in (None, summary.setup.game)
        and (request.opponent is None or search_key(request.opponent) in summary.names_of_others(seat))
        and (request.since is None or summary.at >= request.since)
        and (request.until is None or summary.at < request.until)
    )


def _digest(setup: Setup, record: Iterator[RecordLine]) -> bytes:
    """The digest of the record of a match that was played here."""
    return digest_of_lines([*(line.line for line in setup.head()), *(line.line for line in record)])
