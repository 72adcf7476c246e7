"""The caller of an operation in a tab: the person of the device, who holds the tokens of all its seats."""

from collections.abc import Mapping

from hachiya.tab.changes import OwnSeat
from hachiya.tab.persons import DEVICE


class DeviceCaller:
    """The `Caller` of one request; `kept` are the own seats to store after it."""

    client = DEVICE

    def __init__(self, language: str, own: Mapping[tuple[str, int], OwnSeat]) -> None:
        self.language = language
        self.person: str | None = None
        self.kept: dict[tuple[str, int], OwnSeat] = {}
        self._own = own

    def seat_token(self, table: str, seat: int) -> str | None:
        """Return the token of a seat of this device; None if it has none."""
        own = self._own.get((table, seat))
        return None if own is None else own.token

    def person_key(self) -> str | None:
        """Return the digest that stands for the person of the device."""
        return DEVICE

    def keep_seat(self, table: str, seat: int, token: str) -> None:
        """Keep the token of a seat."""
        self.kept[table, seat] = OwnSeat(table, seat, token)

    def drop_seat(self, table: str, seat: int) -> None:
        """Delete the token of a seat."""
        self.kept[table, seat] = OwnSeat(table, seat, None)

    def keep_person(self, token: str | None = None) -> None:
        """Do nothing: the person of the device needs no key."""

    def drop_person(self) -> None:
        """Do nothing: the device stays the same person's."""
