"""The caller's seat: its key, its place on the caller's list, and the links to other open seats."""

from contextlib import suppress
from typing import Annotated

from pydantic import Strict, StringConstraints
from typing_extensions import TypedDict

from hachiya.desk.caller import Caller
from hachiya.desk.desk import Desk
from hachiya.games.registry import MOST_SEATS
from hachiya.records.fields import Seat, Text
from hachiya.records.redaction import Viewer
from hachiya.tables.live.seats import OpenedSeat
from hachiya.tables.match.seating import new_id
from hachiya.tables.problems import NoTable, NotYourSeat, Problem
from hachiya.tables.protocol.incoming import Incoming
from hachiya.tables.protocol.names import SeatNumber, TableId, Token
from hachiya.tables.stored.keys import Key, digest, new_token

ViewerName = Annotated[str, Strict(), StringConstraints(pattern=rf"^(table|[0-{MOST_SEATS - 1}])$")]
"""A viewer in addresses: the number of a seat, or `table` for a spectator."""


class OwnSeat(Incoming):
    """A table and the own seat at it."""

    table: TableId
    own: SeatNumber


class JoinLink(TypedDict):
    """The link to an open seat, path#invitation, which can be used once."""

    seat: Seat
    path: Text
    invitation: Token


class Seated(TypedDict):
    """The seat that the caller has got: its page, its token (the link path#recovery), and links to other open seats."""

    table: TableId
    seat: Seat
    path: Text
    recovery: Token
    joins: list[JoinLink]


def viewer_of(name: str) -> Viewer:
    """Read a viewer from an address: a seat by its number, or a spectator (`table`)."""
    return "table" if name == "table" else int(name)


def seat_path(table: str, seat: int) -> str:
    """Return the address of a seat's page."""
    return f"/t/{table}/{seat}"


def join_link(table: str, seat: int, secret: str) -> JoinLink:
    """Make the link to an open seat from the secret of its invitation."""
    return {"seat": seat, "path": f"/join/{table}/{seat}", "invitation": secret}


async def seat_caller(desk: Desk, caller: Caller, opened: OpenedSeat) -> Seated:
    """Give the caller the seat that was opened: its key, and a place on the caller's list."""
    table, own, token = opened.setup.id, opened.own, opened.token
    caller.keep_seat(table, own, token)
    await try_put_on_list(desk, caller, Key(table, own, digest(token)))
    return {
        "table": table,
        "seat": own,
        "path": seat_path(table, own),
        "recovery": token,
        "joins": [join_link(table, seat, secret) for seat, secret in opened.invitations.items()],
    }


async def try_put_on_list(desk: Desk, caller: Caller, key: Key) -> None:
    """Put a seat on the caller's list; if that fails the caller has the seat anyway, and the page tries again."""
    with suppress(Problem):
        await put_on_list(desk, caller, key)


async def put_on_list(desk: Desk, caller: Caller, key: Key) -> None:
    """Put a seat on the list of the caller, who holds its key; an unknown caller becomes a known person."""
    await desk.persons.ensure_standing(key.table)
    person = await known_person(desk, caller)
    if person is None:
        person, token = new_id(), new_token()
        await desk.persons.add_person(person, digest(token), key)
        caller.keep_person(token)
    else:
        await desk.persons.link_seat(person, key)


async def known_person(desk: Desk, caller: Caller) -> str | None:
    """Return the caller's person; None for an unknown caller."""
    key = caller.person_key()
    return None if key is None else await desk.persons.person_of(key)


async def check_table(desk: Desk, table: str) -> None:
    """Raise NoTable if there is no such table."""
    if await desk.store.table(table) is None:
        raise NoTable


async def holds_key(desk: Desk, caller: Caller, table: str, seat: int) -> bool:
    """Whether the caller holds the key of a seat."""
    token = caller.seat_token(table, seat)
    return token is not None and await desk.store.owns(digest(token), table, seat)


async def check_key(desk: Desk, caller: Caller, table: str, seat: int) -> None:
    """Raise NotYourSeat unless the caller holds the key of the seat."""
    if not await holds_key(desk, caller, table, seat):
        raise NotYourSeat
