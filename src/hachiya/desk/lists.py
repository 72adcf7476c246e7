"""The stored matches of persons and bots, as an interface for the desk."""

from collections.abc import Mapping, Sequence
from typing import Annotated, Literal, NamedTuple, Protocol

from pydantic import Field, Strict, StringConstraints

from hachiya.records.fields import SAFE
from hachiya.statistics.counts import Counts
from hachiya.tables.match.history import HistoryMatch
from hachiya.tables.protocol.incoming import Incoming
from hachiya.tables.protocol.names import LONGEST_NAME
from hachiya.tables.stored.setup import Setup
from hachiya.tables.stored.standing import Standing

_Moment = Annotated[int, Strict(), Field(ge=0, le=SAFE)]
MORE = r"^\d{1,16}\.[A-Za-z0-9_-]{16}\.\d$"


class OwnTablesRequest(Incoming):
    """A query of a person's tables: by game, by part of an opponent's name, and by the time of their end.

    `since` (inclusive) and `until` (exclusive) are milliseconds since 1970.
    """

    state: Literal["running", "over"]
    game: Annotated[str, StringConstraints(max_length=32)] | None = None
    opponent: Annotated[str, StringConstraints(max_length=LONGEST_NAME, pattern=r"^[^\x00-\x1f\x7f]*$")] | None = None
    since: _Moment | None = None
    until: _Moment | None = None
    before: Annotated[str, StringConstraints(pattern=MORE)] | None = None
    """The value `more` of the preceding answer, at which this answer begins."""


class ListedTable(NamedTuple):
    """A table on a person's list: their seat, its standing, the forgotten names (a bit for each seat), its last change.

    `again` says whether the following match waits for the person.
    """

    setup: Setup
    standing: Standing
    seat: int
    nameless: int
    at: int
    again: bool


class CountedMatch(NamedTuple):
    """A finished and counted match of a person: its game, the time of its end, and the counts of their seat."""

    game: str
    ended: int
    counts: Counts


class Lists(Protocol):
    """The stored lists and counts of the matches of persons and bots."""

    async def own_tables(self, person: str, request: OwnTablesRequest) -> tuple[Sequence[ListedTable], str | None]:
        """A part of a person's list, and the value `before` of the next query, if there are more tables."""

    async def counted_matches(self, person: str) -> Sequence[CountedMatch]:
        """The finished and counted matches on a person's list, in the order of their end."""

    async def bot_sums(self, bot: str | None = None) -> Mapping[tuple[str, str], Counts]:
        """The counts over all matches by game and bot, of one bot or of all bots."""

    async def finished_tables(self, person: str) -> Mapping[str, Sequence[int]]:
        """The finished tables on a person's list, in the order of their end, with the person's seats."""

    async def match_lines(self, table: str, own: Sequence[int]) -> Sequence[str] | None:
        """The lines of a match in a history, with `own` as the person's seats; None if the match is damaged."""

    async def import_match(self, person: str, match: HistoryMatch, seats: Sequence[int]) -> bool:
        """Store a verified match from outside, put its seats on a person's list, and return whether it is new.

        DamagedTable if the match cannot be stored.
        """
