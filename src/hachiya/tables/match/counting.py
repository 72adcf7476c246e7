"""The counts of a finished match: what every seat's person and every bot did in it.

A bot's key is its id, a person's the number of their seat.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from hachiya.bots.registry import FORMER
from hachiya.statistics.counting import count
from hachiya.statistics.counts import Counts
from hachiya.tables.problems import DamagedTable
from hachiya.tables.stored.entries import Entry, Handover
from hachiya.tables.stored.setup import PERSON, Setup
from hachiya.words.errors import HachiyaError


class TableCounts(NamedTuple):
    """The counts of the match of a table, by player: a person's seat number as text, or a bot's name."""

    table: str
    game: str
    players: Mapping[str, Counts]

    @property
    def without_bots(self) -> "TableCounts":
        """The counts without those of bots, for a match that nothing but its record vouches for."""
        return self._replace(players={player: counts for player, counts in self.players.items() if player.isdigit()})


def count_entries(setup: Setup, entries: Sequence[Entry]) -> TableCounts:
    """Count a finished match from all its entries; raise DamagedTable if the record cannot be read.

    A match that was begun from a moment of another has no counts: its cards were known.
    """
    if setup.origin is not None:
        return TableCounts(setup.id, setup.game, {})
    record = [*setup.head(), *(line for entry in entries for line in entry.record)]
    try:
        return TableCounts(setup.id, setup.game, count([line.event for line in record], _Players(setup, entries)))
    except HachiyaError:
        raise DamagedTable from None


class _Players:
    """The player with a name in a seat: a bot's id, or a person's seat number."""

    def __init__(self, setup: Setup, entries: Sequence[Entry]) -> None:
        self._bots = {
            (seat, name): player
            for seat, (name, player) in enumerate(zip(setup.names, setup.players, strict=True))
            if player != PERSON
        }
        self._bots |= {
            (entry.seat, entry.name): entry.player
            for entry in entries
            if isinstance(entry, Handover) and entry.player != PERSON
        }

    def __call__(self, seat: int, name: str) -> str:
        bot = self._bots.get((seat, name))
        return str(seat) if bot is None else FORMER.get(bot, bot)
