"""The view of one seat on a match: all that a player may know, and no more."""

from dataclasses import dataclass
from typing import Any

from hachiya.engine import ledger
from hachiya.engine.bits import members
from hachiya.engine.record import copied
from hachiya.games.choices import AND_MORE, FEW, Choice
from hachiya.games.game import Game, Position


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
        return choices(self.game, self.rules, self.state, self.seat)


def choices(game: Game, rules: object, state: Position, seat: int) -> list[Choice]:
    """List the legal choices of a seat.

    Args:
        game: The game.
        rules: The record of the game's options.
        state: The state of the match, or what the seat sees of it.
        seat: The seat, from 0.

    Returns:
        Up to 32 whole choices, or the next actions where there are more choices; empty while the seat is not at turn.

    Example:
        >>> from hachiya import Match
        >>> from hachiya.games.view import choices
        >>> view = Match("sannin").view(0)
        >>> choices(view.game, view.rules, view.state, view.seat)
        []
    """
    if seat != state.turn:
        return []
    whole: list[tuple[int, ...]] = []
    _add_whole(game, rules, state, (), 0, whole)
    if len(whole) > FEW:
        mask = game.legal(state)
        return [_named_choice(game, state, seat, (action,), game.completes(state, action)) for action in members(mask)]
    named = []
    for actions in whole:
        name, title = game.spell(state, actions)
        named.append(Choice(seat, actions, name, title, True))
    return named


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
    return _named_choice(view.game, view.state, view.seat, actions, True)


def _named_choice(game: Game, state: Position, seat: int, actions: tuple[int, ...], is_whole: bool) -> Choice:
    name, title = game.spell(state, actions)
    return Choice(seat, actions, name if is_whole else f"{name} {AND_MORE}", title, is_whole)


def _add_whole(
    game: Game, rules: object, state: Position, chosen: tuple[int, ...], least: int, whole: list[tuple[int, ...]]
) -> None:
    """Add every whole choice that begins with `chosen` to `whole`, but no more than one above `FEW`.

    Actions that may come in any order come in rising order, from `least` on.
    """
    completes, mask = game.completes, game.legal(state) >> least << least
    while mask and len(whole) <= FEW:
        action = (mask & -mask).bit_length() - 1
        mask &= mask - 1
        if completes(state, action):
            whole.append((*chosen, action))
        else:
            later = copied(state)
            game.step(later, rules, ledger.new(0), action)
            _add_whole(game, rules, later, (*chosen, action), action if later.phase == state.phase else 0, whole)
