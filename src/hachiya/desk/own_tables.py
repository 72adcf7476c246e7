"""The list of a person's tables, running or finished, the latest first."""

from dataclasses import dataclass, field

from typing_extensions import TypedDict

from hachiya.desk.caller import Caller
from hachiya.desk.desk import Desk
from hachiya.desk.lists import ListedTable, OwnTablesRequest
from hachiya.desk.operation import operation
from hachiya.desk.seated import seat_path
from hachiya.records.fields import Count, Milliseconds, Seat, Text, Word
from hachiya.tables.match.standing import standing_message
from hachiya.tables.protocol.names import TableId
from hachiya.words.message import Message
from hachiya.words.shape import sent_as, shape


@shape("OwnTable")
@dataclass(frozen=True)
class OwnTable:
    """A table on the list: the own seat and its page, the players, the number of the deal, the turn and the standing.

    A name is null if its person is forgotten, and empty while the seat is open. `winners` is null before the match is
    over; `at` is the time of the last change. `again`: the others have opened another match, which keeps the own seat.
    """

    table: TableId
    seat: Seat
    path: Text
    game: Word
    names: list[Text | None]
    players: list[Word]
    n: Count
    turn: Seat | None
    text: Message | None = field(metadata=sent_as("said"))
    winners: list[Seat] | None
    at: Milliseconds
    again: bool


class OwnTables(TypedDict):
    """A part of the caller's list of tables; `more` is the value `before` for the next part.

    `known`: the caller is a known person. `phrase`: a recovery phrase was shown to them.
    """

    known: bool
    phrase: bool
    tables: list[OwnTable]
    more: Text | None


EMPTY_LIST: OwnTables = {"known": False, "phrase": False, "tables": [], "more": None}
"""The list of a browser that has not played yet."""


@operation("GET", "/api/me/tables", who="visitor")
async def own_tables(desk: Desk, caller: Caller, request: OwnTablesRequest) -> OwnTables:
    """Return a part of the caller's list of tables, the latest first; an unknown caller has none."""
    if caller.person is None:
        return EMPTY_LIST
    tables, more = await desk.lists.own_tables(caller.person, request)
    phrase = await desk.persons.has_phrase(caller.person)
    caller.keep_person()
    return {"known": True, "phrase": phrase, "tables": [_own_table(table) for table in tables], "more": more}


def _own_table(item: ListedTable) -> OwnTable:
    setup, standing, seat = item.setup, item.standing, item.seat
    return OwnTable(
        table=setup.id,
        seat=seat,
        path=seat_path(setup.id, seat),
        game=setup.game,
        names=[None if item.nameless >> other & 1 else name for other, name in enumerate(setup.names)],
        players=[*setup.players],
        n=standing.n,
        turn=standing.turn,
        text=standing_message(setup, standing.scores, seat),
        winners=None if standing.winners is None else [*standing.winners],
        at=item.at,
        again=item.again,
    )
