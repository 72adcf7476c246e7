"""What the server refuses beside what tables refuse; and how any problem is told over HTTP."""

from collections.abc import Mapping
from typing import NamedTuple

from hachiya.engine.errors import HachiyaError
from hachiya.tables.problems import Problem


class NoSuchPage(Problem):
    """A path that leads nowhere."""

    code = "not_found"

    def __init__(self) -> None:
        super().__init__("there is nothing at this address", "このアドレスには何もありません")


class WrongMethod(Problem):
    """A path that does not know this method."""

    code = "wrong_method"

    def __init__(self) -> None:
        super().__init__("this address does not take this method", "このアドレスではその操作はできません")


class NotYourSeat(Problem):
    """No token, or not this seat's."""

    code = "not_your_seat"

    def __init__(self) -> None:
        super().__init__(
            "this seat belongs to someone else; open it with its recovery link, or look on as a spectator",
            "この席は別の人のものです。復帰用リンクから開くか、観戦してください",
        )


class WrongOrigin(Problem):
    """The request comes from a page that is not ours, or asks for a host that we are not."""

    code = "wrong_origin"

    def __init__(self) -> None:
        super().__init__("this request comes from another site", "別のサイトからの要求です")


class TooLarge(Problem):
    """A body above the limit."""

    code = "too_large"

    def __init__(self, limit: int) -> None:
        super().__init__(f"the body is larger than {limit:,} bytes", f"本文が {limit:,} バイトを超えています")


class TooSlow(Problem):
    """A body that does not arrive."""

    code = "too_slow"

    def __init__(self) -> None:
        super().__init__("the body did not arrive in time", "本文が時間内に届きませんでした")


class NotJson(Problem):
    """A body of another type."""

    code = "not_json"

    def __init__(self) -> None:
        super().__init__("the body must be application/json", "本文は application/json でなければなりません")


class TooMany(Problem):
    """More than one client may have or ask for."""

    code = "too_many"

    def __init__(self) -> None:
        super().__init__("too many requests from here; wait a little", "要求が多すぎます。少し待ってください")


class Broken(Problem):
    """The server's own fault."""

    code = "internal"

    def __init__(self) -> None:
        super().__init__("the server failed; no table is lost", "サーバーで障害が起きました。卓は失われていません")


class OverHttp(NamedTuple):
    """How a kind of problem is told: HTTP's status, and its name."""

    status: int
    title: str


OVER_HTTP: Mapping[str, OverHttp] = {
    "bad_request": OverHttp(400, "Bad request"),
    "unknown": OverHttp(400, "Unknown name"),
    "not_your_seat": OverHttp(403, "Not your seat"),
    "wrong_origin": OverHttp(403, "Wrong origin"),
    "not_found": OverHttp(404, "Not found"),
    "no_table": OverHttp(404, "No such table"),
    "wrong_method": OverHttp(405, "Method not allowed"),
    "too_slow": OverHttp(408, "Timeout"),
    "not_over": OverHttp(409, "Match not over"),
    "outdated": OverHttp(410, "Table of an older version"),
    "too_large": OverHttp(413, "Too large"),
    "not_json": OverHttp(415, "Not JSON"),
    "too_many": OverHttp(429, "Too many"),
    "damaged": OverHttp(500, "Damaged table"),
    "internal": OverHttp(500, "Internal error"),
    "unavailable": OverHttp(503, "Storage failed"),
}
"""By the code of the problem."""


class CannotServe(HachiyaError):
    """The server cannot start: port or address."""


class BadDatabase(HachiyaError):
    """The database cannot be opened, written or understood."""
