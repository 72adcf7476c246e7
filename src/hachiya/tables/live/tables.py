"""The tables of a server."""

from hachiya.tables.live.caretaker import Caretaker
from hachiya.tables.live.opening import Opening
from hachiya.tables.live.registry import Registry
from hachiya.tables.live.seats import Seats
from hachiya.tables.live.services import Services


class Tables:
    """All tables of a server: those in memory, how they are opened, their seats, and who looks after them."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.registry = Registry(services)
        self.seats = Seats(services, self.registry)
        self.opening = Opening(services, self.registry, self.seats)
        self.caretaker = Caretaker(services, self.registry)

    def start(self) -> None:
        """Begin to look after the tables; within the event loop."""
        self.caretaker.start()

    async def close(self) -> None:
        """Stop all that runs at them. Nothing is lost: the store has everything."""
        await self.caretaker.close()
        await self.registry.close()
