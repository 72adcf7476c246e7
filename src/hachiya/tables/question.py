"""What a bot is asked: a choice of its seat, from what that seat sees."""

import copy
from typing import Any, NamedTuple

from hachiya.engine import ledger
from hachiya.engine.bits import bit
from hachiya.engine.record import copy_into
from hachiya.games.table import ACTIONS, Table
from hachiya.tables.match import Match, awaits_rest


class Asked(NamedTuple):
    """What a bot needs to know: what its seat sees, the rules, and the actions that its choice may begin with."""

    view: Any
    rules: Any
    legal: int


class Question:
    """One choice of a seat, whole once it is answered. Where all may speak, it is asked as if it were its turn."""

    def __init__(self, match: Match, seat: int) -> None:
        self.player = match.setup.players[seat]
        self.room = match.table.game.room
        self.actions: list[int] = []
        """The answer so far."""
        self._table = _copy(match.table)
        self._table.state.turn = seat

    @property
    def is_answered(self) -> bool:
        """Is nothing lacking any more?"""
        return bool(self.actions) and not awaits_rest(self._table)

    def asked(self) -> Asked:
        """What is asked now: the first action, or how to go on."""
        game, state = self._table.game, self._table.state
        return Asked(game.observe(state, state.turn), self._table.rules, game.legal(state))

    def answer(self, actions: list[int]) -> bool:
        """Take these; False, and nothing is taken, if they are not legal."""
        after = _copy(self._table)
        seat = after.turn
        for action in actions:
            if after.turn != seat or not 0 <= action < ACTIONS or not after.game.legal(after.state) & bit(action):
                return False
            after.game.step(after.state, after.rules, ledger.new(0), action)
        self._table = after
        self.actions += actions
        return bool(actions)


def _copy(table: Table) -> Table:
    found = copy.copy(table)
    found.state = table.game.new_state()
    copy_into(found.state, table.state)
    return found
