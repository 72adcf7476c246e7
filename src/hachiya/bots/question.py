"""A question to a player: one choice of a seat, from what that seat sees."""

from collections.abc import Sequence
from dataclasses import replace

from hachiya.engine import ledger
from hachiya.engine.bits import bit, members
from hachiya.engine.record import copied
from hachiya.games.table import ACTIONS
from hachiya.games.view import View
from hachiya.words.arguments import Seat
from hachiya.words.message import Message
from hachiya.words.say import table as say


class Question:
    """A choice that a seat has to make, as it is asked of a bot, which may take several answers."""

    def __init__(self, view: View) -> None:
        self.actions: list[int] = []
        """The answer so far."""
        self.is_answered = False
        """Whether the choice is whole."""
        self._view = view
        if view.state.turn != view.seat:
            self._view = replace(view, state=copied(view.state))
            self._view.state.turn = view.seat

    def view(self) -> View:
        """The view from which the next action is chosen."""
        return self._view

    def answer(self, actions: Sequence[int]) -> bool:
        """Add these actions to the choice; return False, and add none, if they are not legal."""
        view, is_answered = self._after(actions)
        if view is None or not actions:
            return False
        self._view, self.is_answered = view, is_answered
        self.actions += actions
        return True

    def fault_of(self, actions: Sequence[int]) -> Message:
        """The message that says what is wrong with an answer that was not taken; it has an action or more."""
        for number, action in enumerate(actions):
            view, is_answered = self._after(actions[:number])
            assert view is not None
            if is_answered:
                return say.more_than_one_choice()
            if not _is_legal(view, action):
                names = [view.game.action_name(view.state, legal) for legal in members(view.game.legal(view.state))]
                name = view.game.action_name(view.state, action)
                return say.illegal(seat=Seat(view.seat), action=name, legal=names)
        raise AssertionError("a legal answer was not taken")

    def _after(self, actions: Sequence[int]) -> tuple[View | None, bool]:
        """The view after these actions, None if they are not legal, and whether the choice is whole."""
        view, is_answered = self._view, self.is_answered
        for action in actions:
            if is_answered or not _is_legal(view, action):
                return None, False
            is_answered = view.game.completes(view.state, action)
            if not is_answered:
                view = replace(view, state=copied(view.state))
                view.game.step(view.state, view.rules, ledger.new(0), action)
        return view, is_answered


def _is_legal(view: View, action: int) -> bool:
    return 0 <= action < ACTIONS and bool(view.game.legal(view.state) & bit(action))
