"""The interface by which a process owns tables and the lobby: one owner at a time among all processes of a database."""

from collections.abc import Callable, Collection
from typing import Protocol

LOBBY = "lobby"
"""The name under which the lobby is owned, as a table is under its id."""
REVIEW = "review:"
"""The beginning of the name under which a review is owned while it is made; no id of a table begins so."""
MOVED = 1012
"""The close code of connections to a table that another process takes over; clients connect again at once."""


def names_table(name: str) -> bool:
    """Whether a name that is owned is that of a table."""
    return name != LOBBY and not name.startswith(REVIEW)


class Ownership(Protocol):
    """What this process owns. `on_loss` is called with the names that it no longer owns, within the event loop."""

    on_loss: Callable[[Collection[str]], None]

    async def claim(self, name: str) -> None:
        """Own a table, the lobby or a review; OwnedElsewhere while another process does, NoTable, StoreFailed."""

    def owns(self, name: str) -> bool:
        """Whether this process owns a table or the lobby, as far as it knows."""

    async def release(self, names: Collection[str]) -> None:
        """Own these no longer; others may claim them at once."""

    async def offer(self, names: Collection[str]) -> None:
        """Own these no longer, and let other processes take them at once; StoreFailed."""


class LoneOwnership:
    """The ownership of a process that shares its database with no other: it owns everything."""

    def __init__(self) -> None:
        self.on_loss: Callable[[Collection[str]], None] = lambda _: None

    async def claim(self, name: str) -> None:
        """Do nothing: everything is owned."""

    def owns(self, name: str) -> bool:  # noqa: ARG002  (of the interface)
        """Return True."""
        return True

    async def release(self, names: Collection[str]) -> None:
        """Do nothing: nobody else could claim them."""

    async def offer(self, names: Collection[str]) -> None:
        """Do nothing: nobody else could take them."""
