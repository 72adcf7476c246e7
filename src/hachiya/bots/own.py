"""Bots of one's own: objects with `choose(view)`, named as `MODULE:NAME`."""

import importlib
import sys
import traceback
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

from hachiya.bots.bot import Bot, Decision
from hachiya.bots.chooser import Chooser
from hachiya.bots.registry import find_bot, names_of_bots
from hachiya.games.choices import AND_MORE, Choice
from hachiya.games.view import View
from hachiya.matches.match import say_seat
from hachiya.matches.seat_view import SeatView
from hachiya.words.arguments import Seat
from hachiya.words.checks import check_type
from hachiya.words.errors import IllegalAction, UnknownName
from hachiya.words.say import bots as say
from hachiya.words.say import match as match_words


@dataclass(frozen=True)
class _Asking:
    """The thinking of an object that chooses."""

    chooser: Chooser

    def __call__(self, view: View, _rng: list[int]) -> Decision:
        if not isinstance(view, SeatView):
            names = tuple(say_seat(seat) for seat in range(len(view.game.scores(view.state))))
            view = SeatView(view.game, view.rules, view.state, view.seat, names)
        choice = self.chooser.choose(view)
        return Decision([*choice.actions] if isinstance(choice, Choice) else _actions_named(view, str(choice)))


def _actions_named(view: View, text: str) -> list[int]:
    """The actions of a choice by its name, or the first of them where the name is that of a part."""
    actions = view.game.read(view.state, text)
    if actions is None and text.endswith(AND_MORE):
        actions = (view.game.read(view.state, text.removesuffix(AND_MORE).rstrip()) or [])[:1]
    if not actions:
        legal = [choice.name for choice in view.legal()]
        raise IllegalAction(match_words.no_choice(seat=Seat(view.seat), given=repr(text), names=legal))
    return actions


def bot_of(player: object, name: str) -> Bot:
    """Make a bot of an object that chooses.

    Args:
        player: A `Bot`, an object with `choose(view)`, or a class that makes one without arguments.
        name: The name of the bot.

    Returns:
        The bot.

    Raises:
        UnknownName: If the object does not choose.

    Example:
        >>> from hachiya.bots.own import bot_of
        >>> class Last:
        ...     def choose(self, view):
        ...         return view.legal()[-1]
        >>> bot_of(Last, "last").name
        'last'
    """
    if isinstance(player, Bot):
        return player
    chooser = player() if isinstance(player, type) and hasattr(player, "choose") else player
    if not callable(getattr(chooser, "choose", None)):
        raise UnknownName(say.no_chooser(given=repr(player), names=names_of_bots()))
    return Bot(name, _Asking(chooser))  # type: ignore[arg-type]  # it has `choose`


def find_named_bot(name: str) -> Bot:
    """Find a bot by name, or at `MODULE:NAME` in a module of one's own, which is imported.

    Args:
        name: The name of a bot, or the module, a colon, and the name in it of an object or class with `choose(view)`.

    Returns:
        The bot.

    Raises:
        UnknownName: If there is no such bot or module, if the module cannot be imported, or if the bot does not choose.

    Example:
        >>> from hachiya.bots.own import find_named_bot
        >>> find_named_bot("Whim").name
        'random'
    """
    check_type("the name of a bot", name, str)
    module, colon, attribute = name.partition(":")
    if not colon:
        return find_bot(name)
    here = str(Path.cwd())
    if here not in sys.path:  # as `python -m` has it there
        sys.path.insert(0, here)
    if not _is_there(module):
        raise UnknownName(say.no_module(bot=name, module=repr(module)))
    player = getattr(_imported(module, name), attribute, None)
    if player is None:
        raise UnknownName(say.no_such_bot(bot=name, attribute=repr(attribute), module=module))
    return bot_of(player, name)


def _imported(module: str, bot: str) -> ModuleType:
    try:
        return importlib.import_module(module)
    except Exception as error:  # the module may fail in any way
        last = traceback.extract_tb(error.__traceback__)[-1]
        why = f"{type(error).__name__}: {error} ({Path(last.filename).name}:{last.lineno})"
        raise UnknownName(say.broken_module(bot=bot, module=module, why=why)) from error


def _is_there(module: str) -> bool:
    try:
        return find_spec(module) is not None
    except (ImportError, ValueError):
        return False
