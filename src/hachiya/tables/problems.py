"""What a table does not do, and why, as errors that a person reads; `code` is for programs."""

from typing import ClassVar

from hachiya.engine.errors import HachiyaError


class Problem(HachiyaError):
    """A request that cannot be fulfilled."""

    code: ClassVar[str]


class BadRequest(Problem):
    """A message, body or path that is not what the protocol says."""

    code = "bad_request"


class UnknownChoice(Problem):
    """A game, option, bot or number of seats that does not exist; the message lists those that do."""

    code = "unknown"


class NoTable(Problem):
    """There is no such table (any more)."""

    code = "no_table"

    def __init__(self) -> None:
        super().__init__("there is no such table", "この卓はありません")


class OutdatedTable(Problem):
    """A table that was begun under rules which this program no longer plays. Its record can still be read."""

    code = "outdated"

    def __init__(self) -> None:
        super().__init__(
            "this table was begun by another version of the rules; it cannot be played on, its record can be read",
            "この卓は別の版のルールで始められたため続けられません。記録は読めます",
        )


class DamagedTable(Problem):
    """A table whose entries do not replay."""

    code = "damaged"

    def __init__(self) -> None:
        super().__init__("the record of this table is damaged", "この卓の記録は壊れています")


class NotOver(Problem):
    """Another match only after this one."""

    code = "not_over"

    def __init__(self) -> None:
        super().__init__("the match is not over yet", "勝負はまだ終わっていません")


class StoreFailed(Problem):
    """The store could not be read or written; nothing has happened."""

    code = "unavailable"

    def __init__(self) -> None:
        super().__init__(
            "the table could not be stored or read just now; nothing has happened, try again",
            "いま保存・読み出しができません。何も変わっていないので、もう一度試してください",
        )
