"""Problems of the server, beside those of desk and tables; and the HTTP status of every problem."""

from collections.abc import Mapping
from typing import NamedTuple

from hachiya.tables.problems import Problem
from hachiya.words.errors import HachiyaError
from hachiya.words.say import serve as say


class WrongMethod(Problem):
    """A path that does not know this method."""

    code = "wrong_method"

    def __init__(self) -> None:
        super().__init__(say.wrong_method())


class WrongOrigin(Problem):
    """The request comes from another site's page, or asks for another host."""

    code = "wrong_origin"

    def __init__(self) -> None:
        super().__init__(say.wrong_origin())


class TooLarge(Problem):
    """A body above the limit."""

    code = "too_large"

    def __init__(self, limit: int) -> None:
        super().__init__(say.too_large(limit=limit))


class TooSlow(Problem):
    """A body that does not arrive."""

    code = "too_slow"

    def __init__(self) -> None:
        super().__init__(say.too_slow())


class NotJson(Problem):
    """A body of another type."""

    code = "not_json"

    def __init__(self) -> None:
        super().__init__(say.not_json())


class Unbuilt(Problem):
    """The page was not built with the package."""

    code = "unbuilt"

    def __init__(self) -> None:
        super().__init__(say.unbuilt())


class Broken(Problem):
    """The server's own fault."""

    code = "internal"

    def __init__(self) -> None:
        super().__init__(say.broken())


class OverHttp(NamedTuple):
    """The HTTP status and the title of a kind of problem."""

    status: int
    title: str


OVER_HTTP: Mapping[str, OverHttp] = {
    "bad_request": OverHttp(400, "Bad request"),
    "unknown": OverHttp(400, "Unknown name"),
    "not_your_seat": OverHttp(403, "Not your seat"),
    "no_person": OverHttp(403, "Nobody known"),
    "no_phrase": OverHttp(403, "Nobody's phrase"),
    "wrong_origin": OverHttp(403, "Wrong origin"),
    "not_invited": OverHttp(403, "Not invited"),
    "not_host": OverHttp(403, "Not the host"),
    "not_in_lobby": OverHttp(403, "By invitation"),
    "with_others": OverHttp(403, "Others play"),
    "silenced": OverHttp(403, "Silenced"),
    "phrases_only": OverHttp(403, "Phrases only"),
    "not_welcome": OverHttp(403, "No onlookers"),
    "not_found": OverHttp(404, "Not found"),
    "no_table": OverHttp(404, "No such table"),
    "forgotten": OverHttp(404, "File forgotten"),
    "no_deal": OverHttp(404, "No such deal"),
    "wrong_method": OverHttp(405, "Method not allowed"),
    "too_slow": OverHttp(408, "Timeout"),
    "taken": OverHttp(409, "Seat taken"),
    "chat_full": OverHttp(409, "Chat full"),
    "no_sitter": OverHttp(409, "Nobody there"),
    "begun": OverHttp(409, "Match begun"),
    "not_over": OverHttp(409, "Match not over"),
    "nothing_to_hint": OverHttp(409, "Nothing to choose"),
    "not_alone": OverHttp(409, "Not against bots alone"),
    "played_elsewhere": OverHttp(409, "Played elsewhere"),
    "no_moment": OverHttp(409, "No such moment"),
    "not_running": OverHttp(409, "Match not running"),
    "running": OverHttp(409, "Match still being played"),
    "outdated": OverHttp(410, "Table of an older version"),
    "too_large": OverHttp(413, "Too large"),
    "not_json": OverHttp(415, "Not JSON"),
    "bad_record": OverHttp(422, "Wrong record"),
    "too_chatty": OverHttp(429, "Too chatty"),
    "lobby_full": OverHttp(429, "Lobby full"),
    "too_many": OverHttp(429, "Too many"),
    "damaged": OverHttp(500, "Damaged table"),
    "internal": OverHttp(500, "Internal error"),
    "unavailable": OverHttp(503, "Storage failed"),
    "not_ready": OverHttp(503, "Not ready"),
    "unbuilt": OverHttp(503, "Page not built: run make install"),
}
"""By the code of the problem."""


class CannotServe(HachiyaError):
    """The server cannot start: port, address or certificate."""


class BadPublicUrl(HachiyaError):
    """The public address is invalid."""

    def __init__(self, text: str) -> None:
        super().__init__(say.no_public_url(given=repr(text)))


class BadTrustedProxy(HachiyaError):
    """A proxy's address or network is invalid."""

    def __init__(self, text: str) -> None:
        super().__init__(say.no_proxy(given=repr(text)))
