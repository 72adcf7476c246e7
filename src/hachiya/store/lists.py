"""The desk's `Lists` in the event store: the matches of persons, and the sums of bots."""

import asyncio
import json
from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import Any

from sqlalchemy import ColumnElement, Connection, Select, exists, select, tuple_

from hachiya.desk.lists import CountedMatch, ListedTable, OwnTablesRequest
from hachiya.statistics.counts import Counts
from hachiya.store import schema
from hachiya.store.counting import read_seat_counts
from hachiya.store.event_store import EventStore
from hachiya.store.importing import find_table_of_record, link_import, link_seats, prepare_import
from hachiya.store.own_seats import setups
from hachiya.store.rows import standing_of
from hachiya.store.soundness import is_sound
from hachiya.store.upkeep.exporting import match_lines
from hachiya.tables.match.history import HistoryMatch
from hachiya.tables.problems import DamagedTable
from hachiya.tables.protocol.search_key import search_key
from hachiya.tables.stored.store import Conflict

PAGE = 20
"""The number of tables on one page of a list."""
_OWN, _STANDINGS = schema.own_seats, schema.standings


class StoredLists:
    """The desk's `Lists` in an event store."""

    def __init__(self, store: EventStore) -> None:
        self._store = store

    async def own_tables(self, person: str, request: OwnTablesRequest) -> tuple[Sequence[ListedTable], str | None]:
        """Return a part of a person's list, and where the next part begins."""
        return await self._store.read(lambda connection: own_tables(connection, person, request))

    async def counted_matches(self, person: str) -> Sequence[CountedMatch]:
        """Return the finished and counted matches on a person's list."""
        return await self._store.read(lambda connection: counted_matches(connection, person))

    async def bot_sums(self, bot: str | None = None) -> Mapping[tuple[str, str], Counts]:
        """Return the summed counts of one bot or of all bots, by game and bot."""
        return await self._store.read(lambda connection: bot_sums(connection, bot))

    async def finished_tables(self, person: str) -> Mapping[str, Sequence[int]]:
        """Return the person's seats at each finished table on their list."""
        return await self._store.read(lambda connection: finished_tables(connection, person))

    async def match_lines(self, table: str, own: Sequence[int]) -> Sequence[str] | None:
        """Return the lines of a match in a history; None if the match is damaged."""
        return await self._store.read(partial(match_lines, table=table, own=own))

    async def import_match(self, person: str, match: HistoryMatch, seats: Sequence[int]) -> bool:
        """Store a verified match from outside on a person's list, and return whether it is new."""
        rows = await asyncio.to_thread(prepare_import, match)
        table = await self._store.read(partial(find_table_of_record, match=match))
        if table is None:
            try:
                await self._store.add(partial(link_import, match=rows, person=person, seats=[*seats]))
            except Conflict:  # imported by another request meanwhile
                table = rows.setup.id
            else:
                return True
        await self._store.add(partial(link_seats, table=table, person=person, seats=[*seats]))
        return False


def own_tables(connection: Connection, person: str, request: OwnTablesRequest) -> tuple[list[ListedTable], str | None]:
    """Query a part of the person's list; return it, and where the next part begins."""
    rows = connection.execute(own_tables_query(person, request).limit(PAGE + 1)).all()
    setup_of = setups(connection, {row.table_id for row in rows})
    waits = _waits_again(connection, person, {row.table_id for row in rows})
    listed = [
        ListedTable(
            setup_of[row.table_id], standing_of(row), row.seat, row.nameless, row.at, (row.table_id, row.seat) in waits
        )
        for row in rows[:PAGE]
        if _is_readable(row)
    ]
    last = rows[PAGE - 1] if len(rows) > PAGE else None
    return listed, None if last is None else f"{last.at}.{last.table_id}.{last.seat}"


def _waits_again(connection: Connection, person: str, tables: Collection[str]) -> set[tuple[str, int]]:
    """The seats of these tables whose persons the next match waits for, unless its host has sent this person away."""
    followers, away = schema.tables.c, schema.sent_away.c
    is_sent_away = exists().where(away.table_id == followers.id, away.person == person)
    ids = connection.scalars(select(followers.id).where(followers.follows.in_(tables), ~is_sent_away))
    return {
        (setup.follows, old)
        for setup in setups(connection, ids).values()
        for new, old in enumerate(setup.sat or ())
        if setup.follows is not None and old is not None and setup.expects(new)
    }


def _is_readable(row: Any) -> bool:
    """Whether the standing can be shown; `hachiya db repair` rebuilds a damaged one."""
    if not is_sound(_STANDINGS, row._mapping):
        return False
    try:
        standing_of(row)
    except (ValueError, TypeError):
        return False
    return True


def own_tables_query(person: str, request: OwnTablesRequest) -> Select[Any]:
    """Make the query of a person's list, newest first; the rows of finished seats are stored in this order."""
    over = request.state == "over"
    at = _OWN.c.ended if over else _STANDINGS.c.at
    conditions: list[ColumnElement[bool]] = [_OWN.c.person == person, _OWN.c.ended > 0 if over else _OWN.c.ended == 0]
    if request.game is not None:
        conditions.append(_OWN.c.game == request.game)
    if request.opponent is not None:
        conditions.append(_OWN.c.others.contains(search_key(request.opponent), autoescape=True))
    if request.since is not None:
        conditions.append(at >= request.since)
    if request.until is not None:
        conditions.append(at < request.until)
    if request.before is not None:
        moment, table, seat = request.before.split(".")
        conditions.append(tuple_(at, _OWN.c.table_id, _OWN.c.seat) < tuple_(int(moment), table, int(seat)))
    columns = (_OWN.c.seat, *_STANDINGS.c)
    joined = _OWN.join(_STANDINGS, _STANDINGS.c.table_id == _OWN.c.table_id)
    order = (at.desc(), _OWN.c.table_id.desc(), _OWN.c.seat.desc())
    return select(*columns).select_from(joined).where(*conditions).order_by(*order)


def counted_matches(connection: Connection, person: str) -> list[CountedMatch]:
    """Query the finished and counted matches on a person's list."""
    seats, counted_columns = schema.own_seats.c, schema.counted.c
    rows = connection.execute(
        select(seats.game, seats.seat, seats.ended, counted_columns.form, counted_columns.content)
        .join(schema.counted, counted_columns.table_id == seats.table_id)
        .where(seats.person == person)
        .order_by(seats.ended)
    )
    matches = []
    for game, seat, ended, form, content in rows:
        with suppress(DamagedTable, ValueError, TypeError, LookupError):  # a damaged row is left out
            counts = read_seat_counts(form, content, seat)
            matches += [] if counts is None else [CountedMatch(game, ended, counts)]
    return matches


def bot_sums(connection: Connection, bot: str | None) -> dict[tuple[str, str], Counts]:
    """Query the summed counts of one bot or of all bots, by game and bot."""
    sums = schema.bot_sums
    rows = connection.execute(select(sums) if bot is None else select(sums).where(sums.c.bot == bot))
    sums_of = {}
    for row in rows:
        with suppress(ValueError, TypeError, LookupError):  # a damaged row is left out
            sums_of[row.game, row.bot] = Counts.from_json(json.loads(row.content))
    return sums_of


def finished_tables(connection: Connection, person: str) -> dict[str, list[int]]:
    """Query the person's seats at each finished table."""
    columns = schema.own_seats.c
    rows = select(columns.table_id, columns.seat).where(columns.person == person, columns.ended > 0)
    tables: dict[str, list[int]] = {}
    for table, seat in connection.execute(rows.order_by(columns.ended, columns.table_id, columns.seat)):
        tables.setdefault(table, []).append(seat)
    return tables
