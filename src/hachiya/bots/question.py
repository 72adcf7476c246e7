"""What a player is asked: a choice of one seat, from what that seat sees."""

from collections.abc import Sequence

from hachiya.engine import ledger
from hachiya.engine.bits import bit
from hachiya.games.table import ACTIONS, Table
from hachiya.games.view import View


class Question:
    """One choice of a seat, whole once it is answered. Where all may speak, it is asked as if it were its turn."""

    def __init__(self, table: Table, seat: int) -> None:
        self.actions: list[int] = []
        """The answer so far."""
        self.is_answered = False
        """Is nothing lacking any more?"""
        self._table = table
        if table.turn != seat:
            self._table = table.copy()
            self._table.state.turn = seat

    def view(self) -> View:
        """What is asked now: the first action, or how to go on."""
        return self._table.view(self._table.turn)

    def answer(self, actions: Sequence[int]) -> bool:
        """Take these; False, and nothing is taken, if they are not legal."""
        after, done = self._table, self.is_answered
        for place, action in enumerate(actions):
            if done or not 0 <= action < ACTIONS or not after.game.legal(after.state) & bit(action):
                return False
            done = after.game.completes(after.state, action)
            if not done:
                after = after.copy() if place == 0 else after
                after.game.step(after.state, after.rules, ledger.new(0), action)
        self._table, self.is_answered = after, done
        self.actions += actions
        return bool(actions)
