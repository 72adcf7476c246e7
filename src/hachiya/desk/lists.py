"""The interface of the stored lists: the matches of persons and the sums of bots."""

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
    """A request for a part of the own tables: by game, part of an opponent's name, and the time of their end.

    `since` (inclusive) and `until` (exclusive) are milliseconds since 1970; `before` is where the previous part has
    ended.
    """

    state: Literal["running", "over"]
    game: Annotated[str, StringConstraints(max_length=32)] | None = None
    opponent: Annotated[str, StringConstraints(max_length=LONGEST_NAME, pattern=r"^[^\x00-\x1f\x7f]*$")] | None = None
    since: _Moment | None = None
    until: _Moment | None = None
    before: Annotated[str, StringConstraints(pattern=MORE)] | None = None
    """The value `more` of the preceding answer, at which this answer begins."""


class ListedTable(NamedTuple):
    """A table on a person's list: their seat, its standing, and the time of its last change (`at`).

    `nameless` has a bit for each seat whose name is forgotten. `again`: the rematch waits for the person.
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
        """Return a part of a person's list, and the value `before` for the next part.

        The value is None if there are no more tables.
        """

    async def counted_matches(self, person: str) -> Sequence[CountedMatch]:
        """Return the finished and counted matches on a person's list, in the order of their end."""

    async def bot_sums(self, bot: str | None = None) -> Mapping[tuple[str, str], Counts]:
        """Return the counts of one bot, or of all bots, summed over all matches; the keys are game and bot."""

    async def finished_tables(self, person: str) -> Mapping[str, Sequence[int]]:
        """Return the person's seats at each finished table on their list, in the order of the end of the matches."""

    async def match_lines(self, table: str, own: Sequence[int]) -> Sequence[str] | None:
        """Return the lines of a match in a history, with `own` as the person's seats; None if the match is damaged."""

    async def import_match(self, person: str, match: HistoryMatch, seats: Sequence[int]) -> bool:
        """Store a verified match from outside on a person's list with these seats, and return whether it is new.

        DamagedTable if the match cannot be stored.
        """
