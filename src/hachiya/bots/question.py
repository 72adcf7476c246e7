"""A question to a player: one choice of a seat, from what that seat sees."""

from collections.abc import Sequence

from hachiya.engine import ledger
from hachiya.engine.bits import bit
from hachiya.games.table import ACTIONS, Table
from hachiya.games.view import View


class Question:
    """A choice that a seat has to make, as it is asked of a bot, which may take several answers."""

    def __init__(self, table: Table, seat: int) -> None:
        self.actions: list[int] = []
        """The answer so far."""
        self.is_answered = False
        """Whether the choice is whole."""
        self._table = table
        if table.turn != seat:
            self._table = table.copy()
            self._table.state.turn = seat

    def view(self) -> View:
        """The view from which the next action is chosen."""
        return self._table.view(self._table.turn)

    def answer(self, actions: Sequence[int]) -> bool:
        """Add these actions to the choice; return False, and add none, if they are not legal."""
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
