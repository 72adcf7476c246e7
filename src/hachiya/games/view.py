"""The view of one seat on a match: all that a player may know, and no more."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Any

from hachiya.engine import ledger
from hachiya.engine.bits import members
from hachiya.engine.record import copied
from hachiya.games.choices import AND_MORE, FEW, Choice
from hachiya.games.game import Game


@dataclass(frozen=True, slots=True)
class View:
    """A copy of the state without all that the seat does not know; the rules run on it unchanged."""

    game: Game
    rules: Any
    state: Any
    seat: int

    @property
    def actions(self) -> int:
        """The actions that may begin or continue the seat's choice, as a set; empty if it is not at turn."""
        return self.game.legal(self.state) if self.seat == self.state.turn else 0

    def legal(self) -> list[Choice]:
        """The choices of the seat: whole ones if they are few, else the possible next parts."""
        return choices(self)


def choices(view: View) -> list[Choice]:
    """The choices of the seat of a view, if nothing is chosen yet; empty if it is not at turn."""
    if view.seat != view.state.turn:
        return []
    whole = list(islice(_whole(view), FEW + 1))
    if len(whole) <= FEW:
        return [_named_choice(view, actions, True) for actions in whole]
    game, state = view.game, view.state
    return [_named_choice(view, (action,), game.completes(state, action)) for action in members(game.legal(state))]


def choice_of(view: View, actions: tuple[int, ...]) -> Choice:
    """The whole choice that consists of these actions."""
    return _named_choice(view, actions, True)


def _named_choice(view: View, actions: tuple[int, ...], is_whole: bool) -> Choice:
    name, title = view.game.spell(view.state, actions)
    return Choice(view.seat, actions, name if is_whole else f"{name} {AND_MORE}", title, is_whole)


def _whole(view: View) -> Iterator[tuple[int, ...]]:
    """Every whole choice once; actions that may come in any order come in rising order."""
    game = view.game

    def after(state: Any, chosen: tuple[int, ...], least: int) -> Iterator[tuple[int, ...]]:
        for action in members(game.legal(state)):
            if action < least:
                continue
            if game.completes(state, action):
                yield (*chosen, action)
                continue
            later = copied(state)
            game.step(later, view.rules, ledger.new(0), action)
            yield from after(later, (*chosen, action), action if later.phase == state.phase else 0)

    yield from after(view.state, (), 0)
