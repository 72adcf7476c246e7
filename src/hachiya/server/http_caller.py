"""Who asks over HTTP: known by cookies and headers; what they get to keep goes out with the response."""

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
    """A `Caller` by one request."""

    def __init__(self, connection: HTTPConnection) -> None:
        self._connection = connection
        self._changes: list[Callable[[Response], None]] = []
        self.person: str | None = None

    @property
    def client(self) -> str:
        """The address, or the network of one."""
        return client(self._connection)

    @property
    def language(self) -> str:
        """The language that `Accept-Language` wants most."""
        return preferred_language(self._connection.headers)

    def seat_token(self, table: str, seat: int) -> str | None:  # noqa: ARG002  (a browser sends a seat's cookie to its path)
        """The cookie of the seat of this path."""
        return self._connection.cookies.get(COOKIE)

    def person_key(self) -> str | None:
        """The digest of the person's cookie."""
        return person_key(self._connection)

    def keep_seat(self, table: str, seat: int, token: str) -> None:
        """Set the cookie of a seat."""
        self._changes.append(lambda response: seat_cookie(response, self._connection, table, seat, token))

    def drop_seat(self, table: str, seat: int) -> None:
        """Take the cookie of a seat away."""
        self._changes.append(lambda response: response.delete_cookie(COOKIE, path=seat_path(table, seat)))

    def keep_person(self, token: str | None = None) -> None:
        """Set the cookie of the person, or make it last for another year."""
        if token is None:
            self._changes.append(lambda response: keep_person_cookie(response, self._connection))
        else:
            self._changes.append(lambda response: person_cookie(response, self._connection, token))

    def drop_person(self) -> None:
        """Take the cookie of the person away."""
        self._changes.append(lambda response: forget_person_cookie(response, self._connection))

    def apply(self, response: Response) -> None:
        """Set on a response all that they get to keep."""
        for change in self._changes:
            change(response)
