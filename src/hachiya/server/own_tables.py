"""The tables of a person, as a list: those that are played, the last one moved first, or those that are over."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints
from sqlalchemy import ColumnElement, Connection, Row, Select, select, tuple_
from typing_extensions import TypedDict

from hachiya.records.fields import SAFE, Count, Milliseconds, Seat, Text, Word
from hachiya.server import schema
from hachiya.server.identity import seat_path
from hachiya.server.own_seats import folded, setups
from hachiya.server.persons import has_phrase
from hachiya.server.rows import standing_of
from hachiya.tables.protocol.names import LONGEST_NAME, TableId
from hachiya.tables.setup import Setup
from hachiya.tables.standing import Standing, said
from hachiya.words.wire import MessageJson

PAGE = 20
"""So many tables are told at a time."""
_OWN, _STANDINGS = schema.own_seats, schema.standings
_Moment = Annotated[int, Field(ge=0, le=SAFE)]


class Wanted(BaseModel):
    """Which of a person's tables: of a game, with somebody whose name has this in it, which ended in this time."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    state: Literal["running", "over"]
    game: Annotated[str, StringConstraints(max_length=32)] | None = None
    opponent: Annotated[str, StringConstraints(max_length=LONGEST_NAME)] | None = None
    since: _Moment | None = None
    until: _Moment | None = None
    before: Annotated[str, StringConstraints(pattern=r"^\d{1,16}\.[A-Za-z0-9_-]{16}\.\d$")] | None = None
    """Where the list before this one has ended: what it called `more`."""


class OwnTable(TypedDict):
    """A table on the list: the own seat and its page, who sits where, which deal it is, whose turn, how one stands.

    A name is null where its person is forgotten, and empty while the seat is open. `winners` is null until the match
    is over; `at` is when something happened last.
    """

    table: TableId
    seat: Seat
    path: Text
    game: Word
    names: list[Text | None]
    players: list[Word]
    n: Count
    turn: Seat | None
    said: MessageJson | None
    winners: list[Seat] | None
    at: Milliseconds


class OwnTables(TypedDict):
    """A stretch of the list; `more` asks for the next one. `phrase`: a recovery phrase was shown once."""

    known: bool
    phrase: bool
    tables: list[OwnTable]
    more: Text | None


NOBODYS: OwnTables = {"known": False, "phrase": False, "tables": [], "more": None}
"""The list of a browser that has played nowhere."""


def own_tables(connection: Connection, person: str, wanted: Wanted) -> OwnTables:
    """The stretch of the person's list that is wanted."""
    rows = connection.execute(query(person, wanted).limit(PAGE + 1)).all()
    found = setups(connection, {row.table_id for row in rows})
    last = rows[PAGE - 1] if len(rows) > PAGE else None
    return {
        "known": True,
        "phrase": has_phrase(connection, person),
        "tables": [_told(row, found[row.table_id]) for row in rows[:PAGE]],
        "more": None if last is None else f"{last.at}.{last.table_id}.{last.seat}",
    }


def query(person: str, wanted: Wanted) -> Select[Any]:
    """The newest first; what is over lies in this order in the database, and is searched as it is read."""
    over = wanted.state == "over"
    at = _OWN.c.ended if over else _STANDINGS.c.at
    conditions: list[ColumnElement[bool]] = [_OWN.c.person == person, _OWN.c.ended > 0 if over else _OWN.c.ended == 0]
    if wanted.game is not None:
        conditions.append(_OWN.c.game == wanted.game)
    if wanted.opponent is not None:
        conditions.append(_OWN.c.others.contains(folded(wanted.opponent), autoescape=True))
    if wanted.since is not None:
        conditions.append(at >= wanted.since)
    if wanted.until is not None:
        conditions.append(at < wanted.until)
    if wanted.before is not None:
        moment, table, seat = wanted.before.split(".")
        conditions.append(tuple_(at, _OWN.c.table_id, _OWN.c.seat) < tuple_(int(moment), table, int(seat)))
    columns = (_OWN.c.seat, *_STANDINGS.c)
    joined = _OWN.join(_STANDINGS, _STANDINGS.c.table_id == _OWN.c.table_id)
    order = (at.desc(), _OWN.c.table_id.desc(), _OWN.c.seat.desc())
    return select(*columns).select_from(joined).where(*conditions).order_by(*order)


def _told(row: Row[Any], setup: Setup) -> OwnTable:
    standing: Standing = standing_of(row)
    return {
        "table": setup.id,
        "seat": row.seat,
        "path": seat_path(setup.id, row.seat),
        "game": setup.game,
        "names": [None if row.nameless >> seat & 1 else name for seat, name in enumerate(setup.names)],
        "players": [*setup.players],
        "n": standing.n,
        "turn": standing.turn,
        "said": said(setup, standing.scores, row.seat),
        "winners": None if standing.winners is None else [*standing.winners],
        "at": row.at,
    }


def query_of(parameters: Mapping[str, str]) -> Mapping[str, str]:
    """What is asked of the list: what is left empty is not asked."""
    return {name: value for name, value in parameters.items() if value.strip()}
