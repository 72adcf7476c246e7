"""The relay to other processes of the same database, as an interface for the doors of the server."""

from collections.abc import Callable
from typing import Protocol

from hachiya.desk.caller import Caller
from hachiya.desk.operation import AnyOperation, JsonText
from hachiya.records.redaction import Viewer
from hachiya.server.peers.gateway import RemoteLine
from hachiya.tables.attendance.outbox import Outbox
from hachiya.tables.problems import OwnedElsewhere
from hachiya.tables.protocol.incoming import Incoming


class Relay(Protocol):
    """Passes viewers and operations on to the process that owns their table."""

    async def line(self, process: str, table: str, viewer: Viewer, key: str | None, box: Outbox) -> RemoteLine:
        """Return the line of a viewer, with the digest of their key, to a table of another process; StoreFailed."""

    async def look_in(self, process: str, box: Outbox) -> Callable[[], None]:
        """Send the lobby, which another process owns, to `box`; return a function that stops it. StoreFailed."""

    async def perform(
        self, process: str, operation: AnyOperation, caller: Caller, request: Incoming
    ) -> JsonText[object] | None:
        """Let the process that owns a table perform an operation; return the answer, or raise its Problem."""

    async def hand_over(self) -> None:
        """Let other processes take over all tables of this one, which is about to end."""


async def perform_elsewhere(
    relay: Relay | None, elsewhere: OwnedElsewhere, operation: AnyOperation, caller: Caller, request: Incoming
) -> JsonText[object] | None:
    """Let the owner perform an operation that cannot be performed here; return the answer, or raise its Problem."""
    if relay is None:
        raise elsewhere
    return await relay.perform(elsewhere.process, operation, caller, request)
