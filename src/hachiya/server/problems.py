"""Problems of the server, beside those of desk and tables; and the HTTP status of every problem."""

from collections.abc import Mapping
from typing import NamedTuple

from hachiya.tables.problems import Problem
from hachiya.words.errors import HachiyaError
from hachiya.words.say import serve as say


class WrongMethod(Problem):
    """A request by a method that the path does not have."""

    code = "wrong_method"

    def __init__(self) -> None:
        super().__init__(say.wrong_method())


class WrongOrigin(Problem):
    """A request from another site's page, or for another host."""

    code = "wrong_origin"

    def __init__(self) -> None:
        super().__init__(say.wrong_origin())


class TooLarge(Problem):
    """A body above the limit."""

    code = "too_large"

    def __init__(self, limit: int) -> None:
        super().__init__(say.too_large(limit=limit))


class TooSlow(Problem):
    """A body that does not arrive in time."""

    code = "too_slow"

    def __init__(self) -> None:
        super().__init__(say.too_slow())


class NotJson(Problem):
    """A body of a type other than JSON."""

    code = "not_json"

    def __init__(self) -> None:
        super().__init__(say.not_json())


class PageNotBuilt(Problem):
    """A page that was not built with the package."""

    code = "unbuilt"

    def __init__(self) -> None:
        super().__init__(say.unbuilt())


class ServerFailed(Problem):
    """A failure of the server itself."""

    code = "internal"

    def __init__(self) -> None:
        super().__init__(say.broken())


class HttpProblem(NamedTuple):
    """The HTTP status and the title of a kind of problem."""

    status: int
    title: str


OVER_HTTP: Mapping[str, HttpProblem] = {
    "bad_request": HttpProblem(400, "Bad request"),
    "unknown": HttpProblem(400, "Unknown name"),
    "not_your_seat": HttpProblem(403, "Not your seat"),
    "no_person": HttpProblem(403, "Nobody known"),
    "no_phrase": HttpProblem(403, "Nobody's phrase"),
    "wrong_origin": HttpProblem(403, "Wrong origin"),
    "not_invited": HttpProblem(403, "Not invited"),
    "not_host": HttpProblem(403, "Not the host"),
    "not_in_lobby": HttpProblem(403, "By invitation"),
    "banned": HttpProblem(403, "Banned"),
    "with_others": HttpProblem(403, "Others play"),
    "silenced": HttpProblem(403, "Silenced"),
    "phrases_only": HttpProblem(403, "Phrases only"),
    "not_welcome": HttpProblem(403, "No onlookers"),
    "not_found": HttpProblem(404, "Not found"),
    "no_table": HttpProblem(404, "No such table"),
    "forgotten": HttpProblem(404, "File forgotten"),
    "no_deal": HttpProblem(404, "No such deal"),
    "wrong_method": HttpProblem(405, "Method not allowed"),
    "too_slow": HttpProblem(408, "Timeout"),
    "taken": HttpProblem(409, "Seat taken"),
    "chat_full": HttpProblem(409, "Chat full"),
    "no_sitter": HttpProblem(409, "Nobody there"),
    "begun": HttpProblem(409, "Match begun"),
    "not_over": HttpProblem(409, "Match not over"),
    "nothing_to_hint": HttpProblem(409, "Nothing to choose"),
    "not_alone": HttpProblem(409, "Not against bots alone"),
    "played_elsewhere": HttpProblem(409, "Played elsewhere"),
    "no_moment": HttpProblem(409, "No such moment"),
    "not_running": HttpProblem(409, "Match not running"),
    "running": HttpProblem(409, "Match still being played"),
    "outdated": HttpProblem(410, "Table of an older version"),
    "too_large": HttpProblem(413, "Too large"),
    "not_json": HttpProblem(415, "Not JSON"),
    "bad_record": HttpProblem(422, "Wrong record"),
    "too_chatty": HttpProblem(429, "Too chatty"),
    "lobby_full": HttpProblem(429, "Lobby full"),
    "too_many": HttpProblem(429, "Too many"),
    "damaged": HttpProblem(500, "Damaged table"),
    "internal": HttpProblem(500, "Internal error"),
    "unavailable": HttpProblem(503, "Storage failed"),
    "draining": HttpProblem(503, "No new tables"),
    "not_ready": HttpProblem(503, "Not ready"),
    "unbuilt": HttpProblem(503, "Page not built: run make install"),
}
"""By the code of the problem."""


class CannotServe(HachiyaError):
    """A reason why the server cannot start: port, address or certificate."""


class BadPublicUrl(HachiyaError):
    """A public address that is invalid."""

    def __init__(self, text: str) -> None:
        super().__init__(say.no_public_url(given=repr(text)))


class BadPeerAddress(HachiyaError):
    """An invalid address for the other servers of the same database."""

    def __init__(self, text: str) -> None:
        super().__init__(say.no_peer_address(given=repr(text)))


class BadTrustedProxy(HachiyaError):
    """An address or network of a proxy that is invalid."""

    def __init__(self, text: str) -> None:
        super().__init__(say.no_proxy(given=repr(text)))
