"""What persons have played, as the desk asks for it of whoever keeps it."""

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


class Stretch(Incoming):
    """Which of a person's tables: of a game, with somebody whose name has this in it, which ended in this time.

    `since` and `until`, before which they ended, are milliseconds since 1970.
    """

    state: Literal["running", "over"]
    game: Annotated[str, StringConstraints(max_length=32)] | None = None
    opponent: Annotated[str, StringConstraints(max_length=LONGEST_NAME, pattern=r"^[^\x00-\x1f\x7f]*$")] | None = None
    since: _Moment | None = None
    until: _Moment | None = None
    before: Annotated[str, StringConstraints(pattern=MORE)] | None = None
    """Where the stretch before this one has ended: what it called `more`."""


class ListedTable(NamedTuple):
    """A table on a person's list: their seat, how it stands, whose names are forgotten (by bit), when it moved last.

    And whether the match that follows it waits for them.
    """

    setup: Setup
    standing: Standing
    seat: int
    nameless: int
    at: int
    again: bool


class CountedMatch(NamedTuple):
    """A match of a person that is over and counted: its game, when it ended, what their seat did."""

    game: str
    ended: int
    counts: Counts


class Lists(Protocol):
    """What is kept of the matches of persons and bots."""

    async def own_tables(self, person: str, wanted: Stretch) -> tuple[Sequence[ListedTable], str | None]:
        """A stretch of a person's list, and what asks for the next one."""

    async def counted_matches(self, person: str) -> Sequence[CountedMatch]:
        """The matches on a person's list that are over and counted, in the order in which they ended."""

    async def bot_sums(self, bot: str | None = None) -> Mapping[tuple[str, str], Counts]:
        """By game and bot what is counted over all matches of the house; of one bot, or of all."""

    async def finished(self, person: str) -> Mapping[str, Sequence[int]]:
        """The tables on a person's list that are over, in the order in which they ended, with their seats there."""

    async def match_lines(self, table: str, own: Sequence[int]) -> Sequence[str] | None:
        """The lines of a match as a history has them, with these seats as the own ones; None where it is damaged."""

    async def import_match(self, person: str, match: HistoryMatch, seats: Sequence[int]) -> bool:
        """Keep a verified match from outside and put these seats of it on a person's list; whether it is new here.

        DamagedTable where it cannot be kept.
        """
