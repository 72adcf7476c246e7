"""Seats over HTTP: the one that a person has got, those to hand on, and the token that takes one again."""

from typing import Annotated

from pydantic import Field, Strict
from typing_extensions import TypedDict

from hachiya.games.registry import MOST_SEATS
from hachiya.records.fields import Seat, Text, Word
from hachiya.server.identity import seat_path
from hachiya.tables.protocol.incoming import Incoming
from hachiya.tables.protocol.names import Name, PlantSign, TableId, Token
from hachiya.tables.tables import Opened


class Recovery(Incoming):
    """The token of a recovery link."""

    token: Token


class Joining(Incoming):
    """An invited person: the secret of the link, and a name unless they are content to be a guest."""

    invitation: Token
    name: Name | None = None
    sign: PlantSign | None = None


class Signing(Incoming):
    """The sign that a person chooses."""

    sign: PlantSign


class Filling(Incoming):
    """The bot that takes every open seat."""

    bot: Word


class Wishing(Incoming):
    """Whether a person would: end the match here, or allow hints."""

    wish: Annotated[bool, Strict()]


class Inviting(Incoming):
    """The open seat for which the host wants a new link."""

    seat: Annotated[int, Strict(), Field(ge=0, lt=MOST_SEATS)]


class SeatingBot(Inviting):
    """The open seat that the host gives to a bot."""

    bot: Word


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


def seated(seats: Opened) -> Seated:
    """What the person who asked is told."""
    table = seats.setup.id
    return {
        "table": table,
        "seat": seats.own,
        "path": seat_path(table, seats.own),
        "recovery": seats.token,
        "joins": [join(table, seat, secret) for seat, secret in seats.invitations.items()],
    }


def join(table: str, seat: int, secret: str) -> Join:
    """An invitation to hand on."""
    return {"seat": seat, "path": f"/join/{table}/{seat}", "invitation": secret}
