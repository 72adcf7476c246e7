"""The identity of clients: a seat's token is a cookie on the seat's own path, a person's key one of the whole server.

A seat's token is sent once to the person who opens the table, for the recovery link; a person's key to nobody.
"""

import re
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.responses import Response

from hachiya.desk.problems import NoSuchPage
from hachiya.games.registry import MOST_SEATS
from hachiya.records.redaction import Viewer
from hachiya.server.rooted import page_path
from hachiya.server.server_parts import parts_of
from hachiya.tables.problems import NotWelcome
from hachiya.tables.protocol.names import TOKEN, is_table
from hachiya.tables.stored.keys import digest
from hachiya.tables.stored.setup import Setup

COOKIE = "seat"
PERSON_COOKIE = "person"
_YEAR = 365 * 24 * 3600
_SEATS = {str(seat): seat for seat in range(MOST_SEATS)}
_TOKEN = re.compile(TOKEN)


def seat_path(table: str, seat: int) -> str:
    """Return the path of a seat's page."""
    return f"/t/{table}/{seat}"


def seat_cookie(response: Response, connection: HTTPConnection, table: str, seat: int, token: str) -> None:
    """Set the cookie of a seat; scripts cannot read it, and other sites cannot send it."""
    _set_cookie(response, connection, COOKIE, token, seat_path(table, seat), _YEAR)


def person_cookie(response: Response, connection: HTTPConnection, token: str) -> None:
    """Set the cookie of a person."""
    _set_cookie(response, connection, _person_name(connection), token, "/", _YEAR)


def keep_person_cookie(response: Response, connection: HTTPConnection) -> None:
    """Renew the cookie of a person for another year."""
    person_cookie(response, connection, connection.cookies[_sent_name(connection)])


def forget_person_cookie(response: Response, connection: HTTPConnection) -> None:
    """Delete the cookie of a person."""
    _set_cookie(response, connection, _sent_name(connection), "", "/", 0)


def person_key(connection: HTTPConnection) -> str | None:
    """Return the digest of the person's key in the cookie; None if there is no valid one."""
    token = connection.cookies.get(_sent_name(connection))
    return digest(token) if token is not None and _TOKEN.fullmatch(token) else None


def _person_name(connection: HTTPConnection) -> str:
    """The name of the person's cookie, which contains the port: browsers send a cookie to all ports of a host."""
    public = parts_of(connection).settings.public
    port = urlsplit(public.origin).port if public else connection.url.port
    return PERSON_COOKIE if port is None else f"{PERSON_COOKIE}-{port}"


def _sent_name(connection: HTTPConnection) -> str:
    """The name of the cookie that the browser has sent, perhaps an old one without a port."""
    name = _person_name(connection)
    return name if name in connection.cookies else PERSON_COOKIE


def is_secure(connection: HTTPConnection) -> bool:
    """Whether the browser's connection is encrypted, perhaps only up to a proxy."""
    public = parts_of(connection).settings.public
    return public.secure if public else connection.url.scheme in ("https", "wss")


def table_and_viewer(connection: HTTPConnection) -> tuple[str, Viewer]:
    """Read the table and the viewer from a path; NoSuchPage if one is invalid."""
    table = connection.path_params["table"]
    if not is_table(table):
        raise NoSuchPage
    return table, viewer_of(connection)


def viewer_of(connection: HTTPConnection) -> Viewer:
    """Read the viewer from a path; NoSuchPage if it is invalid."""
    viewer = connection.path_params["viewer"]
    if viewer == "table":
        return "table"
    if viewer not in _SEATS:
        raise NoSuchPage
    return _SEATS[viewer]


def check_welcome(setup: Setup, viewer: Viewer) -> None:
    """Raise NotWelcome if the viewer is a spectator and the host wishes none."""
    if viewer == "table" and not setup.policy.watched:
        raise NotWelcome


def _set_cookie(response: Response, connection: HTTPConnection, name: str, token: str, path: str, seconds: int) -> None:
    response.set_cookie(
        name,
        token,
        max_age=seconds,
        path=page_path(connection.scope, path),
        secure=is_secure(connection),
        httponly=True,
        samesite="strict",
    )
