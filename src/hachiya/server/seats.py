"""Seats over HTTP: the one that a person has got, those to hand on, and the token that takes one again."""

from typing_extensions import TypedDict

from hachiya.records.fields import Seat, Text
from hachiya.server.identity import seat_path
from hachiya.tables.protocol.incoming import Incoming
from hachiya.tables.protocol.names import TableId, Token
from hachiya.tables.tables import Seats


class Recovery(Incoming):
    """The token of a recovery link."""

    token: Token


class Join(TypedDict):
    """A seat at the table, its page and its token: the link is path#recovery."""

    seat: Seat
    path: Text
    recovery: Token


class Seated(Join):
    """The seat that the person who asked has got, and those to hand on to the other persons."""

    table: TableId
    joins: list[Join]


def seated(seats: Seats) -> Seated:
    """What the person who asked is told."""
    table = seats.setup.id
    joins = [_join(table, seat, token) for seat, token in seats.tokens.items() if seat != seats.own]
    return {"table": table, **_join(table, seats.own, seats.tokens[seats.own]), "joins": joins}


def _join(table: str, seat: int, token: str) -> Join:
    return {"seat": seat, "path": seat_path(table, seat), "recovery": token}
