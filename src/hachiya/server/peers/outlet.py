"""The outbox of a viewer who is connected to another process: each text goes there in a frame."""

from hachiya.server.peers.frames import Frame
from hachiya.tables.attendance.outbox import Outbox


class RelayedOutbox(Outbox):
    """Passes texts on to the outbox of a line between processes, which holds the texts of all its viewers."""

    __slots__ = ("_line", "_number")

    def __init__(self, line: Outbox, number: int) -> None:
        super().__init__(0, lambda: None, lambda: None)
        self._line = line
        self._number = number

    def put(self, text: str) -> None:
        """Send a message on."""
        if not self.closed:
            self._line.put(Frame("text", self._number, text).text())

    def close(self, code: int, reason: str) -> None:
        """Let the other process close the viewer's connection, after the messages that were sent on.

        It says so when the connection has ended.
        """
        if not self.closed:
            self.closed = True
            self._line.put(Frame("end", self._number, f"{code} {reason}").text())
