"""Who plays: the bots that `--bots` names, with commas between them."""

from collections.abc import Iterable

from hachiya.bots.names import bot_name
from hachiya.bots.own import find_named_bot
from hachiya.bots.registry import find_bot, names_of_bots
from hachiya.cli.failures import WrongUsage
from hachiya.games.game import Game
from hachiya.words.say import bots as say


def bot_names(text: str, least: int = 1) -> tuple[str, ...]:
    """Split the value of `--bots` into the names of at least so many bots; the name of one's own is `MODULE:NAME`."""
    names = tuple(name.strip() for name in text.split(","))
    if len(names) < least:
        raise WrongUsage(say.not_two(given=repr(text), names=names_of_bots()))
    return tuple(name if ":" in name else find_bot(name).name for name in names)


def check_bots(names: Iterable[str], game: Game) -> None:
    """Raise UnknownName or WrongUsage unless every bot exists and plays the game."""
    for name in dict.fromkeys(names):
        games = find_named_bot(name).games
        if games is not None and game.name not in games:
            raise WrongUsage(say.does_not_play(bot=bot_name(name), game=game.title, names=sorted(games)))


def bots_by_seat(names: tuple[str, ...], seats: int) -> tuple[str, ...]:
    """Give each of so many seats its bot: one bot for all of them, or one each."""
    if len(names) not in (1, seats):
        raise WrongUsage(say.not_by_seat(number=seats, total=len(names)))
    return names * seats if len(names) == 1 else names
