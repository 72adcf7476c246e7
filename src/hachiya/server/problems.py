"""What the server refuses, as errors that a person reads; over HTTP they become `application/problem+json`."""

from typing import ClassVar

from hachiya.engine.errors import HachiyaError


class Problem(HachiyaError):
    """A request that cannot be fulfilled. `status` is HTTP's, `code` is for programs, `title` names the kind."""

    status: ClassVar[int] = 400
    code: ClassVar[str] = "bad_request"
    title: ClassVar[str] = "Bad request"


class BadRequest(Problem):
    """A body or path that is not what the protocol says."""


class UnknownChoice(Problem):
    """A game, option, bot or number of seats that does not exist; the message lists those that do."""

    code = "unknown"
    title = "Unknown name"


class NoSuchPage(Problem):
    """A path that leads nowhere."""

    status = 404
    code = "not_found"
    title = "Not found"

    def __init__(self) -> None:
        super().__init__("there is nothing at this address", "このアドレスには何もありません")


class WrongMethod(Problem):
    """A path that does not know this method."""

    status = 405
    code = "wrong_method"
    title = "Method not allowed"

    def __init__(self) -> None:
        super().__init__("this address does not take this method", "このアドレスではその操作はできません")


class NoTable(Problem):
    """There is no such table (any more)."""

    status = 404
    code = "no_table"
    title = "No such table"

    def __init__(self) -> None:
        super().__init__("there is no such table", "この卓はありません")


class OutdatedTable(Problem):
    """A table that was begun under rules which this program no longer plays. Its record can still be read."""

    status = 410
    code = "outdated"
    title = "Table of an older version"

    def __init__(self) -> None:
        super().__init__(
            "this table was begun by another version of the rules; it cannot be played on, its record can be read",
            "この卓は別の版のルールで始められたため続けられません。記録は読めます",
        )


class DamagedTable(Problem):
    """A table whose entries do not replay."""

    status = 500
    code = "damaged"
    title = "Damaged table"

    def __init__(self) -> None:
        super().__init__("the record of this table is damaged", "この卓の記録は壊れています")


class NotYourSeat(Problem):
    """No token, or not this seat's."""

    status = 403
    code = "not_your_seat"
    title = "Not your seat"

    def __init__(self) -> None:
        super().__init__(
            "this seat belongs to someone else; open it with its recovery link, or look on as a spectator",
            "この席は別の人のものです。復帰用リンクから開くか、観戦してください",
        )


class WrongOrigin(Problem):
    """The request comes from a page that is not ours, or asks for a host that we are not."""

    status = 403
    code = "wrong_origin"
    title = "Wrong origin"

    def __init__(self) -> None:
        super().__init__("this request comes from another site", "別のサイトからの要求です")


class TooLarge(Problem):
    """A body above the limit."""

    status = 413
    code = "too_large"
    title = "Too large"

    def __init__(self, limit: int) -> None:
        super().__init__(f"the body is larger than {limit:,} bytes", f"本文が {limit:,} バイトを超えています")


class TooSlow(Problem):
    """A body that does not arrive."""

    status = 408
    code = "too_slow"
    title = "Timeout"

    def __init__(self) -> None:
        super().__init__("the body did not arrive in time", "本文が時間内に届きませんでした")


class NotJson(Problem):
    """A body of another type."""

    status = 415
    code = "not_json"
    title = "Not JSON"

    def __init__(self) -> None:
        super().__init__("the body must be application/json", "本文は application/json でなければなりません")


class TooMany(Problem):
    """More than one client may have or ask for."""

    status = 429
    code = "too_many"
    title = "Too many"

    def __init__(self) -> None:
        super().__init__("too many requests from here; wait a little", "要求が多すぎます。少し待ってください")


class NotOver(Problem):
    """Another match only after this one."""

    status = 409
    code = "not_over"
    title = "Match not over"

    def __init__(self) -> None:
        super().__init__("the match is not over yet", "勝負はまだ終わっていません")


class StoreFailed(Problem):
    """The database could not be read or written; nothing has happened."""

    status = 503
    code = "unavailable"
    title = "Storage failed"

    def __init__(self) -> None:
        super().__init__(
            "the table could not be stored or read just now; nothing has happened, try again",
            "いま保存・読み出しができません。何も変わっていないので、もう一度試してください",
        )


class Broken(Problem):
    """The server's own fault."""

    status = 500
    code = "internal"
    title = "Internal error"

    def __init__(self) -> None:
        super().__init__("the server failed; no table is lost", "サーバーで障害が起きました。卓は失われていません")


class CannotServe(HachiyaError):
    """The server cannot start: port or address."""


class BadDatabase(HachiyaError):
    """The database cannot be opened, written or understood."""
