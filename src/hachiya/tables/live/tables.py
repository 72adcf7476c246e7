"""All tables of a server, with the parts that manage them."""

from hachiya.tables.live.caretaker import Caretaker
from hachiya.tables.live.opening import TableOpener
from hachiya.tables.live.registry import Registry
from hachiya.tables.live.seats import SeatManager
from hachiya.tables.live.services import Services


class Tables:
    """All tables of a server: their registry, the managers of seats and openings, and the caretaker."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.registry = Registry(services)
        self.seats = SeatManager(services, self.registry)
        self.opening = TableOpener(services, self.registry, self.seats)
        self.caretaker = Caretaker(services, self.registry)

    def start(self) -> None:
        """Start the caretaker, within the event loop."""
        self.caretaker.start()

    async def close(self) -> None:
        """Stop all tasks of the tables; the store has everything."""
        await self.caretaker.close()
        await self.registry.close()
