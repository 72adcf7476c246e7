"""Problems of tables, as errors with a message for persons and a `code` for programs."""

from typing import ClassVar

from hachiya.words.errors import HachiyaError, IllegalAction
from hachiya.words.say import meet, reel, table
from hachiya.words.say import serve as say


class Problem(HachiyaError):
    """A request that cannot be fulfilled."""

    code: ClassVar[str]
    retry_after: int | None = None
    """Seconds after which it may go well."""


class MatchOver(IllegalAction):
    """A match that is over, or that all have ended, takes nothing more."""

    def __init__(self) -> None:
        super().__init__(table.over())


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
        super().__init__(say.no_table())


class OutdatedTable(Problem):
    """A table that was begun under rules which this program no longer plays. Its record can still be read."""

    code = "outdated"

    def __init__(self) -> None:
        super().__init__(say.outdated())


class DamagedTable(Problem):
    """A table whose entries do not replay."""

    code = "damaged"

    def __init__(self) -> None:
        super().__init__(say.damaged())


class NotInvited(Problem):
    """An invitation that is none, or no longer one."""

    code = "not_invited"

    def __init__(self) -> None:
        super().__init__(say.not_invited())


class SeatTaken(Problem):
    """Somebody sits there already."""

    code = "taken"

    def __init__(self) -> None:
        super().__init__(say.seat_taken())


class NotHost(Problem):
    """Only who has opened the table may do that."""

    code = "not_host"

    def __init__(self) -> None:
        super().__init__(say.not_host())


class Begun(Problem):
    """What can be done only before the first deal."""

    code = "begun"

    def __init__(self) -> None:
        super().__init__(meet.begun())


class LobbyFull(Problem):
    """One client's tables, or all, are as many as the lobby takes."""

    code = "lobby_full"
    retry_after = 60

    def __init__(self) -> None:
        super().__init__(meet.lobby_full())


class NotInLobby(Problem):
    """A table to which one comes by invitation alone."""

    code = "not_in_lobby"

    def __init__(self) -> None:
        super().__init__(meet.not_in_lobby())


class TooChatty(Problem):
    """More is said than others can read."""

    code = "too_chatty"
    retry_after = 15

    def __init__(self) -> None:
        super().__init__(meet.too_chatty())


class ChatFull(Problem):
    """As much has been said at this table as it keeps."""

    code = "chat_full"

    def __init__(self) -> None:
        super().__init__(meet.chat_full())


class Silenced(Problem):
    """The host has silenced this seat."""

    code = "silenced"

    def __init__(self) -> None:
        super().__init__(meet.silenced())


class PhrasesOnly(Problem):
    """The host has allowed no free words."""

    code = "phrases_only"

    def __init__(self) -> None:
        super().__init__(meet.phrases_only())


class NoSitter(Problem):
    """No person sits there whom the host could remove."""

    code = "no_sitter"

    def __init__(self) -> None:
        super().__init__(meet.no_sitter())


class NotWelcome(Problem):
    """A table whose host wishes no onlookers."""

    code = "not_welcome"

    def __init__(self) -> None:
        super().__init__(meet.not_welcome())


class NotOver(Problem):
    """Another match only after this one."""

    code = "not_over"

    def __init__(self) -> None:
        super().__init__(say.not_over())


class NotRunning(Problem):
    """A seat is given up while the match is played: not before all have come, nor when it is over."""

    code = "not_running"


class NotAlone(Problem):
    """Nothing is taken back or played anew where several persons play, or none."""

    code = "not_alone"

    def __init__(self) -> None:
        super().__init__(say.not_alone())


class PlayedElsewhere(Problem):
    """Of a match from elsewhere there is nothing that could be played on from."""

    code = "played_elsewhere"

    def __init__(self) -> None:
        super().__init__(say.played_elsewhere())


class NothingBefore(Problem):
    """There is no such moment, or nothing is left to be played after it."""

    code = "no_moment"

    def __init__(self) -> None:
        super().__init__(say.no_moment())


class StillPlayed(Problem):
    """A match is seen again only when it is over."""

    code = "running"

    def __init__(self) -> None:
        super().__init__(reel.running())


class StoreFailed(Problem):
    """The store could not be read or written; nothing has happened."""

    code = "unavailable"
    retry_after = 5

    def __init__(self) -> None:
        super().__init__(say.store_failed())
