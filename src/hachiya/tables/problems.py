"""Problems of tables, as errors with a message for persons and a `code` for programs."""

from typing import ClassVar

from hachiya.words.errors import HachiyaError, IllegalAction
from hachiya.words.say import meet, reel, table
from hachiya.words.say import serve as say


class Problem(HachiyaError):
    """A request that cannot be carried out."""

    code: ClassVar[str]
    retry_after: int | None = None
    """Seconds after which the request may succeed."""


class MatchOver(IllegalAction):
    """A choice in a match that is over, or that all persons have ended early."""

    def __init__(self) -> None:
        super().__init__(table.over())


class BadRequest(Problem):
    """A message, body or path that does not follow the protocol."""

    code = "bad_request"


class UnknownChoice(Problem):
    """A game, option, bot or number of seats that does not exist; the message lists those that do."""

    code = "unknown"


class NoTable(Problem):
    """A table that does not exist, or no longer."""

    code = "no_table"

    def __init__(self) -> None:
        super().__init__(say.no_table())


class OutdatedTable(Problem):
    """A table that was begun under rules which this program no longer plays; its record can still be read."""

    code = "outdated"

    def __init__(self) -> None:
        super().__init__(say.outdated())


class DamagedTable(Problem):
    """A table whose stored entries cannot be replayed."""

    code = "damaged"

    def __init__(self) -> None:
        super().__init__(say.damaged())


class NotInvited(Problem):
    """An invitation that is not valid, or no longer."""

    code = "not_invited"

    def __init__(self) -> None:
        super().__init__(say.not_invited())


class NotYourSeat(Problem):
    """A seat whose token the caller does not have."""

    code = "not_your_seat"

    def __init__(self) -> None:
        super().__init__(say.not_your_seat())


class SeatTaken(Problem):
    """A seat that somebody has already taken."""

    code = "taken"

    def __init__(self) -> None:
        super().__init__(say.seat_taken())


class NotHost(Problem):
    """A command that only the host, who has opened the table, may give."""

    code = "not_host"

    def __init__(self) -> None:
        super().__init__(say.not_host())


class Begun(Problem):
    """A command that is possible only before the first deal."""

    code = "begun"

    def __init__(self) -> None:
        super().__init__(meet.begun())


class LobbyFull(Problem):
    """A new table in the lobby, when the client or all clients together have too many there."""

    code = "lobby_full"
    retry_after = 60

    def __init__(self) -> None:
        super().__init__(meet.lobby_full())


class NotInLobby(Problem):
    """A table that is not in the lobby, and can be joined by invitation only."""

    code = "not_in_lobby"

    def __init__(self) -> None:
        super().__init__(meet.not_in_lobby())


class TooChatty(Problem):
    """A chat line of a person who has said too much in a short time."""

    code = "too_chatty"
    retry_after = 15

    def __init__(self) -> None:
        super().__init__(meet.too_chatty())


class ChatFull(Problem):
    """A chat line at a table that has as many as it stores."""

    code = "chat_full"

    def __init__(self) -> None:
        super().__init__(meet.chat_full())


class Silenced(Problem):
    """A chat line of a person whom the host has silenced."""

    code = "silenced"

    def __init__(self) -> None:
        super().__init__(meet.silenced())


class PhrasesOnly(Problem):
    """Free words at a table whose host allows only ready-made phrases."""

    code = "phrases_only"

    def __init__(self) -> None:
        super().__init__(meet.phrases_only())


class NoSitter(Problem):
    """A seat without a person whom the host could remove or silence."""

    code = "no_sitter"

    def __init__(self) -> None:
        super().__init__(meet.no_sitter())


class NotWelcome(Problem):
    """A spectator at a table whose host wishes none."""

    code = "not_welcome"

    def __init__(self) -> None:
        super().__init__(meet.not_welcome())


class NotOver(Problem):
    """A rematch before the match is over."""

    code = "not_over"

    def __init__(self) -> None:
        super().__init__(say.not_over())


class NotRunning(Problem):
    """A command that is possible only while the match is played: after all have come and before the end."""

    code = "not_running"


class NotAlone(Problem):
    """A choice to take back, or a moment to play on from, at a table that is not one person against bots."""

    code = "not_alone"

    def __init__(self) -> None:
        super().__init__(say.not_alone())


class PlayedElsewhere(Problem):
    """A match to play on from that was played elsewhere, so that only its record is known."""

    code = "played_elsewhere"

    def __init__(self) -> None:
        super().__init__(say.played_elsewhere())


class NothingBefore(Problem):
    """A moment to play on from that does not exist, or after which nothing is left to play."""

    code = "no_moment"

    def __init__(self) -> None:
        super().__init__(say.no_moment())


class StillPlayed(Problem):
    """A replay of a match that is not over."""

    code = "running"

    def __init__(self) -> None:
        super().__init__(reel.running())


class NoNewTables(Problem):
    """A request for a new table at a server that is about to end; the next server can open it."""

    code = "draining"
    retry_after = 10

    def __init__(self) -> None:
        super().__init__(say.draining())


class StoreFailed(Problem):
    """A failure of the store to read or write; nothing has changed."""

    code = "unavailable"
    retry_after = 5

    def __init__(self) -> None:
        super().__init__(say.store_failed())


class NotOwner(StoreFailed):
    """A change of a table that another process owns by now; nothing is stored."""


class OwnedElsewhere(StoreFailed):
    """A table, or the lobby, that another process owns; `process` is its id."""

    def __init__(self, process: str) -> None:
        super().__init__()
        self.process = process
