"""The open connections to tables and lobby with their addresses."""

from time import time

from hachiya.desk.closing import POLICY_VIOLATION
from hachiya.desk.server_control import Visit
from hachiya.records.redaction import Viewer
from hachiya.server.bans import Bans
from hachiya.tables.attendance.outbox import Outbox

BANNED = "the operator has banned this address"
"""The reason in the close message to a banned client."""


class Visits:
    """The open connections to tables and to the lobby."""

    def __init__(self) -> None:
        self._boxes: dict[Outbox, Visit] = {}
        self._lobby: dict[Outbox, str] = {}
        """The addresses of the lobby's visitors."""

    def begin(self, box: Outbox, address: str, table: str, viewer: Viewer) -> None:
        """Add the connection of a viewer."""
        self._boxes[box] = Visit(address, table, viewer, round(time()))

    def begin_in_lobby(self, box: Outbox, address: str) -> None:
        """Add the connection of a visitor of the lobby."""
        self._lobby[box] = address

    def end(self, box: Outbox) -> None:
        """Remove a connection that has ended, if it is there."""
        self._boxes.pop(box, None)
        self._lobby.pop(box, None)

    def all(self) -> list[Visit]:
        """Return the connections of viewers to tables, in the order in which they began."""
        return [*self._boxes.values()]

    def close_banned(self, bans: Bans) -> int:
        """Close the connections of banned clients; return how many there were."""
        addresses = {box: visit.address for box, visit in self._boxes.items()} | self._lobby
        banned = [box for box, address in addresses.items() if bans.has(address)]
        for box in banned:
            box.close(POLICY_VIOLATION, BANNED)
        return len(banned)
