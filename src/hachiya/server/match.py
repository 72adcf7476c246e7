"""A match in memory: what playing a table's entries gives. It is never ahead of the store.

`deal` and `choose` leave a match as it is and return the next one, which takes its place once its entry is stored.
"""

import copy
from collections.abc import Iterable, Sequence

from hachiya.engine.errors import HachiyaError, IllegalAction
from hachiya.engine.ledger import NOBODY
from hachiya.engine.record import copy_into
from hachiya.games.registry import GAMES
from hachiya.games.table import Table
from hachiya.records.jsonl import dump_line
from hachiya.records.recorder import recorder_of
from hachiya.server.problems import DamagedTable, OutdatedTable
from hachiya.server.setup import Entry, Setup


class Match:
    """A match at the version of its last entry (0: nothing dealt yet)."""

    __slots__ = ("recorder", "setup", "table", "version")

    def __init__(self, setup: Setup) -> None:
        game = GAMES.get(setup.game)
        if game is None or game.version != setup.rules:
            raise OutdatedTable
        self.setup = setup
        self.table = Table(game, setup.options, seats=len(setup.players), dealer=setup.dealer)
        self.recorder = recorder_of(self.table, setup.names)
        self.version = 0

    @classmethod
    def rebuilt(cls, setup: Setup, entries: Iterable[Entry]) -> "Match":
        """The match after these entries; DamagedTable if they do not follow or say something else than before."""
        match = cls(setup)
        for stored in entries:
            try:
                if stored.seat is None:
                    match, entry = match.deal(stored.actions)
                else:
                    match, entry = match.choose(stored.seat, stored.actions, stored.message)
            except HachiyaError:
                raise DamagedTable from None
            if entry != stored:
                raise DamagedTable
        return match

    def deal(self, deck: Sequence[int]) -> tuple["Match", Entry]:
        """After dealing this deck; where hands may be folded, the second shuffle for the stock follows it."""
        after = self._copy()
        cards = after.table.game.cards
        lines = after._written(after.table.deal(deck[:cards], deck[cards:] or None))
        return after, Entry(after.version, None, None, list(deck), lines)

    def choose(self, seat: int, actions: Sequence[int], message: str | None) -> tuple["Match", Entry]:
        """After a seat's choice, all of it: IllegalAction where it is not legal, not whole, or more than one."""
        after = self._copy()
        lines: list[str] = []
        for number, action in enumerate(actions):
            if number and not awaits_rest(after.table):
                raise IllegalAction("this is more than one choice", "一度に一つの選択だけを送ってください")
            lines += after._written(after.table.act(seat, action))
        if awaits_rest(after.table):
            raise IllegalAction(
                "the choice is not complete: say with it which ribbons are laid open",
                "選択が途中です。開く短冊も一緒に送ってください",
            )
        return after, Entry(after.version, seat, message, list(actions), lines)

    def _copy(self) -> "Match":
        """The same position at the next version, on records of its own."""
        after = copy.copy(self)
        after.version += 1
        after.table = copy.copy(self.table)
        after.table.state = self.table.game.new_state()
        copy_into(after.table.state, self.table.state)
        after.recorder = self.recorder.at(after.table)
        return after

    def _written(self, rows: list[list[int]]) -> list[str]:
        return [dump_line(event) for event in self.recorder.events(rows)]


def awaits_rest(table: Table) -> bool:
    """Is a seat in the middle of a choice of which the others must not know that there is one (RULES C-166)?"""
    if table.turn == NOBODY:
        return False
    return table.game.half_made(table.state)
