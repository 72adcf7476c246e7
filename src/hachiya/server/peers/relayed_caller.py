"""The caller of an operation that another process has relayed; what they get to keep goes back with the answer."""

from typing_extensions import TypedDict

from hachiya.desk.caller import Caller


class CallerJson(TypedDict):
    """A caller on the line between processes: `token` is that of the seat in the address, if they have it."""

    client: str
    language: str
    person_key: str | None
    token: str | None


Kept = list[str | int | None]
"""What a caller gets to keep: the name of a method of `Caller`, and the arguments."""


def caller_json(caller: Caller, table: str | None, seat: int | None) -> CallerJson:
    """Write a caller who asks for something at a seat of a table, or at none."""
    token = None if table is None or seat is None else caller.seat_token(table, seat)
    return {
        "client": caller.client,
        "language": caller.language,
        "person_key": caller.person_key(),
        "token": token,
    }


class RelayedCaller:
    """A `Caller` of another process."""

    def __init__(self, caller: CallerJson) -> None:
        self._caller = caller
        self.kept: list[Kept] = []
        self.person: str | None = None

    @property
    def client(self) -> str:
        """The caller's address, or the network of one."""
        return self._caller["client"]

    @property
    def language(self) -> str:
        """The code of the caller's language."""
        return self._caller["language"]

    def seat_token(self, table: str, seat: int) -> str | None:  # noqa: ARG002  (there is one, of the seat in the address)
        """Return the token of the seat in the address."""
        return self._caller["token"]

    def person_key(self) -> str | None:
        """Return the digest of the caller's key of a person."""
        return self._caller["person_key"]

    def keep_seat(self, table: str, seat: int, token: str) -> None:
        """Send the key of a seat back."""
        self.kept.append(["keep_seat", table, seat, token])

    def drop_seat(self, table: str, seat: int) -> None:
        """Let the other process delete the key of a seat."""
        self.kept.append(["drop_seat", table, seat])

    def keep_person(self, token: str | None = None) -> None:
        """Send a key of a person back, or let the other process prolong the key that the caller has."""
        self.kept.append(["keep_person", token])

    def drop_person(self) -> None:
        """Let the other process delete the key of the person."""
        self.kept.append(["drop_person"])


def let_keep(caller: Caller, kept: list[Kept]) -> None:
    """Give a caller what the owner of the table has sent back for them."""
    for change in kept:
        match change:
            case ["keep_seat", str(table), int(seat), str(token)]:
                caller.keep_seat(table, seat, token)
            case ["drop_seat", str(table), int(seat)]:
                caller.drop_seat(table, seat)
            case ["keep_person", str() | None as key]:
                caller.keep_person(key)
            case ["drop_person"]:
                caller.drop_person()
