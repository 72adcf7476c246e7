"""The cache of tallies by their notebooks: the next fact of a table that was here a moment ago costs little."""

from collections import OrderedDict
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # a browser's tab loads it with the first tally
    from hachiya.tally.tally import Tally

_MOST = 64


class TallyCache:
    """The last tallies in memory; whoever has the notebook has the tally, and nothing is stored."""

    def __init__(self) -> None:
        self._items: OrderedDict[str, Tally] = OrderedDict()

    def take(self, notebook: str) -> "Tally | None":
        """Return the tally of a notebook, apart from the cached one; None if it is not in the cache."""
        tally = self._items.get(notebook)
        return tally and tally.copy()

    def put(self, notebook: str, tally: "Tally") -> None:
        """Cache a tally, which nobody may change any more."""
        self._items[notebook] = tally
        self._items.move_to_end(notebook)
        while len(self._items) > _MOST:
            self._items.popitem(last=False)
