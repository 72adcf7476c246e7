"""A queue that serves clients in turn, and the work of each client in turn, however much one of them asks for."""

from collections import OrderedDict, deque
from collections.abc import Callable
from typing import Generic, TypeVar

Item = TypeVar("Item")


class FairQueue(Generic[Item]):
    """Items in a fair order: a round takes one item of each client, and a client's rounds take one of each work.

    A work is a table, or a review. Items of one work keep their order.
    """

    def __init__(self) -> None:
        self._clients: OrderedDict[str, OrderedDict[str, deque[Item]]] = OrderedDict()
        self._size = 0

    def __len__(self) -> int:
        """The number of items."""
        return self._size

    def put(self, client: str, work: str, item: Item) -> None:
        """Add an item to a client's work; a client or work without items takes the last place of the round."""
        self._clients.setdefault(client, OrderedDict()).setdefault(work, deque()).append(item)
        self._size += 1

    def take(self, is_allowed: Callable[[Item], bool] = lambda _: True) -> Item | None:
        """Remove and return the first item that is allowed to leave; None if there is none.

        An item that is not allowed holds up its own work alone.
        """
        for client, works in self._clients.items():
            for work, items in works.items():
                if is_allowed(items[0]):
                    item = items.popleft()
                    self._size -= 1
                    self._end_turn(client, work)
                    return item
        return None

    def remove(self, client: str, work: str, item: Item) -> None:
        """Remove an item if it is still there; the turns stay as they are."""
        works = self._clients.get(client)
        items = None if works is None else works.get(work)
        if items is not None and item in items:
            items.remove(item)
            self._size -= 1
            self._drop_if_empty(client, work)

    def clear(self) -> list[Item]:
        """Remove and return all items."""
        items = [item for works in self._clients.values() for waiting in works.values() for item in waiting]
        self._clients.clear()
        self._size = 0
        return items

    def _end_turn(self, client: str, work: str) -> None:
        """Move a client and its work to the end of the round."""
        self._clients[client].move_to_end(work)
        self._clients.move_to_end(client)
        self._drop_if_empty(client, work)

    def _drop_if_empty(self, client: str, work: str) -> None:
        works = self._clients[client]
        if not works[work]:
            del works[work]
        if not works:
            del self._clients[client]
