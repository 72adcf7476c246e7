"""A seat that whoever asks has got: its key, its place on their list, and links to the open seats beside it."""

from contextlib import suppress
from typing import Annotated

from pydantic import Strict, StringConstraints
from typing_extensions import TypedDict

from hachiya.desk.caller import Caller
from hachiya.desk.desk import Desk
from hachiya.desk.problems import NotYourSeat
from hachiya.games.registry import MOST_SEATS
from hachiya.records.fields import Seat, Text
from hachiya.records.redaction import Viewer
from hachiya.tables.live.seats import Opened
from hachiya.tables.match.seating import new_id
from hachiya.tables.problems import NoTable, Problem
from hachiya.tables.protocol.incoming import Incoming
from hachiya.tables.protocol.names import SeatNumber, TableId, Token
from hachiya.tables.stored.keys import Key, digest, new_token

ViewerName = Annotated[str, Strict(), StringConstraints(pattern=rf"^(table|[0-{MOST_SEATS - 1}])$")]
"""A viewer as addresses name them: a seat by its number, or `table`, who looks on."""


class OwnSeat(Incoming):
    """A table, and the own seat at it."""

    table: TableId
    own: SeatNumber


class Join(TypedDict):
    """An open seat, and the page with which it can be taken, once: the link is path#invitation."""

    seat: Seat
    path: Text
    invitation: Token


class Seated(TypedDict):
    """The seat that the person who asked has got, its page and its token (path#recovery), and links to hand on."""

    table: TableId
    seat: Seat
    path: Text
    recovery: Token
    joins: list[Join]


def viewer_of(name: str) -> Viewer:
    """The viewer of a name."""
    return "table" if name == "table" else int(name)


def seat_path(table: str, seat: int) -> str:
    """The page of a seat."""
    return f"/t/{table}/{seat}"


def join_link(table: str, seat: int, secret: str) -> Join:
    """An invitation to hand on."""
    return {"seat": seat, "path": f"/join/{table}/{seat}", "invitation": secret}


async def seat_caller(desk: Desk, caller: Caller, opened: Opened) -> Seated:
    """Give a seat to whoever asked: its key, and a place on their list."""
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
    """As `put_on_list`; where the list cannot be written they have the seat all the same, and the page asks again."""
    with suppress(Problem):
        await put_on_list(desk, caller, key)


async def put_on_list(desk: Desk, caller: Caller, key: Key) -> None:
    """A seat comes on the list of whoever asks and holds this key to it; who is not known yet is from now on."""
    await desk.persons.ensure_standing(key.table)
    person = await known_person(desk, caller)
    if person is None:
        person, token = new_id(), new_token()
        await desk.persons.add_person(person, digest(token), key)
        caller.keep_person(token)
    else:
        await desk.persons.link_seat(person, key)


async def known_person(desk: Desk, caller: Caller) -> str | None:
    """The person of whoever asks, if they hold a key."""
    key = caller.person_key()
    return None if key is None else await desk.persons.person_of(key)


async def check_table(desk: Desk, table: str) -> None:
    """NoTable where there is none."""
    if await desk.store.table(table) is None:
        raise NoTable


async def holds_key(desk: Desk, caller: Caller, table: str, seat: int) -> bool:
    """Does whoever asks hold the key of a seat?"""
    token = caller.seat_token(table, seat)
    return token is not None and await desk.store.owns(digest(token), table, seat)


async def check_key(desk: Desk, caller: Caller, table: str, seat: int) -> None:
    """NotYourSeat unless whoever asks holds the key of the seat."""
    if not await holds_key(desk, caller, table, seat):
        raise NotYourSeat
