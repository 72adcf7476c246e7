"""What a seat may choose: whole choices where they are few, else how a choice may go on."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from typing import TYPE_CHECKING, Any

from hachiya.engine import ledger
from hachiya.engine.bits import members
from hachiya.engine.record import copied
from hachiya.words.message import Message

if TYPE_CHECKING:
    from hachiya.games.view import View

FEW = 32
"""More whole choices than that are not listed."""
AND_MORE = "…"
"""Behind the name of what is only a part of a choice."""


@dataclass(frozen=True, slots=True)
class Choice:
    """What a seat may choose; `str()` says it in English."""

    seat: int
    actions: tuple[int, ...]
    """As `Table.act` takes them, one after the other."""
    name: str
    """As `play` takes it; a part of a choice ends with an ellipsis."""
    said: Message
    is_whole: bool

    def __str__(self) -> str:
        return self.text("en")

    def __repr__(self) -> str:
        return f"<{self.name}>" if str(self) == self.name else f"<{self.name}: {self}>"

    def text(self, language: str) -> str:
        """What it is called in a language, by its code."""
        from hachiya.words.voice import say  # noqa: PLC0415  (a program that says nothing loads no catalogue)

        more = "" if self.is_whole else f" {AND_MORE}"
        return f"{say(self.said, language)}{more}"


def choices(view: "View") -> list[Choice]:
    """What the seat of a view may choose, as far as nothing is chosen yet; empty if it is not at turn."""
    if view.seat != view.state.turn:
        return []
    whole = list(islice(_whole(view), FEW + 1))
    if len(whole) <= FEW:
        return [_called(view, actions, True) for actions in whole]
    game, state = view.game, view.state
    return [_called(view, (action,), game.completes(state, action)) for action in members(game.legal(state))]


def choice_of(view: "View", actions: tuple[int, ...]) -> Choice:
    """The choice that these actions are, all of them together."""
    return _called(view, actions, True)


def _called(view: "View", actions: tuple[int, ...], is_whole: bool) -> Choice:
    name, said = view.game.spell(view.state, actions)
    return Choice(view.seat, actions, name if is_whole else f"{name} {AND_MORE}", said, is_whole)


def _whole(view: "View") -> Iterator[tuple[int, ...]]:
    """Every whole choice once: of what may be chosen in any order, in rising order."""
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
