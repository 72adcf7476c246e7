"""The searches of the desk, which may run in another process: this file imports little."""

from hachiya.bots.search.bot import prepare
from hachiya.games.view import View
from hachiya.learn.hints import Hint, hints
from hachiya.words.errors import IllegalAction


def find_hint(view: View, worlds: int) -> Hint | None:
    """Find the worth of each choice of a view; None if there is nothing to choose."""
    prepare(view.game.room)
    try:
        return next(hints(view, worlds=(worlds,)))
    except IllegalAction:
        return None
