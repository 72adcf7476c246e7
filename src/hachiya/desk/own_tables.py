"""The tables of a person, as a list: those that are played, the last one moved first, or those that are over."""

from typing_extensions import TypedDict

from hachiya.desk.caller import Caller
from hachiya.desk.desk import Desk
from hachiya.desk.lists import ListedTable, Stretch
from hachiya.desk.operation import operation
from hachiya.desk.seated import seat_path
from hachiya.records.fields import Count, Milliseconds, Seat, Text, Word
from hachiya.tables.match.standing import said
from hachiya.tables.protocol.names import TableId
from hachiya.words.message import Message


class OwnTable(TypedDict):
    """A table on the list: the own seat and its page, who sits where, which deal it is, whose turn, how one stands.

    A name is null where its person is forgotten, and empty while the seat is open. `winners` is null until the match
    is over; `at` is when something happened last. `again`: the others have opened another match, where the own seat is
    kept.
    """

    table: TableId
    seat: Seat
    path: Text
    game: Word
    names: list[Text | None]
    players: list[Word]
    n: Count
    turn: Seat | None
    said: Message | None
    winners: list[Seat] | None
    at: Milliseconds
    again: bool


class OwnTables(TypedDict):
    """A stretch of the list; `more` asks for the next one. `phrase`: a recovery phrase was shown once."""

    known: bool
    phrase: bool
    tables: list[OwnTable]
    more: Text | None


NOBODYS: OwnTables = {"known": False, "phrase": False, "tables": [], "more": None}
"""The list of a browser that has played nowhere."""


@operation("GET", "/api/me/tables", who="visitor")
async def own_tables(desk: Desk, caller: Caller, asked: Stretch) -> OwnTables:
    """A stretch of the list of whoever asks: their tables, the newest first; nothing where nobody is known."""
    if caller.person is None:
        return NOBODYS
    listed, more = await desk.lists.own_tables(caller.person, asked)
    phrase = await desk.persons.has_phrase(caller.person)
    caller.keep_person()
    return {"known": True, "phrase": phrase, "tables": [_own_table(table) for table in listed], "more": more}


def _own_table(listed: ListedTable) -> OwnTable:
    setup, standing, seat = listed.setup, listed.standing, listed.seat
    return {
        "table": setup.id,
        "seat": seat,
        "path": seat_path(setup.id, seat),
        "game": setup.game,
        "names": [None if listed.nameless >> other & 1 else name for other, name in enumerate(setup.names)],
        "players": [*setup.players],
        "n": standing.n,
        "turn": standing.turn,
        "said": said(setup, standing.scores, seat),
        "winners": None if standing.winners is None else [*standing.winners],
        "at": listed.at,
        "again": listed.again,
    }
