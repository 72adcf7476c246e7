"""The view of one seat on a match: all that a player may know, and no more."""

from dataclasses import dataclass
from typing import Any

from hachiya.engine import ledger
from hachiya.engine.bits import members
from hachiya.engine.record import copied
from hachiya.games.choices import AND_MORE, FEW, Choice
from hachiya.games.game import Game


@dataclass(frozen=True, slots=True)
class View:
    """What one seat sees of a match: the state without hidden cards; the rules run over it unchanged.

    Example:
        >>> from hachiya import Match
        >>> match = Match("sannin", dealer=0, seed=8)
        >>> match.deal()
        >>> view = match.view(0)
        >>> view.seat, view.state.turn
        (0, 0)
    """

    game: Game
    """The game that is played."""
    rules: Any
    """The record of the game's options, of the game's own class."""
    state: Any
    """The copy of the state, of the game's own class; the seat's unknown cards are not in it."""
    seat: int
    """The seat that sees it, from 0; `NOBODY` (-1) for an onlooker."""

    @property
    def actions(self) -> int:
        """The legal next actions as a set of bits; 0 while the seat is not at turn.

        Example:
            >>> from hachiya import Match
            >>> match = Match("sannin", dealer=0, seed=8)
            >>> match.deal()
            >>> match.view(0).actions.bit_count(), match.view(1).actions
            (3, 0)
        """
        return self.game.legal(self.state) if self.seat == self.state.turn else 0

    def legal(self) -> list[Choice]:
        """List the legal choices of the seat, as `Match.legal` does.

        Returns:
            The choices; empty while the seat is not at turn.

        Example:
            >>> from hachiya import Match
            >>> match = Match("sannin", dealer=0, seed=8)
            >>> match.deal()
            >>> [choice.name for choice in match.view(0).legal()]
            ['show aka Simq', 'show aka Sim', 'pass']
        """
        return choices(self)


def choices(view: View) -> list[Choice]:
    """List the legal choices of the seat of a view.

    Args:
        view: The view.

    Returns:
        Up to 32 whole choices, or the next actions where there are more choices; empty while the seat is not at turn.

    Example:
        >>> from hachiya import Match
        >>> from hachiya.games.view import choices
        >>> choices(Match("sannin").view(0))
        []
    """
    if view.seat != view.state.turn:
        return []
    game, state, seat = view.game, view.state, view.seat
    whole: list[tuple[int, ...]] = []
    _add_whole(view, state, (), 0, whole)
    if len(whole) <= FEW:
        spell = game.spell
        return [Choice(seat, actions, *spell(state, actions), True) for actions in whole]
    return [_named_choice(view, (action,), game.completes(state, action)) for action in members(game.legal(state))]


def choice_of(view: View, actions: tuple[int, ...]) -> Choice:
    """Make a whole choice of its actions.

    Args:
        view: The view of the seat that chooses.
        actions: All actions of the choice, in order.

    Returns:
        The choice with its names.

    Example:
        >>> from hachiya import Match
        >>> from hachiya.games.view import choice_of
        >>> match = Match("sannin", dealer=0, seed=8)
        >>> match.deal()
        >>> view = match.view(0)
        >>> choice_of(view, view.legal()[-1].actions)
        <pass: show nothing>
    """
    return _named_choice(view, actions, True)


def _named_choice(view: View, actions: tuple[int, ...], is_whole: bool) -> Choice:
    name, title = view.game.spell(view.state, actions)
    return Choice(view.seat, actions, name if is_whole else f"{name} {AND_MORE}", title, is_whole)


def _add_whole(view: View, state: Any, chosen: tuple[int, ...], least: int, whole: list[tuple[int, ...]]) -> None:
    """Add every whole choice that begins with `chosen` to `whole`, but no more than one above `FEW`.

    Actions that may come in any order come in rising order, from `least` on.
    """
    completes, mask = view.game.completes, view.game.legal(state) >> least << least
    while mask and len(whole) <= FEW:
        action = (mask & -mask).bit_length() - 1
        mask &= mask - 1
        if completes(state, action):
            whole.append((*chosen, action))
        else:
            later = copied(state)
            view.game.step(later, view.rules, ledger.new(0), action)
            _add_whole(view, later, (*chosen, action), action if later.phase == state.phase else 0, whole)
