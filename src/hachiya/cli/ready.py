"""Bots that search get ready before they sit down."""

from hachiya.bots.bot import Bot
from hachiya.bots.names import called
from hachiya.bots.player import check_installed
from hachiya.bots.rooms import PARTS
from hachiya.games.game import Game
from hachiya.words.say import command as command_words
from hachiya.words.voice import say


def get_ready(bot: Bot, game: Game, lang: str) -> None:
    """Compile what the bot needs for this game, if it does, with a word about it at a terminal.

    From the disk cache that takes a second.
    """
    check_installed(bot)
    if bot.is_ready(game.room):
        return
    from rich.console import Console

    seconds = round(PARTS[game.room].seconds)
    told = say(command_words.gets_ready(bot=called(bot.name), game=game.title, seconds=seconds), lang)
    with Console(stderr=True).status(told):
        bot.prepare(game.room)
