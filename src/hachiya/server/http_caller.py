"""The caller of an operation over HTTP, who is known by cookies and headers."""

from collections.abc import Callable

from starlette.requests import HTTPConnection
from starlette.responses import Response

from hachiya.server.identity import (
    COOKIE,
    forget_person_cookie,
    keep_person_cookie,
    person_cookie,
    person_key,
    seat_cookie,
    seat_path,
)
from hachiya.server.server_parts import client
from hachiya.server.spoken import preferred_language


class HttpCaller:
    """The `Caller` of one request; cookies that they get are set on the response by `apply`."""

    def __init__(self, connection: HTTPConnection) -> None:
        self._connection = connection
        self._changes: list[Callable[[Response], None]] = []
        self.person: str | None = None

    @property
    def client(self) -> str:
        """The caller's address, or with IPv6 its network."""
        return client(self._connection)

    @property
    def language(self) -> str:
        """The language that the header `Accept-Language` prefers."""
        return preferred_language(self._connection.headers)

    def seat_token(self, table: str, seat: int) -> str | None:  # noqa: ARG002  (a browser sends a seat's cookie to its path)
        """Return the token in the cookie of the seat of this path; None if there is none."""
        return self._connection.cookies.get(COOKIE)

    def person_key(self) -> str | None:
        """Return the digest of the key in the person's cookie; None if there is none."""
        return person_key(self._connection)

    def keep_seat(self, table: str, seat: int, token: str) -> None:
        """Set the cookie of a seat."""
        self._changes.append(lambda response: seat_cookie(response, self._connection, table, seat, token))

    def drop_seat(self, table: str, seat: int) -> None:
        """Delete the cookie of a seat."""
        self._changes.append(lambda response: response.delete_cookie(COOKIE, path=seat_path(table, seat)))

    def keep_person(self, token: str | None = None) -> None:
        """Set the cookie of the person, or without a token prolong it for another year."""
        if token is None:
            self._changes.append(lambda response: keep_person_cookie(response, self._connection))
        else:
            self._changes.append(lambda response: person_cookie(response, self._connection, token))

    def drop_person(self) -> None:
        """Delete the cookie of the person."""
        self._changes.append(lambda response: forget_person_cookie(response, self._connection))

    def apply(self, response: Response) -> None:
        """Set the cookies that have changed on the response."""
        for change in self._changes:
            change(response)
