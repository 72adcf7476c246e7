"""Seats: a table is opened, its seats are taken, handed on and given to bots; the record of what was played there."""

from hachiya.desk.caller import Caller
from hachiya.desk.desk import Desk
from hachiya.desk.operation import File, operation
from hachiya.desk.problems import NotYourSeat
from hachiya.desk.seated import (
    Join,
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
from hachiya.tables.live.seats import Opened
from hachiya.tables.messages.shown import record_file
from hachiya.tables.problems import NoTable, NotWelcome
from hachiya.tables.protocol.incoming import Incoming
from hachiya.tables.protocol.names import Name, PlantSign, SeatNumber, TableId, Token
from hachiya.tables.protocol.order import NewTable
from hachiya.tables.stored.entries import cards_drawn, has_ended
from hachiya.tables.stored.keys import Key, digest


class Recovery(OwnSeat):
    """The token of a recovery link."""

    token: Token


class Joining(OwnSeat):
    """An invited person: the secret of the link, and a name unless they are content to be a guest."""

    invitation: Token
    name: Name | None = None
    sign: PlantSign | None = None


class Filling(OwnSeat):
    """The bot that takes every open seat."""

    bot: Word


class OtherSeat(OwnSeat):
    """Another seat at the table, of which the host decides."""

    seat: SeatNumber


class SeatingBot(OtherSeat):
    """The open seat that the host gives to a bot."""

    bot: Word


class Viewed(Incoming):
    """A table as one of its seats sees it, or who looks on (`table`)."""

    table: TableId
    viewer: ViewerName


@operation("POST", "/api/tables", spends=("request", "opening"), creates=True)
async def open_table(desk: Desk, caller: Caller, asked: NewTable) -> Seated:
    """A new table; whoever asks gets a seat at it, and a link for every opponent that is a person."""
    return await seat_caller(desk, caller, await desk.tables.opening.open(asked, caller.client))


@operation("POST", "/t/{table}/{own}/recover")
async def recover(desk: Desk, caller: Caller, asked: Recovery) -> None:
    """The seat's key again, for whoever has its token from the recovery link."""
    await check_table(desk, asked.table)
    if not await desk.store.owns(digest(asked.token), asked.table, asked.own):
        raise NotYourSeat
    caller.keep_seat(asked.table, asked.own, asked.token)
    await try_put_on_list(desk, caller, Key(asked.table, asked.own, digest(asked.token)))


@operation("POST", "/t/{table}/{own}/join", creates=True)
async def join(desk: Desk, caller: Caller, asked: Joining) -> Seated:
    """An open seat for whoever brings its invitation first; they get a key of their own."""
    await check_table(desk, asked.table)
    opened = await desk.tables.seats.join(asked.table, asked.own, asked.invitation, asked.name, asked.sign)
    return await seat_caller(desk, caller, opened)


@operation("POST", "/t/{table}/{own}/invite", who="seat", creates=True)
async def invite(desk: Desk, _caller: Caller, asked: OtherSeat) -> Join:
    """A new link to an open seat, for the host; the one before is good for nothing."""
    return join_link(asked.table, asked.seat, await desk.tables.seats.invite(asked.table, asked.own, asked.seat))


@operation("POST", "/t/{table}/{own}/seat_bot", who="seat")
async def seat_bot(desk: Desk, _caller: Caller, asked: SeatingBot) -> None:
    """A bot takes an open seat, by the host's wish."""
    await desk.tables.seats.seat_bot(asked.table, asked.own, asked.seat, asked.bot)


@operation("POST", "/t/{table}/{own}/fill", who="seat")
async def fill(desk: Desk, _caller: Caller, asked: Filling) -> None:
    """Bots take all open seats, by the host's wish."""
    await desk.tables.seats.fill(asked.table, asked.own, asked.bot)


@operation("POST", "/t/{table}/{own}/remove", who="seat", creates=True)
async def remove(desk: Desk, _caller: Caller, asked: OtherSeat) -> Join:
    """Before the first deal the host sends a person away, and gets a new link to the seat."""
    return join_link(asked.table, asked.seat, await desk.tables.seats.remove(asked.table, asked.own, asked.seat))


@operation("POST", "/t/{table}/{own}/close", who="seat")
async def close_table(desk: Desk, caller: Caller, asked: OwnSeat) -> None:
    """Before the first deal the host closes the table. Nothing is kept of it, and all are sent away."""
    await desk.tables.seats.close(asked.table, asked.own)
    caller.drop_seat(asked.table, asked.own)


@operation("POST", "/t/{table}/{own}/revoke", who="seat", creates=True)
async def revoke(desk: Desk, caller: Caller, asked: OwnSeat) -> Seated:
    """A new key for the own seat. Those of before open nothing any more, and whoever looks on with one is sent away."""
    setup = await desk.store.table(asked.table)
    if setup is None:
        raise NoTable
    token = await desk.tables.seats.revoke(asked.table, asked.own)
    return await seat_caller(desk, caller, Opened(setup, asked.own, token))


@operation("POST", "/t/{table}/{own}/again", who="seat", spends=("request", "opening"), creates=True)
async def again(desk: Desk, caller: Caller, asked: OwnSeat) -> Seated:
    """A new table with the same players and options, once the match is over; all who ask come to the same one."""
    setup = await desk.store.table(asked.table)
    if setup is None:
        raise NoTable
    return await seat_caller(desk, caller, await desk.tables.opening.again(setup, asked.own, caller.person))


@operation("GET", "/t/{table}/{viewer}/record.jsonl")
async def record(desk: Desk, caller: Caller, asked: Viewed) -> File:
    """The record as the viewer may read it; the whole of it once the match is over."""
    viewer = viewer_of(asked.viewer)
    loaded = await desk.store.load(asked.table)
    if loaded is None:
        raise NoTable
    setup, entries = loaded
    if viewer != "table":
        await check_key(desk, caller, asked.table, viewer)
    lines = [*setup.head(), *(line for entry in entries for line in entry.record)]
    if viewer == "table" and not setup.policy.watched and not has_ended(lines):
        raise NotWelcome
    content = await desk.workers.compute(record_file, lines, viewer, cards_drawn(entries))
    return File(f"{setup.game}-{setup.id}.jsonl", "application/x-ndjson", content)
