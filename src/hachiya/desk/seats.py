"""Operations on tables and seats: opening, closing, removing, seating bots, and the record of a table."""

from hachiya.desk.caller import Caller
from hachiya.desk.desk import Desk
from hachiya.desk.operation import File, operation
from hachiya.desk.seated import (
    JoinLink,
    OwnSeat,
    Seated,
    ViewerName,
    check_key,
    check_table,
    join_link,
    seat_caller,
    try_put_on_list,
    viewer_of,
)
from hachiya.records.fields import Word
from hachiya.tables.live.seats import OpenedSeat
from hachiya.tables.messages.shown import record_file
from hachiya.tables.problems import NoTable, NotWelcome, NotYourSeat
from hachiya.tables.protocol.incoming import Incoming
from hachiya.tables.protocol.names import SeatNumber, TableId, Token
from hachiya.tables.protocol.order import NewTable
from hachiya.tables.stored.entries import cards_drawn, has_ended
from hachiya.tables.stored.keys import Key, digest


class Recovery(OwnSeat):
    """A request for the key of a seat by the token of its recovery link."""

    token: Token


class FillRequest(OwnSeat):
    """A request of the host to seat a bot on every open seat."""

    bot: Word


class OtherSeat(OwnSeat):
    """A request of the host about another seat at the table."""

    seat: SeatNumber


class BotSeatRequest(OtherSeat):
    """A request of the host to seat a bot on an open seat."""

    bot: Word


class ViewRequest(Incoming):
    """A request about a table as a viewer may see it: one of its seats, or a spectator (`table`)."""

    table: TableId
    viewer: ViewerName


@operation("POST", "/api/tables", spends=("request", "opening"), creates=True)
async def open_table(desk: Desk, caller: Caller, request: NewTable) -> Seated:
    """Open a new table; the caller gets a seat at it, and a link for every opponent that is a person."""
    return await seat_caller(desk, caller, await desk.tables.opening.open(request, caller.client))


@operation("POST", "/t/{table}/{own}/recover")
async def recover(desk: Desk, caller: Caller, request: Recovery) -> None:
    """Give the caller the key of a seat by the token of its recovery link."""
    await check_table(desk, request.table)
    if not await desk.store.owns(digest(request.token), request.table, request.own):
        raise NotYourSeat
    caller.keep_seat(request.table, request.own, request.token)
    await try_put_on_list(desk, caller, Key(request.table, request.own, digest(request.token)))


@operation("POST", "/t/{table}/{own}/seat_bot", who="seat")
async def seat_bot(desk: Desk, _caller: Caller, request: BotSeatRequest) -> None:
    """Seat a bot on an open seat for the host."""
    await desk.tables.seats.seat_bot(request.table, request.own, request.seat, request.bot)


@operation("POST", "/t/{table}/{own}/fill", who="seat")
async def fill_with_bots(desk: Desk, _caller: Caller, request: FillRequest) -> None:
    """Seat bots on all open seats for the host."""
    await desk.tables.seats.fill_with_bots(request.table, request.own, request.bot)


@operation("POST", "/t/{table}/{own}/remove", who="seat", creates=True)
async def remove(desk: Desk, _caller: Caller, request: OtherSeat) -> JoinLink:
    """Remove a person from a seat for the host, before the first deal, and return a new link to the seat."""
    return join_link(
        request.table, request.seat, await desk.tables.seats.remove(request.table, request.own, request.seat)
    )


@operation("POST", "/t/{table}/{own}/close", who="seat")
async def close_table(desk: Desk, caller: Caller, request: OwnSeat) -> None:
    """Close a table for the host, before the first deal; nothing of it is stored, and all its players leave."""
    await desk.tables.seats.close(request.table, request.own)
    caller.drop_seat(request.table, request.own)


@operation("POST", "/t/{table}/{own}/revoke", who="seat", creates=True)
async def revoke(desk: Desk, caller: Caller, request: OwnSeat) -> Seated:
    """Make a new key for the own seat; former keys become invalid, and connections that use them are closed."""
    setup = await desk.store.table(request.table)
    if setup is None:
        raise NoTable
    token = await desk.tables.seats.revoke(request.table, request.own)
    return await seat_caller(desk, caller, OpenedSeat(setup, request.own, token))


@operation("POST", "/t/{table}/{own}/again", who="seat", spends=("request", "opening"), creates=True)
async def rematch(desk: Desk, caller: Caller, request: OwnSeat) -> Seated:
    """Open a new table with the same players and options after the match; all players come to the same table."""
    setup = await desk.store.table(request.table)
    if setup is None:
        raise NoTable
    return await seat_caller(desk, caller, await desk.tables.opening.rematch(setup, request.own, caller.person))


@operation("GET", "/t/{table}/{viewer}/record.jsonl")
async def record(desk: Desk, caller: Caller, request: ViewRequest) -> File:
    """Return the record as the viewer may read it; after the match is over it is complete."""
    viewer = viewer_of(request.viewer)
    loaded = await desk.store.load(request.table)
    if loaded is None:
        raise NoTable
    setup, entries = loaded
    if viewer != "table":
        await check_key(desk, caller, request.table, viewer)
    lines = [*setup.head(), *(line for entry in entries for line in entry.record)]
    if viewer == "table" and not setup.policy.watched and not has_ended(lines):
        raise NotWelcome
    content = await desk.workers.compute(caller.client, record_file, lines, viewer, cards_drawn(entries))
    return File(f"{setup.game}-{setup.id}.jsonl", "application/x-ndjson", content)
