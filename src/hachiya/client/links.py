"""The links that people send each other: to an open seat, to one's own seat, and to a table that is watched."""

import re
from typing import NamedTuple

from hachiya.client.refused import BadLink
from hachiya.tables.protocol.names import SPOKEN_CODE, TABLE_ID, TOKEN

_SECRET, _TABLE = TOKEN.strip("^$"), TABLE_ID.strip("^$")
_INVITATION = re.compile(rf"/join/({_TABLE})/(\d)#({_SECRET})")
_OWN = re.compile(rf"/t/({_TABLE})/(\d)#({_SECRET})")
_WATCHED = re.compile(rf"(?:/t/)?({_TABLE})(?:/\w+)?(?:#.*)?")


class SecretLink(NamedTuple):
    """A link to a seat, with its secret."""

    table: str
    seat: int
    secret: str


def invitation_of(address: str, link: str) -> SecretLink:
    """Read the link of an invitation; BadLink if it is none of this house."""
    return _read(_INVITATION, address, link)


def own_seat_of(address: str, link: str) -> SecretLink:
    """Read the recovery link of a seat; BadLink if it is none of this house."""
    return _read(_OWN, address, link)


def table_of(address: str, link: str) -> str:
    """Read the table of a link to it or to one of its seats, or its id; BadLink if it is neither."""
    match = _WATCHED.fullmatch(link.strip().removeprefix(address))
    if match is None:
        raise BadLink(address)
    return match[1]


def code_of(text: str) -> str | None:
    """Read a code of eight digits, with any spaces; None if the text is no code."""
    digits = "".join(text.split())
    return digits if re.fullmatch(SPOKEN_CODE, digits) else None


def _read(form: re.Pattern[str], address: str, link: str) -> SecretLink:
    match = form.fullmatch(link.strip().removeprefix(address))
    if match is None:
        raise BadLink(address)
    return SecretLink(match[1], int(match[2]), match[3])
